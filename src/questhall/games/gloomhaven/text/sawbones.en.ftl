# Sawbones: names of the class and its cards; perks as they are worded by their contents.

class-sawbones = Sawbones

card-first-aid = First Aid
card-hand-of-the-surgeon = Hand of the Surgeon
card-hold-back-the-pain = Hold Back the Pain
card-booster-shot = Booster Shot
card-bloody-saw = Bloody Saw
card-curative-mixture = Curative Mixture
card-syringe = Syringe
card-battlefield-medicine = Battlefield Medicine
card-triage = Triage
card-mobile-response = Mobile Response
card-prevention-is-key = Prevention Is Key
card-teamwork = Teamwork
card-vaccine = Vaccine
card-hamstring = Hamstring
card-precaution = Precaution
card-regenerative-tissue = Regenerative Tissue
card-vital-strike = Vital Strike
card-blood-transfusion = Blood Transfusion
card-do-no-harm = Do No Harm
card-research-the-cure = Research the Cure
card-amputate = Amputate
card-euthanize = Euthanize
card-prescription = Prescription
card-master-physician = Master Physician
card-surgeons-satchel = Surgeon's Satchel
card-bedside-manner = Bedside Manner
card-gentlemans-anger = Gentleman's Anger
card-prep-for-surgery = Prep for Surgery
card-grisly-trauma = Grisly Trauma
card-medical-pack = Medical Pack
card-large-medical-pack = Large Medical Pack

sawbones-perk-1 = Remove two “−1” cards
sawbones-perk-2 = Remove four “+0” cards
sawbones-perk-3 = Replace one “+0” card with one “+2” card
sawbones-perk-4 = Add one “+2, rolling” card
sawbones-perk-5 = Add one “+1, Immobilize” card
sawbones-perk-6 = Add two “+0, Wound, rolling” cards
sawbones-perk-7 = Add one “+0, Stun, rolling” card
sawbones-perk-8 = Add one “+0, Heal 3 (self), rolling” card
sawbones-perk-9 = Add one “+0, Refresh 1 item” card

modifier-sawbones-perk-3-0 = +2
modifier-sawbones-perk-4-0 = +2, rolling
modifier-sawbones-perk-5-0 = +1, Immobilize
modifier-sawbones-perk-6-0 = +0, Wound, rolling
modifier-sawbones-perk-6-1 = +0, Wound, rolling
modifier-sawbones-perk-7-0 = +0, Stun, rolling
modifier-sawbones-perk-8-0 = +0, Heal 3 (self), rolling
modifier-sawbones-perk-9-0 = +0, Refresh 1 item

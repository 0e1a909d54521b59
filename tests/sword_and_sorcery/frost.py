"""A pack for tests: something of everything that a pack can add."""

from pathlib import Path

ABOUT = """\
id: frost
version: 1.0.0
game: sword_and_sorcery
title: {en: Frost, ru: Мороз}
authors: [Ada]
licence: CC-BY-4.0
languages: [en, ru]
"""

CONTENT = {
    "powers/frost.yaml": """\
powers:
- id: thick_coat
  action: passive
  levels:
  - {level: 1, stats: {armour: 1}}
- id: hailstone
  owner: laegon
  action: free
  levels:
  - {level: 1, cooldown: 2, do: next_attack(hits(1))}
- id: cold_breath
  action: special
  levels:
  - {level: 1, cooldown: 1, do: 'lose_hp(1, enemies(within=0))'}
""",
    "items/stash.yaml": """\
items:
- id: ice_pick
  kind: weapon
  sides:
  - {hands: main, fixed: 1, red: 1, blue: 1, category: axe, type: pierce}
""",
    "items/emporium.yaml": """\
items:
- id: fur_cloak
  kind: armour
  sides:
  - {price: 5, armour: 1, defence: 1, category: light}
- id: ice_lens
  kind: artifact
  sides:
  - {price: 1, grants: cold_breath}
- id: warm_broth
  kind: one_use
  copies: 2
  sides:
  - {price: 5, do: 'heal(3, self)'}
""",
    "items/more.yaml": """\
deck: treasure
items:
- id: frozen_coins
  kind: crowns
  crowns: 15
""",
    "heroes/ysolde.yaml": """\
id: ysolde
classes:
- id: ysolde_skald
  nature: neutral
  styles: [strength]
  save: [shield]
  move: 3
  capacity: 3
  flight: 5
  gem: [8 1 0 1 1, 9 2 0 1 1, 10 3 0 1 2, 11 3 1 1 2, 12 4 1 2 2, 13 4 2 2 2, 14 5 2 2 3]
  main: ice_pick
  armour: worn_jerkin
  inventory: [trail_hatchet]
  rules:
  - {id: cold_blood, when: counting, if: melee, limit: round, do: hits(1)}
  traits:
  - {id: sure_step, stats: {surefooted: 1}}
  uses:
  - {id: deep_breath, action: special, do: 'heal(1, self)'}
  scream: {id: scream_ysolde, target: hero, range: 2, do: 'heal(1, target)'}
powers:
- id: ice_grip
  action: special
  target: enemy
  range: 2
  levels:
  - {level: 1, cooldown: 2, do: 'then(lose_hp(1), afflict(slow))'}
  - {level: 4, cooldown: 2, do: 'then(lose_hp(2), afflict(stun))'}
""",
    "companions/owl.yaml": """\
companions:
- id: owl
  styles: [agility]
  hero_count: 1
  move: 6
  hp: 2
  fixed: 0
  red: 1
  blue: 1
  type: pierce
powers:
- id: call_owl
  owner: ysolde
  action: special
  levels:
  - {level: 1, cooldown: 3, companion: owl}
""",
    "enemies/wolves.yaml": """\
scrolls:
- id: wolf_green
  kind: wolf
  rank: green
  styles: [agility]
  race: monster
  primary: most_wounded
  weapons:
  - {id: fangs, fixed: 2, red: 0, blue: 0, type: pierce, effects: ['pay(hits(1), skill=1)']}
  rules:
  - {id: howl, when: behaviour, do: 'approach(1, enemies(kind=wolf))'}
  - {id: pelt, when: special, do: 'heal(1, self)'}
  behaviours:
  - {distances: [0], sentences: [strike(main), use(howl)]}
  - {distances: [1, 2, 3], sentences: [engage, strike(main)]}
  - {distances: [], sentences: [advance(2), use(howl)]}
enemies:
- {id: wolf_green_1, scroll: wolf_green, copy: 1, hp: [3, 3], shards: 1, crowns: 5}
- {id: wolf_green_2, scroll: wolf_green, copy: 2, hp: [3, 3], shards: 1, loot: 1, powers: 1}
powers:
- {id: ep_rime, icon: always, stats: {armour: 1}}
""",
    "masters/queen.yaml": """\
scrolls:
- id: queen_a
  kind: queen
  rank: purple
  styles: [magic]
  race: humanoid
  vengeful: true
  primary: priority_hero
  weapons:
  - {id: sceptre, fixed: 1, red: 1, blue: 1, type: mystic}
  rules:
  - {id: bite, when: behaviour, do: 'lose_hp(1, heroes(within=1))'}
  behaviours:
  - {distances: [0], sentences: [strike(main), use(bite)]}
  - {distances: [1, 2], sentences: [engage, strike(main)]}
  - {distances: [], sentences: [advance(2)]}
enemies:
- {id: queen, scroll: queen_a, copy: 1, hp: [8, 12], shards: 3, treasure: 1}
""",
    "encounters/frost.yaml": """\
encounters:
- id: enc_pack
  main: {count: 1}
  after: 'heal(1, heroes)'
""",
    "traps/frost.yaml": """\
traps:
- {id: thin_ice, targets: opener, copies: 9, do: 'afflict(slow, opener)'}
""",
    "events/frost.yaml": """\
events:
- {id: blizzard, type: normal, spawn: low, sight: 2, once: 'lose_hp(1, heroes, leaving=1)'}
- {id: thaw, type: normal, spawn: none}
- {id: tale, type: story, spawn: none, story: 1}
- {id: long_night, type: night, spawn: none}
""",
    "tiles/frost.yaml": """\
tiles:
- id: ledge
  areas:
  - {id: a, mark: 300 150, outline: [0 0, 600 0, 600 300, 0 300]}
  - {id: b, mark: 300 450, outline: [0 300, 600 300, 600 600, 0 600], difficult: true}
  borders:
  - {between: [a, b], open: [100 300 500 300]}
  edges:
  - {area: a, segment: 200 0 400 0}
  - {area: b, segment: 200 600 400 600}
""",
    "quests/pass.yaml": """\
id: pass
tiles:
- {tile: ledge, turn: 270, x: 0, y: 0}
- {tile: 8A, turn: 0, x: 1, y: 0}
start: [ledge.a]
shrines: [{area: ledge.a, active: true}]
gates: [{id: cave, area: 8A.b, symbol: hit, active: true}]
doors: [{id: ice_wall, between: [ledge.b, 8A.d]}]
chests: [ledge.b]
searches: [ledge.b]
waypoints: [ledge.b]
tokens: [{id: sledge, area: ledge.b}]
route: [ledge.b, ledge.a]
story_cards: [{card: tale, area: ledge.b}]
shadow_pool: [enemy, enemy, townsman]
shadows:
- {area: 8A.a, heroes: 2}
enemies: [wolf_green_1, wolf_green_2, gremlin_green_1]
set_aside: [queen]
events: [thaw blizzard, ev_11, thaw]
first_time: long_night
counters: [warmth 0]
answers: [feed, hide]
first: true
after: [q1]
next:
- {quest: q2}
defeat: {next: [q1], flags: [frozen]}
rules:
- {id: numb, when: counting, if: 'all(night, attacker_is_hero, ranged)', do: hits(-1)}
actions:
- id: push
  action: special
  at: sledge
  once: true
  story: true
  do: then(move_token(sledge, 1), count(warmth, 1))
- {id: fire, action: special, area: ledge.b, do: 'then(count(warmth, 1), take_item(warm_broth))'}
scripts:
- id: the_wolves_come
  when: story
  card: 1
  story: true
  do: decide(answer(feed, anything, shards(1)), answer(hide, anything, appear_in("8A.d", 1)))
- {id: she_comes, when: now, if: 'counter(warmth, 1)', story: true, do: 'bring(queen, "ledge.b")'}
- {id: won, when: now, if: killed(queen), do: 'then(run(thanks), win)'}
- {id: thanks, when: called, story: true, do: 'crowns(5, heroes)'}
""",
    "quests/side.yaml": """\
id: lair
tiles: [{tile: 8A, turn: 0, x: 0, y: 0}]
start: [8A.a]
enemies: [wolf_green_1]
events: [ev_11]
after: [q1]
opens_if: unless(flag(frozen))
scripts:
- {id: empty, when: start, do: win}
""",
}

ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg>'

TEXTS = {
    "card-frost--thick-coat": "Thick coat",
    "card-frost--hailstone": "Hailstone",
    "card-frost--cold-breath": "Cold breath",
    "card-frost--ice-pick": "Ice pick",
    "card-frost--fur-cloak": "Fur cloak",
    "card-frost--ice-lens": "Ice lens",
    "card-frost--warm-broth": "Warm broth",
    "card-frost--frozen-coins": "Frozen coins",
    "class-frost--ysolde-skald": "Ysolde, Skald\n    .text = She sings in the cold.",
    "innate-frost--cold-blood": "Cold blood",
    "innate-frost--sure-step": "Sure step",
    "innate-frost--deep-breath": "Deep breath",
    "scream-frost--scream-ysolde": "Song of the dead",
    "card-frost--ice-grip": "Ice grip",
    "companion-frost--owl": "Owl\n    .text = An owl of snow.",
    "card-frost--call-owl": "Call the owl",
    "scroll-frost--wolf-green": "Wolf\n    .text = Always hungry.",
    "foe-power-frost--howl": "Howl\n    .text = The pack comes nearer.",
    "foe-power-frost--pelt": "Pelt\n    .text = It restores 1 HP.",
    "card-frost--wolf-green-1": "Wolf\n    .text = Thin.",
    "card-frost--wolf-green-2": "Wolf\n    .text = Grey.",
    "card-frost--ep-rime": "Rime\n    .text = 1 more armour.",
    "scroll-frost--queen-a": "Queen of Frost\n    .text = She waits.",
    "foe-power-frost--bite": "Bite\n    .text = Heroes near her lose 1 HP.",
    "card-frost--queen": "Queen of Frost\n    .text = Alone.",
    "card-frost--enc-pack": "The pack\n    .text = One enemy; then all restore 1 HP.",
    "card-frost--thin-ice": "Thin ice\n    .text = Whoever opened it is slowed.",
    "card-frost--blizzard": "Blizzard\n    .text = Heroes lose 1 HP.",
    "card-frost--thaw": "Thaw\n    .text = Nothing happens.",
    "card-frost--tale": "A tale\n    .text = A tale.",
    "card-frost--long-night": "Long night\n    .text = It is night.",
    "area-frost--ledge-a": "Upper ledge",
    "area-frost--ledge-b": "Lower ledge",
    "table-option-quest-frost--pass": "The pass",
    "intro-frost--pass": "It snows.",
    "goal-frost--pass": "Slay the Queen of Frost.",
    "deed-frost--pass-push": "Push the sledge",
    "deed-story-frost--pass-push": "It slides.",
    "deed-frost--pass-fire": "Light a fire",
    "script-frost--pass-the-wolves-come": "The wolves come.",
    "story-frost--pass-the-wolves-come": "Eyes in the dark.",
    "script-frost--pass-she-comes": "The queen comes.",
    "story-frost--pass-she-comes": "She is tall.",
    "script-frost--pass-won": "She is slain.",
    "script-frost--pass-thanks": "The village thanks.",
    "story-frost--pass-thanks": "There is soup.",
    "answer-frost--pass-feed": "Feed them",
    "answer-frost--pass-hide": "Hide",
    "table-option-quest-frost--lair": "The lair",
    "intro-frost--lair": "It smells.",
    "goal-frost--lair": "Look about.",
    "script-frost--lair-empty": "It is empty.",
}


def a_pack(
    folder: Path, content: dict[str, str], texts: dict[str, str] | None = None, about: str = ABOUT
) -> Path:
    """A pack in a folder, in both languages the same."""
    lines = "\n".join([f"{key} = {text}" for key, text in (texts or {}).items()]) + "\n"
    files = {f"content/{name}": text for name, text in content.items()}
    files |= {f"text/pack.{language}.ftl": lines for language in ("en", "ru")}
    for name, text in {"pack.yaml": about, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def frost(folder: Path) -> Path:
    """The whole pack."""
    a_pack(folder, CONTENT, TEXTS)
    (folder / "icons").mkdir()
    (folder / "icons" / "ice_grip.svg").write_text(ICON, encoding="utf-8")
    return folder

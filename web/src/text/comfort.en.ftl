# Devices, being told, clocks, phrases, corrections, reports: learned when somebody needs them.

devices = Continue on another device
devices-help = Open this link on your phone or tablet, or scan the code. It works once, within { $minutes } minutes; after that the device holds your seat just as this one does.
devices-seats = It opens every seat on this screen.
devices-code = Code for another device
devices-new = New code
devices-withdraw = Withdraw the code
devices-withdrawn = The code no longer works.
devices-used = Another device now holds your seat.
devices-count = { $count ->
    [0] No other device has joined.
    [one] { $count } other device has joined.
   *[other] { $count } other devices have joined.
 }
devices-end = Sign them out
devices-arrived = This device now holds the seat.

telling = Tell me when it’s my turn
telling-help = Messages are sent only while you’re away from the table: one per turn, then quiet for a while. They say whose turn it is and nothing else.
telling-here = In this browser
telling-notify = Notify me when this page is in the background
telling-blocked = This browser doesn’t allow notifications for this page. You can change that in its settings.
telling-push = Notify me even when the page is closed
telling-push-off = This server sends no notifications to closed browsers.
telling-mail = By e-mail
telling-mail-address = E-mail address
telling-mail-send = Send a code
telling-mail-code = Code from the e-mail
telling-mail-confirm = Confirm
telling-mail-sent = We’ve sent a code to { $address }. Type it here.
telling-webhook = To a web address (webhook)
telling-webhook-help = For bots and home servers. Each call is signed; the secret is shown once.
telling-webhook-address = Web address
telling-webhook-host = For the whole table
telling-webhook-add = Add
telling-webhook-secret = Secret for the signature: { $secret }
telling-quiet = Quiet period
telling-quiet-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
telling-now = Who is told now
telling-nobody = Nobody yet.
telling-push-name = Browser ({ $address })
telling-mail-name = E-mail to { $address }
telling-webhook-name = Webhook at { $address }
telling-remove = Remove

clock = Clock
clock-off = No clock
clock-move = Time for each answer
clock-bank = Time for the whole game
clock-minutes = Minutes
clock-increment = Extra seconds for each answer
clock-at-zero = When time runs out
clock-zero-sign = Just show it
clock-zero-answer = A bot answers
clock-zero-seat = Others may give the seat to a bot
clock-set = Set the clock
clock-left = { $name }: { $time } left
clock-over = { $name }: time is up
clock-rests = The clock is paused
clock-pause = Pause the clock
clock-resume = Resume
clock-wish = Waiting for the others to agree to a pause
clock-give = Give the seat to a bot
notice-timed_out = { $name } ran out of time: a bot answers.
notice-clock = The host has changed the clock.

phrases = Ready-made phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-your-turn = It’s your turn.
phrase-one-moment = One moment, please.
phrase-i-am-back = I’m back.
phrase-help-me = Can you help me?
phrase-i-can-help = I can help.
phrase-wait-for-me = Wait for me.
phrase-go-on-without-me = Go on without me.
phrase-attack-this = Let’s attack this.
phrase-not-this = Better not this.
phrase-i-take-this = I’ll take this.
phrase-one-more-game = One more game?
phrase-enough-for-today = That’s enough for today.
ping-by = { $name } points at this.
ping-help = Alt + click, or P, points at a thing; everyone who may see it sees you pointing.

proposal-asked = { $name } asks to go back to choice { $to }. { $count ->
    [one] { $count } choice would be undone:
   *[other] { $count } choices would be undone:
 }
proposal-open = You asked to go back to choice { $to }. Waiting for { $names }.
proposal-withdraw = Withdraw
proposal-withdrawn = { $name } withdrew the request to go back.
proposal-line = { $name }: { $choice }
proposal-more = … and { $count } earlier
proposal-here = Propose to go back here
proposal-free = Go back here

letters = Text size
letters-percent = { $percent } %
contrast = High contrast

guide-lessons = Lessons of the guide
report = Report a problem
report-help = This saves a file on your computer. Nothing is sent anywhere; attach the file to your report if you like.
report-inside = The file holds:
report-save = the whole game (you may know everything here)
report-view = what your seat sees now and the question it is asked; the hidden cards of others aren’t in it
report-version = the versions of the game and of this page, and the table’s options
report-browser = your browser, the size of the window and your settings here
report-messages = the last { $count } messages between this page and the server, without your keys to the seat
report-faults = the last errors on this page ({ $count })
report-words = What happened? (optional)
report-make = Save the file

error-bad_code = This code isn’t valid, or no longer works.
error-no_clock = There is no clock at this table.
error-bad_address = No message can be sent to this address.
error-no_such_bell = This server doesn’t send such messages.
error-not_delivered = The message couldn’t be delivered. Try again later.

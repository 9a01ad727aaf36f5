## EventDay

event-day-check = This is a riders' edition; the event needs the organiser's file to judge answers.
event-day-check-2 = The riders' edition is not one of this quest; make it with “questctl seal”.
event-day-identifier-expected = An event's identifier has 1 to 40 small letters, digits and hyphens.

## LiveEvent+Office

live-event-has-result = The rider “{ $id }” was erased, and the number keeps its result; take another number.
live-event-decide = The quest has no task “{ $task }”.
live-event-replace-quest = This is another quest: its identifier is “{ $id }”, not “{ $id-2 }”.
live-event-share = An event has at most { $most-shares } links; take old ones back.

## LiveEvent+Riding

live-event-join = a public key, as “ed25519:…”
live-event-store-lines = A rider may have at most { $most-lines } lines.

## PhotoQuota

photo-quota-take = A rider may send at most { $most-photos } photos.
photo-quota-take-2 = The photos of a rider may have { $has-most-bytes-of-rider } MB together, and { $megabytes } are taken; send a smaller one.
photo-quota-take-3 = The photos of the event have reached { $has-most-bytes } MB, and no more are taken; tell the organiser.

## EventRoster

event-roster-binding = Another device has the name “{ $device }”; choose another one.

## NewRider

plain-name-expected = 1 to 64 letters, digits, points, hyphens and underscores, not points alone
plain-expected = a text without control characters

## EventError

problem-code-title-no-event = There is no such event.
problem-code-title-no-route = No way leads there on this map.
problem-code-title-no-map = The event has no map to find routes on.
problem-code-title-off-map = The place lies off the map of the event.
problem-code-title-not-found = There is nothing here.
problem-code-title-not-yet = This can be seen after the event.
problem-code-title-unauthorized = A valid token is missing; join again.
problem-code-title-forbidden = The token does not allow this.
problem-code-title-revoked = Another device rides for this rider now; ask the organiser.
problem-code-title-code-unknown = Nobody has this code.
problem-code-title-code-in-use = Another device joined with this code; the organiser can free it.
problem-code-title-event-over = The event is over.
problem-code-title-malformed = The request cannot be read.
problem-code-title-invalid-quest = The quest has errors.
problem-code-title-exists = It exists already.
problem-code-title-too-large = The request is too large.
problem-code-title-wrong-type = This type of file is not taken.
problem-code-title-wrong-digest = The bytes do not have this digest.
problem-code-title-rate-limited = Too many requests; wait a little.
problem-code-title-storage-full = The server's disk is full; nothing of the request was kept.
problem-code-title-unavailable = The server cannot answer now.
problem-code-title-method-not-allowed = This address does not take this method.
live-event-link-is-over = This link is not valid any more; ask the organiser for a new one.
live-event-too-many-answers = Too many answers to one task; the next one is taken later.
new-rider-id = { $expected }, unlike “{ $id }”

## EventProblem

event-problem-code-unknown = no such code was given out for this event; check the code and the address
event-problem-code-in-use = another device joined with this code; ask the organiser for a new one
event-problem-event-over = the event is over
event-problem-unauthorized = the server does not know this device any longer; join again with a code
event-problem-revoked = the organiser let this device go; ask for a new code to ride on with it
event-problem-too-large = the request was too large; less is sent at once
event-problem-rate-limited = too many requests; the next one goes out a little later
event-problem-storage-full = the server has no room; nothing is lost, it is sent again later
event-problem-unavailable = the server cannot answer now; nothing is lost, it is sent again later
event-problem-not-a-server = what answered is no server of an event (status { $status }); check the address, and whether the network wants a password
event-problem-not-a-server-2 = the server refused the request ({ $code }, status { $status })
event-client-state-fault-damaged = the file is not the state of a client, or it is damaged; remove it and join again, the log is sent anew
event-client-state-fault-newer = a newer version wrote the state; use that one, or remove the file and join again

## RequestTexts

request-not-an-object = This is not a JSON object.
request-text = a text
request-flag = true or false
request-array = an array
request-array-of-texts = an array of texts
request-text-2 = a text of 1 to { $bytes } bytes
request-number = a whole number from { $lower-bound } to { $upper-bound }
request-too-many = “{ $name }” may have at most { $most } elements.
request-wrong = “{ $name }” has to be { $expected }.

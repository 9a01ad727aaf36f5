## What veloquest.js says itself

engineNoBytes = a file has to be a string, a Uint8Array or an ArrayBuffer
engineNoMemory = there is no memory for { $count } bytes; raise memoryLimit
engineStopped = the engine was stopped; load it again
engineOutOfMemory = the memory of { $bytes } bytes is used up in { $name }; raise memoryLimit and load the engine again
engineTrap = the engine stopped in { $name }: { $said }; load it again, and please report this
engineKey = a key of { $name } cannot sign a log; make one of Ed25519, or of ECDSA over P-256

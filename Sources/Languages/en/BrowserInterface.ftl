## CallTexts

call-error-missing = { $name } is missing
call-error-wrong = { $name } is not a value of its kind
call-error-not-json = the request is not a JSON object
call-error-unknown-call = this build of the engine has no call { $name }; load VeloQuest.wasm, which has all parts
call-error-no-profile-texts = this build of the engine reads no profiles; load VeloQuest.wasm, which has all parts
call-error-closed-map = the map was closed
call-error-closed-quest = the quest was closed
call-error-closed-ride = the ride was closed
call-error-unknown-task = the quest has no task { $id }
call-error-no-map = the ride has no map: start it with one
call-error-unknown-profile = there is no profile { $name }; there are city, touring, fast, safe, mountain, family and flat

## EditionTexts

call-error-altered-edition = {" "}(key { $item })
call-error-altered-edition-2 = this edition was changed since the organiser signed it{ $key }; get the file anew, byte for byte
call-error-unsigned-edition = this edition is not signed, but the organiser signs with the key { $keys }; get it from the organiser
call-error-foreign-signature = this edition is signed with another key, { $key }; the organiser signs with the key { $keys }

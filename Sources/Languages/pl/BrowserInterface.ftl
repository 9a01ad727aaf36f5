## CallTexts

call-error-missing = brakuje { $name }
call-error-wrong = { $name }: wartość niewłaściwego rodzaju
call-error-not-json = żądanie nie jest obiektem JSON
call-error-unknown-call = ta kompilacja silnika nie ma wywołania { $name }; załaduj VeloQuest.wasm, gdzie są wszystkie części
call-error-no-profile-texts = ta kompilacja silnika nie czyta profili; załaduj VeloQuest.wasm, gdzie są wszystkie części
call-error-closed-map = mapa została zamknięta
call-error-closed-quest = quest został zamknięty
call-error-closed-ride = przejazd został zamknięty
call-error-unknown-task = w queście nie ma zadania { $id }
call-error-no-map = przejazd nie ma mapy: rozpocznij go z mapą
call-error-unknown-profile = nie ma profilu { $name }; są city, touring, fast, safe, mountain, family i flat

## EditionTexts

call-error-altered-edition = {" "}(klucz { $item })
call-error-altered-edition-2 = to wydanie zmieniono po podpisaniu przez organizatora{ $key }; pobierz plik od nowa, bajt w bajt
call-error-unsigned-edition = to wydanie nie jest podpisane, a organizator podpisuje kluczem { $keys }; weź plik od organizatora
call-error-foreign-signature = to wydanie podpisano innym kluczem, { $key }; organizator podpisuje kluczem { $keys }

## CallTexts

call-error-missing = { $name } fehlt
call-error-wrong = { $name } hat keinen passenden Wert
call-error-not-json = die Anfrage ist kein JSON-Objekt
call-error-unknown-call = diese Fassung der Engine kennt den Aufruf { $name } nicht; lade VeloQuest.wasm, darin ist alles enthalten
call-error-no-profile-texts = diese Fassung der Engine liest keine Profile; lade VeloQuest.wasm, darin ist alles enthalten
call-error-closed-map = die Karte wurde geschlossen
call-error-closed-quest = die Quest wurde geschlossen
call-error-closed-ride = die Fahrt wurde geschlossen
call-error-unknown-task = die Quest hat keine Aufgabe { $id }
call-error-no-map = die Fahrt hat keine Karte: starte sie mit einer
call-error-unknown-profile = es gibt kein Profil { $name }, nur city, touring, fast, safe, mountain, family und flat

## EditionTexts

call-error-altered-edition = {" "}(Schlüssel { $item })
call-error-altered-edition-2 = diese Ausgabe wurde geändert, seit der Veranstalter sie signiert hat{ $key }; hol die Datei neu, Byte für Byte
call-error-unsigned-edition = diese Ausgabe ist nicht signiert, der Veranstalter signiert aber mit dem Schlüssel { $keys }; hol sie beim Veranstalter
call-error-foreign-signature = diese Ausgabe ist mit einem anderen Schlüssel signiert, { $key }; der Veranstalter signiert mit dem Schlüssel { $keys }

## CallTexts

call-error-missing = { $name } manque
call-error-wrong = { $name } n’est pas une valeur du bon genre
call-error-not-json = la requête n’est pas un objet JSON
call-error-unknown-call = cette version du moteur n’a pas d’appel { $name } ; charge VeloQuest.wasm, qui a tous les modules
call-error-no-profile-texts = cette version du moteur ne lit pas les profils ; charge VeloQuest.wasm, qui a tous les modules
call-error-closed-map = la carte a été fermée
call-error-closed-quest = la quête a été fermée
call-error-closed-ride = le parcours a été fermé
call-error-unknown-task = la quête n’a pas de défi { $id }
call-error-no-map = le parcours n’a pas de carte : démarre-le avec une carte
call-error-unknown-profile = il n’y a pas de profil { $name } ; il y a city, touring, fast, safe, mountain, family et flat

## EditionTexts

call-error-altered-edition = {" "}(clé { $item })
call-error-altered-edition-2 = cette édition a été modifiée depuis sa signature par l’organisateur{ $key } ; récupère le fichier à nouveau, octet pour octet
call-error-unsigned-edition = cette édition n’est pas signée, or l’organisateur signe avec la clé { $keys } ; récupère-la auprès de lui
call-error-foreign-signature = cette édition est signée avec une autre clé, { $key } ; l’organisateur signe avec la clé { $keys }

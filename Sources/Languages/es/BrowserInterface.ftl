## CallTexts

call-error-missing = falta { $name }
call-error-wrong = { $name } no tiene un valor del tipo esperado
call-error-not-json = la petición no es un objeto JSON
call-error-unknown-call = esta versión del motor no tiene la llamada { $name }; carga VeloQuest.wasm, que lo incluye todo
call-error-no-profile-texts = esta versión del motor no lee perfiles; carga VeloQuest.wasm, que lo incluye todo
call-error-closed-map = el mapa se ha cerrado
call-error-closed-quest = la yincana se ha cerrado
call-error-closed-ride = el recorrido se ha cerrado
call-error-unknown-task = la yincana no tiene la prueba { $id }
call-error-no-map = el recorrido no tiene mapa: inícialo con uno
call-error-unknown-profile = no existe el perfil { $name }; hay city, touring, fast, safe, mountain, family y flat

## EditionTexts

call-error-altered-edition = {" "}(clave { $item })
call-error-altered-edition-2 = esta edición ha cambiado después de que la organización la firmara{ $key }; consigue el archivo de nuevo, sin alterar ni un byte
call-error-unsigned-edition = esta edición no está firmada, pero la organización firma con la clave { $keys }; pídesela a la organización
call-error-foreign-signature = esta edición está firmada con otra clave, { $key }; la organización firma con la clave { $keys }

## CallTexts

call-error-missing = не хватает { $name }
call-error-wrong = { $name } — значение не того вида
call-error-not-json = запрос — не объект JSON
call-error-unknown-call = в этой сборке нет вызова { $name }; загрузите VeloQuest.wasm, где есть все части
call-error-no-profile-texts = эта сборка не читает профилей; загрузите VeloQuest.wasm, где есть все части
call-error-closed-map = карту уже закрыли
call-error-closed-quest = квест уже закрыли
call-error-closed-ride = заезд уже закрыли
call-error-unknown-task = в квесте нет задания { $id }
call-error-no-map = у заезда нет карты: начните его с картой
call-error-unknown-profile = профиля { $name } нет; есть city, touring, fast, safe, mountain, family и flat

## EditionTexts

call-error-altered-edition = {" "}(ключ { $item })
call-error-altered-edition-2 = файл изменён после того, как его подписал организатор{ $key }; получите его заново, байт в байт
call-error-unsigned-edition = подписи нет, а организатор подписывает ключом { $keys }; получите файл у организатора
call-error-foreign-signature = подписано другим ключом, { $key }, а организатор подписывает ключом { $keys }

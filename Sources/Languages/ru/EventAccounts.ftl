## AccountService

account-service-checked = В имени от 1 до 100 байт без управляющих символов.

## AccountProblem

account-problem-reason-malformed = Запрос не читается.
account-problem-reason-signed-out = Сначала войдите.
account-problem-reason-cross-site = Запрос не со страницы этого сервера: «Origin» должен быть адресом самого сервера.
account-problem-reason-token-in-address = Токен стоит в адресе, где его сохранят журналы; передайте его в заголовке «Authorization».
account-problem-reason-rate-limited = Слишком много попыток; подождите.
account-problem-reason-unavailable = Сервер сейчас не может ответить.
account-problem-reason-storage-full = На сервере нет места.
account-problem-reason-attempt-unknown = Эта попытка входа закончилась: прошло слишком много времени, она уже завершена или начата в другом браузере. Начните заново.
account-problem-reason-passkey-message-no-passkeys = Этот сервер не принимает ключи доступа: у его адреса нет имени или нет https.
account-problem-reason-passkey-message-malformed-passkey = Ответ ключа доступа не читается.
account-problem-reason-passkey-message-wrong-origin = Ключ доступа использован на странице другого сайта.
account-problem-reason-passkey-message-wrong-relying-party = Ключ доступа — для другого сервера.
account-problem-reason-passkey-message-user-not-verified = Устройство не проверило, кто пользуется ключом доступа; настройте PIN, палец или лицо.
account-problem-reason-passkey-message-unsupported-key = Ключ доступа не того вида, который запрошен (ES256).
account-problem-reason-passkey-message-bad-signature = Подпись ключа доступа неверна.
account-problem-reason-passkey-message-counter-rolled-back = Ключ доступа насчитал меньше подписей, чем раньше: возможно, он скопирован. Войдите иначе и удалите его.
account-problem-reason-passkey-message-passkey-unknown = Такого ключа доступа нет ни у одной учётной записи.
account-problem-reason-passkey-message-passkey-exists = Этот ключ доступа уже зарегистрирован.
account-problem-reason-provider-message-provider-unknown = Такого способа входа нет.
account-problem-reason-provider-message-provider-refused = Сервис входа отказал.
account-problem-reason-provider-message-provider-unreachable = Сервис входа не отвечает; попробуйте позже.
account-problem-reason-provider-message-provider-faulty = Ответ сервиса входа не такой, каким должен быть.
account-problem-reason-provider-message-wrong-issuer = Ответ не от того сервиса входа, который был запрошен.
account-problem-reason-provider-message-token-algorithm = Токен сервиса входа подписан недопустимым способом.
account-problem-reason-provider-message-token-key = Токен сервиса входа подписан ключом, которого сервис не публикует.
account-problem-reason-provider-message-token-signature = Подпись токена сервиса входа неверна.
account-problem-reason-provider-message-token-audience = Токен сервиса входа — не для этого сервера.
account-problem-reason-provider-message-token-time = Токен сервиса входа сейчас не действует; проверьте часы обеих сторон.
account-problem-reason-provider-message-token-nonce = Токен сервиса входа — от другой попытки входа.
account-problem-reason-account-message-identity-taken = Этот способ входа принадлежит другой учётной записи.
account-problem-reason-account-message-last-way-in = Это последний способ входа; сначала добавьте другой.
account-problem-reason-account-message-too-many = Их уже слишком много; удалите лишнее.
account-problem-reason-account-message-invitation-unknown = Это приглашение больше не действует; попросите новое.
account-problem-reason-account-message-last-owner = У события должен быть владелец; сначала назначьте другого.
account-problem-reason-account-message-member-already = У вас уже есть эти права или большие.
account-problem-reason-account-message-other-task = Судья решает об ответах на одно задание, а это другое.
account-problem-reason-account-message-other-task-2 = Здесь ничего нет.

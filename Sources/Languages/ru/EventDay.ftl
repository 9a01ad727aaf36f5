## EventDay

event-day-check = Это издание для участников; для судейства нужен файл организатора.
event-day-check-2 = Издание для участников не от этого квеста; сделайте его командой «questctl seal».
event-day-identifier-expected = Идентификатор события — от 1 до 40 строчных латинских букв, цифр и дефисов.

## LiveEvent+Office

live-event-has-result = Участник «{ $id }» стёрт, и за номером остался результат; возьмите другой номер.
live-event-decide = В квесте нет задания «{ $task }».
live-event-replace-quest = Это другой квест: его идентификатор «{ $id }», а не «{ $id-2 }».
live-event-share = У события не больше { $most-shares } ссылок; отзовите старые.

## LiveEvent+Riding

live-event-join = открытым ключом вида «ed25519:…»
live-event-store-lines = У участника не больше { $most-lines } записей.

## PhotoQuota

photo-quota-take = Участник может прислать не больше { $most-photos } фотографий.
photo-quota-take-2 = Фотографии участника занимают вместе не больше { $has-most-bytes-of-rider } МБ, уже занято { $megabytes }; пришлите меньшую.
photo-quota-take-3 = Фотографии события заняли { $has-most-bytes } МБ, новые не принимаются; сообщите организатору.

## EventRoster

event-roster-binding = Имя «{ $device }» уже у другого устройства; выберите другое.

## NewRider

plain-name-expected = строкой из 1–64 латинских букв, цифр, точек, дефисов и подчёркиваний, не из одних точек
plain-expected = строкой без управляющих символов

## EventError

problem-code-title-no-event = Такого события нет.
problem-code-title-no-route = По этой карте туда не проехать.
problem-code-title-no-map = У события нет карты для маршрутов.
problem-code-title-off-map = Место вне карты события.
problem-code-title-not-found = Здесь ничего нет.
problem-code-title-not-yet = Это будет видно после события.
problem-code-title-unauthorized = Нет действующего токена; присоединитесь заново.
problem-code-title-forbidden = Этот токен такого не разрешает.
problem-code-title-revoked = За этого участника теперь едет другое устройство; обратитесь к организатору.
problem-code-title-code-unknown = Такого кода нет.
problem-code-title-code-in-use = С этим кодом уже присоединилось другое устройство; организатор может его освободить.
problem-code-title-event-over = Событие завершено.
problem-code-title-malformed = Запрос не читается.
problem-code-title-invalid-quest = В квесте ошибки.
problem-code-title-exists = Уже существует.
problem-code-title-too-large = Запрос слишком велик.
problem-code-title-wrong-type = Файлы такого вида не принимаются.
problem-code-title-wrong-digest = Байты не соответствуют хешу.
problem-code-title-rate-limited = Слишком много запросов; подождите.
problem-code-title-storage-full = На сервере нет места; из запроса ничего не сохранено.
problem-code-title-unavailable = Сервер сейчас не может ответить.
problem-code-title-method-not-allowed = Этот адрес не принимает такой метод.
live-event-link-is-over = Эта ссылка больше не действует; попросите у организатора новую.
live-event-too-many-answers = Слишком много ответов на одно задание; следующий будет принят позже.
new-rider-id = { $expected }, в отличие от «{ $id }»

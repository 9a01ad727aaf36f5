## EventProblem

event-problem-code-unknown = такого кода у этого мероприятия нет; проверьте код и адрес
event-problem-code-in-use = с этим кодом уже вошло другое устройство; попросите у организатора новый
event-problem-event-over = мероприятие закончилось
event-problem-unauthorized = сервер больше не знает это устройство; войдите ещё раз по коду
event-problem-revoked = организатор отключил это устройство; чтобы ехать с ним дальше, попросите новый код
event-problem-too-large = запрос слишком велик; отправляем частями
event-problem-rate-limited = слишком много запросов; следующий уйдёт чуть позже
event-problem-storage-full = на сервере нет места; ничего не потеряно, отправим позже
event-problem-unavailable = сервер сейчас не отвечает; ничего не потеряно, отправим позже
event-problem-not-a-server = ответил не сервер мероприятия (статус { $status }); проверьте адрес и не просит ли сеть пароль
event-problem-not-a-server-2 = сервер отклонил запрос ({ $code }, статус { $status })
event-client-state-fault-damaged = это не файл состояния клиента, или он повреждён; удалите его и войдите ещё раз, журнал отправится заново
event-client-state-fault-newer = состояние записала более новая версия; возьмите её или удалите файл и войдите ещё раз

## RequestTexts

request-not-an-object = Это не объект JSON.
request-text = строкой
request-flag = true или false
request-array = массивом
request-array-of-texts = массивом строк
request-text-2 = строкой от 1 до { $bytes } байт
request-number = целым числом от { $lower-bound } до { $upper-bound }
request-too-many = В «{ $name }» не больше { $most } элементов.
request-wrong = «{ $name }» должно быть { $expected }.

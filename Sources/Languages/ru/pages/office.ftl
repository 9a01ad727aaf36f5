## Страница организатора: рамка, карта, список участников, участник

officeTitle = Штаб · VeloQuest
parts = Разделы штаба
tabLive = Карта
tabAnswers = Ответы
tabRiders = Состав
tabMessages = Связь
tabStandings = Итоги
tabEvent = Событие
signInTitle = Штаб события
signInLead = Для организаторов и судей: с учётной записью или по ссылке организатора, полученной вместе с событием.
signInField = Ссылка или токен
signInAccount = С учётной записью
signInAccountDo = Войти
signInToken = Или по ссылке организатора
noMember = Вашей учётной записи в этом событии сейчас ничего не разрешено. Попросите у владельца приглашение и обновите страницу.
goneTitle = Событие удалено
goneLead = На сервере ничего не осталось, а этот браузер забыл токен.

problemOffline = Нет связи с сервером. Проверьте сеть; как только она появится, попытка повторится.
problemTimeout = Сервер не ответил вовремя. Попробуйте ещё раз: ничего не выполнится дважды.
problemUnreadable = Пришёл не ответ сервера, а что-то другое — возможно, страница входа в эту сеть. Проверьте сеть и повторите.
problemUnauthorized = Этот токен здесь не действует. Откройте ссылку организатора ещё раз или попросите новую у владельца сервера.
problemForbidden = Этот токен такого не позволяет: нужна ссылка организатора, а не участника или зрителя.
problemUnavailable = Сервер сейчас не отвечает. Подождите и повторите; если не помогло, проверьте сервер.
problemStorage = На диске сервера нет места, ничего не сохранено. Освободите место и повторите.
problemLarge = Слишком много для сервера. Отправьте частями.
problemNoEvent = На сервере нет такого события. Проверьте адрес; возможно, событие удалено.
problemRate = Слишком много запросов. Повторите через { $seconds } с.
problemOther = Сервер отказал: { $detail }
problemUnknown = Сервер отказал ({ $code }). Попробуйте ещё раз.

connection_connecting = Соединяемся …
connection_live = На связи
connection_lost = Связь прервана …
connection_offline = Нет сети
connection_refused = Вход не выполнен
connectionSince = { $what } · данные на { $clock }
connectionMeans_connecting = Страница запрашивает у сервера, что происходит.
connectionMeans_live = Всё происходящее видно с задержкой не больше секунды.
connectionMeans_lost = Сервер недоступен. На экране прежние данные; ваши решения хранятся здесь и уйдут позже. Попытки продолжаются.
connectionMeans_offline = У устройства нет сети. На экране прежние данные; ваши решения хранятся здесь и уйдут, когда сеть появится.
connectionMeans_refused = Сервер не принимает этот токен.
heardAt = Последние данные от сервера: { $clock }.
retryNow = Повторить сейчас
partMissing = Этот раздел не загрузился. Проверьте сеть, затем повторите или обновите страницу.
retry = Повторить
retryAll = Отправить всё сейчас
discard = Отбросить
sending = Отправляется …
waiting = Ждёт очереди.
outboxCount = { $count ->
        [one] { $count } не отправлено
        [few] { $count } не отправлено
        [many] { $count } не отправлено
       *[other] { $count } не отправлено
    }
outboxTitle = Ещё не отправлено
outboxLead = Хранится в этом браузере, пока не дойдёт до сервера.
outboxAccepted = Ответ принят: { $name }, { $task }
outboxRejected = Ответ отклонён: { $name }, { $task }
outboxAdjusted = Баллы для { $name }: { $value } ({ $reason })
outboxOut = Дисквалификация: { $name } ({ $reason })
outboxMessage = Сообщение ({ $name }): { $text }
outboxSetting = Настройка: { $what }
member_name = название
member_delay = задержка
member_retention = срок хранения данных людей
member_frozen = заморозка итогов
member_showsStandings = показ итогов
member_showsPositions = показ положений
member_showsNames = показ имён
stateFinished = завершено
stateFrozen = итоги заморожены

searchRiders = Найти участника
liveFilters = Показать
liveMap = Карта участников; их список рядом
liveNobody = В списке пока никого. Добавьте участников в разделе «Состав».
liveNoMatch = Никто не подходит.
mapMissing = Карта не загрузилась; в списке есть всё.
filter_all = Все
filter_out = В пути
filter_silent = Молчат
filter_late = Опаздывают
filter_flagged = Под вопросом
filter_home = Финишировали
filter_absent = Не появлялись
group_out = в пути
group_home = заезд окончен
group_absent = ещё не выходили на связь
saidSilent = { $name } больше не на связи.
silentSince = молчит
overLimit = сверх лимита на { $value }
withheld = { $count ->
        [one] { $count } ответ задержан: слишком часто
        [few] { $count } ответа задержаны: слишком часто
        [many] { $count } ответов задержано: слишком часто
       *[other] { $count } ответа задержаны: слишком часто
    }
lateLines = { $count ->
        [one] { $count } запись с опозданием до { $longest }
        [few] { $count } записи с опозданием до { $longest }
        [many] { $count } записей с опозданием до { $longest }
       *[other] { $count } записи с опозданием до { $longest }
    }
lateAfterEnd = { $count ->
        [one] { $count } запись после конца
        [few] { $count } записи после конца
        [many] { $count } записей после конца
       *[other] { $count } записи после конца
    }
lateAhead = часы спешат на { $value }
agoSeconds = { $value } с назад
agoMinutes = { $value } мин назад
agoHours = { $value } ч { $minutes } мин назад
speed = { $value } км/ч
never = ни разу
none = нет

fact_seen = Последняя связь
fact_position = Положение
fact_speed = Скорость
fact_lines = Записи журнала
fact_late = С опозданием
fact_points = Баллы
fact_limit = Лимит времени
fact_device = Телефон
follow = Следить на карте
writeTo = Написать
correct = Исправить
minorMark = ребёнок
personData = Скачать данные этого человека
nothingYet = Пока ничего.
limitAt = до { $clock }
startedAt = старт в { $clock }
outBecause = Дисквалификация: { $reason }
attempts = { $count ->
        [one] { $count } попытка
        [few] { $count } попытки
        [many] { $count } попыток
       *[other] { $count } попытки
    }
unproven = не подтверждено положениями
outcome_solved = решено
outcome_pending = ждёт вас
outcome_unsolved = на месте
outcome_missed = не взято
outcome_skipped = пропущено
outcome_revealed = ответ показан
outcome_tooLate = слишком поздно
outcome_outOfOrder = не по порядку
extra_allTasks = Все задания
extra_early = Раньше срока
extra_toll = Плата за въезд
extra_late = Опоздание
extra_lostAll = Все баллы потеряны
extra_adjustment = Исправление
extra_leastTotal = Наименьшая сумма
line_opened = журнал начат
line_started = старт
line_checkedIn = отметка
line_answered = ответ
line_tookHint = подсказка
line_skipped = пропуск задания
line_revealed = показ ответа
line_flagged = метка
line_finished = финиш
line_withdrew = сход

## Ответы, участники и коды, сообщения, результаты и поправки

answersNone = Ответов на проверку нет
answersNoneLead = Фотографии и ответы, которые ждут вашего решения, появятся здесь сами.
answerPlace = { $place } из { $all }
answerKnown = В квесте: { $answer }
arrivedLate = пришёл через { $value }
photo = фото
photoOf = Фото участника { $name }
photoLoading = Фото загружается …
photoStrange = Этот браузер не показывает фото вида { $type }. Сохраните его и откройте в другой программе.
savePhoto = Сохранить фото
reasonLabel = Причина для участника (необязательно)
reasonHint = На снимке не видно таблички
do_accept = Принять
do_reject = Отклонить
do_next = Дальше
do_previous = Назад
do_skip = Позже
saidAccepted = Принято: { $name }
saidRejected = Отклонено: { $name }
decidedNow = Только что решено
accepted = принято
rejected = отклонено
change = Изменить решение

rosterCount = { $count ->
        [one] { $count } участник, вошли: { $joined }
        [few] { $count } участника, вошли: { $joined }
        [many] { $count } участников, вошли: { $joined }
       *[other] { $count } участника, вошли: { $joined }
    }
addOne = Добавить или изменить участника
addOneLead = Если такой номер уже есть, данные участника заменятся.
riderId = Номер или краткое имя
addRider = Сохранить участника
addTable = Добавить таблицей
addTableLead = Скопируйте из электронной таблицы и вставьте сюда или выберите файл CSV. Столбцы в первой строке: номер, имя, команда, класс, ребёнок (да — для детей).
tablePaste = Таблица участников
tableExample = номер;имя;команда;класс{"\u000A"}17;Анна Иванова;Совы;Женщины
table_noRows = В таблице пока ничего нет.
table_noRider = В первой строке нет столбца «номер». Подпишите его над номерами.
tablePreview = { $count ->
        [one] { $count } участник, из них уже есть: { $known }
        [few] { $count } участника, из них уже есть: { $known }
        [many] { $count } участников, из них уже есть: { $known }
       *[other] { $count } участника, из них уже есть: { $known }
    }
chooseFile = Файл CSV …
addTableDo = Добавить участников
saidAdded = { $count ->
        [one] { $count } участник сохранён
        [few] { $count } участника сохранены
        [many] { $count } участников сохранено
       *[other] { $count } участника сохранены
    }
codesTitle = { $count ->
        [one] { $count } код для выдачи
        [few] { $count } кода для выдачи
        [many] { $count } кодов для выдачи
       *[other] { $count } кода для выдачи
    }
codesLead = Сервер показывает коды один раз. Распечатайте или сохраните их сейчас: они здесь, пока вы их не уберёте и не закроете вкладку.
cardsLanguage = Язык карточек
printCards = Печать карточек
saveCodes = Сохранить таблицей
hideCodes = Убрать коды
hideCodesLead = Показать их снова нельзя. Вместо потерянного кода сделайте новый: старая карточка тогда не годится.
codesMissing = { $count ->
        [one] Новый код для { $count } не вошедшего
        [few] Новые коды для { $count } не вошедших
        [many] Новые коды для { $count } не вошедших
       *[other] Новые коды для { $count } не вошедших
    }
codesMissingLead = Ранее выданные им карточки перестанут действовать. У вошедших участников ничего не изменится.
minorField = Ребёнок: другие видят номер, но не имя
minorLead = Младше 16 лет, с согласия родителя или опекуна. Имя видят только организаторы и своя команда.
editRider = Изменить
newCode = Новый код
newCodeTitle = Новый код для { $name }?
newCodeLead = Карточка с прежним кодом перестанет действовать.
newCodeJoined = Телефон, с которым участник едет сейчас, будет отключён; всё записанное останется. Это нужно, если телефон потерян или сломан.
erase = Стереть
eraseTitle = Стереть { $name }?
eraseLead = Имя, устройство, фото, положения, код и записи заезда удаляются навсегда. Результат остаётся без имени. Сначала проверьте ответы, которые ждут решения. Отменить нельзя.
eraseSure = Да, стереть этого человека
hasJoined = на телефоне
notJoined = не вошёл
copied = Скопировано.
copyByHand = Браузер не даёт копировать; выделите текст и скопируйте его.

messageTitle = Новое сообщение
messageLead = На телефонах оно появится через несколько секунд, без сети — как только сеть найдётся.
messageTo = Кому
toAll = { $count ->
        [one] Всем ({ $count } участник)
        [few] Всем ({ $count } участника)
        [many] Всем ({ $count } участников)
       *[other] Всем ({ $count } участника)
    }
toEverybody = Всем
messageText = Текст
messageCount = { $value } из { $most }
quick1 = Пожалуйста, позвоните в штаб.
quick2 = Время подходит к концу: возвращайтесь на финиш.
quick3 = Дорога перекрыта, следуйте указателям.
sendMessage = Отправить
saidSending = Сообщение отправляется.
messagesNone = Отсюда пока ничего не отправляли.

standingsAt = Состояние на { $clock }
standingsNone = Результатов пока нет.
flags = { $count ->
        [one] { $count } вопрос
        [few] { $count } вопроса
        [many] { $count } вопросов
       *[other] { $count } вопроса
    }
lateTag = записи с опозданием
toBeJudged = проверьте
freezeLead = Участники и зрители видят итоги. Если заморозить, у них они больше не меняются, и развязка останется сюрпризом.
freezeHidden = Участники и зрители сейчас не видят итоги; показать их можно в разделе «Событие».
freeze = Заморозить итоги
unfreeze = Разморозить итоги
frozenSince = Заморожены: остальные видят состояние на { $clock }
decisionsTitle = Принятые решения
decisionsLead = Подписаны в журнале штаба, с причинами.
decisionsNone = Пока нет.
decidedAccepted = «{ $task }» принято
decidedRejected = «{ $task }» отклонено
decidedPoints = баллы { $value }
decidedOut = дисквалификация
correctTitle = Исправить: { $name }
correctWho = Чей заезд
correctKind = Что сделать
kindAdjusted = Прибавить или снять баллы
kindDisqualified = Дисквалифицировать
correctPoints = Баллы; с минусом — снять
correctOut = Заезд останется в списке без места. Отозвать решение, записанное в журнал штаба, нельзя.
correctReason = Причина, её прочтёт участник
correctSend = Решить

## Само событие: настройки, ссылки, редакции, файлы, конец, журнал действий

settingsLead = Изменения сохраняются сразу.
setting_showsStandings = Участники и зрители видят итоги
setting_showsPositions = Зрители видят участников на карте
setting_showsNames = С именами; если выключено — только номера
settingDelay = Задержка карты для зрителей, в секундах
settingDelayLead = Более свежих данных зрители не получают, чтобы никто не мог подсказать, где искать.
settingRetention = Через сколько дней после финиша стираются данные людей
settingRetentionLead = Стираются имена, коды, фото и путь; итоги остаются, с номерами. 0 — хранить, пока событие не удалено. Участники узнают об этом до входа.
openLive = Открыть страницу зрителей
saidSaving = Настройка сохраняется.

sharesTitle = Ссылки для зрителей
sharesLead = По такой ссылке видны итоги и карта с задержкой, даже если они показаны не всем.
shareLabel = Для кого
shareHint = Семьи, местное радио …
hoursCount = { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
shareMake = Сделать ссылку
shareMade = Ссылка «{ $label }», действует до { $clock }. Она видна только сейчас.
link = Ссылка
copyLink = Копировать ссылку
shareUntil = действует до { $clock }
shareOver = истекла { $clock }
revoke = Отозвать
revokeTitle = Отозвать ссылку «{ $label }»?
revokeLead = Тот, кто ею пользуется, будет видеть только то, что видят все.

editionTitle = Квест
editionLead = Новая редакция заменит ту, по которой едут. Сначала она проверяется здесь; без вашей команды ничего не отправляется.
editionNow = { $count ->
        [one] Сейчас: «{ $title }», { $count } задание
        [few] Сейчас: «{ $title }», { $count } задания
        [many] Сейчас: «{ $title }», { $count } заданий
       *[other] Сейчас: «{ $title }», { $count } задания
    }
editionChoose = Выбрать файл квеста …
editionEdit = Править на карте
editionFound = { $count ->
        [one] Новый: «{ $title }», { $count } задание; добавлено { $added }, убрано { $removed }
        [few] Новый: «{ $title }», { $count } задания; добавлено { $added }, убрано { $removed }
        [many] Новый: «{ $title }», { $count } заданий; добавлено { $added }, убрано { $removed }
       *[other] Новый: «{ $title }», { $count } задания; добавлено { $added }, убрано { $removed }
    }
editionMeans = Телефоны получат её при следующем сеансе связи. Всё, что уже сделано, остаётся и оценивается по новой редакции.
editionOther = Это другой квест: у него другой идентификатор. Создайте для него новое событие.
publish = Опубликовать редакцию
published = Файл { $name } опубликован.
checking = Файл { $name } проверяется …
checkedGood = Файл { $name } годится.
checkedBad = В файле { $name } ошибки. Исправьте их и выберите его снова.
engineMissing = Проверить квест не удалось ({ $detail }). Обновите страницу и выберите файл снова.
findingsNone = Замечаний нет
findingsCount = Ошибок: { $errors }, предупреждений: { $warnings }, советов: { $notes }
severityerror = ошибка
severitywarning = внимание
severitynote = совет
atLine = строка { $line }

exportTitle = Файлы
exportLead = Всё о событии, кроме токенов и кодов; questctl читает их как есть.
file_export_zip = всё, с треками и фотографиями
file_standings_csv = итоги для электронной таблицы
file_standings_json = итоги с каждым баллом
file_standings_xml = итоги в формате IOF XML 3.0
file_logs_jsonl = записи телефонов
file_office_jsonl = решения штаба
file_riders_csv = кто едет
file_quest_geojson = квест с ответами

endingTitle = Завершение
finishLead = Когда все вернулись.
finishedAt = Событие завершено: { $clock }.
finish = Завершить событие
finishTitle = Завершить «{ $name }»?
finishMeans1 = Всё, что случится с этого момента, не засчитывается, войти больше нельзя.
finishMeans2 = Телефоны без сети ещё могут прислать то, что было раньше; до тех пор итоги могут меняться.
finishMeans3 = Проверять ответы и исправлять можно и дальше. Отменить завершение нельзя.
finishOut = { $count ->
        [one] { $count } участник ещё в пути!
        [few] { $count } участника ещё в пути!
        [many] { $count } участников ещё в пути!
       *[other] { $count } участника ещё в пути!
    }
finishWaiting = { $count ->
        [one] { $count } ответ ещё ждёт вас.
        [few] { $count } ответа ещё ждут вас.
        [many] { $count } ответов ещё ждут вас.
       *[other] { $count } ответа ещё ждут вас.
    }
finishSure = Да, завершить событие сейчас
deleteLead = Удаляет событие и всё, что в нём есть, с сервера.
delete = Удалить событие …
deleteTitle = Удалить «{ $name }»?
deleteMeans = Участники, журналы, положения, фотографии и итоги пропадут навсегда. Сначала сохраните файлы.
deleteType = Чтобы удалить, введите название: { $name }
deleteOther = Это не название события.
forgetLead = На компьютере, которым пользуются и другие:
forget = Выйти на этом компьютере
auditTitle = Кто что делал
auditLead = Последние 500 изменений, новые сверху.
auditRead = Прочитать снова

## Люди с учётными записями

membersTitle = Помощники
membersLead = У каждого своя учётная запись и роль — вместо одной ссылки на всех.
membersRead = Показать помощников
membersNone = Пока никого.
noAccountsHere = На этом сервере нет учётных записей.
claimLead = Свяжите событие со своей учётной записью, чтобы открывать его без ссылки:
claim = Это моё событие
claimSignIn = Сначала войти
claimed = Событие ваше: вы его владелец.
roleMeans_owner = Владелец: всё, включая роли
roleMeans_organiser = Организатор: ведёт событие
roleMeans_judge = Судья: ответы на одно задание
roleMeans_spectator = Зритель: видит итоги и карту
roleField = Роль
taskField = Задание
changeRole = Изменить
changeRoleTitle = Что может { $name }?
takeOut = Убрать
takeOutTitle = Убрать: { $name }?
takeOutLead = Этот человек больше ничего не сможет делать в событии.
inviteTitle = Пригласить
invite = Сделать приглашение
inviteMade = Приглашение: { $what }, для одного человека, действует до { $clock }. Оно видно только сейчас: отправьте ссылку или дайте отсканировать.
inviteDone = Отправлено

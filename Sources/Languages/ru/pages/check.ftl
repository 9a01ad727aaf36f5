## Проверка GeoJSON.

title = Проверка GeoJSON · VeloQuest
welcome = Верен ли этот GeoJSON?
lead = Каждая ошибка — со строкой, столбцом и советом. Что исправляется наверняка, исправит одно нажатие, а остальной файл не изменится ни на байт.
dropHere = Перетащите файл сюда или вставьте текст
choose = Выбрать файл
paste = Вставить текст
promise1 = RFC 7946 и то, что разрешено, но вряд ли задумано: переставленные координаты, самопересечения.
promise2 = И испорченный JSON: пропущенные запятые, кавычки, скобки.
promise3 = Файлы от 100 МБ и больше, в том числе по объекту на строку.
work = Результат
facts = { $size } · строк: { $lines }
shapes = объектов: { $features } · точек: { $positions }
fixAll = { $count ->
        [one] Исправить { $count } место
        [few] Исправить { $count } места
       *[other] Исправить { $count } мест
    }
nothingToFix = Исправлять нечего
saveFile = Сохранить файл
saveSarif = Сохранить SARIF
sarifTitle = Замечания для GitHub, GitLab и редакторов
another = Другой файл
textHelp = Текст файла; прокрутка стрелками
mapHelp = Чертёж геометрий; стрелки двигают, плюс и минус — масштаб
severities = Важность
error = Ошибки
warning = Предупреждения
note = Заметки
rule = Правило
allRules = Все правила
lint = И правила стиля
reading = Чтение { $size } …
checking = Проверка … { $seconds } с
fixing = Исправление … { $seconds } с
loading = Загрузка проверки …
progress = Ход работы
cancelled = Отменено. Текст показан без проверки.
found = ошибок: { $errors }, предупреждений: { $warnings }, заметок: { $notes }
clean = Замечаний нет. Файл соответствует RFC 7946.
filtered = Под эти фильтры не попадает ни одно замечание.
unchecked = Не проверено.
fixedAll = { $count ->
        [one] исправлено { $count } место
        [few] исправлено { $count } места
       *[other] исправлено { $count } мест
    }
fixedOne = Исправлено
nothingDrawn = Геометрий для чертежа не найдено
featureNumber = Объект { $number }
pasteTitle = Вставьте GeoJSON
pasteHint = { "{" }"type": "FeatureCollection" …
checkIt = Проверить
pastedName = pasted.geojson
failed = Проверка остановилась: { $message }
tooLarge = В этом файле { $size }; здесь проверяется до 1 ГБ. Команда questctl geojson lint проверит любой.

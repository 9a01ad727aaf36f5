## FileError

file-error-write = не удалось записать { $path }: файл тем временем удалили или заменили, откройте его заново
file-error-read = не удалось прочитать { $path }: это устройство или канал, а нужен файл на диске
file-error-read-2 = не удалось прочитать { $path }: { $reason }
file-error-write-2 = не удалось записать { $path }: { $reason }
file-error-lock = не удалось записать { $path }: его сейчас пишет другая программа, сначала закройте её

## FileNamesError

file-names-error = в папке { $argument } нет файлов с подходящими именами; назовите сами файлы
file-names-error-2 = ни один файл не подходит под { $argument }

## Measures

metres = { $number } м
kilometres = { $number } км
square-metres = { $number } м²
hectares = { $number } га
square-kilometres = { $number } км²
seconds = { $number } с
minutes = { $number } мин
hours-and-minutes = { $hours } ч { $minutes } мин

## SystemLibraryError

system-library-error-missing = для этого нужна библиотека { $library }, а она не установлена: в Debian и Ubuntu `apt-get install { $apt }`, в macOS `brew install { $brew }`
system-library-error-unusable = в { $file } нет функции { $function }, эта версия библиотеки { $library } слишком стара: установите новее

## XMLError

xml-error-no-element = в нём нет ни одного элемента XML
xml-error-unexpected-end = текст обрывается внутри { $name }
xml-error-malformed-tag = тег записан неправильно
xml-error-unknown-markup = разметка, недопустимая здесь в XML
xml-error-mismatched-end = </{ $found }> ничего не закрывает
xml-error-mismatched-end-2 = </{ $found }> стоит там, где ожидается </{ $expected }>
xml-error-repeated-attribute = атрибут { $name } повторяется в одном теге
xml-error-unknown-entity = { $name } — неизвестная сущность: знак & записывается как &amp;
xml-error-forbidden-character = { $reference } обозначает управляющий или другой символ, недопустимый в XML: удалите его
xml-error-content-outside-root = содержимое за пределами корневого элемента
xml-error-too-deep = вложенность элементов больше { $limit }
xml-error-too-long = слишком длинный тег
xml-error-unsupported-encoding = кодировка { $name } не поддерживается: сохраните файл в UTF-8
quoted = «{ $text }»
and-more = { $list } и ещё { $count }
alternative = { $one } или { $other }
conjunction = { $one } и { $other }
file-error-in-page = файла { $path } нет: у веб-страницы нет файлов, передайте его байты

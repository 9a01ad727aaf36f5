## MeaningTexts

syntax-boolean = условие
syntax-number = число
syntax = текст
syntax-instant = дата или момент
syntax-interval = интервал
syntax-geometry = геометрия
syntax-array = массив
syntax-any = свойство
syntax-property-alone = одно свойство — ещё не условие; сравните его: … = TRUE или … IS NOT NULL
syntax-no-condition = это { $name }, а не условие; сравните с чем-нибудь
syntax-wrong-type = это { $name }, а здесь ожидается { $wanted }
syntax-different-types = нельзя сравнить: { $left } и { $right }; числа пишутся без кавычек, тексты — в одинарных кавычках, даты — как DATE('2020-12-31')
syntax-no-scalar-geometry = геометрии сравнивают функциями, например S_INTERSECTS(geometry, BBOX(…)); свойство с таким именем — это property('geometry')
syntax-no-scalar-interval = интервалы сравнивают функциями, например T_INTERSECTS(…, INTERVAL(…))
syntax-no-scalar-interval-2 = массивы сравнивают функциями, например A_CONTAINS(…, ('a', 'b'))
syntax-compared-with-null = с NULL ничто не равно; пишите … IS NULL или … IS NOT NULL
syntax-null-alone = NULL пишут только в … IS NULL и … IS NOT NULL
syntax-reserved-word = { $word } — слово языка и здесь стоять не может; свойство с таким именем пишется "{ $word }"
syntax-two-powers = укажите скобками, какое ^ вычислять первым
syntax-unknown-function = функции «{ $shown }» нет; есть CASEI, ACCENTI, DATE, TIMESTAMP, INTERVAL, BBOX, S_…, T_…, A_…, id, geometry_type, area, length, property
syntax-no-date = это не дата; пишите '2020-12-31', а момент — TIMESTAMP('2020-12-31T23:59:59Z')
syntax-no-moment = это не момент по UTC; пишите '2020-12-31T23:59:59Z', а дату — DATE('2020-12-31')
syntax-no-interval-end = концом интервала может быть '2020-12-31', '2020-12-31T23:59:59Z', '..' или свойство
syntax-backward-interval = интервал кончается раньше, чем начинается; поменяйте концы местами
syntax-instant-for-interval = { $function } сравнивает интервалы; напишите INTERVAL('…', '…') либо T_INTERSECTS, T_BEFORE, T_AFTER, T_EQUALS, T_DISJOINT
syntax-no-time = это { $name }, а здесь ожидается свойство, DATE('…'), TIMESTAMP('…') или INTERVAL('…', '…')
syntax-no-element = это { $name }, а в массивах GeoJSON такого нет
syntax-no-geometry = здесь нужна геометрия: geometry (геометрия объекта), BBOX(запад, юг, восток, север) или WKT, например POINT(61.4 55.2)
syntax-no-box = у рамки четыре числа: запад, юг, восток, север (или шесть с высотами), юг не выше севера
syntax-unsupported-relation = для { $function } с такими геометриями нужен геометрический модуль, а он не подключён; без него сравниваются рамки и точки: S_INTERSECTS(geometry, BBOX(…))

## SelectionTexts

selection-renamed-twice = свойство «{ $shown }» переименовано дважды; оставьте одно новое имя
selection-name-taken = два свойства получили бы имя «{ $shown }»; отбросьте одно из них или выберите другое имя

## SyntaxTexts

syntax-title = фильтр не является текстом CQL2
syntax-unclosed-text = текст не закрыт; поставьте ' в конце, а кавычку внутри пишите как ''
syntax-unclosed-name = имя не закрыто; поставьте " в конце
syntax-empty-name = между кавычками нет имени; тексты пишутся в одинарных кавычках: ''
syntax-number-without-exponent = после E в числе нужны цифры, например 1E6
syntax-number-runs-on = это не число и не имя; имя, которое начинается с цифры, пишите в двойных кавычках, текст — в одинарных
syntax-not-a-number = это число слишком велико
syntax-instead = в CQL2 вместо { $sign } пишут { $right }
syntax-strange-character = «{ $shown }» здесь ничего не значит; имя с такими знаками пишите в двойных кавычках, текст — в одинарных
syntax-empty = фильтр пуст; напишите условие, например population > 1000000, или TRUE для всех объектов
syntax-too-long = фильтр может занимать не больше миллиона байтов
syntax-too-deep = скобки и функции вложены глубже { $depth } уровней
syntax-long-pattern = шаблон может занимать не больше { $pattern } байтов
syntax-ends-before = фильтр здесь кончается, но не хватает: { $expected }
syntax-expected-operator = AND, OR или конец фильтра
syntax-value = свойство, число, текст в одинарных кавычках или функция
syntax-number-2 = число или свойство
syntax-coordinate = координата в градусах
syntax-pattern = шаблон в одинарных кавычках, где % — любые знаки, а _ — один
syntax-name-in-quotes = имя свойства в одинарных кавычках
syntax-date = дата в одинарных кавычках: '2020-12-31'
syntax-moment = момент в одинарных кавычках: '2020-12-31T23:59:59Z'
syntax-interval-end = дата или момент в одинарных кавычках, '..' или свойство
syntax-sign = «{ $sign }»

## OperationTexts

operation-not-on-earth = точки { $longitude },{ $latitude } нет на Земле: долгота от −180 до 180, широта от −90 до 90; координаты в метрах сначала перепроецируйте
operation-unusable-number = число { $number } не конечно или вне допустимого здесь диапазона
operation-invalid = площадь построена неправильно: { $message }
operation-member = номер { $index }: { $message }
operation-too-many = получилось бы частей: { $count }, больше миллиона; выберите части длиннее
syntax-expected = здесь нужно: { $expected }{ $shown ->
        [none] {""}
       *[other] , а стоит «{ $shown }»
    }

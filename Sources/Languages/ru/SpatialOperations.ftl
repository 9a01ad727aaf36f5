## DissolvingError

dissolving-error = объект { $numbers }: { $text }
dissolving-error-2 = объекты { $numbers }{ $more }: { $text }

## PlanarGeometryError

planar-geometry-error-not-finite = в точке { $longitude },{ $latitude } есть число, которое не является конечным
planar-geometry-error-not-on-earth = точки { $longitude },{ $latitude } нет на Земле: долгота от −180 до 180, широта от −90 до 90; исправьте координаты, а файл в метрах сначала перепроецируйте
planar-geometry-error-unusable = геометрия { $kind } построена неправильно: { $reason }
planar-geometry-error-failed = не удалось выполнить операцию «{ $words }» ({ $reason }); сначала исправьте неправильные полигоны
planar-geometry-error-unusable-distance = { $metres } — не расстояние до 1000 км
planar-geometry-error-invalid = площадь построена неправильно: { $invalidity }; сначала исправьте её
planar-geometry-error-area-not-kept = исправление изменило бы площадь с { $before } на { $after } кв. градусов; попробуйте другой способ или начертите контур заново
planar-geometry-error-collapsed = от площади ничего бы не осталось: её кольца ничего не охватывают; начертите её заново или сделайте линией
planar-geometry-error-no-area = { $kind } — не площадь, по которой можно обрезать: начертите Polygon или постройте буфер
planar-geometry-error-out-of-memory = библиотеке GEOS не хватило памяти
planar-geometry-error-operation-words-intersection = пересечение
planar-geometry-error-operation-words-union = объединение
planar-geometry-error-operation-words-difference = разность
planar-geometry-error-operation-words-symmetric-difference = симметрическая разность
planar-geometry-error-operation-words-buffer = буфер
planar-geometry-error-operation-words-convex-hull = выпуклая оболочка
planar-geometry-error-operation-words-simplification = упрощение
planar-geometry-error-operation-words-predicate = сравнение
planar-geometry-error-operation-words-validity = проверка правильности
planar-geometry-error-operation-words-repair = исправление
planar-geometry-error-operation-words-measurement = измерение
planar-geometry-error-operation-words-indexing = построение индекса
planar-geometry-error-operation-words-conversion = преобразование

## ReferenceSystemError

reference-system-error-unknown-system = неизвестная система координат «{ $shortened }» ({ $reason }); пишите, например, EPSG:4326
reference-system-error-not-a-system = «{ $shortened }» — не система координат; строке PROJ нужно добавить +type=crs
reference-system-error-not-horizontal = в «{ $name }» нет координат на карте: точка GeoJSON — это долгота или восток, широта или север и, возможно, высота; выберите географическую, прямоугольную или составную систему
reference-system-error-conflicting-systems = система координат названа и как { $shortened }, и как { $shortened-2 }; удалите неверное поле «crs»
reference-system-error-unreadable-member = в поле «crs» нет ни названия, ни кода EPSG; укажите систему координат сами
reference-system-error-no-transformation = нет преобразования известной точности из { $shortened } в { $shortened-2 } ({ $reason })
reference-system-error-outside-area-of-use = точка { $index } ({ $coordinate }) лежит вне области применения { $system }: { $edges }
reference-system-error-untransformable = точку { $index } не удалось преобразовать: { $reason }
reference-system-error-uneven-numbers = { $count } чисел нельзя прочитать как точки по { $stride } числа в каждой
reference-system-error-out-of-memory = библиотеке PROJ не хватило памяти
invalidity-at = { $reason } ({ $place })
invalidity-self-intersection = граница пересекает саму себя
invalidity-ring-self-intersection = кольцо пересекает само себя
invalidity-hole-outside-shell = вырез лежит вне внешнего контура
invalidity-nested-holes = вырезы вложены друг в друга
invalidity-disconnected-interior = внутренняя область распадается на части
invalidity-nested-shells = внешние контуры вложены друг в друга
invalidity-duplicate-rings = кольцо повторяется
invalidity-too-few-points = слишком мало точек
invalidity-invalid-coordinate = недопустимая координата
invalidity-open-ring = кольцо не замкнуто

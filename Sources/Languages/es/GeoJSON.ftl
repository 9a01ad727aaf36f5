## LintRule

text = sin nombre

## LintTexts

lint-not-on-earth = { $place } no está en la Tierra: la longitud va de −180 a 180, la latitud de −90 a 90{ $looks ->
        [swapped] ; la longitud va primero, probablemente están cambiadas
        [metric] ; parecen metros, reproyecta el archivo a WGS 84
       *[none] {""}
    }
lint-antimeridian = aquí la línea recorre más de media Tierra; si cruza el meridiano 180, córtala allí en dos
lint-wide-ring = aquí un lado del anillo mide más de 180°, según el sentido del anillo; los programas que cortan en el meridiano 180 pueden creer que lo cruza: pon posiciones en los lados largos, o corta el anillo si lo cruza
lint-ambiguous-ring = este anillo tiene un lado de más de 180°, y nada indica si va por el camino largo o cruza el meridiano 180; aquí no se cambia nada: pon posiciones en los lados largos, o corta el anillo en el meridiano
lint-around-far-pole = este anillo rodea un polo, pero en el sentido que lo deja fuera; no se invierte, porque quizá deba contener el otro polo: córtalo en el meridiano 180 y llévalo hasta el polo que contiene
lint-wrong-box = esta caja no contiene aquello a lo que pertenece, que abarca { $box }
lint-correct-box = corregir la caja
lint-single-geometry = un GeometryCollection de una sola geometría debería ser directamente esa geometría
lint-unwrap = dejar solo la geometría
lint-nested-collection = un GeometryCollection no debería estar dentro de otro; pasa sus geometrías al exterior
lint-duplicate-identifier = el id «{ $id }» ya es del Feature { $feature }; da uno propio a cada uno
lint-duplicate-in-record = el id «{ $id }» ya es del registro { $record }; da uno propio a cada Feature
lint-uncompared-identifiers = el archivo tiene tantos identificadores que los últimos { $count } no se han comparado entre sí, solo con los anteriores
lint-more-swapped = { $count ->
        [one] aproximadamente { $count } Feature más, junto a estos, parece
       *[other] unos { $count } Features más, junto a estos, parecen
    } tener cambiadas la longitud y la latitud
lint-repeated-position = esta posición es igual que la anterior; quítala
lint-remove-repeated = quitar las posiciones repetidas
lint-too-precise = las coordenadas tienen más de siete decimales, menos de un centímetro; bastan seis
lint-needless-reference-system = «crs» se eliminó de GeoJSON en 2016 y siempre se entiende WGS 84; quítalo
lint-foreign-reference-system = «crs» se eliminó de GeoJSON en 2016 y casi ningún programa lo lee; reproyecta el archivo a WGS 84
lint-remove-reference-system = quitar «crs»
lint-swapped = la longitud y la latitud están probablemente cambiadas: los demás Features están alrededor de { $middle }, y este también lo estaría; la longitud va primero
lint-wrong-winding = los anillos van en sentido contrario: el exterior debe ir en sentido antihorario y los huecos en sentido horario
lint-rewind = invertir los anillos

## StyleRuleTitles

style-rule-titles-winding = anillo en sentido contrario
style-rule-titles-self-intersection = anillo que se cruza a sí mismo
style-rule-titles-hole-outside = hueco fuera de su polígono
style-rule-titles-self-touching = anillo que se toca a sí mismo
style-rule-titles-self-overlap = anillo que se solapa consigo mismo
style-rule-titles-spike = pico en un anillo
style-rule-titles-zero-area = anillo sin área
style-rule-titles-holes-overlap = huecos que se solapan
style-rule-titles-shared-edge = anillos de un polígono que comparten un lado
style-rule-titles-duplicate-ring = anillo repetido
style-rule-titles-members-overlap = polígonos de un MultiPolygon que se solapan
style-rule-titles-members-share-edge = polígonos de un MultiPolygon que comparten un lado
style-rule-titles-interior-disconnected = polígono partido en varios trozos
style-rule-titles-bounding-box = bbox que no contiene su geometría
style-rule-titles-range = coordenadas fuera de la Tierra
style-rule-titles-swapped = longitud y latitud cambiadas
style-rule-titles-precision = precisión excesiva
style-rule-titles-reference-system = miembro crs obsoleto
style-rule-titles-collection = GeometryCollection innecesario
style-rule-titles-duplicate-identifier = id usado dos veces
style-rule-titles-duplicate-position = posición repetida
style-rule-titles-antimeridian = línea que cruza el antimeridiano
style-rule-titles-ambiguous-ring = anillo que quizá cruza el antimeridiano

## ValidityTexts

validity-not-finite = este anillo contiene un número infinito o que no es un número
validity-not-closed = este anillo no está cerrado
validity-zero-area = este anillo no encierra nada, porque todas sus posiciones están en una línea; quítalo
validity-spike = el anillo vuelve aquí sobre sí mismo y forma un pico sin anchura; quita esta posición
validity-interior-disconnected = unos anillos que se tocan parten el polígono en trozos, por ejemplo aquí; haz de cada trozo un polígono aparte
validity-within-ring = este anillo se toca a sí mismo en { $coordinate }, donde se encuentran los lados que parten de sus posiciones { $first } y { $second }; haz de la parte intermedia un polígono o un hueco aparte
validity-within-ring-2 = este anillo se solapa consigo mismo: los lados que parten de sus posiciones { $first } y { $second } tienen un segmento en común; quítalo
validity-within-ring-3 = este anillo se cruza a sí mismo en { $coordinate }, donde se encuentran los lados que parten de sus posiciones { $first } y { $second }; mueve una posición
validity-within-ring-4 = este anillo se cruza a sí mismo: los lados que parten de sus posiciones { $first } y { $second } se cortan; mueve una posición
validity-hole = este hueco está fuera del polígono al que pertenece; muévelo, o haz de él un polígono aparte
validity-hole-2 = este hueco cruza el anillo exterior en { $coordinate }: su lado desde la posición { $first } y el lado exterior desde la posición { $second }; mueve una posición
validity-hole-3 = este hueco está dentro de otro, el anillo { $ring } del polígono; quítalo
validity-hole-4 = este hueco cruza otro, el anillo { $ring } del polígono, en { $coordinate }: lados desde las posiciones { $first } y { $second }; une los dos
validity-rings = este anillo comparte parte de un lado con el anillo { $ring } del polígono: lados desde las posiciones { $first } y { $second }; haz de ambos un solo anillo
validity-rings-2 = este anillo tiene las mismas posiciones que el anillo { $ring } del mismo polígono; quita uno de los dos
validity-rings-3 = este polígono tiene el mismo anillo exterior que el polígono { $polygon } del MultiPolygon; quita uno de los dos
validity-members = este polígono comparte parte de un lado con el polígono { $polygon } del MultiPolygon: lados desde las posiciones { $first } y { $second }; une los dos
validity-members-2 = este polígono está dentro del polígono { $polygon } del MultiPolygon; quítalo, o abre ahí un hueco
validity-members-3 = este polígono cruza el polígono { $polygon } del MultiPolygon en { $coordinate }: lados desde las posiciones { $first } y { $second }; une los dos

## AdviceTexts

structure-null-in-collection = en un GeometryCollection no cabe null; quítalo, con su coma
structure-named-coordinates = una posición es una lista de números, con la longitud primero: escribe { $position }
structure-list-without-collection = es una lista de Features; ponla en una colección: {"{"}"type": "FeatureCollection", "features": [ … ]{"}"}
structure-wrap-in-collection = poner la lista en una colección
structure-insert-type = insertar el tipo { $type }

## ErrorTexts

error-invalid = no es GeoJSON válido
error-not-finite = un número en { $pointer } es infinito o no es un número, y GeoJSON no puede escribirlo

## PolygonTexts

polygon-too-few-positions = el anillo { $ring } tiene { $count ->
        [one] { $count } posición
       *[other] { $count } posiciones
    }; un anillo tiene al menos cuatro, y la última es igual a la primera
polygon-not-closed = el anillo { $ring } no está cerrado: empieza en { $first } y termina en { $last }; repite la primera posición al final
polygon-not-finite = la posición { $position } del anillo { $ring } contiene un número infinito o que no es un número

## StructureRuleTitles

structure-rule-titles-not-an-object = no es un objeto GeoJSON
structure-rule-titles-missing-type = sin tipo
structure-rule-titles-unknown-type = tipo desconocido
structure-rule-titles-missing-member = falta un miembro obligatorio
structure-rule-titles-repeated-member = miembro esencial repetido
structure-rule-titles-misplaced-member = miembro de otro tipo de objeto
structure-rule-titles-wrong-member-type = miembro de tipo incorrecto
structure-rule-titles-bad-identifier = id que no es texto ni número
structure-rule-titles-bad-bounding-box = bbox que no tiene cuatro ni seis números
structure-rule-titles-bad-nesting = coordenadas mal anidadas
structure-rule-titles-bad-coordinate = coordenada que no es un número
structure-rule-titles-number-too-large = número demasiado grande
structure-rule-titles-short-position = posición de menos de dos números
structure-rule-titles-long-position = posición de más de tres números
structure-rule-titles-short-line = línea de menos de dos posiciones
structure-rule-titles-short-ring = anillo de menos de cuatro posiciones
structure-rule-titles-open-ring = anillo sin cerrar
structure-rule-titles-empty-coordinates = geometría sin coordenadas

## StructureTexts

structure-kind-null = null
structure-kind-boolean = true o false
structure-kind-number = un número
structure-kind-string = un texto
structure-kind-array = una lista
structure-kind-object = un objeto
structure-kind-invalid = nada
structure-missing-member = a este { $type } le falta "{ $key }"{ $is-nullable ->
        [true] ; añádelo, con null si no hay valor
       *[false] ; añádelo
    }
structure-wrong-type = "{ $key }" { $demand }; aquí hay { $found }
structure-too-shallow = aquí debe haber una lista de { $elements } entre corchetes [ ] y no { $found }: las coordenadas tienen menos niveles de los que pide este tipo
structure-rings = anillos
structure-positions = posiciones
structure-numbers = números
structure-not-a-geometry = una geometría debe ser un objeto entre llaves {"{"} {"}"}, o null si no la hay; aquí hay { $found }
structure-not-a-geometry-type = un { $type } no puede ser una geometría; escribe uno de { $kinds }
structure-geometries-not-a-list = "geometries" debe ser una lista de geometrías entre corchetes [ ]
structure-coordinates-not-a-list = "coordinates" debe ser una lista entre corchetes [ ] y no { $found }
structure-no-coordinates = este { $kind } no tiene coordenadas; los programas pueden tratarlo como null
structure-open-ring = este anillo debe terminar donde empieza; repite al final su primera posición, { $position }
structure-close-ring = cerrar el anillo
structure-short-ring = un anillo necesita al menos cuatro posiciones, y la última es igual a la primera; este tiene { $count }
structure-short-line = una línea necesita al menos dos posiciones; esta tiene { $count }
structure-too-deep = aquí debe haber una posición [longitud, latitud] y no una lista de listas: las coordenadas tienen más niveles de los que pide este tipo
structure-short-position = una posición necesita dos números, longitud y latitud; esta tiene { $count }
structure-long-position = una posición no debería tener más de tres números: longitud, latitud y altitud; esta tiene { $count }
structure-number-too-large = este número es demasiado grande; escribe uno razonable
structure-quoted-number = una coordenada debe ser un número sin comillas
structure-remove-quotes = quitar las comillas
structure-not-a-number = una coordenada debe ser un número y no { $found }
structure-missing-type = este objeto no dice qué es: añade "type": "{ $type }"
structure-type-not-a-name = "type" debe ser un nombre entre comillas y no { $found }
structure-write-as = escribir { $text }
structure-misspelled-type = «{ $name }» debe escribirse «{ $meant }»
structure-misplaced-type = «{ $name }» no puede estar aquí; solo puede estar un { $expected }
structure-unknown-type = GeoJSON no tiene el tipo «{ $name }»; conoce { $known }
structure-repeated-member = "{ $key }" aparece dos veces en este { $type }; deja uno, cada programa toma uno distinto
structure-misplaced-member = un { $type } no debe tener "{ $key }"; quítalo, cámbiale el nombre o corrige "type"
structure-box-not-a-list = "bbox" debe ser una lista de cuatro o seis números [oeste, sur, este, norte]
structure-box-of-wrong-size = "bbox" debe tener cuatro números (oeste, sur, este, norte), o seis con altitudes; aquí hay { $count }
structure-not-an-object = un archivo GeoJSON debe ser un objeto entre llaves {"{"} {"}"} con un "type"; aquí hay { $found }
structure-list-of-features = debe ser una lista de Features entre corchetes [ ]
structure-not-a-feature = aquí debe haber un Feature: un objeto entre llaves {"{"} {"}"} y no { $found }
structure-object-or-null = debe ser un objeto entre llaves {"{"} {"}"}, o null
structure-bad-identifier = "id" debe ser un texto o un número y no { $found }

## WellKnownTexts

well-known = byte { $offset }: { $fault }
well-known-truncated = termina antes de tiempo
well-known-unknown-type = { $type } no es un tipo de geometría
well-known-unsupported-type = GeoJSON no tiene { $type }; conviértelo antes en líneas y polígonos
well-known-unknown-byte-order = el orden de bytes es 0 o 1, no { $byte }
well-known-not-finite = un número es infinito, no es un número o es demasiado grande
well-known-wrong-dimension = esta posición tiene { $found } números, las demás tienen { $expected }
well-known-measure-without-altitude = las medidas (M) sin altitudes no caben en GeoJSON; omítelas o añade Z
well-known-short-line = una línea tiene al menos dos posiciones
well-known-count-too-large = { $count } partes no caben en los bytes que siguen
well-known-wrong-member = esta parte es de un tipo que el conjunto no admite
well-known-too-deep = las colecciones están anidadas a demasiados niveles
well-known-conflicting-srid = esta parte tiene un SRID distinto del conjunto
well-known-unwritable-dimension = todas las posiciones necesitan la misma cantidad de números, de dos a cuatro
well-known-too-many-parts = demasiadas partes
well-known-type = aquí debería haber un tipo como POINT o POLYGON
well-known-coordinates = aquí debería haber ( o EMPTY
well-known-number = aquí debería haber un número
well-known-separator = aquí debería haber , o )
well-known-character = aquí debería haber { $character }
well-known-srid = el SRID es un número entero de 32 bits
well-known-hexadecimal = aquí debería haber dos cifras hexadecimales
well-known-end = la geometría termina antes de aquí
well-known-too-few-positions = un anillo tiene al menos cuatro posiciones, no { $count }
well-known-not-closed = el anillo no está cerrado; repite su primera posición al final
well-known-not-finite-2 = la posición { $position } del anillo no es finita
structure-convert-topo-json = conviértelo, por ejemplo con «ogr2ogr out.geojson in.json»
structure-convert-esri-json = pídelo al servidor con f=geojson o conviértelo, por ejemplo con «ogr2ogr out.geojson in.json»
structure-convert-overpass-json = conviértelo con osmtogeojson
structure-export-geo-json = exporta los datos como GeoJSON
structure-foreign-format = esto es { $format } y no GeoJSON; { $advice }

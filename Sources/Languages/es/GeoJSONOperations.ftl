## MeaningTexts

syntax-boolean = una condición
syntax-number = un número
syntax = un texto
syntax-instant = una fecha o un momento
syntax-interval = un intervalo
syntax-geometry = una geometría
syntax-array = una lista
syntax-any = una propiedad
syntax-property-alone = una propiedad sola no es una condición; compárala, como en … = TRUE o … IS NOT NULL
syntax-no-condition = esto es { $name }, que no es una condición; compáralo con algo
syntax-wrong-type = esto es { $name }, pero aquí hace falta { $wanted }
syntax-different-types = { $left } y { $right } no se pueden comparar; los números van sin comillas, los textos entre comillas simples, las fechas como DATE('2020-12-31')
syntax-no-scalar-geometry = las geometrías se comparan con funciones, como S_INTERSECTS(geometry, BBOX(…)); una propiedad con este nombre es property('geometry')
syntax-no-scalar-interval = los intervalos se comparan con funciones, como T_INTERSECTS(…, INTERVAL(…))
syntax-no-scalar-interval-2 = las listas se comparan con funciones, como A_CONTAINS(…, ('a', 'b'))
syntax-compared-with-null = nada es igual a NULL; escribe … IS NULL o … IS NOT NULL
syntax-null-alone = NULL solo se escribe en … IS NULL y … IS NOT NULL
syntax-reserved-word = { $word } es una palabra del lenguaje y no puede estar aquí; una propiedad con este nombre se escribe "{ $word }"
syntax-two-powers = indica con paréntesis qué ^ va primero
syntax-unknown-function = no existe la función «{ $shown }»; las que hay son: CASEI, ACCENTI, DATE, TIMESTAMP, INTERVAL, BBOX, S_…, T_…, A_…, id, geometry_type, area, length, property
syntax-no-date = no es una fecha; escríbela como '2020-12-31', y un momento como TIMESTAMP('2020-12-31T23:59:59Z')
syntax-no-moment = no es un momento en UTC; escríbelo como '2020-12-31T23:59:59Z', y una fecha como DATE('2020-12-31')
syntax-no-interval-end = un intervalo termina en '2020-12-31', '2020-12-31T23:59:59Z', '..' o una propiedad
syntax-backward-interval = este intervalo termina antes de empezar; intercambia sus extremos
syntax-instant-for-interval = { $function } compara intervalos; usa INTERVAL('…', '…'), o bien T_INTERSECTS, T_BEFORE, T_AFTER, T_EQUALS, T_DISJOINT
syntax-no-time = esto es { $name }, pero aquí hace falta una propiedad, DATE('…'), TIMESTAMP('…') o INTERVAL('…', '…')
syntax-no-element = esto es { $name }, que no aparece en ninguna lista de un archivo GeoJSON
syntax-no-geometry = aquí hace falta una geometría: geometry para la del Feature, BBOX(oeste, sur, este, norte) o WKT como POINT(61.4 55.2)
syntax-no-box = una caja tiene cuatro números: oeste, sur, este, norte (o seis con altitudes), y el sur no queda más al norte que el norte
syntax-unsupported-relation = { $function } necesita un motor de geometría que la admita para estas geometrías, y no se ha dado ninguno; las cajas y los puntos se pueden comparar sin él: S_INTERSECTS(geometry, BBOX(…))

## SelectionTexts

selection-renamed-twice = la propiedad «{ $shown }» cambia de nombre dos veces; quita uno de los nombres nuevos
selection-name-taken = dos propiedades se llamarían «{ $shown }»; elimina una o elige otro nombre

## SyntaxTexts

syntax-title = el filtro no es texto CQL2
syntax-unclosed-text = este texto no está cerrado; pon ' al final, y escribe como '' una comilla dentro de él
syntax-unclosed-name = este nombre no está cerrado; pon " al final
syntax-empty-name = falta un nombre entre las comillas; los textos se escriben entre comillas simples: ''
syntax-number-without-exponent = tras la E de un número deben ir cifras, como en 1E6
syntax-number-runs-on = esto no es un número ni un nombre; escribe entre comillas dobles un nombre que empieza por una cifra, y entre comillas simples un texto
syntax-not-a-number = este número es demasiado grande
syntax-instead = CQL2 escribe { $right } en lugar de { $sign }
syntax-strange-character = «{ $shown }» no significa nada aquí; escribe entre comillas dobles un nombre con esos caracteres, y entre comillas simples un texto
syntax-empty = el filtro está vacío; escribe una condición, como population > 1000000, o TRUE para todos los Features
syntax-too-long = un filtro puede tener un millón de bytes como máximo
syntax-too-deep = los paréntesis y las funciones están anidados a más de { $depth } niveles
syntax-long-pattern = un patrón puede tener { $pattern } bytes como máximo
syntax-ends-before = el filtro termina aquí, pero falta { $expected }
syntax-expected-operator = AND, OR o el final del filtro
syntax-value = una propiedad, un número, un texto entre comillas simples o una función
syntax-number-2 = un número o una propiedad
syntax-coordinate = una coordenada en grados
syntax-pattern = un patrón entre comillas simples, donde % representa cualquier secuencia de caracteres y _ uno solo
syntax-name-in-quotes = el nombre de la propiedad entre comillas simples
syntax-date = una fecha entre comillas simples, como '2020-12-31'
syntax-moment = un momento entre comillas simples, como '2020-12-31T23:59:59Z'
syntax-interval-end = una fecha o un momento entre comillas simples, '..' o una propiedad
syntax-sign = «{ $sign }»

## OperationTexts

operation-not-on-earth = { $longitude },{ $latitude } no está en la Tierra: la longitud va de −180 a 180, la latitud de −90 a 90; si las coordenadas son metros, reproyéctalas antes
operation-unusable-number = { $number } no es finito o está fuera de los valores que tienen sentido aquí
operation-invalid = el área no es válida: { $message }
operation-member = número { $index }: { $message }
operation-too-many = resultarían { $count } partes, más de un millón; elige partes más largas
syntax-expected = se espera { $expected }{ $shown ->
        [none] {""}
       *[other] , pero hay «{ $shown }»
    }

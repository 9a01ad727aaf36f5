## DissolvingError

dissolving-error = Feature { $numbers }: { $text }
dissolving-error-2 = Features { $numbers }{ $more }: { $text }

## PlanarGeometryError

planar-geometry-error-not-finite = la posición { $longitude },{ $latitude } contiene un número que no es finito
planar-geometry-error-not-on-earth = { $longitude },{ $latitude } no está en la Tierra: la longitud va de −180 a 180, la latitud de −90 a 90; corrige las coordenadas, o reproyecta antes el archivo si está en metros
planar-geometry-error-unusable = geometría { $kind } mal formada: { $reason }
planar-geometry-error-failed = ha fallado la operación «{ $words }» ({ $reason }); repara antes las áreas no válidas
planar-geometry-error-unusable-distance = { $metres } no es una distancia de 1000 km como máximo
planar-geometry-error-invalid = el área no es válida: { $invalidity }; repárala antes
planar-geometry-error-area-not-kept = la reparación cambiaría el área de { $before } a { $after } grados cuadrados; prueba el otro método, o dibújala de nuevo
planar-geometry-error-collapsed = del área no quedaría nada: sus anillos no encierran nada; dibújala de nuevo o conviértela en una línea
planar-geometry-error-no-area = { $kind } no es un área con la que recortar: dibuja un Polygon, o haz un búfer
planar-geometry-error-out-of-memory = GEOS se ha quedado sin memoria
planar-geometry-error-operation-words-intersection = intersección
planar-geometry-error-operation-words-union = unión
planar-geometry-error-operation-words-difference = diferencia
planar-geometry-error-operation-words-symmetric-difference = diferencia simétrica
planar-geometry-error-operation-words-buffer = búfer
planar-geometry-error-operation-words-convex-hull = envolvente convexa
planar-geometry-error-operation-words-simplification = simplificación
planar-geometry-error-operation-words-predicate = comparación
planar-geometry-error-operation-words-validity = comprobación de validez
planar-geometry-error-operation-words-repair = reparación
planar-geometry-error-operation-words-measurement = medición
planar-geometry-error-operation-words-indexing = indexación
planar-geometry-error-operation-words-conversion = conversión

## ReferenceSystemError

reference-system-error-unknown-system = sistema de referencia de coordenadas desconocido: «{ $shortened }» ({ $reason }); escribe por ejemplo EPSG:4326
reference-system-error-not-a-system = «{ $shortened }» no es un sistema de referencia de coordenadas; una cadena PROJ necesita +type=crs
reference-system-error-not-horizontal = «{ $name }» no tiene coordenadas de mapa: una posición de GeoJSON es longitud o este, latitud o norte y, si acaso, una altura; elige un sistema geográfico, proyectado o compuesto
reference-system-error-conflicting-systems = como sistema de referencia se indican { $shortened } y { $shortened-2 }; borra el miembro «crs» incorrecto
reference-system-error-unreadable-member = el miembro «crs» no contiene un nombre ni un código EPSG; indica tú el sistema
reference-system-error-no-transformation = no hay ninguna transformación de exactitud conocida de { $shortened } a { $shortened-2 } ({ $reason })
reference-system-error-outside-area-of-use = la posición { $index } ({ $coordinate }) queda fuera del área de uso de { $system }: { $edges }
reference-system-error-untransformable = la posición { $index } no se puede transformar: { $reason }
reference-system-error-uneven-numbers = { $count } números no se pueden leer como posiciones de { $stride } números cada una
reference-system-error-out-of-memory = PROJ se ha quedado sin memoria
invalidity-at = { $reason } ({ $place })
invalidity-self-intersection = se cruza a sí misma
invalidity-ring-self-intersection = un anillo se cruza a sí mismo
invalidity-hole-outside-shell = un hueco queda fuera del anillo exterior
invalidity-nested-holes = hay huecos anidados
invalidity-disconnected-interior = el interior no es conexo
invalidity-nested-shells = hay anillos exteriores anidados
invalidity-duplicate-rings = hay anillos repetidos
invalidity-too-few-points = una parte de la geometría tiene muy pocos puntos
invalidity-invalid-coordinate = una coordenada no es válida
invalidity-open-ring = un anillo no está cerrado

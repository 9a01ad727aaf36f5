## CompressionTexts

compression-damaged = el archivo comprimido está dañado; descárgalo otra vez
compression-truncated = el archivo comprimido termina antes de tiempo; descárgalo otra vez
compression-unavailable = no hay memoria suficiente para comprimir o descomprimir el archivo

## UnpackingError

unpacking-error-too-large = descomprimido, el archivo pasa de { $has-most } MB, más de lo que ocupa ningún recorrido; descomprímelo y extrae un solo recorrido
unpacking-error-damaged-archive = el archivo ZIP está dañado; descárgalo otra vez
unpacking-error-unsupported-archive = este archivo ZIP no se puede descomprimir aquí, porque está cifrado o comprimido de un modo poco común; descomprímelo antes

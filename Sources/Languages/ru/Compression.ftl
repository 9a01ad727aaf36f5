## CompressionTexts

compression-damaged = упакованный файл повреждён; скачайте его заново
compression-truncated = упакованный файл обрывается; скачайте его заново
compression-unavailable = не хватает памяти, чтобы упаковать или распаковать файл

## UnpackingError

unpacking-error-too-large = в распакованном виде в файле больше { $has-most } МБ, в одной поездке столько не бывает; распакуйте его и оставьте одну поездку
unpacking-error-damaged-archive = архив ZIP повреждён; скачайте его ещё раз
unpacking-error-unsupported-archive = этот архив ZIP здесь не распаковать: он зашифрован или упакован необычно; сначала распакуйте его

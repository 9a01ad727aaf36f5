## Что говорит сам veloquest.js

engineNoBytes = файл должен быть строкой, Uint8Array или ArrayBuffer
engineNoMemory = нет памяти для { $count } байт; увеличьте memoryLimit
engineStopped = движок остановлен; загрузите его заново
engineOutOfMemory = память в { $bytes } байт исчерпана в { $name }; увеличьте memoryLimit и загрузите движок заново
engineTrap = движок остановился в { $name }: { $said }; загрузите его заново и сообщите об этом
engineKey = ключ { $name } не подходит для журнала; создайте ключ Ed25519 или ECDSA на кривой P-256

## What veloquest.js says itself

engineNoBytes = un archivo debe ser una cadena, un Uint8Array o un ArrayBuffer
engineNoMemory = no hay memoria para { $count } bytes; aumenta memoryLimit
engineStopped = el motor se ha detenido; cárgalo de nuevo
engineOutOfMemory = la memoria de { $bytes } bytes se ha agotado en { $name }; aumenta memoryLimit y carga el motor de nuevo
engineTrap = el motor se ha parado en { $name }: { $said }; cárgalo de nuevo y, por favor, comunica este error
engineKey = una clave de { $name } no puede firmar un registro; crea una de Ed25519, o de ECDSA sobre P-256

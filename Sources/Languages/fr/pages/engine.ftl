## What veloquest.js says itself

engineNoBytes = un fichier doit être un string, un Uint8Array ou un ArrayBuffer
engineNoMemory = il n’y a pas de mémoire pour { $count } octets ; augmente memoryLimit
engineStopped = le moteur a été arrêté ; charge-le à nouveau
engineOutOfMemory = la mémoire de { $bytes } octets est épuisée dans { $name } ; augmente memoryLimit et charge à nouveau le moteur
engineTrap = le moteur s’est arrêté dans { $name } : { $said } ; charge-le à nouveau, et signale-le s’il te plaît
engineKey = une clé { $name } ne peut pas signer de journal ; crées-en une en Ed25519, ou en ECDSA sur P-256

## What veloquest.js says itself

engineNoBytes = plik musi być tekstem (string), Uint8Array albo ArrayBuffer
engineNoMemory = brakuje pamięci na { $count } B; zwiększ memoryLimit
engineStopped = silnik zatrzymano; załaduj go ponownie
engineOutOfMemory = { $name }: pamięć ({ $bytes } B) się skończyła; zwiększ memoryLimit i załaduj silnik ponownie
engineTrap = { $name }: silnik się zatrzymał: { $said }; załaduj go ponownie i zgłoś nam ten błąd
engineKey = klucz { $name } nie może podpisać dziennika; utwórz klucz Ed25519 albo ECDSA na krzywej P-256

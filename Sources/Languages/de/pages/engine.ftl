## What veloquest.js says itself

engineNoBytes = eine Datei muss ein String, ein Uint8Array oder ein ArrayBuffer sein
engineNoMemory = für { $count } Byte ist kein Speicher da; erhöhe memoryLimit
engineStopped = die Engine wurde beendet; lade sie neu
engineOutOfMemory = der Speicher von { $bytes } Byte ist in { $name } aufgebraucht; erhöhe memoryLimit und lade die Engine neu
engineTrap = die Engine ist in { $name } abgebrochen: { $said }; lade sie neu, und melde das bitte
engineKey = ein Schlüssel vom Typ { $name } kann kein Protokoll signieren; erzeuge einen mit Ed25519 oder mit ECDSA über P-256

## LineError

ride-entry-line-error-incomplete = keine Zeile eines Fahrtprotokolls oder nur ein Teil davon; sende sie so, wie die App sie geschrieben hat
ride-entry-line-error-altered = die Zeile wurde nachträglich geändert, ihr Hash ist ein anderer; sende sie so, wie die App sie geschrieben hat
ride-entry-line-error-unreadable = die Zeile hat den richtigen Hash, aber ein anderes Programm hat sie geschrieben, und sie ist nicht lesbar

## LogDiagnostic

log-diagnostic-torn = der letzte Eintrag bricht nach { $bytes } Byte mittendrin ab: die App wurde beim Schreiben angehalten; nichts Bestätigtes ist verloren
log-diagnostic-damaged = { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } ({ $bytes } Byte) übergangen: kein Eintrag eines Fahrtprotokolls; führe das Protokoll mit einer anderen Kopie zusammen
log-diagnostic-altered = { $entry } wurde nachträglich geändert, der Hash ist ein anderer; führe das Protokoll mit einer anderen Kopie zusammen
log-diagnostic-reformatted = die Zeile ist JSON, aber nicht in der Form, in der ein Protokoll geschrieben wird, deshalb lässt sich ihr Hash nicht prüfen; nimm die Datei so, wie die App sie geschrieben hat
log-diagnostic-unreadable = { $entry } hat den richtigen Hash, aber ein anderes Programm hat ihn geschrieben, und er ist nicht lesbar
log-diagnostic-gap = es fehlt: { $entry }; führe alle Teile des Protokolls zusammen
log-diagnostic-fork = in verschiedenen Fassungen vorhanden: { $entry }; alle bleiben erhalten: zwei Geräte haben denselben Namen, oder ein Protokoll wurde neu geschrieben
log-diagnostic-broken-link = { $entry } folgt nicht aus dem Eintrag davor: einer von beiden wurde neu geschrieben
log-diagnostic-unknown-event = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    } unbekannter Art, „{ $type }“ (zuerst: { $entry }): behalten, aber ohne Wirkung; nimm eine neuere Version des Programms
log-diagnostic-own-decision = { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } des Veranstalters (zuerst: { $entry }) von einem Gerät, das auch eine Fahrt geschrieben hat; vergewissere dich, dass der Veranstalter entschieden hat
log-diagnostic-entry = ein Eintrag
log-diagnostic-entries = { $is-one ->
        [true] Eintrag { $numbers }
       *[false] Einträge { $numbers }
    } des Geräts „{ $device }“

## LogFlag

log-flag-decision = Gerät „{ $device }“ entscheidet über „{ $rider }“ und gehört nicht dem Veranstalter ({ $void }): nenne das Protokoll des Veranstalters mit --office
log-flag-for-another = Gerät „{ $device }“ von „{ $owner }“ schreibt über „{ $rider }“ ({ $void })
log-flag-other-quest = das Protokoll des Geräts „{ $device }“ über „{ $rider }“ gehört zur Quest „{ $short }“ ({ $void })
log-flag-late-opening = Gerät „{ $device }“ von „{ $rider }“ nennt mitten in seinem Protokoll einen neuen Namen ({ $void })
log-flag-void = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }, ohne Wirkung
log-flag-further-text-further-key = „{ $device }“ mit Schlüssel { $key } ist ein weiteres Gerät von „{ $rider }“ ({ $void }): lass es mit --accept-device zu
log-flag-further-text-not-bound = „{ $device }“ signiert für „{ $rider }“ mit Schlüssel { $key }, und in der Fahrertabelle steht ein anderer ({ $void }): lass es mit --accept-device zu
log-flag-further-text-not-bound-2 = „{ $device }“ schreibt für „{ $rider }“ ohne Signatur, und in der Fahrertabelle steht ein Schlüssel ({ $void }): lass es mit --accept-device zu
log-flag-further-text-not-bound-3 = „{ $device }“ ist ein weiteres Gerät von „{ $rider }“ ({ $void }): lass es mit --accept-device zu
log-flag-signature-text-forked-by-key = Schlüssel { $key } von „{ $device }“ hat zwei verschiedene Protokolle von „{ $rider }“ signiert; es zählt das ausführlichere ({ $void })
log-flag-signature-text-invalid-signature = Einträge von „{ $device }“ über „{ $rider }“ sind nicht mit dem Schlüssel des Protokolls, { $key }, signiert ({ $void })
log-flag-signature-text-unsigned-end = Einträge von „{ $device }“ über „{ $rider }“ stehen hinter der letzten Signatur mit Schlüssel { $key } ({ $void })
log-flag-receipt-text-rewritten = das Protokoll des Geräts „{ $device }“ von „{ $rider }“ wurde neu geschrieben: eine Quittung zeigt einen anderen Eintrag { $sequence }
log-flag-receipt-text-cut-short = das Protokoll des Geräts „{ $device }“ von „{ $rider }“ wurde gekürzt: eine Quittung zeigt Eintrag { $sequence }, und es endet davor
log-flag-receipt-text-missing-log = es gibt eine Quittung mit Schlüssel { $key } für Gerät „{ $device }“ von „{ $rider }“, aber kein damit signiertes Protokoll
log-flag-receipt-text-invalid-receipt = eine Quittung für Gerät „{ $device }“ von „{ $rider }“ hat eine falsche Signatur und beweist nichts (Quittungen: { $count })
log-flag-receipt-text-receipt-of-other-quest = eine Quittung für Gerät „{ $device }“ von „{ $rider }“ gehört zur Quest „{ $short }“ und beweist hier nichts (Quittungen: { $count })

## RideFlag

ride-flag = { $what }, bei „{ $place }“
ride-flag-what-implied-speed = schneller als ein Fahrrad: { $decimal } km/h
ride-flag-what-accuracy-pattern = ein Empfänger, gleichmäßig wie eine Maschine, Ortungen: { $count }
ride-flag-what-identical-fixes = immer wieder genau derselbe Ort, Ortungen: { $count }
ride-flag-what-clock-jump = die Uhr wurde um { $seconds } verstellt
ride-flag-what-no-approach = ohne Anfahrt angekommen, { $seconds } lang nichts davor
ride-flag-what-forbidden-zone = in einem Sperrgebiet, { $metres } tief
ride-flag-what-out-of-bounds = { $metres } außerhalb des Gebiets
ride-flag-what-team-apart = das Team war nicht zusammen
ride-flag-what-simulated-position = eine simulierte Position
ride-flag-what-impossible-pace = { $distance } Straße zwischen zwei Check-ins, weiter als ein Fahrrad in dieser Zeit kommt: { $decimal } km/h
ride-flag-what-impossible-pace-2 = Check-ins weiter auseinander, als ein Fahrrad kommt: { $decimal } km/h
ride-flag-what-too-exact = genau an den Aufgaben oder immer mit demselben Fehler, so ist kein Empfänger, Check-ins: { $count }
ride-flag-what-unreported-zone = in einer Mautzone, { $metres } tief, ohne ein Wort davon im Protokoll
ride-flag-what-shared-ride = dieselbe Fahrt wie „{ $other }“, gleiche Check-ins: { $count }
ride-flag-what-team-size = die Quest verlangt eine andere Teamgröße, Fahrer: { $count }
ride-flag-what-start-outside-window = { $seconds } außerhalb des Startfensters gestartet, das ist kein Start
ride-flag-what-rewritten-log = das Protokoll wurde neu geschrieben oder gekürzt: eine Quittung zeigt Eintrag { $count }, und das Protokoll hat ihn nicht mehr

## RideLogFileError

ride-log-file-error-not-a-log = { $path } ist kein Fahrtprotokoll und blieb unverändert; nenne eine andere Datei
log-flag-further-text-ambiguous-device = mehrere Protokolle von „{ $rider }“ stammen von einem Gerät „{ $device }“, deshalb lässt der Name außer dem, das zählt, keines zu ({ $void }): gib --accept-device { $names } an
ride-entries-description = { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    } von { $riders ->
        [one] { $riders } Fahrer
       *[other] { $riders } Fahrern
    }

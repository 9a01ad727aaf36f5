## Crossing

ride-plan-crossing-cost-nothing = eine Auffälligkeit, die nichts kostet
ride-plan-crossing-cost-judge = eine Auffälligkeit für den Veranstalter
ride-plan-crossing-cost-disqualified = disqualifiziert

## Hindsight

hindsight = bei diesem Tempo ({ $pace }) und { $rest } je Aufgabe waren { $counted } in { $time } möglich{ $order }

## PlaceNames

place-names-start = Start
place-names-finish = Ziel

## ProfileError

profile-error = Zeile { $line }, Spalte { $column }: { $path }{ $what }
profile-error-what-wrong-type = erwartet: { $expected }
profile-error-what-unknown-member = dieses Feld gibt es nicht; bekannt sind { $joined }
profile-error-what-unknown-profile = ein Profil dieses Namens gibt es nicht; vorhanden: { $joined }
profile-error-what-out-of-range = erwartet: eine Zahl von { $number } bis { $number-2 }

## ProfileTexts

profile-object = ein Objekt in geschweiften Klammern
profile-text = ein Text
profile-number = eine Zahl
profile-flag = true oder false
profile-forbid = true; lass das Feld weg, wo nichts verboten ist
profile-rules = eine Liste von Regeln in eckigen Klammern
profile-rule = eine Regel mit „when“ und entweder „factor“ oder „forbid“
profile-condition = ein Objekt mit mindestens einem Attribut oder eine Liste solcher Objekte
profile-rule-value = ein Name, eine Liste von Namen oder ein Objekt nur mit „not“
profile-one-of = eines von { $joined }

## RidePlan

ride-plan-lines = Fahrer { $number }
ride-plan-lines-2 = Ziel
ride-plan-lines-3 = fertig
ride-plan-line = , öffnet in { $duration }
ride-plan-climbed = , Höhen nicht bekannt
ride-plan-climbed-2 = , { $up } m bergauf, { $down } m bergab{ $known }
ride-plan-known = {" "}(Höhen für { $percent } % des Weges)
ride-plan-summary = , { $duration } verspätet
ride-plan-summary-4 = im Ziel nach
ride-plan-summary-5 = fertig nach
ride-plan-proof = kein Plan bringt mehr (bewiesen)
ride-plan-proof-2 = ein guter Plan
ride-plan-proof-3 = keine anderen Aufgaben bringen mehr (bewiesen; ohne Boni, Maut, Minutenbruchteile und die Reihenfolge einer Bahn)
ride-plan-proof-4 = kein Plan bringt von hier aus mehr als { $counted }, dieser { $counted-2 }{ $missing ->
        [none] {""}
       *[other] : höchstens { $missing } % fehlen
    }
ride-plan-rest = weggelassen: { $named }{ $has-rest ->
        [true] {" "}und { $rest } weitere
       *[false] {""}
    }
ride-plan-crossing-forbidden = fährt durch das Sperrgebiet „{ $name }“ ({ $entries }-mal): { $cost }
ride-plan-crossing-toll = fährt durch die Mautzone „{ $name }“ ({ $entries }-mal): { $points }
ride-plan-stop = { $clock }  Aufgabe { $number } „{ $name }“: { $points }{ $climbed }{ $waiting }
ride-plan-unknown-stop = { $clock }  Aufgabe { $id }: { $points }{ $climbed }{ $waiting }
ride-plan-alternative = oder: { $summary } ({ $numbers })
ride-plan-summary-of = { $is-during-ride ->
        [true] noch{" "}
       *[false] {""}
    }{ $count } von { $tasks ->
        [one] { $tasks } Aufgabe
       *[other] { $tasks } Aufgaben
    }, { $is-during-ride ->
        [true] insgesamt{" "}
       *[false] {""}
    }{ $points }, { $distance }, { $ascent ->
        [none] {""}
       *[other] { $ascent } m bergauf{ $known },{" "}
    }{ $over } { $home }{ $late }
ride-plan-task = { $number } „{ $name }“
log-entries = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }

## Crossing

ride-plan-crossing-cost-nothing = zastrzeżenie bez skutków
ride-plan-crossing-cost-judge = zastrzeżenie dla organizatora
ride-plan-crossing-cost-disqualified = dyskwalifikacja

## Hindsight

hindsight = w tym tempie ({ $pace }) i przy { $rest } na zadanie można było w ciągu { $time } zdobyć { $counted }{ $order }

## PlaceNames

place-names-start = start
place-names-finish = meta

## ProfileError

profile-error = wiersz { $line }, kolumna { $column }: { $path }{ $what }
profile-error-what-wrong-type = oczekiwana wartość: { $expected }
profile-error-what-unknown-member = nie ma takiego pola; znane są { $joined }
profile-error-what-unknown-profile = nie ma profilu o tej nazwie; są { $joined }
profile-error-what-out-of-range = oczekiwano liczby od { $number } do { $number-2 }

## ProfileTexts

profile-object = obiekt w nawiasach klamrowych
profile-text = tekst
profile-number = liczba
profile-flag = true lub false
profile-forbid = true; jeśli nic nie jest zakazane, pomiń to pole
profile-rules = lista reguł w nawiasach kwadratowych
profile-rule = reguła z „when” oraz „factor” albo „forbid”
profile-condition = obiekt, który wymienia przynajmniej jeden atrybut, albo lista takich obiektów
profile-rule-value = nazwa, lista nazw albo obiekt z samym „not”
profile-one-of = jedno z: { $joined }

## RidePlan

ride-plan-lines = uczestnik { $number }
ride-plan-lines-2 = meta
ride-plan-lines-3 = koniec
ride-plan-line = , otwarcie za { $duration }
ride-plan-climbed = , wysokości nieznane
ride-plan-climbed-2 = , { $up } m w górę, { $down } m w dół{ $known }
ride-plan-known = {" "}(wysokości znane na { $percent }% trasy)
ride-plan-summary = , spóźnienie { $duration }
ride-plan-summary-4 = na mecie po
ride-plan-summary-5 = koniec po
ride-plan-proof = żaden plan nie da więcej (dowiedzione)
ride-plan-proof-2 = dobry plan
ride-plan-proof-3 = żadne inne zadania nie dadzą więcej (dowiedzione; bez uwzględnienia premii, stref płatnych, części minut i kolejności trasy)
ride-plan-proof-4 = stąd żaden plan nie da więcej niż { $counted }, a ten daje { $counted-2 }{ $missing ->
        [none] {""}
       *[other] : brakuje najwyżej { $missing }%
    }
ride-plan-rest = pominięte: { $named }{ $has-rest ->
        [true] {" "}i jeszcze { $rest }
       *[false] {""}
    }
ride-plan-crossing-forbidden = przejeżdża przez strefę zakazaną „{ $name }” ({ $entries ->
        [one] { $entries } raz
       *[other] { $entries } razy
    }): { $cost }
ride-plan-crossing-toll = przejeżdża przez strefę płatną „{ $name }” ({ $entries ->
        [one] { $entries } raz
       *[other] { $entries } razy
    }): { $points }
ride-plan-stop = { $clock }  zadanie { $number } „{ $name }”: { $points }{ $climbed }{ $waiting }
ride-plan-unknown-stop = { $clock }  zadanie { $id }: { $points }{ $climbed }{ $waiting }
ride-plan-alternative = albo: { $summary } ({ $numbers })
ride-plan-summary-of = { $is-during-ride ->
        [true] jeszcze{" "}
       *[false] {""}
    }{ $count } z { $tasks ->
        [one] { $tasks } zadania
       *[other] { $tasks } zadań
    }, { $points }{ $is-during-ride ->
        [true] {" "}łącznie
       *[false] {""}
    }, { $distance }, { $ascent ->
        [none] {""}
       *[other] { $ascent } m w górę{ $known },{" "}
    }{ $over } { $home }{ $late }
ride-plan-task = { $number } „{ $name }”
log-entries = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[other] { $count } wpisów
    }

## Crossing

ride-plan-crossing-cost-nothing = una alerta sin coste
ride-plan-crossing-cost-judge = una alerta para la organización
ride-plan-crossing-cost-disqualified = descalificación

## Hindsight

hindsight = a este ritmo ({ $pace }) y con { $rest } por prueba, se podrían haber conseguido { $counted } en { $time }{ $order }

## PlaceNames

place-names-start = salida
place-names-finish = meta

## ProfileError

profile-error = línea { $line }, columna { $column }: { $path }{ $what }
profile-error-what-wrong-type = se espera { $expected }
profile-error-what-unknown-member = ese miembro no existe; se conocen { $joined }
profile-error-what-unknown-profile = no existe ningún perfil con ese nombre; hay { $joined }
profile-error-what-out-of-range = se espera un número de { $number } a { $number-2 }

## ProfileTexts

profile-object = un objeto entre llaves
profile-text = un texto
profile-number = un número
profile-flag = true o false
profile-forbid = true; si no se prohíbe nada, omite el miembro
profile-rules = una lista de reglas entre corchetes
profile-rule = una regla con «when» y, además, «factor» o «forbid»
profile-condition = un objeto con al menos un atributo, o una lista de objetos así
profile-rule-value = un nombre, una lista de nombres o un objeto que solo tenga «not»
profile-one-of = uno de { $joined }

## RidePlan

ride-plan-lines = participante { $number }
ride-plan-lines-2 = meta
ride-plan-lines-3 = fin
ride-plan-line = , abre dentro de { $duration }
ride-plan-climbed = , altitudes desconocidas
ride-plan-climbed-2 = , { $up } m de subida, { $down } m de bajada{ $known }
ride-plan-known = {" "}(altitudes conocidas en el { $percent } % de la ruta)
ride-plan-summary = , { $duration } de retraso
ride-plan-summary-4 = en meta tras
ride-plan-summary-5 = fin tras
ride-plan-proof = ningún plan da más (demostrado)
ride-plan-proof-2 = un buen plan
ride-plan-proof-3 = ninguna otra selección de pruebas da más (demostrado; sin contar bonificaciones, peajes, fracciones de minuto ni el orden del trazado)
ride-plan-proof-4 = desde aquí ningún plan da más de { $counted }; este da { $counted-2 }{ $missing ->
        [none] {""}
       *[other] : falta un { $missing } % como máximo
    }
ride-plan-rest = fuera del plan: { $named }{ $has-rest ->
        [true] {" "}y { $rest } más
       *[false] {""}
    }
ride-plan-crossing-forbidden = atraviesa la zona prohibida «{ $name }» ({ $entries ->
        [one] { $entries } vez
       *[other] { $entries } veces
    }): { $cost }
ride-plan-crossing-toll = atraviesa la zona de peaje «{ $name }» ({ $entries ->
        [one] { $entries } vez
       *[other] { $entries } veces
    }): { $points }
ride-plan-stop = { $clock }  prueba { $number } «{ $name }»: { $points }{ $climbed }{ $waiting }
ride-plan-unknown-stop = { $clock }  prueba { $id }: { $points }{ $climbed }{ $waiting }
ride-plan-alternative = o bien: { $summary } ({ $numbers })
ride-plan-summary-of = { $is-during-ride ->
        [true] { $count ->
            [one] otra
           *[other] otras { $count }
        }
       *[false] { $count }
    } de { $tasks ->
        [one] { $tasks } prueba
       *[other] { $tasks } pruebas
    }, { $points }{ $is-during-ride ->
        [true] {" "}en total
       *[false] {""}
    }, { $distance }, { $ascent ->
        [none] {""}
       *[other] { $ascent } m de subida{ $known },{" "}
    }{ $over } { $home }{ $late }
ride-plan-task = { $number } «{ $name }»
log-entries = { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }

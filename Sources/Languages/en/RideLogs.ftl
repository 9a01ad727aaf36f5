## LineError

ride-entry-line-error-incomplete = no line of a ride log, or only a part of one; send it as the app wrote it
ride-entry-line-error-altered = the line was changed after it had been written, its hash is another one; send it as the app wrote it
ride-entry-line-error-unreadable = the line has the right hash, but another program wrote it and it cannot be read

## LogDiagnostic

log-diagnostic-torn = the last entry ends in the middle, after { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }: the app was stopped while it wrote; nothing that had been confirmed is lost
log-diagnostic-damaged = { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } ({ $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }) passed over: no entry of a ride log; merge another copy of the log
log-diagnostic-altered = { $entry } was changed after it had been written, its hash is another one; merge another copy of the log
log-diagnostic-reformatted = the line is JSON, but not in the form in which a log is written, so that its hash cannot be checked; use the file as the app wrote it
log-diagnostic-unreadable = { $entry } has the right hash, but another program wrote it and it cannot be read
log-diagnostic-gap = { $entry } missing; merge the other parts of the log
log-diagnostic-fork = { $entry } there in different versions, all of which are kept: two devices have the same name, or a log was written anew
log-diagnostic-broken-link = { $entry } does not follow from the entry before it: one of them was written anew
log-diagnostic-unknown-event = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } of an unknown kind, “{ $type }”, from { $entry }: kept, but counted for nothing; use a newer version of the program
log-diagnostic-own-decision = { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } of the organiser, from { $entry } on, by a device that wrote a ride as well; make sure that the organiser decided
log-diagnostic-entry = an entry
log-diagnostic-entries = { $is-one ->
        [true] entry
       *[false] entries
    } { $numbers } of device “{ $device }”{ $is-subject ->
        [true] {" "}{ $is-one ->
            [true] is
           *[false] are
        }
       *[false] {""}
    }

## LogFlag

log-flag-decision = device “{ $device }” decides about “{ $rider }” and is not the organiser's ({ $void }): name the organiser's log with --office
log-flag-for-another = device “{ $device }” of “{ $owner }” writes about “{ $rider }” ({ $void })
log-flag-other-quest = the log of device “{ $device }” about “{ $rider }” belongs to the quest “{ $short }” ({ $void })
log-flag-late-opening = device “{ $device }” of “{ $rider }” names itself anew within its log ({ $void })
log-flag-void = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }, without effect
log-flag-further-text-further-key = “{ $device }” with key { $key } is a further device of “{ $rider }” ({ $void }): accept it with --accept-device
log-flag-further-text-not-bound = “{ $device }” signs for “{ $rider }” with key { $key }, and the table of riders has another one ({ $void }): accept it with --accept-device
log-flag-further-text-not-bound-2 = “{ $device }” writes for “{ $rider }” without a signature, and the table of riders has a key ({ $void }): accept it with --accept-device
log-flag-further-text-not-bound-3 = “{ $device }” is a further device of “{ $rider }” ({ $void }): accept it with --accept-device
log-flag-signature-text-forked-by-key = key { $key } of “{ $device }” signed two different logs of “{ $rider }”; the one that tells more counts ({ $void })
log-flag-signature-text-invalid-signature = entries of “{ $device }” about “{ $rider }” are not signed with the key of the log, { $key } ({ $void })
log-flag-signature-text-unsigned-end = entries of “{ $device }” about “{ $rider }” come after the last signature with key { $key } ({ $void })
log-flag-receipt-text-rewritten = the log of device “{ $device }” of “{ $rider }” was written anew: a receipt shows another entry { $sequence }
log-flag-receipt-text-cut-short = the log of device “{ $device }” of “{ $rider }” was cut short: a receipt shows entry { $sequence }, and it ends before
log-flag-receipt-text-missing-log = there is a receipt of key { $key } for device “{ $device }” of “{ $rider }”, and no log that it signed
log-flag-receipt-text-invalid-receipt = a receipt for device “{ $device }” of “{ $rider }” has a wrong signature and proves nothing (receipts: { $count })
log-flag-receipt-text-receipt-of-other-quest = a receipt for device “{ $device }” of “{ $rider }” belongs to the quest “{ $short }” and proves nothing here (receipts: { $count })

## RideFlag

ride-flag = { $what }, at “{ $place }”
ride-flag-what-implied-speed = faster than a bicycle: { $decimal } km/h
ride-flag-what-accuracy-pattern = a receiver as even as a machine, fixes: { $count }
ride-flag-what-identical-fixes = the very same place again and again, fixes: { $count }
ride-flag-what-clock-jump = the clock was set by { $seconds }
ride-flag-what-no-approach = there without an approach, nothing for { $seconds } before
ride-flag-what-forbidden-zone = in a forbidden zone, { $metres } deep
ride-flag-what-out-of-bounds = out of bounds by { $metres }
ride-flag-what-team-apart = the team was not together
ride-flag-what-simulated-position = a simulated position
ride-flag-what-impossible-pace = { $distance } by road between check-ins, further than a bicycle goes in that time: { $decimal } km/h
ride-flag-what-impossible-pace-2 = check-ins further apart than a bicycle goes: { $decimal } km/h
ride-flag-what-too-exact = exactly at the tasks, or always with the same error, as no receiver is, check-ins: { $count }
ride-flag-what-unreported-zone = in a toll zone, { $metres } deep, without a word of it in the log
ride-flag-what-shared-ride = the same ride as that of “{ $other }”, equal check-ins: { $count }
ride-flag-what-team-size = the quest asks for another size of team, riders: { $count }
ride-flag-what-start-outside-window = started outside the start window by { $seconds }, which is no start
ride-flag-what-rewritten-log = the log was written anew or cut short: a receipt shows entry { $count }, and the log has it no longer

## RideLogFileError

ride-log-file-error-not-a-log = { $path } is no ride log and was left as it is; name another file
log-flag-further-text-ambiguous-device = several logs of “{ $rider }” are by a device “{ $device }”, so the name accepts none of them besides the one that counts ({ $void }): give --accept-device { $names }
ride-entries-description = { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } of { $riders ->
        [one] { $riders } rider
       *[other] { $riders } riders
    }

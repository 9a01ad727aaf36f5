internal import Quests
internal import RideLogs
internal import Support

/// What commands about ride logs say.
enum RideLogTexts {
    static func begunOtherwise(_ key: KeyFingerprint?) -> Message {
        if let key {
            return Message("ride-log-begun-otherwise", ["key": .of(key)])
        }
        return Message("ride-log-begun-otherwise-2")
    }

    static func rideInOffice(_ riders: Set<RideEntry.Rider>) -> Message {
        let rides = rides(of: riders, most: 10)
        return Message("ride-log-ride-in-office", ["rides": .of(rides)])
    }

    static func otherQuests(_ names: Set<String>) -> Message {
        let names = quoted(names, most: 10)
        return Message("ride-log-other-quests", ["names": .of(names)])
    }

    static func foreignLog(_ riders: Set<RideEntry.Rider>) -> Message {
        let rides = rides(of: riders, most: 3)
        return Message("ride-log-foreign-log", ["rides": .of(rides)])
    }

    private static func rides(of riders: Set<RideEntry.Rider>, most: Int) -> Message {
        let names = quoted(Set(riders.map(\.rawValue)), most: most)
        return riders.count == 1
            ? Message("ride-log-rides", ["names": .of(names)])
            : Message("ride-log-rides-2", ["names": .of(names)])
    }

    /// Names in order and in quotation marks; of more than so many, the first.
    private static func quoted(_ names: Set<String>, most: Int) -> Message {
        let shown = names.sorted().prefix(most).map { DisplayText.sanitized($0, most: 40) }
        let rest = names.count > most ? [Message(verbatim: "…")] : []
        return Message(joining: shown.map { .quoted($0) } + rest, separator: ", ")
    }
}

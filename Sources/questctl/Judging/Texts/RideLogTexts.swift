internal import Quests
internal import RideLogs
internal import Support

/// What commands about ride logs say.
enum RideLogTexts {
    static func decided(_ log: String, _ sequence: Int, _ digest: EntryDigest, _ text: String?) -> Message {
        Message(
            "ride-log-decided",
            ["log": .of(log), "sequence": .of(sequence), "digest": .of(digest), "text": .of(text)])
    }

    static func noAnswer(_ rider: String, _ task: String) -> Message {
        Message("ride-log-no-answer", ["rider": .of(rider), "task": .of(task)])
    }

    static func begunOtherwise(_ key: KeyFingerprint?) -> Message {
        if let key {
            return Message("ride-log-begun-otherwise", ["key": .of(key)])
        }
        return Message("ride-log-begun-otherwise-2")
    }

    static func noRider(_ rider: String) -> Message { Message("ride-log-no-rider", ["rider": .of(rider)]) }

    static func edition(_ digest: String, logs: Int, isOwn: Bool) -> Message {
        Message("ride-log-edition", ["logs": .of(logs), "digest": .of(digest), "is-own": .of(isOwn)])
    }

    static let noEntries = Message("ride-log-no-entries")

    static let noEntriesHere = Message("ride-log-no-entries-here")

    static let noOfficeLog = Message("ride-log-no-office-log")

    static let damagedOfficeLog = Message("ride-log-damaged-office-log")

    static func rideInOffice(_ riders: Set<RideEntry.Rider>) -> Message {
        let rides = rides(of: riders, most: 10)
        return Message("ride-log-ride-in-office", ["rides": .of(rides)])
    }

    static let unofficialOffice = Message("ride-log-unofficial-office")

    static func noDevice(_ name: String) -> Message { Message("ride-log-no-device", ["name": .of(name)]) }

    static func noKey(_ name: String, isNamed: Bool) -> Message {
        Message("ride-log-no-key", ["name": .of(name), "is-named": .of(isNamed)])
    }

    static func notFirst(_ digest: String) -> Message { Message("ride-log-not-first", ["digest": .of(digest)]) }

    static func otherQuests(_ names: Set<String>) -> Message {
        let names = quoted(names, most: 10)
        return Message("ride-log-other-quests", ["names": .of(names)])
    }

    static func outsideWindow(_ count: Int, _ least: Message) -> Message {
        Message("ride-log-outside-window", ["count": .of(count), "least": .of(least)])
    }

    static let ridersEdition = Message("ride-log-riders-edition")

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

    static func noTask(_ task: String, _ known: String) -> Message {
        Message("ride-log-no-task", ["task": .of(task), "known": .of(known)])
    }

    static let unsignedDecision = Message("ride-log-unsigned-decision")

    static let unofficialKey = Message("ride-log-unofficial-key")

    static let noRiders = Message("ride-log-no-riders")

    static let nothingToCompare = Message("ride-log-nothing-to-compare")

    static let otherMap = Message("ride-log-other-map")
    static let nothingToJudge = Message("ride-log-nothing-to-judge")

    static func moreFaults(_ count: Int) -> Message { Message("ride-log-more-faults", ["count": .of(count)]) }

    static let sealing = Message("ride-log-sealing")
}

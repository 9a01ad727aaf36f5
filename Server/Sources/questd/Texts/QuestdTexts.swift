import VeloQuest

/// What `questd` says to organisers.
enum QuestdTexts {
    static func failed(_ reason: String) -> Message { Message("questd-failed", ["reason": .of(reason)]) }

    static func noEvents(_ folder: String) -> Message { Message("questd-no-events", ["folder": .of(folder)]) }

    static func cannotWrite(_ path: String) -> Message { Message("questd-cannot-write", ["path": .of(path)]) }

    static func cannotRead(_ path: String) -> Message { Message("questd-cannot-read", ["path": .of(path)]) }

    static func noTiles(_ path: String) -> Message { Message("questd-no-tiles", ["path": .of(path)]) }

    static let databaseBackup = Message("questd-database-backup")

    static let databaseSchema = Message("questd-database-schema")

    static func notOpened(_ event: String) -> Message { Message("questd-not-opened", ["event": .of(event)]) }

    static func notFinished(_ event: String) -> Message { Message("questd-not-finished", ["event": .of(event)]) }

    static func confirmDeletion(_ event: String) -> Message {
        Message("questd-confirm-deletion", ["event": .of(event)])
    }

    static func notDeleted(_ event: String) -> Message { Message("questd-not-deleted", ["event": .of(event)]) }

    static func state(finished time: String?) -> Message {
        time.map { Message("questd-state", ["item": .of($0)]) } ?? Message("questd-state-2")
    }

    static func schemaRange(_ last: Int) -> Message { Message("questd-schema-range", ["last": .of(last)]) }

    static func schema(_ version: Int) -> Message { Message("questd-schema", ["version": .of(version)]) }

    static let demoRange = Message("questd-demo-range")

    static let movesIntoItself = Message("questd-moves-into-itself")

    static func isThere(_ event: String) -> Message { Message("questd-is-there", ["event": .of(event)]) }

    static func served(_ event: String) -> Message { Message("questd-served", ["event": .of(event)]) }

    static let you = Message("questd-you")

    static func demo(
        _ name: String, riders: Int, speed: Double, address: String, code: String, organiser: String,
        operator token: String,
        hasPages: Bool
    ) -> Message {
        Message(
            "questd-demo",
            ["name": .of(name), "riders": .of(riders), "speed": .of(speed), "address": .of(address), "code": .of(code),
             "organiser": .of(organiser), "operator": .of(token), "has-pages": .of(hasPages)])
    }

    static func cannotListen(_ address: String, _ reason: String) -> Message {
        Message("questd-cannot-listen", ["address": .of(address), "reason": .of(reason)])
    }
}

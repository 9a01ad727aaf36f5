internal import Support

/// The messages about members of JSON objects: types, ranges, unknown names.
enum MemberTexts {
    static let minutes = Message("member-minutes")
    static let seconds = Message("member-seconds")
    static let points = Message("member-points")

    static func unknown(_ key: String, _ listed: String) -> Message {
        Message("member-unknown", ["key": .of(key), "listed": .of(listed)])
    }

    static func misspelt(_ key: String, _ meant: String) -> Message {
        Message("member-misspelt", ["key": .of(key), "meant": .of(meant)])
    }

    static func rename(_ key: String, _ meant: String) -> Message {
        Message("member-rename", ["key": .of(key), "meant": .of(meant)])
    }

    static func missing(_ key: String) -> Message { Message("member-missing", ["key": .of(key)]) }

    static func pointsOrShare(_ key: String) -> Message { Message("member-points-or-share", ["key": .of(key)]) }

    static func oneOf(_ listed: String) -> Message { Message("member-one-of", ["listed": .of(listed)]) }

    static func objects(_ names: String) -> Message { Message("member-objects", ["names": .of(names)]) }

    static let textOrTexts = Message("member-text-or-texts")

    static func dateAndTime(_ key: String) -> Message { Message("member-date-and-time", ["key": .of(key)]) }

    static func dateAndTimeOrMinutes(_ key: String) -> Message {
        Message("member-date-and-time-or-minutes", ["key": .of(key)])
    }

    static let text = Message("member-text")

    static func numberInQuotationMarks(_ key: String) -> Message {
        Message("member-number-in-quotation-marks", ["key": .of(key)])
    }

    static let removeQuotationMarks = Message("member-remove-quotation-marks")

    static func number(_ example: String) -> Message { Message("member-number", ["example": .of(example)]) }

    static let flag = Message("member-flag")

    static func wrongType(_ key: String, _ type: Message, _ expected: Message) -> Message {
        Message("member-wrong-type", ["key": .of(key), "type": .of(type), "expected": .of(expected)])
    }

    static func owned(_ owner: Message, _ text: Message) -> Message {
        Message("member-owned", ["owner": .of(owner), "text": .of(text)])
    }

    static func listOutOf(_ listed: String) -> Message { Message("member-list-out-of", ["listed": .of(listed)]) }

    static let metres = Message("member-metres")

    static let anObject = Message("member-an-object")

    static func outOfRange(_ key: String, _ expected: Message) -> Message {
        Message("member-out-of-range", ["key": .of(key), "expected": .of(expected)])
    }
}

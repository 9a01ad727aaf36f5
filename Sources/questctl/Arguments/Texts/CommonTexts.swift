import RoadMap
internal import Support

/// Messages of several commands.
enum CommonTexts {
    static func imported(_ count: Int) -> Message { Message("common-imported", ["count": .of(count)]) }

    static let emptyRider = Message("common-empty-rider")

    static func takenAsUTC(_ option: String, _ text: String) -> Message {
        Message("common-taken-as-utc", ["option": .of(option), "text": .of(text)])
    }

    static func notAPlace(_ text: String, _ isOption: Bool) -> Message {
        Message("common-not-a-place", ["is-option": .of(isOption), "text": .of(text)])
    }

    static func foundPlace(_ text: String, _ place: FoundPlace) -> Message {
        Message("common-found-place", ["text": .of(text), "label": .of(place.label), "place": .of(place.place)])
    }

    static func unknownProfile(_ name: String, _ known: String) -> Message {
        Message("common-unknown-profile", ["name": .of(name), "known": .of(known)])
    }

    static func idleClosures(_ file: String, _ numbers: String, _ more: String) -> Message {
        Message("common-idle-closures", ["file": .of(file), "numbers": .of(numbers), "more": .of(more)])
    }

    static let emptyLog = Message("common-empty-log")

    static func severalRiders(_ names: String) -> Message { Message("common-several-riders", ["names": .of(names)]) }

    /// - Parameter isPartial: whether some points have their accuracy.
    static func estimatedAccuracy(_ metres: Message, isPartial: Bool) -> Message {
        isPartial
            ? Message("common-estimated-accuracy", ["metres": .of(metres)])
            : Message("common-estimated-accuracy-2", ["metres": .of(metres)])
    }
}

/// Messages about parts that riders do not see.
enum AudienceTexts {
    static func leftOut(_ count: Int) -> Message { Message("audience-left-out", ["count": .of(count)]) }

    static let allHidden = Message("audience-all-hidden")
}

internal import Support

/// The messages about zones.
enum ZoneTexts {
    static func outside(_ name: String) -> Message { Message("zone-outside", ["name": .of(name)]) }

    static func inside(_ name: String) -> Message { Message("zone-inside", ["name": .of(name)]) }

    static func forbiddenPlace(_ subject: Message, _ place: Message) -> Message {
        Message("zone-forbidden-place", ["subject": .of(subject), "place": .of(place)])
    }

    static func zone(_ number: Int) -> Message { Message("zone", ["number": .of(number)]) }

    static func namedZone(_ name: String) -> Message { Message("zone-named-zone", ["name": .of(name)]) }

    static let cornerNotOnEarth = Message("zone-corner-not-on-earth")
    static let noArea = Message("zone-no-area")
}

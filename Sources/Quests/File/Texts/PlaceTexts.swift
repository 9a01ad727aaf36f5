internal import Geodesy
internal import Support

/// The messages about the places of a quest.
enum PlaceTexts {
    static func oneIsSwapped(_ first: Message, _ second: Message) -> Message {
        Message("place-one-is-swapped", ["first": .of(first), "second": .of(second)])
    }

    static func farAway(_ place: Message, _ away: Message) -> Message {
        Message("place-far-away", ["place": .of(place), "away": .of(away)])
    }

    static func sameSpot(_ task: Message, _ other: Message) -> Message {
        Message("place-same-spot", ["task": .of(task), "other": .of(other)])
    }

    static func swapped(_ place: Message) -> Message { Message("place-swapped", ["place": .of(place)]) }

    /// - Parameter place: the first of them, as the file has it.
    static func allSwapped(_ count: Int, _ place: Coordinate, _ evidence: SwapChecks.Evidence) -> Message {
        let reason =
            switch evidence {
            case .noRides: Message("place-all-swapped-no-rides")
            case .editor: Message("place-all-swapped-editor")
            case .language: Message("place-all-swapped-language")
            }
        let order = "[\(place.longitude), \(place.latitude)]"
        let right = "[\(place.latitude), \(place.longitude)]"
        return Message(
            "place-all-swapped",
            ["count": .of(count), "reason": .of(reason), "right": .of(right), "order": .of(order)])
    }

    static let exchangeAll = Message("place-exchange-all")
    static let exchange = Message("place-exchange")
    static let start = Message("place-start")
    static let finish = Message("place-finish")

    static func noPlace(_ task: Message) -> Message { Message("place-no-place", ["task": .of(task)]) }

    static func givenTwice(_ place: Message, _ away: Message) -> Message {
        Message("place-given-twice", ["place": .of(place), "away": .of(away)])
    }

    static func notOnEarth(_ place: Message) -> Message { Message("place-not-on-earth", ["place": .of(place)]) }
}

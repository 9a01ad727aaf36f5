internal import Geodesy
internal import Support

/// The messages about the places of a quest.
enum PlaceTexts {
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
}

import RoadMap
internal import Support

/// Messages of several commands.
enum CommonTexts {
    /// - Parameter isPartial: whether some points have their accuracy.
    static func estimatedAccuracy(_ metres: Message, isPartial: Bool) -> Message {
        isPartial
            ? Message("common-estimated-accuracy", ["metres": .of(metres)])
            : Message("common-estimated-accuracy-2", ["metres": .of(metres)])
    }
}

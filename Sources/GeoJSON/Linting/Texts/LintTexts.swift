internal import Geodesy
internal import Support

/// What the rules about well-formed GeoJSON report, and how it can be fixed.
enum LintTexts {
    /// - Parameters:
    ///   - isSwapped: whether the numbers would be a place the other way round.
    ///   - isMetric: whether they are as large as metres.
    static func notOnEarth(_ place: Coordinate, isSwapped: Bool, isMetric: Bool) -> Message {
        Message(
            "lint-not-on-earth",
            ["place": .of(place), "looks": isSwapped ? .choice("swapped") : isMetric ? .choice("metric") : .none])
    }

    static let antimeridian = Message("lint-antimeridian")

    static let wideRing = Message("lint-wide-ring")

    static let ambiguousRing = Message("lint-ambiguous-ring")

    static let aroundFarPole = Message("lint-around-far-pole")

    static func wrongBox(_ box: String) -> Message { Message("lint-wrong-box", ["box": .of(box)]) }

    static let correctBox = Message("lint-correct-box")
    static let singleGeometry = Message("lint-single-geometry")
    static let unwrap = Message("lint-unwrap")
    static let nestedCollection = Message("lint-nested-collection")

    static func duplicateIdentifier(_ id: Feature.Identifier, _ feature: Int) -> Message {
        Message("lint-duplicate-identifier", ["id": .of(id), "feature": .of(feature)])
    }

    static func duplicateInRecord(_ id: Feature.Identifier, _ record: Int) -> Message {
        Message("lint-duplicate-in-record", ["id": .of(id), "record": .of(record)])
    }

    static func uncomparedIdentifiers(_ count: Int) -> Message {
        Message("lint-uncompared-identifiers", ["count": .of(count)])
    }

    static func moreSwapped(_ count: Int) -> Message { Message("lint-more-swapped", ["count": .of(count)]) }

    static let repeatedPosition = Message("lint-repeated-position")
    static let removeRepeated = Message("lint-remove-repeated")
    static let tooPrecise = Message("lint-too-precise")
    static let needlessReferenceSystem = Message("lint-needless-reference-system")
    static let foreignReferenceSystem = Message("lint-foreign-reference-system")
    static let removeReferenceSystem = Message("lint-remove-reference-system")

    static func swapped(_ middle: Coordinate) -> Message { Message("lint-swapped", ["middle": .of(middle)]) }

    static let wrongWinding = Message("lint-wrong-winding")
    static let rewind = Message("lint-rewind")
}

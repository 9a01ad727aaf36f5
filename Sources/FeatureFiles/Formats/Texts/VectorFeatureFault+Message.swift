public import Support

extension VectorFeatureFailure: LocalizedMessage {
    /// Which feature, and what is wrong with it.
    public var message: Message {
        if isLine {
            return Message(
                "vector-feature-failure",
                ["path": .of(path), "place": .of(place), "reason": .of(reason.message)])
        }
        let layer = layer ?? ""
        return Message(
            "vector-feature-failure-2",
            ["path": .of(path), "layer": .of(layer), "place": .of(place), "reason": .of(reason.message)])
    }
}

extension VectorFeatureFault: LocalizedMessage {
    /// What is wrong.
    public var message: Message {
        switch self {
        case .geometry(let text): Message("vector-feature-fault-geometry", ["text": .of(text)])
        case .otherSystem(let srid): Message("vector-feature-fault-other-system", ["srid": .of(srid)])
        case .untransformable(let reason): Message("vector-feature-fault-untransformable", ["reason": .of(reason)])
        case .outsideDegrees(let longitude, let latitude):
            Message("vector-feature-fault-outside-degrees", ["longitude": .of(longitude), "latitude": .of(latitude)])
        case .noCoordinates: Message("vector-feature-fault-no-coordinates")
        case .notANumber(let column, let cell):
            Message("vector-feature-fault-not-a-number", ["column": .of(column), "cell": .of(cell)])
        case .cellCount(let expected, let found):
            Message("vector-feature-fault-cell-count", ["found": .of(found), "expected": .of(expected)])
        }
    }
}

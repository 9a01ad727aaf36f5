internal import Support

/// What is wrong with rings.
enum PolygonTexts {
    static func message(of error: PolygonError) -> Message {
        let ring = error.ring
        switch error.fault {
        case .tooFewPositions(let count):
            return Message("polygon-too-few-positions", ["ring": .of(ring), "count": .of(count)])
        case .notClosed(let first, let last):
            return Message("polygon-not-closed", ["ring": .of(ring), "first": .of(first), "last": .of(last)])
        case .notFinite(let position):
            return Message("polygon-not-finite", ["position": .of(position), "ring": .of(ring)])
        }
    }
}

internal import Support

/// What is wrong with rings.
enum PolygonTexts {
    static func message(of error: PolygonError) -> LocalizedText {
        let ring = error.ring
        switch error.fault {
        case .tooFewPositions(let count):
            return LocalizedText(
                "ring \(ring) has \(count) positions; a ring has at least four, the last equal to the first",
                "в кольце \(ring) позиций: \(count); в кольце их не меньше четырёх, последняя равна первой")
        case .notClosed(let first, let last):
            return LocalizedText(
                "ring \(ring) is not closed: it starts at \(first) and ends at \(last); repeat the first position at its end",
                "кольцо \(ring) не замкнуто: начинается в \(first), а кончается в \(last); повторите в конце первую позицию"
            )
        case .notFinite(let position):
            return LocalizedText(
                "position \(position) of ring \(ring) holds a number that is infinite or not a number",
                "в позиции \(position) кольца \(ring) есть бесконечное число или не число")
        }
    }
}

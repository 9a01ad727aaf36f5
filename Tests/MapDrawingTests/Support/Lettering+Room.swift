public import MapDrawing

extension Lettering {
    /// Where the room that is kept for the text begins, to the right of its place.
    public var roomStart: Double {
        switch anchor {
        case .start: 0
        case .middle: -width / 2
        case .end: -width
        }
    }
}

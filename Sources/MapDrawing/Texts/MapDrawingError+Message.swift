import Geodesy
public import Support

extension MapDrawingError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .impossibleArea(let box):
            let text = "\(box.west),\(box.south),\(box.east),\(box.north)"
            return Message("map-drawing-error-impossible-area", ["text": .of(text)])
        case .impossibleWidth(let width):
            let (low, high) = (MapFrame.widths.lowerBound, MapFrame.widths.upperBound)
            return Message(
                "map-drawing-error-impossible-width",
                ["width": .of(width), "low": .of(low), "high": .of(high)])
        case .nothingToShow: return Message("map-drawing-error-nothing-to-show")
        }
    }
}

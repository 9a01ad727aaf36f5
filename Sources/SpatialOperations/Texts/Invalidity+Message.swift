internal import Geodesy
public import Support

extension Invalidity {
    /// What is wrong and where.
    public var message: Message {
        guard let coordinate else { return reasonText }
        return Message("invalidity-at", ["reason": .of(reasonText), "place": .of(coordinate)])
    }

    /// GEOS has these reasons; others are left in its words.
    private var reasonText: Message {
        switch reason {
        case "Self-intersection": Message("invalidity-self-intersection")
        case "Ring Self-intersection": Message("invalidity-ring-self-intersection")
        case "Hole lies outside shell": Message("invalidity-hole-outside-shell")
        case "Holes are nested": Message("invalidity-nested-holes")
        case "Interior is disconnected": Message("invalidity-disconnected-interior")
        case "Nested shells": Message("invalidity-nested-shells")
        case "Duplicate Rings": Message("invalidity-duplicate-rings")
        case "Too few points in geometry component": Message("invalidity-too-few-points")
        case "Invalid Coordinate": Message("invalidity-invalid-coordinate")
        case "Ring is not closed": Message("invalidity-open-ring")
        default: Message(verbatim: reason.lowercased())
        }
    }
}

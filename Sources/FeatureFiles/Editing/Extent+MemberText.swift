import GeoJSON
import JSON

extension Extent {
    /// The text of a `bbox` member.
    var memberText: [UInt8] {
        var output = JSONOutput(.compact)
        output.raw("[")
        for (index, number) in numbers.enumerated() {
            if index > 0 { output.raw(",") }
            output.coordinate(number)
        }
        output.raw("]")
        return output.finished()
    }
}

public import Geodesy

/// The surface that heights are taken from. Metres above any datum; `nil` where the height is not known.
public struct Terrain {
    /// The height of a place.
    public var height: (Coordinate) -> Double?
    /// So many heights between the ends of a line, at equal distances; the ends have the heights of `height`.
    public var heights: (_ line: [Coordinate], _ count: Int) -> [Double?]

    /// Metres of road around a junction over which its height is averaged, since heights of single places are noisy; 0 for a
    /// surface without noise.
    public var junctionReach = 0.0
    /// What the heights come from, such as the names of files: one line that the map repeats.
    public var source: String?

    /// A surface that is read place by place.
    public init(_ height: @escaping (Coordinate) -> Double?) {
        self.init(height) { line, count in
            let line = Polyline(line)
            return (0..<count).map { number in
                line.coordinate(at: line.length * Double(number + 1) / Double(count + 1)).flatMap(height)
            }
        }
    }

    /// A surface that smooths heights along a line.
    public init(
        _ height: @escaping (Coordinate) -> Double?,
        along heights: @escaping (_ line: [Coordinate], _ count: Int) -> [Double?]
    ) {
        self.height = height
        self.heights = heights
    }
}

/// Interpolates between the four samples of a cell.
enum Bilinear {
    /// - Parameters:
    ///   - x: the fraction from west to east, 0…1.
    ///   - y: the fraction from north to south, 0…1.
    @inline(__always)
    static func height(
        _ northWest: Float, _ northEast: Float, _ southWest: Float, _ southEast: Float, _ x: Double, _ y: Double
    ) -> Double {
        let north = Double(northWest) + (Double(northEast) - Double(northWest)) * x
        let south = Double(southWest) + (Double(southEast) - Double(southWest)) * x
        return north + (south - north) * y
    }
}

/// The four samples around a position in a raster, numbered north-west, north-east, south-west, south-east.
struct CellCorners {
    private let column: Int
    private let row: Int
    private let x: Double
    private let y: Double
    private var heights: (Float, Float, Float, Float) = (.nan, .nan, .nan, .nan)

    /// The corners of the cell of a position, still without heights.
    init(_ position: (x: Double, y: Double)) {
        column = Int(position.x.rounded(.down))
        row = Int(position.y.rounded(.down))
        x = position.x - Double(column)
        y = position.y - Double(row)
    }

    subscript(corner: Int) -> Float {
        get {
            switch corner {
            case 0: heights.0
            case 1: heights.1
            case 2: heights.2
            default: heights.3
            }
        }
        set {
            switch corner {
            case 0: heights.0 = newValue
            case 1: heights.1 = newValue
            case 2: heights.2 = newValue
            default: heights.3 = newValue
            }
        }
    }

    func place(of corner: Int) -> (column: Int, row: Int) { (column + corner % 2, row + corner / 2) }

    /// The weight of a corner; the four add up to 1.
    func weight(of corner: Int) -> Double { (corner % 2 == 0 ? 1 - x : x) * (corner / 2 == 0 ? 1 - y : y) }

    /// The corners with a weight and without a height.
    var missing: [Int] { (0..<4).filter { weight(of: $0) > 0 && self[$0].isNaN } }

    /// The interpolated height; `nil` where a corner with a weight has none.
    var height: Double? {
        var sum = 0.0
        for corner in 0..<4 {
            let weight = weight(of: corner)
            if weight > 0 { sum += weight * Double(self[corner]) }
        }
        return sum.isNaN ? nil : sum
    }

    /// The mean of the corners that have heights, by their weights; `nil` where these add up to less than a quarter.
    var weightedHeight: Double? {
        var sum = 0.0
        var total = 0.0
        for corner in 0..<4 where !self[corner].isNaN {
            sum += weight(of: corner) * Double(self[corner])
            total += weight(of: corner)
        }
        // At the outer corner of a raster, half a step from its last sample on both axes, a quarter is left, except for rounding.
        return total >= 0.249 ? sum / total : nil
    }
}

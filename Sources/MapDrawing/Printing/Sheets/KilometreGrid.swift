import Geodesy

/// The squares of a map: letters from west to east, numbers from north to south.
struct KilometreGrid: Hashable {
    /// The side of a square in metres.
    let interval: Double
    private let firstColumn: Int
    private let firstRow: Int

    /// - Parameters:
    ///   - west: the westernmost metre that is shown.
    ///   - north: the northernmost.
    init(scale: Int, west: Double, north: Double) {
        // 40 mm on paper at least.
        interval = [250, 500, 1_000, 2_000].first { $0 >= Double(scale) * 0.04 } ?? 5_000
        firstColumn = Int((west / interval).rounded(.down))
        firstRow = Int((north / interval).rounded(.down))
    }

    /// `C4`.
    func reference(of point: PlanePoint) -> String {
        columnName(Int((point.east / interval).rounded(.down))) + rowName(Int((point.north / interval).rounded(.down)))
    }

    /// The name of the squares from a multiple of the interval eastwards.
    func columnName(_ column: Int) -> String {
        var (rest, name) = (max(column - firstColumn, 0), "")
        repeat {
            name = String(UnicodeScalar(UInt8(65 + rest % 26))) + name
            rest = rest / 26 - 1
        } while rest >= 0
        return name
    }

    /// The name of the squares from a multiple of the interval northwards.
    func rowName(_ row: Int) -> String { "\(max(firstRow - row, 0) + 1)" }

    /// The multiples of the interval within a range of metres.
    func lines(from low: Double, to high: Double) -> [Int] {
        let (first, last) = (Int((low / interval).rounded(.up)), Int((high / interval).rounded(.down)))
        return first <= last ? Array(first...last) : []
    }
}

import Geodesy

/// The distance to the nearest of some lines at the crossings of a grid, as far as it matters to a contour.
///
///     row r      distances[r * columns] …          crossing (c, r) lies at west + c · spacing, south + r · spacing
///
/// The outermost crossings are far from all lines, so that contours close.
struct DistanceField {
    /// Metres between the lines of the grid.
    let spacing: Double
    let columns: Int
    let rows: Int
    private let west: Double
    private let south: Double
    /// Squares of metres; what is farther than `reach` is all the same.
    private var squares: ContiguousArray<Float>

    /// How far off the lines the contour runs, in metres: more than the diagonal of a cell, so that a cell with a line in it is
    /// inside as a whole.
    var contour: Double { 2 * spacing }
    /// How far off distances are worked out: to the first crossing outside the contour.
    private var reach: Double { 3 * spacing }
    private static let largest = 4_000_000.0

    /// Lays a grid over lines; `nil` where there is no point.
    package init?(around lines: [[PlanePoint]], resolution: Double) {
        var (west, south, east, north) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for point in lines.lazy.joined() {
            (west, east) = (min(west, point.east), max(east, point.east))
            (south, north) = (min(south, point.north), max(north, point.north))
        }
        guard west <= east, south <= north, (east - west).isFinite, (north - south).isFinite else { return nil }
        var spacing = resolution
        // Eight more than the lines span: four cells beside them on each side.
        while ((east - west) / spacing + 9) * ((north - south) / spacing + 9) > DistanceField.largest {
            spacing *= 1.25
        }
        self.spacing = spacing
        self.west = west - 4 * spacing
        self.south = south - 4 * spacing
        columns = Int((east - west) / spacing) + 10
        rows = Int((north - south) / spacing) + 10
        squares = ContiguousArray(repeating: Float(9 * spacing * spacing), count: columns * rows)
    }

    /// Takes in a line.
    mutating func approach(_ line: [PlanePoint]) {
        if line.count == 1 { approach(PlaneSegment(line[0], line[0])) }
        for index in line.indices.dropLast() { approach(PlaneSegment(line[index], line[index + 1])) }
    }

    private mutating func approach(_ segment: PlaneSegment) {
        func range(_ one: Double, _ other: Double, _ origin: Double, _ count: Int) -> ClosedRange<Int> {
            let first = ((min(one, other) - reach - origin) / spacing).rounded(.up)
            let last = ((max(one, other) + reach - origin) / spacing).rounded(.down)
            return max(Int(first), 0)...min(Int(last), count - 1)
        }
        let columns = range(segment.start.east, segment.end.east, west, columns)
        for row in range(segment.start.north, segment.end.north, south, rows) {
            let north = south + Double(row) * spacing
            for column in columns {
                let point = PlanePoint(east: west + Double(column) * spacing, north: north)
                let square = Float(segment.nearest(to: point).squaredDistance)
                let index = row * self.columns + column
                if square < squares[index] { squares[index] = square }
            }
        }
    }

    /// Whether a crossing lies inside the contour.
    func isInside(_ column: Int, _ row: Int) -> Bool {
        Double(squares[row * columns + column]) < contour * contour
    }

    /// Where the contour passes between a crossing and the next to the east or to the north, of which one is inside.
    ///
    /// It keeps a twentieth of the spacing off both, so that contours never touch in a crossing.
    package func place(from column: Int, _ row: Int, isNorthward: Bool) -> PlanePoint {
        let index = row * columns + column
        let near = Double(squares[index]).squareRoot()
        let far = Double(squares[index + (isNorthward ? columns : 1)]).squareRoot()
        let share = min(max((contour - near) / (far - near), 0.05), 0.95)
        return PlanePoint(
            east: west + (Double(column) + (isNorthward ? 0 : share)) * spacing,
            north: south + (Double(row) + (isNorthward ? share : 0)) * spacing)
    }
}

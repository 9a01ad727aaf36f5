/// Where the samples of a raster of heights lie: rows and columns along parallels and meridians.
///
/// The first sample is that of column 0 and row 0; rows run southward where `latitudeStep` is positive. A sample is a point, the
/// middle of its cell: what formats call "pixel is area" is half a step away from its cell's corner.
public struct ElevationGrid: Sendable, Hashable {
    /// Samples from west to east.
    public let columns: Int
    /// Samples from north to south.
    public let rows: Int
    /// Longitude of column 0, in degrees.
    public let west: Double
    /// Latitude of row 0, in degrees.
    public let north: Double
    /// Degrees from one column to the next, greater than 0.
    public let longitudeStep: Double
    /// Degrees from one row southward to the next; negative where row 0 is the southernmost.
    public let latitudeStep: Double
    /// Whether the last column is followed by the first.
    private let isAround: Bool

    /// Makes a grid; `nil` without samples, with steps that are none, or where it does not lie on the Earth.
    public init?(
        columns: Int, rows: Int, west: Double, north: Double, longitudeStep: Double, latitudeStep: Double
    ) {
        guard columns > 0, rows > 0, columns <= 1 << 24, rows <= 1 << 24 else { return nil }
        guard longitudeStep.isFinite, latitudeStep.isFinite, longitudeStep > 1e-9, latitudeStep.magnitude > 1e-9
        else { return nil }
        // Half a sample beyond a pole, as global rasters have it, is in order.
        let reach = latitudeStep.magnitude
        let last = north - Double(rows - 1) * latitudeStep
        guard north.magnitude <= 90 + reach, last.magnitude <= 90 + reach, west >= -360, west <= 360,
            Double(columns - 1) * longitudeStep <= 360 + longitudeStep
        else { return nil }
        self.columns = columns
        self.rows = rows
        self.west = west
        self.north = north
        self.longitudeStep = longitudeStep
        self.latitudeStep = latitudeStep
        isAround = (Double(columns) + 0.5) * longitudeStep >= 360
    }

    /// The column and row of a place, with fractions; columns are counted the short way round the Earth.
    @inline(__always)
    func position(longitude: Double, latitude: Double) -> (x: Double, y: Double) {
        var east = longitude - west
        if isAround {
            if east < 0 { east += 360 } else if east >= 360 { east -= 360 }
        } else if east < -2 * longitudeStep {
            east += 360
        } else if east >= 360 - 2 * longitudeStep, east > Double(columns + 1) * longitudeStep {
            east -= 360
        }
        return (east / longitudeStep, (north - latitude) / latitudeStep)
    }

    /// The place of a column and row, which may lie outside.
    func place(column: Int, row: Int) -> (longitude: Double, latitude: Double) {
        var longitude = west + Double(column) * longitudeStep
        if longitude >= 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        return (longitude, north - Double(row) * latitudeStep)
    }

    /// Whether a position is on a sample or between samples, or so near that only rounding parts them.
    func spans(_ x: Double, _ y: Double) -> Bool {
        let slack = Self.slack
        return x >= -slack && y >= -slack && x <= Double(columns - 1) + slack && y <= Double(rows - 1) + slack
    }

    /// Whether a position is in the cell of a sample.
    func covers(_ x: Double, _ y: Double) -> Bool {
        let reach = 0.5 + Self.slack
        return x >= -reach && y >= -reach && x <= Double(columns - 1) + reach && y <= Double(rows - 1) + reach
    }

    /// In samples: what corners of neighbouring files differ by, as they are written.
    static let slack = 1e-4
}

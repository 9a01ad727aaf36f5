import Geodesy

/// The positions of the samples of an elevation raster: rows and columns along parallels and meridians.
///
/// The first sample has column 0 and row 0; rows run southward where `latitudeStep` is positive. A sample is a point, the
/// centre of its cell: in formats with "pixel is area" the given corner of the cell is half a step away from it.
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
    let latitudeStep: Double
    /// Whether the last column is followed by the first.
    private let isAround: Bool

    /// Makes a grid; `nil` without samples, with steps of about 0, or where it does not lie on the Earth.
    public init?(
        columns: Int, rows: Int, west: Double, north: Double, longitudeStep: Double, latitudeStep: Double
    ) {
        guard columns > 0, rows > 0, columns <= 1 << 24, rows <= 1 << 24 else { return nil }
        guard longitudeStep.isFinite, latitudeStep.isFinite, longitudeStep > 1e-9, latitudeStep.magnitude > 1e-9
        else { return nil }
        // Global rasters may reach half a sample beyond a pole.
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
            // A raster may begin a turn east of the map.
            if east < 0 { east += 360 }
        } else if east < -2 * longitudeStep {
            east += 360
            if east < -2 * longitudeStep { east += 360 }
        } else if east >= 360 - 2 * longitudeStep, east > Double(columns + 1) * longitudeStep {
            east -= 360
        }
        return (east / longitudeStep, (north - latitude) / latitudeStep)
    }

    /// The place of a column and row, which may lie outside.
    func place(column: Int, row: Int) -> (longitude: Double, latitude: Double) {
        ((west + Double(column) * longitudeStep).wrappedLongitude, north - Double(row) * latitudeStep)
    }

    /// Whether a position is on a sample or between samples, with a tolerance for rounding.
    func spans(_ x: Double, _ y: Double) -> Bool {
        let slack = Self.slack
        return x >= -slack && y >= -slack && x <= Double(columns - 1) + slack && y <= Double(rows - 1) + slack
    }

    /// Whether a position is in the cell of a sample.
    func covers(_ x: Double, _ y: Double) -> Bool {
        let reach = 0.5 + Self.slack
        return x >= -reach && y >= -reach && x <= Double(columns - 1) + reach && y <= Double(rows - 1) + reach
    }

    /// The rounding error of written corners of neighbouring files, in samples.
    static let slack = 1e-4
}

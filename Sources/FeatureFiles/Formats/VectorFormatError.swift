public import Support

/// Why a file could not be read or written.
public enum VectorFormatError: Error, Sendable, Hashable {
    /// GDAL is not installed where the system's loader looks.
    case libraryMissing
    /// The library that was named cannot be loaded.
    case libraryUnusable(library: String, reason: String)
    /// GDAL is older than 3.4.
    case libraryTooOld(version: String, library: String)
    /// The library is not GDAL, or an unknown version of it.
    case missingFunction(String, library: String)
    /// This GDAL was built without a driver for the format.
    case driverMissing(format: String, version: String)
    /// GDAL cannot read the file, or stopped reading it.
    case unreadable(path: String, reason: String)
    /// GDAL cannot write the file.
    case unwritable(path: String, reason: String)
    /// The file has several layers, of which none was chosen.
    case severalLayers(path: String, [String])
    /// The file has no layer of that name.
    case noSuchLayer(String, path: String, [String])
    /// Fewer features could be read than the file says that it has.
    case incomplete(path: String, read: Int, announced: Int)
    /// The coordinate system that was named is not known.
    case unknownSystem(String, reason: String)
    /// There is no transformation of known accuracy to WGS 84.
    case noTransformation(from: String, reason: String)
    /// The file does not name its coordinate system, and its numbers are not degrees.
    case systemNeeded(path: String, longitude: Double, latitude: Double)
    /// A layer of the format holds one kind of geometry, and the features have several.
    case mixedGeometries(format: String, kinds: [String])
    /// The format has no place for such geometries.
    case unsupportedGeometry(format: String, kind: String)
    /// The format needs a file with a name, which standard input and output do not have.
    case fileNeeded(format: String)
    /// The GeoJSON input has errors.
    case faultyInput(path: String)
    /// The input was changed while it was read.
    case inputChanged(path: String)
    /// The text says that its coordinates are in another system than WGS 84.
    case foreignSystem(path: String)
    /// A text has a character U+0000, which ends texts in other formats.
    case nullCharacter(property: String)
    /// A geometry cannot be written; the text is that of another error. Features are counted from 0.
    case unwritableGeometry(feature: Int, Message)
    /// A line or row is longer than 256 MB.
    case recordTooLong(path: String, line: Int)
    /// A quotation mark of the row that begins on this line is never closed.
    case openQuote(path: String, line: Int)
    /// The text is not UTF-8.
    case notUTF8(path: String, line: Int)
    /// A table has none of these columns.
    case noCoordinateColumns(path: String, columns: [String])
    /// A table lacks the column that was named.
    case noSuchColumn(String, path: String, columns: [String])
}

/// A feature that could not be read.
public struct VectorFeatureFailure: Error, Sendable, Hashable {
    /// The file.
    public var path: String
    /// The layer; `nil` where the format has none.
    public var layer: String?
    /// Which feature: its identifier in the layer, or the line of its row.
    public var place: Int64
    /// Whether `place` is a line.
    public var isLine: Bool
    /// The reason.
    public var reason: VectorFeatureFault
}

extension VectorFeatureFault {
    /// Another error about a geometry, with its message.
    static func of(_ error: any Error) -> VectorFeatureFault {
        .geometry(Message(describing: error))
    }
}

/// What is wrong with a feature.
public enum VectorFeatureFault: Error, Sendable, Hashable {
    /// Its geometry has no form in GeoJSON; the text is that of another error.
    case geometry(Message)
    /// Its SRID names another system than WGS 84.
    case otherSystem(Int32)
    /// Its coordinates have no place on WGS 84.
    case untransformable(reason: String)
    /// Its coordinates are not degrees.
    case outsideDegrees(longitude: Double, latitude: Double)
    /// The row has no coordinates.
    case noCoordinates
    /// A cell of coordinates is not a number.
    case notANumber(column: String, cell: String)
    /// The row has more or fewer cells than the table has columns.
    case cellCount(expected: Int, found: Int)
}

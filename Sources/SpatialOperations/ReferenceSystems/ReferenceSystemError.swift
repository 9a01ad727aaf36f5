public import Geodesy
public import Support

/// Why coordinates could not be brought from one reference system to another.
public enum ReferenceSystemError: Error, Sendable, Hashable, LocalizedMessage {
    /// PROJ does not know the code or cannot read the text.
    case unknownSystem(definition: String, reason: String)
    /// The text names something else, for example an ellipsoid or a conversion.
    case notASystem(definition: String)
    /// A system of heights alone, or of three lengths from the middle of the Earth, which are no positions of GeoJSON.
    case notHorizontal(name: String)
    /// Two statements about the system of one geometry that differ.
    case conflictingSystems(String, String)
    /// A `crs` member that is neither a name nor an EPSG code; links are not followed.
    case unreadableMember
    /// No way of known accuracy leads from one system to the other.
    case noTransformation(source: String, target: String, reason: String)
    /// A position lies outside the area a system is made for. The index counts positions from 0; `coordinate` is the
    /// position on WGS 84.
    case outsideAreaOfUse(index: Int, coordinate: Coordinate, system: String, area: BoundingBox)
    /// A position has no place in the other system. The index counts positions from 0.
    case untransformable(index: Int, reason: String)
    /// The count of the numbers is no multiple of the stride, or the stride is below two.
    case unevenNumbers(count: Int, stride: Int)
    /// PROJ could not allocate memory.
    case outOfMemory
    /// PROJ is not installed, or too old.
    case library(SystemLibraryError)
}

import Diagnostics
import GeoJSON
import GeoJSONLinting
import GeoJSONOperations

/// What came of checking some elements of a batch.
struct CheckedPart: Sendable {
    /// With places in the file, in order.
    var findings: [Diagnostic] = []
    var facts: [(facts: CollectionSurvey.Facts, part: Int)] = []
    var extents = CollectionExtents()
    var counts = CollectionCounting.Part()
    /// The part of the batch from which on the structure is not what braces and quotes seemed to say.
    var damagedAt: Int?
}

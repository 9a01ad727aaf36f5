import GeoJSON
import GeoJSONOperations
import JSON

/// The result of checking some elements of a batch.
struct CheckedPart: Sendable {
    /// The findings, with places in the file, in order.
    var findings: [Diagnostic] = []
    /// How many findings there are of rules whose findings are only counted.
    var ruleCounts: [String: Int] = [:]
    var facts: [(facts: CollectionSurvey.Facts, part: Int)] = []
    var extents = CollectionExtents()
    var counts = CollectionCounting.Part()
    /// The first part of the batch where the structure contradicts the split by braces and quotes.
    var damagedAt: Int?
}

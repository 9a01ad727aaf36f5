public import GeoJSON
import JSON
import Support

/// A condition for Features, as a text in CQL2 (OGC 21-065r2, the Common Query Language).
///
///     let filter = try FeatureFilter("population > 100000 AND \"name:ru\" LIKE 'Ч%'")
///     let towns = collection.features.filter { filter.matches($0) }
///
/// For many Features a `FilterRun` is faster and reports properties that no Feature had. The supported part of the standard, and
/// the decisions where it leaves room, are in <doc:Language>.
///
/// Filters are equal where their trees are equal; white space and the case of keywords do not matter. The engine for their spatial
/// functions is ignored.
public struct FeatureFilter: Sendable {
    let expression: Expression
    /// The properties that the filter names.
    let references: [PropertyReference]
    let tests: [SpatialPredicates.Test?]
    let spatial: SpatialPredicates

    /// Reads a filter.
    ///
    /// - Parameters:
    ///   - text: CQL2 text of up to a million bytes, nested up to 20 deep, with patterns of up to 1,000 bytes.
    ///   - spatial: evaluates spatial functions; by default those of boxes and points.
    /// - Complexity: O(*n*) in the length of the text.
    /// - Throws: `FilterError` with the place and what was expected there.
    public init(_ text: String, spatial: SpatialPredicates = .boxes) throws(FilterError) {
        do throws(FilterSyntaxError) {
            guard text.utf8.count <= FilterLimits.length else {
                throw FilterSyntaxError(FilterLimits.length..<FilterLimits.length, Message("syntax-too-long"))
            }
            var parser = FilterParser(try Lexer.tokens(text), of: text, spatial: spatial)
            expression = try parser.filter()
            references = parser.references
            tests = parser.tests
            self.spatial = spatial
        } catch {
            throw FilterError(error, in: text)
        }
    }

    /// Whether the filter selects a Feature: the condition is true, not false or unknown.
    public func matches(_ feature: Feature) -> Bool { truth(for: feature) == .yes }

    /// The truth of the filter for a Feature.
    public func truth(for feature: Feature) -> Truth {
        var run = FilterRun(self)
        return run.truth(for: feature)
    }

    /// The names of the properties in the filter, in the order of its text, each once.
    public var propertyNames: [String] {
        var seen: Set<String> = []
        return references.compactMap { seen.insert($0.name).inserted ? $0.name : nil }
    }
}

extension FeatureFilter: Hashable {
    /// Whether both have equal trees.
    public static func == (left: FeatureFilter, right: FeatureFilter) -> Bool {
        left.expression == right.expression && left.references == right.references
    }

    /// Hashes the tree.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(expression)
        hasher.combine(references)
    }
}

public import GeoJSON
import JSON

/// Which Features are wanted, as a text in CQL2 (OGC 21-065r2, the Common Query Language).
///
///     let filter = try FeatureFilter("population > 100000 AND \"name:ru\" LIKE 'Ч%'")
///     let towns = collection.features.filter { filter.matches($0) }
///
/// For many Features a `FilterRun` is quicker and tells which properties no Feature had. What of the standard is understood, and
/// what was decided where it leaves room, is said in <doc:Language>.
///
/// Filters are equal where they say the same word for word, white space and the case of words aside; what answers their spatial
/// functions is not compared.
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
    ///   - spatial: what answers spatial functions; boxes and points without more.
    /// - Complexity: O(*n*) in the length of the text.
    /// - Throws: `FilterError` with the place and what was expected there.
    public init(_ text: String, spatial: SpatialPredicates = .boxes) throws(FilterError) {
        do throws(FilterSyntaxError) {
            guard text.utf8.count <= FilterLimits.length else {
                throw FilterSyntaxError(FilterLimits.length..<FilterLimits.length, SyntaxTexts.tooLong)
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

    /// Whether the filter chooses a Feature: it holds, and is not merely unknown.
    public func matches(_ feature: Feature) -> Bool { truth(for: feature) == .yes }

    /// What the filter says of a Feature.
    public func truth(for feature: Feature) -> Truth {
        var run = FilterRun(self)
        return run.truth(for: feature)
    }

    /// The names of the properties that the filter asks for, in the order of its text, each once.
    public var propertyNames: [String] {
        var seen: Set<String> = []
        return references.compactMap { seen.insert($0.name).inserted ? $0.name : nil }
    }
}

extension FeatureFilter: Hashable {
    /// Whether both say the same.
    public static func == (left: FeatureFilter, right: FeatureFilter) -> Bool {
        left.expression == right.expression && left.references == right.references
    }

    /// Hashes what the filter says.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(expression)
        hasher.combine(references)
    }
}

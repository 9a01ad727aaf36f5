public import GeoJSON
import JSON

/// Applies a filter to many Features. It reuses its memory, and records which properties no Feature had.
///
///     var run = FilterRun(filter)
///     while let feature = try stream.next() {
///         if run.matches(feature) { write(feature) }
///     }
///     for name in run.unseenProperties { warn("no feature has a property “\(name)”") }
///
/// One run belongs to one thread; `formUnion(_:)` combines the records of several.
public struct FilterRun: Sendable {
    /// The filter.
    public let filter: FeatureFilter
    private let lookup: MemberLookup
    private var evaluation: Evaluation
    private var isSeen: [Bool]
    /// For each reference: the components of a path, where its name may be one.
    private let paths: [[String]]

    /// Starts a run.
    public init(_ filter: FeatureFilter) {
        self.filter = filter
        lookup = MemberLookup(filter.references.map { $0.name })
        evaluation = Evaluation(filter)
        isSeen = Array(repeating: false, count: filter.references.count)
        paths = filter.references.map { $0.path }
    }

    /// Whether the filter selects a Feature: the condition is true, not false or unknown.
    ///
    /// - Complexity: O(*n*) in the length of the properties, plus that of spatial functions.
    public mutating func matches(_ feature: Feature) -> Bool { truth(for: feature) == .yes }

    /// The truth of the filter for a Feature.
    public mutating func truth(for feature: Feature) -> Truth {
        if !isSeen.isEmpty { readProperties(feature) }
        return evaluation.truth(filter.expression, feature)
    }

    private mutating func readProperties(_ feature: Feature) {
        lookup.read(feature.properties, into: &evaluation.values)
        for place in isSeen.indices {
            if evaluation.values[place] == nil { evaluation.values[place] = fallback(place, feature) }
            if evaluation.values[place] != nil { isSeen[place] = true }
        }
    }

    /// The value of a name that is not a property of the Feature: of a path into nested objects, or the identifier.
    private func fallback(_ place: Int, _ feature: Feature) -> JSONValue? {
        let reference = filter.references[place]
        guard !reference.isExact else { return nil }
        if reference.name == "id" { return feature.id.map { JSONValue($0) } }
        guard let first = paths[place].first, var value = feature.properties?[first] else { return nil }
        for step in paths[place].dropFirst() {
            guard case .object(let object) = value, let next = object[step] else { return nil }
            value = next
        }
        return value
    }

    // MARK: Records

    /// The properties of the filter that no Feature had so far, in the order of its text: probably misspelt.
    public var unseenProperties: [String] {
        var names: Set<String> = []
        return isSeen.indices.compactMap { place in
            let name = filter.references[place].name
            return !isSeen[place] && names.insert(name).inserted ? name : nil
        }
    }

    /// The properties that Features have, but never with the type that they are compared with: numbers written as texts, for
    /// example. The comparison was unknown for all of these Features.
    public var mismatchedProperties: [String] {
        var names: Set<String> = []
        return isSeen.indices.compactMap { place in
            let comparisons = evaluation.comparisons[place]
            let name = filter.references[place].name
            return comparisons.hasDiffered && !comparisons.hasMatched && names.insert(name).inserted ? name : nil
        }
    }

    /// Adds the records of another run of the same filter.
    public mutating func formUnion(_ other: FilterRun) {
        for place in isSeen.indices where place < other.isSeen.count {
            if other.isSeen[place] { isSeen[place] = true }
            let comparisons = other.evaluation.comparisons[place]
            if comparisons.hasMatched { evaluation.comparisons[place].hasMatched = true }
            if comparisons.hasDiffered { evaluation.comparisons[place].hasDiffered = true }
        }
    }
}

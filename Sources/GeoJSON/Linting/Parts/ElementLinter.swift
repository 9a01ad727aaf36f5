package import JSON

/// Checks the parts of a file that the caller has split, and the text around them.
///
/// Together the parts have the findings that `Linter` has for the whole file; see `CollectionSurvey` for rules about all Features.
package struct ElementLinter: Sendable {
    package let linter: Linter
    private let rules: [LintCheck]
    /// Whether the extent of a collection is wanted.
    package let asksForExtents: Bool
    /// Whether identifiers are compared.
    package let asksForIdentifiers: Bool
    /// Whether first positions are compared.
    package let asksForPlaces: Bool

    package init(_ linter: Linter) {
        self.linter = linter
        rules = linter.enabledRules
        asksForExtents = rules.contains { $0.role == .boundingBox }
        asksForIdentifiers = rules.contains { $0.role == .duplicateIdentifier }
        asksForPlaces = rules.contains { $0.role == .swapped }
    }

    /// The findings of rules about a valid Feature: places are relative to its text, pointers to the Feature.
    ///
    /// - Parameters:
    ///   - isRecord: whether it is a text of its own, and not an element of a collection.
    ///   - countedRules: identifiers of rules whose findings are only counted.
    ///   - counts: how many findings of these there are; more are added.
    package func findings(
        of feature: Feature, in text: UnsafeBufferPointer<UInt8>, isRecord: Bool, countedRules: Set<String>,
        _ counts: inout [String: Int]
    ) -> [Diagnostic] {
        var walk = LintWalk(rules: rules, faulty: [])
        walk.findings.countedRules = countedRules
        defer {
            for (rule, count) in walk.findings.counts { counts[rule, default: 0] += count }
        }
        if isRecord { walk.check(.feature(feature), nil) }
        walk.visit(feature, JSONPointer())
        guard !walk.findings.findings.isEmpty else { return [] }
        return linter.located(walk.findings, Array(text))
    }

    /// All findings about a text that is part of a collection: those of the reader, of rules about each Feature, and of rules about the
    /// surrounding collection.
    ///
    /// - Parameter extents: the extents of all Features of the collection; `nil` where the text does not contain its box.
    package func findings(
        of result: GeoJSONReader.Result, in text: [UInt8], extents: CollectionExtents?
    ) -> [Diagnostic] {
        var walk = LintWalk(rules: rules, faulty: result.faultyElements)
        if case .featureCollection(var collection) = result.object {
            let features = collection.features
            collection.features = []
            walk.check(.featureCollection(collection), nil)
            if let box = collection.boundingBox, let extents {
                if asksForExtents { BoundingBoxRule().check(box, of: extents, &walk.findings) }
            }
            walk.visit(features, sourceIndices: result.sourceIndices)
        }
        return configured(result.diagnostics + linter.located(walk.findings, text))
    }

    /// All findings of a text around elements of a collection: those of the reader, and of rules about each Feature.
    package func findings(ofElements result: GeoJSONReader.Result, in text: [UInt8]) -> [Diagnostic] {
        var walk = LintWalk(rules: rules, faulty: result.faultyElements)
        walk.visit(result.object?.features ?? [], sourceIndices: result.sourceIndices)
        return configured(result.diagnostics + linter.located(walk.findings, text))
    }

    /// Findings in the order of the text, with the severities wanted.
    package func configured(_ diagnostics: [Diagnostic]) -> [Diagnostic] { linter.configured(diagnostics) }
}

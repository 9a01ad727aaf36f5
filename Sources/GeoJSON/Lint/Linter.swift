public import Diagnostics
public import JSON

/// Reads a text and checks it with rules.
///
///     var linter = Linter()
///     linter.severities["geojson.precision"] = .some(nil)  // off
///     for diagnostic in linter.lint(bytes) { print(diagnostic.rule) }
///
/// The result includes everything that the reader finds. Features in which it finds errors are not checked by rules.
public struct Linter: Sendable {
    /// The rules asked, in this order.
    public var rules: [any LintRule]
    /// Severities other than a rule's own, by identifier; `nil` switches a rule off. Errors of the reader stay errors.
    public var severities: [String: Diagnostic.Severity?] = [:]
    /// How the text is read.
    public var options: GeoJSONReader.Options

    /// Makes a linter with rules, all of this module unless others are given.
    public init(rules: [any LintRule] = Linter.allRules, options: GeoJSONReader.Options = .init()) {
        self.rules = rules
        self.options = options
    }

    /// The rules of this module.
    public static let allRules: [any LintRule] =
        [WindingRule()] + ValidityRule.all + [
            BoundingBoxRule(), RangeRule(), SwappedRule(), PrecisionRule(), ReferenceSystemRule(), CollectionRule(),
            DuplicateIdentifierRule(), DuplicatePositionRule(), AntimeridianRule(), AmbiguousRingRule(),
        ]

    /// All findings of reader and rules, in the order of the text.
    ///
    /// - Complexity: O(*n* log *n*) in the length of the text for ordinary files.
    public func lint(_ bytes: [UInt8]) -> [Diagnostic] {
        lint(GeoJSONReader(options: options).read(bytes), bytes)
    }

    /// All findings about a text that was read already.
    public func lint(_ result: GeoJSONReader.Result, _ bytes: [UInt8]) -> [Diagnostic] {
        var diagnostics = result.diagnostics
        if let object = result.object {
            var walk = LintWalk(rules: enabledRules, faulty: Self.faultyElements(result))
            // A single object with errors is checked by rules once these are fixed.
            if case .featureCollection = object {
                walk.visit(object, sourceIndices: result.sourceIndices)
            } else if !result.hasErrors {
                walk.visit(object, sourceIndices: nil)
            }
            diagnostics += located(walk.findings.findings, bytes)
        }
        let ordered = diagnostics.indices.sorted {
            let left = diagnostics[$0].location?.byteRange.lowerBound ?? .max
            let right = diagnostics[$1].location?.byteRange.lowerBound ?? .max
            return (left, $0) < (right, $1)
        }
        return ordered.compactMap { configured(diagnostics[$0]) }
    }

    private var enabledRules: [any LintRule] {
        let enabled = rules.filter { rule in
            if case .some(.none) = severities[rule.rule.identifier] { false } else { true }
        }
        return ValidityCheck.merging(enabled)
    }

    private func configured(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard let severity = severities[diagnostic.rule] else { return diagnostic }
        let isRefusal = diagnostic.severity == .error && DiagnosticRule.readerIdentifiers.contains(diagnostic.rule)
        guard !isRefusal else { return diagnostic }
        var result = diagnostic
        guard let severity else { return nil }
        result.severity = severity
        return result
    }

    /// The elements of `features` with errors.
    private static func faultyElements(_ result: GeoJSONReader.Result) -> Set<Int> {
        Set(
            result.diagnostics.compactMap { diagnostic in
                guard diagnostic.severity == .error, let components = diagnostic.pointer?.components,
                    components.count > 1, components[0] == "features"
                else { return nil }
                return Int(components[1])
            })
    }

    private func located(_ findings: [LintFindings.Finding], _ bytes: [UInt8]) -> [Diagnostic] {
        let changes = findings.flatMap { $0.fix?.changes ?? [] }
        let locations = JSONPointer.locate(findings.map { $0.pointer } + changes.map { $0.pointer }, in: bytes)
        var next = findings.count
        return findings.indices.map { index in
            let finding = findings[index]
            var edits: [Diagnostic.Edit] = []
            let changes = finding.fix?.changes ?? []
            for change in changes {
                if let edit = locations[next].flatMap({ change.edit(at: $0.byteRange, in: bytes) }) {
                    edits.append(edit)
                }
                next += 1
            }
            edits.sort { $0.byteRange.lowerBound < $1.byteRange.lowerBound }
            var fix: Diagnostic.FixIt?
            // All of it or nothing.
            if let replacement = finding.fix, !edits.isEmpty, edits.count == changes.count {
                fix = Diagnostic.FixIt(title: replacement.title, edits: edits)
            }
            return Diagnostic(
                finding.rule, at: locations[index], pointer: finding.pointer, message: finding.message, fix: fix)
        }
    }
}

/// Shows an object to rules, part by part.
private struct LintWalk {
    let rules: [any LintRule]
    let faulty: Set<Int>
    var findings = LintFindings()

    mutating func visit(_ object: GeoJSONObject, sourceIndices: [Int]?) {
        let root = JSONPointer()
        for rule in rules { rule.check(object, &findings) }
        if let sourceIndices { findings.renumberFeatures(sourceIndices) }
        switch object {
        case .geometry(let geometry): visit(geometry, root)
        case .feature(let feature): visit(feature, root)
        case .featureCollection(let collection):
            let features = root.appending("features")
            for (index, feature) in collection.features.enumerated() {
                let source = sourceIndices.map { $0[index] } ?? index
                if !faulty.contains(source) { visit(feature, features.appending(source)) }
            }
        }
    }

    private mutating func visit(_ feature: Feature, _ pointer: JSONPointer) {
        for rule in rules { rule.check(feature, at: pointer, &findings) }
        if let geometry = feature.geometry { visit(geometry, pointer.appending("geometry")) }
    }

    private mutating func visit(_ geometry: Geometry, _ pointer: JSONPointer) {
        for rule in rules { rule.check(geometry, at: pointer, &findings) }
        let coordinates = pointer.appending("coordinates")
        switch geometry.shape {
        case .point, .emptyPoint, .multiPoint: break
        case .lineString(let line): visit(line, false, coordinates)
        case .multiLineString(let lines): visit(lines, false, coordinates)
        case .polygon(let polygon): visit(polygon.rings, true, coordinates)
        case .multiPolygon(let polygons):
            for (index, polygon) in polygons.enumerated() { visit(polygon.rings, true, coordinates.appending(index)) }
        case .geometryCollection(let children):
            let geometries = pointer.appending("geometries")
            for (index, child) in children.enumerated() { visit(child, geometries.appending(index)) }
        }
    }

    private mutating func visit(_ lists: PositionLists, _ isRing: Bool, _ pointer: JSONPointer) {
        for (index, list) in lists.enumerated() { visit(list, isRing, pointer.appending(index)) }
    }

    private mutating func visit(_ line: Positions, _ isRing: Bool, _ pointer: JSONPointer) {
        for rule in rules { rule.check(line, isRing: isRing, at: pointer, &findings) }
    }
}

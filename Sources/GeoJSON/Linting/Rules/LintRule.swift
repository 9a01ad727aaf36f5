public import JSON
public import Support

/// One check beyond the grammar of GeoJSON.
///
/// A rule implements the methods it needs:
///
///     struct NamelessFeature: LintRule {
///         let rule = DiagnosticRule("mine.nameless", .warning, title: Message("text"))
///         func check(_ feature: Feature, at pointer: JSONPointer, _ findings: inout LintFindings) {
///             if feature.properties?["name"] == nil { findings.report(rule, at: pointer, message) }
///         }
///     }
///
/// `LintCheck` makes an element of `Linter.rules` of it.
public protocol LintRule: Sendable {
    /// Its entry in the catalogue.
    var rule: DiagnosticRule { get }
    /// Looks at the whole object, once. Where a file is checked in parts, a collection is shown without its Features.
    func check(_ object: GeoJSONObject, _ findings: inout LintFindings)
    /// Looks at one Feature.
    func check(_ feature: Feature, at pointer: JSONPointer, _ findings: inout LintFindings)
    /// Looks at one geometry; those inside collections are shown one by one as well.
    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings)
    /// Looks at a line or ring, `pointer` at its list of positions.
    func check(_ line: Positions, isRing: Bool, at pointer: JSONPointer, _ findings: inout LintFindings)
}

extension LintRule {
    /// Nothing to say.
    public func check(_ object: GeoJSONObject, _ findings: inout LintFindings) {}
    /// Nothing to say.
    public func check(_ feature: Feature, at pointer: JSONPointer, _ findings: inout LintFindings) {}
    /// Nothing to say.
    public func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {}
    /// Nothing to say.
    public func check(_ line: Positions, isRing: Bool, at pointer: JSONPointer, _ findings: inout LintFindings) {}
}

/// The findings of rules, by pointer; places in the file are looked up afterwards.
public struct LintFindings: Sendable {
    /// One finding.
    public struct Finding: Sendable {
        var rule: DiagnosticRule
        var pointer: JSONPointer
        var message: Message
        var fix: Replacement?
    }

    /// A change that is certainly right: other values, a removed member, or rings turned
    /// around.
    public struct Replacement: Sendable {
        var title: Message
        package var changes: [Change]

        /// One change of the text; everything around it stays as it is, to the byte.
        package enum Change: Sendable {
            /// Other JSON text for the value at a pointer.
            case replace(JSONPointer, String)
            /// The member whose value is at a pointer is removed.
            case remove(JSONPointer)
            /// The elements of the array at a pointer in reverse order, each as it is written, and so many of them.
            case reverse(JSONPointer, count: Int)

            var pointer: JSONPointer {
                switch self {
                case .replace(let pointer, _), .remove(let pointer), .reverse(let pointer, _): pointer
                }
            }
        }

        /// Replaces the value at a pointer by JSON text.
        public init(title: Message, pointer: JSONPointer, text: String) {
            self.init(title: title, changes: [.replace(pointer, text)])
        }

        /// Removes the member of an object whose value is at a pointer.
        public init(title: Message, removing pointer: JSONPointer) {
            self.init(title: title, changes: [.remove(pointer)])
        }

        package init(title: Message, changes: [Change]) {
            self.title = title
            self.changes = changes
        }
    }

    private(set) var findings: [Finding] = []
    /// Identifiers of rules whose findings are only counted, since nobody wants to know more about them.
    var countedRules: Set<String> = []
    /// How many findings of such rules there were.
    private(set) var counts: [String: Int] = [:]
    /// The index in the file of each Feature passed to rules, where some elements could not be read.
    var sourceIndices: [Int]?

    /// The index in the file of a Feature.
    func sourceIndex(_ kept: Int) -> Int {
        guard let sourceIndices, sourceIndices.indices.contains(kept) else { return kept }
        return sourceIndices[kept]
    }

    /// Adds a finding about the value at a pointer.
    public mutating func report(
        _ rule: DiagnosticRule, at pointer: JSONPointer, _ message: Message, fix: Replacement? = nil
    ) {
        guard !counts(rule) else { return }
        findings.append(Finding(rule: rule, pointer: pointer, message: message, fix: fix))
    }

    /// Counts a finding of a rule whose findings are only counted; `false` for other rules.
    mutating func counts(_ rule: DiagnosticRule) -> Bool {
        guard !countedRules.isEmpty, countedRules.contains(rule.identifier) else { return false }
        counts[rule.identifier, default: 0] += 1
        return true
    }

    /// Converts indices of Features that could be read to indices of elements of the file.
    mutating func renumberFeatures() {
        guard sourceIndices != nil else { return }
        for index in findings.indices {
            let components = findings[index].pointer.components
            guard components.count > 1, components[0] == "features", let kept = Int(components[1])
            else { continue }
            findings[index].pointer.components[1] = String(sourceIndex(kept))
        }
    }
}

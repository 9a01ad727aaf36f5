internal import GeoJSON
import JSON

/// Finds GeoJSON diagnostics that a quest diagnostic repeats in the words of the quest.
struct RepeatedDiagnostics {
    private let said: Set<Place>

    private struct Place: Hashable {
        let rule: String
        let pointer: JSONPointer

        init(rule: String, pointer: JSONPointer) {
            self.rule = rule
            self.pointer = pointer
        }
    }

    /// - Parameter swapped: the places that one of the diagnostics reports together as swapped.
    init(_ questDiagnostics: [Diagnostic], swapped: [JSONPointer] = []) {
        said = Set(
            questDiagnostics.flatMap { diagnostic in
                guard let pointer = diagnostic.pointer else { return [Place]() }
                return Self.covered(by: diagnostic.rule, at: pointer)
            } + swapped.flatMap { Self.covered(by: QuestRule.swappedCoordinates.identifier, at: $0) })
    }

    /// The other diagnostics.
    func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.filter { diagnostic in
            diagnostic.pointer.map { !said.contains(Place(rule: diagnostic.rule, pointer: $0)) } ?? true
        }
    }

    private static func covered(by rule: String, at pointer: JSONPointer) -> [Place] {
        func places(_ rules: [DiagnosticRule], _ pointer: JSONPointer) -> [Place] {
            rules.map { Place(rule: $0.identifier, pointer: pointer) }
        }
        switch rule {
        case QuestRule.swappedCoordinates.identifier, QuestRule.outOfRange.identifier:
            return places([.range, .swapped], pointer)
        case QuestRule.duplicateID.identifier:
            return places([.duplicateIdentifier], pointer)
        case QuestRule.taskWithoutGeometry.identifier:
            return places([.emptyCoordinates], pointer.appending("geometry").appending("coordinates"))
        default: return []
        }
    }
}

internal import GeoJSON
import JSON
internal import Support

/// The role of a feature in a quest.
enum FeatureRole: Equatable {
    /// Something to ride to; the default for a Point.
    case task
    /// Where riders start.
    case start
    /// Where they finish.
    case finish
    /// An area with a meaning.
    case zone
    /// A road that the event blocks.
    case closure
    /// No role: an unknown word, or a feature without a role that is not a Point.
    case none(String?)

    init(of feature: Feature, at pointer: JSONPointer, _ diagnostics: inout QuestDiagnostics) {
        let members = MemberReader(
            feature.properties, at: pointer.appending("properties"), owner: Message("quest-feature"))
        guard let word = members.text("role", &diagnostics) else {
            self = Self.isTaskByItself(feature) ? .task : .none(nil)
            return
        }
        self =
            switch word {
            case "task": .task
            case "start": .start
            case "finish": .finish
            case "zone": .zone
            case "closure": .closure
            default: .none(word)
            }
    }

    /// Whether a geometry suits the role.
    func suits(_ shape: Geometry.Shape) -> Bool {
        switch (self, shape) {
        case (.task, .point), (.start, .point), (.finish, .point): true
        case (.zone, .polygon), (.zone, .multiPolygon): true
        case (.closure, .emptyPoint): false
        case (.closure, _), (.none, _): true
        default: false
        }
    }

    /// A feature without a geometry is taken for a task without a place.
    private static func isTaskByItself(_ feature: Feature) -> Bool {
        switch feature.geometry?.shape {
        case nil, .emptyPoint, .point: true
        default: false
        }
    }
}

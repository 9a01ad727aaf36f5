internal import GeoJSON
internal import Languages

/// What a feature is to a quest.
enum FeatureRole: Equatable {
    /// Something to ride to; a Point that does not say otherwise.
    case task
    /// Where riders start.
    case start
    /// Where they finish.
    case finish
    /// An area with a meaning.
    case zone
    /// A road that the event blocks.
    case closure
    /// Nothing to this library: a word it does not know, or a feature that is no Point and says nothing.
    case none(String?)

    init(of feature: Feature, at pointer: JSONPointer, _ findings: inout Findings) {
        let members = MemberReader(
            feature.properties, at: pointer.appending("properties"), owner: LocalizedText("Feature", "Объект"))
        guard let word = members.text("role", &findings) else {
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

    /// What a feature of the role needs.
    var needs: LocalizedText {
        switch self {
        case .task:
            LocalizedText("a task needs a Point geometry", "заданию нужна геометрия Point")
        case .start, .finish:
            LocalizedText(
                "a start or finish needs a Point geometry", "старту и финишу нужна геометрия Point")
        case .zone:
            LocalizedText(
                "a zone needs a Polygon or MultiPolygon geometry", "зоне нужна геометрия Polygon или MultiPolygon")
        case .closure, .none:
            LocalizedText(
                "a closure needs a geometry, usually a line or an area",
                "перекрытию нужна геометрия, обычно линия или область")
        }
    }

    /// A feature without a place is a task whose place was forgotten.
    private static func isTaskByItself(_ feature: Feature) -> Bool {
        switch feature.geometry?.shape {
        case nil, .emptyPoint, .point: true
        default: false
        }
    }
}

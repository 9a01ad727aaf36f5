internal import Support

extension FeatureRole {
    /// What a feature of the role requires.
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
}

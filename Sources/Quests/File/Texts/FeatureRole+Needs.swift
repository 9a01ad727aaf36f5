internal import Support

extension FeatureRole {
    /// What a feature of the role requires.
    var needs: Message {
        switch self {
        case .task: Message("feature-role-needs-task")
        case .start, .finish: Message("feature-role-needs-start")
        case .zone: Message("feature-role-needs-zone")
        case .closure, .none: Message("feature-role-needs-closure")
        }
    }
}

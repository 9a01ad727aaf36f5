extension OSMBlock.Member.Kind {
    /// The set with only this kind.
    var part: OSMElementKinds {
        switch self {
        case .node: .nodes
        case .way: .ways
        case .relation: .relations
        }
    }
}

public import Support

extension SearchMethod {
    /// What people call the method; `rawValue` is what programs do.
    public var name: Message {
        switch self {
        case .dijkstra: Message("search-method-dijkstra")
        case .aStar: Message("search-method-a-star")
        case .contractionHierarchy: Message("search-method-contraction-hierarchy")
        }
    }
}

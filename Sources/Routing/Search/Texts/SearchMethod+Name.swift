public import Support

extension SearchMethod {
    /// What people call the method; `rawValue` is what programs do.
    public var name: LocalizedText {
        switch self {
        case .dijkstra: LocalizedText("Dijkstra’s search", "алгоритм Дейкстры")
        case .aStar: LocalizedText("A*", "A*")
        case .contractionHierarchy: LocalizedText("contraction hierarchy", "иерархия сжатия")
        }
    }
}

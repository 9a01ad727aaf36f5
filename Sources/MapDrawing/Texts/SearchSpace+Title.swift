public import Routing
public import Support

extension SearchSpace {
    /// The method and how many nodes it settled.
    public var title: LocalizedText {
        LocalizedText(
            "\(method.name.english): \(Plural.english(settledNodes, "node", "nodes")) settled",
            "\(method.name.russian): \(Plural.russian(settledNodes, "узел просмотрен", "узла просмотрено", "узлов просмотрено"))"
        )
    }
}

public import Routing
public import Support

/// The label of the scale bar.
enum ScaleTexts {
    /// A length: metres, or kilometres from one thousand metres on.
    static func length(metres: Double) -> Message {
        metres < 1000
            ? Message("scale-length", ["metres": .of(Int(metres))])
            : Message("scale-length-2", ["int": .of(Int(metres / 1000))])
    }
}

extension SearchSpace {
    /// The method and how many nodes it settled.
    public var title: Message {
        Message("search-space-title", ["name": .of(method.name), "settled-nodes": .of(settledNodes)])
    }
}

public import Routing
public import Support

/// The words of a legend and of the title.
enum LegendTexts {
    static let easyTask = Message("legend-easy-task")
    static let mediumTask = Message("legend-medium-task")
    static let hardTask = Message("legend-hard-task")
    static let task = Message("legend-task")
    static let start = Message("legend-start")
    static let finish = Message("legend-finish")
    static let startAndFinish = Message("legend-start-and-finish")
    static let bounds = Message("legend-bounds")
    static let forbidden = Message("legend-forbidden")
    static let toll = Message("legend-toll")
    static let closedRoad = Message("legend-closed-road")
    /// The title of a map without a quest.
    static let bicycleMap = Message("legend-bicycle-map")
    static let cycleway = Message("legend-cycleway")
    static let cycleLane = Message("legend-cycle-lane")
    static let mainRoad = Message("legend-main-road")
    static let secondaryRoad = Message("legend-secondary-road")
    static let street = Message("legend-street")
    static let quietStreet = Message("legend-quiet-street")
    static let track = Message("legend-track")
    static let path = Message("legend-path")
    static let onFoot = Message("legend-on-foot")
    static let steps = Message("legend-steps")
    static let ferry = Message("legend-ferry")
    /// What a search settled from its start only.
    static let fromStart = Message("legend-from-start")
    /// What it settled from its end only.
    static let fromEnd = Message("legend-from-end")
    /// What it settled from both.
    static let fromBothEnds = Message("legend-from-both-ends")
    static let route = Message("legend-route")
}

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

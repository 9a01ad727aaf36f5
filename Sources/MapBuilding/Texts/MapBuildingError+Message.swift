public import Support

extension MapBuildingError {
    /// For example `city.osm: the file has no ways, …`.
    public var message: Message {
        let what = problem.message
        return Message("map-building-error", ["file-name": .of(fileName), "what": .of(what)])
    }
}

extension MapBuildingError.Problem: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .noWays: Message("map-building-error-problem-no-ways")
        case .noRoads: Message("map-building-error-problem-no-roads")
        case .noNodes: Message("map-building-error-problem-no-nodes")
        case .tooLarge: Message("map-building-error-problem-too-large")
        }
    }
}

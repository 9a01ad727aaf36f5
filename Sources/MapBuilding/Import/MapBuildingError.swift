public import Support

/// Why no map can be made of a file that could be read.
public struct MapBuildingError: Error, Sendable, Hashable, LocalizedMessage {
    /// The file, as the caller named it.
    public var fileName: String
    /// What is wrong.
    public var problem: Problem

    /// What can be wrong.
    public enum Problem: Sendable, Hashable {
        /// The file has no ways at all.
        case noWays
        /// The file has ways, but none that a bicycle may use.
        case noRoads
        /// The file has ways that a bicycle may use, but not the nodes that they run through.
        case noNodes
        /// There are more roads than a map file has numbers for.
        case tooLarge
    }

    /// Notes what is wrong with which file.
    public init(fileName: String, problem: Problem) {
        self.fileName = fileName
        self.problem = problem
    }
}

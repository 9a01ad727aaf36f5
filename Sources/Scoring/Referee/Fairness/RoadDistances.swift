public import Quests

/// How far it is by road from task to task, at the least.
///
/// The engine knows no roads: whoever has a map fills this in, with ways no longer than any that a bicycle can take.
public struct RoadDistances: Sendable, Hashable {
    private struct Pair: Sendable, Hashable {
        let from: Quest.Task.ID
        let to: Quest.Task.ID
    }

    private var metres: [Pair: Double] = [:]

    /// Knows no distance.
    public init() {}

    /// Whether no distance is known, as on the map of another town.
    public var isEmpty: Bool { metres.isEmpty }

    /// The distance in metres; `nil` where none is known.
    public subscript(from: Quest.Task.ID, to: Quest.Task.ID) -> Double? {
        get { metres[Pair(from: from, to: to)] }
        set { metres[Pair(from: from, to: to)] = newValue }
    }
}

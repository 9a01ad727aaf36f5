public import JSON

/// Where the parts of a quest are in its file.
public struct QuestPlaces: Sendable, Hashable {
    /// The features of the tasks, in the order of `Quest.tasks`.
    public internal(set) var tasks: [JSONPointer] = []
    /// The start: a member of `quest`, or the coordinates of a feature; `nil` where there is none.
    public internal(set) var start: JSONPointer?
    /// The finish, likewise.
    public internal(set) var finish: JSONPointer?
}

extension QuestReader {
    /// Where the parts of the quest are, after `quest()`.
    var places: QuestPlaces {
        QuestPlaces(tasks: tasks.map { $0.pointer }, start: ends[0].place?.pointer, finish: ends[1].place?.pointer)
    }
}

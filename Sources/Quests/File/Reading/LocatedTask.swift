import GeoJSON
import Geodesy
import JSON
import Support

/// A task with its position in the file.
struct LocatedTask {
    var task: Quest.Task
    let number: Int
    /// The pointer to the feature.
    let pointer: JSONPointer
    /// Whether the file states explicitly that being there is enough.
    let isPresence: Bool

    /// `Task 3 “Old oak”`
    var label: Message { TaskReader.label(number, name: task.name) }

    /// The pointer to one of its properties.
    func member(_ key: String) -> JSONPointer { pointer.appending("properties").appending(key) }

    /// The numbers of tasks, of many only the first: `3, 5, 7 …`
    static func numbers(_ tasks: [LocatedTask]) -> String { listed(tasks.map { $0.number }) }

    /// Numbers, of many only the first.
    static func listed(_ numbers: [Int]) -> String {
        numbers.prefix(10).map { String($0) }.joined(separator: ", ") + (numbers.count > 10 ? " …" : "")
    }

    /// One task by its name, several by their numbers, to begin a message: `Tasks 3, 5`.
    static func subject(_ tasks: [LocatedTask]) -> Message {
        if let only = tasks.first, tasks.count == 1 { return only.label }
        return Message("task-several", ["numbers": .of(numbers(tasks))])
    }
}

/// A zone with its position in the file.
struct LocatedZone {
    let zone: Quest.Zone
    /// The pointer to the feature.
    let pointer: JSONPointer
}

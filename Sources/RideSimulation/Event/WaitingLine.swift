import GeoJSON
import QuestEngine
import RideSimulation

/// How long the line at a task's organiser was.
struct LineLengths: Hashable {
    /// A new length.
    struct Change: Hashable {
        /// Whole seconds after the first start.
        let time: Int
        /// How many parties wait from now on, not counting who has their turn.
        let length: Int
    }

    /// The place of the task in the quest, from 0.
    let task: Int
    /// The changes in the order of time.
    let changes: [Change]

    /// The lines of all tasks where anybody had to wait.
    static func all(of outcome: EventOutcome) -> [LineLengths] {
        outcome.quest.tasks.indices.map { task in
            LineLengths(
                task, outcome.turns.filter { $0.task == outcome.quest.tasks[task].id }, since: outcome.startTime)
        }.filter { !$0.changes.isEmpty }
    }

    init(_ task: Int, _ turns: [EventOutcome.Turn], since start: Double) {
        var steps: [Int: Int] = [:]
        for turn in turns where turn.begin > turn.arrival {
            steps[Int((turn.arrival - start).rounded()), default: 0] += 1
            steps[Int((turn.begin - start).rounded()), default: 0] -= 1
        }
        var length = 0
        self.task = task
        changes = steps.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { time, step in
            length += step
            return Change(time: time, length: length)
        }
    }

    var json: JSONValue {
        [
            "task": .integer(Int64(task)),
            "changes": .array(changes.map { [.integer(Int64($0.time)), .integer(Int64($0.length))] }),
        ]
    }
}

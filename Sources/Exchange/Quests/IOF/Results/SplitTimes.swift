import Quests
internal import Scoring

/// The visits of one ride in the order of the standard.
struct SplitTimes {
    enum Status: String {
        case okay = "OK"
        case missing = "Missing"
        case additional = "Additional"
    }

    struct Split {
        /// The position of the task in the quest.
        let position: Int
        let status: Status
        /// Seconds from the start.
        let time: Double?
    }

    let list: [Split]

    package init(_ result: RideResult, in quest: Quest) {
        func split(_ position: Int, _ status: Status) -> Split {
            let since = status == .missing ? nil : result.lines[position].checkInTime
            let time = since.flatMap { since in result.startTime.map { max(0, since - $0) } }
            return Split(position: position, status: status, time: time.map { ($0 * 1000).rounded() / 1000 })
        }
        // There is a line for each task, in the order of the quest.
        let positions = result.lines.indices
        if quest.hasOrder {
            let counted = quest.course.map { position, _ in
                let line = result.lines[position]
                return split(position, line.checkInTime == nil || line.outcome == .outOfOrder ? .missing : .okay)
            }
            let additional = positions.filter { result.lines[$0].outcome == .outOfOrder }
                .map { split($0, .additional) }
            list = counted + additional.sorted { ($0.time ?? 0, $0.position) < ($1.time ?? 0, $1.position) }
            return
        }
        let visited = positions.filter { result.lines[$0].checkInTime != nil }.map { split($0, .okay) }
        let missing = positions.filter { result.lines[$0].checkInTime == nil }.map { split($0, .missing) }
        list = visited.sorted { ($0.time ?? 0, $0.position) < ($1.time ?? 0, $1.position) } + missing
    }
}

internal import Geodesy
package import Quests
import RideLogs

extension RideProgress {
    /// The ride of a team, combined from those of its members.
    ///
    /// It starts with the first member and finishes with the last. A task is solved when one member solves it and, if the rules
    /// require it, all have been there together; then at the time of the last of them. Wrong answers, hints and stays in zones of
    /// all members add up; a hint that two members took counts once, and nothing counts after the first accepted answer. The class
    /// is the first that a member stated. If a member withdraws or is disqualified, so is the team, since a team finishes as one.
    ///
    /// - Complexity: O(*t* · *m*²) for *t* tasks and *m* members.
    package init(team members: [RideProgress], quest: Quest, roads: RoadDistances? = nil) {
        self.init(quest: quest, unproven: members.first?.unproven ?? .refused)
        registration = members.first?.registration ?? Registration()
        registration.category = members.compactMap { $0.registration.category }.first
        startedAt = members.compactMap { $0.startedAt }.min()
        latestTime = members.compactMap { $0.latestTime }.max()
        let finishes = members.compactMap { $0.finishTime }
        if finishes.count == members.count { finishTime = finishes.max() }
        hasWithdrawn = members.contains { $0.hasWithdrawn }
        disqualification = members.compactMap { $0.disqualification }.first
        adjustments = members.flatMap { $0.adjustments }
        flags = members.flatMap { $0.flags + $0.auditFlags(roads) }
        isAudited = true
        authentication = members.compactMap { $0.authentication }.reduce(nil) { $0?.joined(with: $1) ?? $1 }
        if let sizes = quest.settings.teams?.sizes, !sizes.contains(members.count) {
            flags.append(RideFlag(.teamSize, value: Double(members.count)))
        }
        for position in zones.indices {
            for member in members {
                zones[position].entries += member.zones[position].entries
                // Two members inside at the same time pay for two stays, also before they leave.
                zones[position].seconds += member.zones[position].seconds(until: member.latestTime)
            }
        }
        for position in tasks.indices { visit(position, by: members) }
    }

    private mutating func visit(_ position: Int, by members: [RideProgress]) {
        let states = members.map { $0.tasks[position] }
        var task = TaskProgress()
        task.given = states.flatMap { $0.given }.sorted { ($0.time, $0.entry) < ($1.time, $1.entry) }
        var hints: [Int: Double] = [:]
        for hint in states.flatMap({ $0.taken }) { hints[hint.index] = min(hint.time, hints[hint.index] ?? hint.time) }
        task.taken = hints.sorted { $0.key < $1.key }.map { .init(index: $0.key, time: $0.value) }
        task.isSkipped = states.contains { $0.isSkipped }
        task.isRevealed = states.contains { $0.isRevealed }
        let solvedAt = states.compactMap { $0.solvedAt }.min()
        let first = states.filter { $0.checkInTime != nil }.min { ($0.checkInTime ?? 0) < ($1.checkInTime ?? 0) }
        task.checkIn = first?.checkIn
        task.checkInFlag = task.checkIn == nil ? states.compactMap { $0.checkInFlag }.first : first?.checkInFlag
        task.checkInTime = first?.checkInTime
        let isProven = states.contains { $0.isSolved && $0.answerFlag == nil }
        task.answerFlag = isProven ? nil : states.compactMap { $0.answerFlag }.first
        defer { tasks[position] = task }
        guard let together = quest.settings.teams?.together else {
            task.solvedAt = solvedAt
            return
        }
        let checkIns = states.compactMap { state in
            state.checkIn.flatMap { place in state.checkInTime.map { (time: $0, place: place, apart: state.apart) } }
        }
        guard checkIns.count == states.count, let arrived = checkIns.map({ $0.time }).max(),
            let begun = checkIns.map({ $0.time }).min()
        else { return }
        let places = checkIns.filter { $0.apart == nil }.map { $0.place.coordinate }
        let apart = max(
            places.flatMap { one in places.map { one.distance(to: $0) } }.max() ?? 0,
            checkIns.compactMap { $0.apart }.max() ?? 0)
        // To the millisecond, like every other bound.
        guard arrived - begun <= together.seconds + 0.0005, apart <= together.metres else {
            let isLate = arrived - begun > together.seconds + 0.0005
            flags.append(RideFlag(.teamApart, task: quest.tasks[position].id, value: isLate ? arrived - begun : apart))
            return
        }
        task.solvedAt = solvedAt.map { max($0, arrived) }
    }
}

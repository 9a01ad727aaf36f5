import BikeRouting
import Geodesy
import QuestEngine
import QuestFile
import Randomness
import VeloQuest

/// Where a party goes next, and how it gets there.
extension SimulatedParty {
    mutating func abandon(_ task: Quest.Task.ID) {
        abandoned.insert(task)
        needsTarget = true
        plan.removeAll { $0 == task }
    }

    var isTargetDone: Bool {
        switch phones[0].ride.target {
        case .task(let task):
            abandoned.contains(task)
                || (phones[0].ride.referee.progress[task].map { $0.isSolved || $0.isPending } ?? true)
        case .finish: phones[0].ride.navigation.hasArrived || hasNoWay
        case nil: true
        }
    }

    mutating func chooseTarget() {
        let hadNoWay = hasNoWay
        hasRoute = false
        hasNoWay = false
        needsTarget = false
        isWalking = false
        waitingSince = nil
        if let next = nextTask(from: here, without: abandoned) {
            // The choices are tasks of the quest, which every ride knows.
            for index in phones.indices { try? phones[index].ride.head(for: next) }
        } else if phones[0].ride.target == .finish || quest.settings.finish ?? quest.settings.start == nil {
            end(hadNoWay ? .brokenOff : .finished)
        } else {
            for index in phones.indices { phones[index].ride.headForFinish() }
        }
    }

    func nextTask(from here: Quest.Task.ID?, without: Set<Quest.Task.ID>) -> Quest.Task.ID? {
        choices.next(
            for: rider, from: here, at: time, phones[0].ride.referee.progress, startingAt: startTime, plan: plan,
            without: without, slowness: 1 / speed)
    }

    /// How fast the party is beside what it was fresh and in fair weather.
    var speed: Double {
        let tired = max(0.4, 1 - rider.fatigue * (time - startTime) / 3600)
        return tired * conditions.speed(at: time - eventStart)
    }

    mutating func move(_ router: borrowing Router) {
        var rider = rider
        switch state {
        case .inLine: return
        case .thinking(let task, _, _):
            // Whoever comes in sight of the place they look for goes up to it; elsewhere they stop.
            guard phones[0].ride.target == .task(task) else { return }
            rider.wrongTurns = 0
        case .riding: break
        }
        if motion.isAtEnd, !isAstray, !isWalking, hasRoute, let target = targetPlace {
            motion.walk(to: target, rider: rider)
            isWalking = true
        }
        if isWalking, motion.isAtEnd, case .riding = state { wait() }
        guard ending == nil else { return }
        let before = motion.place
        let turn = motion.advance(
            speed, isAstray: isAstray, graph: router.graph, closures: router.closures, rider: rider,
            profile: router.costs.profile, generator: &generator)
        distance += before.distance(to: motion.place)
        if let turn {
            isAstray = true
            phones[0].note(.wrongTurn(turn), at: time)
        }
    }

    /// Stands where it wanted to be and is not seen there: not yet open, a receiver that errs, a phone that slept through the arrival.
    mutating func wait() {
        let since = waitingSince ?? time
        waitingSince = since
        guard case .task(let id) = phones[0].ride.target, let task = quest.task(id) else {
            // Who is home says so.
            if time - since > Self.patienceAtHome { end(.finished) }
            return
        }
        let progress = phones[0].ride.referee.progress
        let opens = progress.startTime.flatMap { start in task.opens?.time(start: start) } ?? since
        if time - max(since, opens) > Self.patience + task.dwell {
            abandon(id)
            here = id
        }
    }

    /// Where the party walks to when the road ends.
    var targetPlace: Coordinate? {
        switch phones[0].ride.target {
        case .task(let task): quest.task(task)?.coordinate
        case .finish: phones[0].ride.finish
        case nil: nil
        }
    }
}

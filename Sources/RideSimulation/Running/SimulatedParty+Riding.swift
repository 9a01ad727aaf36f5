import Geodesy
import Quests
import Routing
import Scoring
import Support
import VeloQuest

/// How a party chooses its next target, and rides there.
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
                || (phones[0].ride.progress[task].map { $0.isSolved || $0.isPending } ?? true)
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
            // Cannot fail: the choices are tasks of the quest.
            for index in phones.indices { try? phones[index].ride.head(for: next) }
        } else if phones[0].ride.target == .finish || quest.settings.finish ?? quest.settings.start == nil {
            end(hadNoWay ? .brokenOff : .finished)
        } else {
            for index in phones.indices { phones[index].ride.headForFinish() }
        }
    }

    func nextTask(from here: Quest.Task.ID?, without: Set<Quest.Task.ID>) -> Quest.Task.ID? {
        choices.next(
            for: rider, from: here, at: time, phones[0].ride.progress, startingAt: startTime, plan: plan,
            without: without, slowness: 1 / speed)
    }

    /// The present speed of the party, relative to its speed when fresh in fair weather.
    var speed: Double {
        let tired = max(0.4, 1 - rider.fatigue * (time - startTime) / 3600)
        return tired * conditions.speed(at: time - eventStart)
    }

    mutating func move(_ router: borrowing Router) {
        var wrongTurns = rider.wrongTurns
        switch state {
        case .inLine, .pausing: return
        case .thinking(let task, _, _):
            // In sight of its target, the party walks straight to it; elsewhere it stops.
            guard phones[0].ride.target == .task(task) else { return }
            wrongTurns = 0
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
            speed, isAstray: isAstray, wrongTurns: wrongTurns, pace: rider.pace, router, generator: &generator)
        distance += before.distance(to: motion.place)
        if let turn {
            isAstray = true
            phones[0].note(.wrongTurn(turn), at: time)
        }
    }

    /// Waits at the target without a check-in: not yet open, an error of the receiver, or a phone that slept through the arrival.
    mutating func wait() {
        let since = waitingSince ?? time
        waitingSince = since
        guard case .task(let id) = phones[0].ride.target, let task = quest.task(id) else {
            // At the finish the rider ends the ride by hand.
            if time - since > Self.patienceAtHome { end(.finished) }
            return
        }
        let progress = phones[0].ride.progress
        let opens = progress.startTime.flatMap { start in task.opens?.time(start: start) } ?? since
        if time - max(since, opens) > Self.patience + task.dwell {
            abandon(id)
            here = id
        }
    }

    /// Where the party walks after the end of the route.
    var targetPlace: Coordinate? {
        switch phones[0].ride.target {
        case .task(let task): quest.task(task)?.coordinate
        case .finish: phones[0].ride.finishLocation
        case nil: nil
        }
    }
}

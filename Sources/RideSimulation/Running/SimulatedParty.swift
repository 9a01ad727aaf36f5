import BikeRouting
import Geodesy
import QuestEngine
import Randomness
import RideNavigation
import VeloQuest

/// Riders who ride together: one way on the ground, a phone in every pocket. The first rider leads and answers.
///
/// Every second each phone gives a fix to its own navigation and its own referee, and what these say is all that the riders go by.
struct SimulatedParty: Sendable {
    /// Why a party stands still in time.
    enum Pause: Equatable {
        /// The time has come up to which it was to ride.
        case later
        /// It stands in line at a task, since a time.
        case inLine(Quest.Task.ID, since: Double)
        /// It has come home, or gives up.
        case done
    }

    let rider: VirtualRider
    let startTime: Double
    private(set) var phones: [RideRecorder]
    /// How the ride ended; `nil` until then.
    private(set) var ending: RideRecord.Kind?
    /// Where the party was, every so often.
    private(set) var outline = RideOutline()
    /// Metres ridden.
    private(set) var distance = 0.0
    /// The turns at tasks with an organiser.
    private(set) var turns: [EventOutcome.Turn] = []
    /// The tasks at which the line was too long.
    private(set) var linesLeft: [Quest.Task.ID] = []

    private let choices: RiderChoices
    private let conditions: EventConditions
    /// When the event began.
    private let eventStart: Double
    private var noises: [ReceiverNoise]
    private var generator: SeededGenerator
    private var motion: RiderMotion
    private var time: Double
    private var state = State.riding
    private var plan: [Quest.Task.ID] = []
    private var here: Quest.Task.ID?
    /// Tasks to which the party does not return.
    private var abandoned: Set<Quest.Task.ID> = []
    private var toAnswer: [Quest.Task.ID] = []
    private var hasRoute = false
    /// Whether something has happened that may have ended the way to the target.
    private var needsTarget = true
    private var isAstray = false
    private var isWalking = false
    /// Whether there was no route to the target when one was looked for.
    private var hasNoWay = false
    /// The answers that the team knows to be right.
    private var knownAnswers: [Quest.Task.ID: String] = [:]
    /// Since when the party has stood at the end of its way without being seen at the task.
    private var waitingSince: Double?

    private enum State {
        /// On the way to the target.
        case riding
        /// At a task, until a time, with this many wrong answers given.
        case thinking(Quest.Task.ID, until: Double, wrong: Int)
        /// In line for the organiser.
        case inLine(Quest.Task.ID)
    }

    /// What an organiser who looks at it accepts.
    static let judgedAnswer = "…"
    /// A ride that takes longer than this many seconds is broken off.
    private static let longestRide = 24 * 3600.0
    /// Who stands at a task for so long and is not seen there, or would have to before the next answer is taken, rides on.
    private static let patience = 300.0
    /// Who stands at the finish for so long ends the ride by hand.
    private static let patienceAtHome = 30.0

    /// - Parameters:
    ///   - names: what logs call the riders; as many as there are phones.
    ///   - plan: the order of all tasks, for riders who want to ride it.
    init(
        _ rider: VirtualRider, names: [String], receivers: [SatelliteReceiver], choices: RiderChoices,
        plan: [Quest.Task.ID], conditions: EventConditions, eventStart: Double, startTime: Double,
        generator: SeededGenerator, keepsAll: Bool
    ) {
        self.rider = rider
        self.choices = choices
        self.conditions = conditions
        self.eventStart = eventStart
        self.startTime = startTime
        self.generator = generator
        self.plan = plan
        let quest = choices.planner.quest
        phones = names.map { RideRecorder(quest: quest, name: $0, keepsAll: keepsAll) }
        motion = RiderMotion(at: choices.startPlace)
        noises = []
        time = startTime
        for receiver in receivers { noises.append(ReceiverNoise(receiver, generator: self.generator.split())) }
    }

    private var quest: Quest { choices.planner.quest }
    /// For how long the party has been under way.
    var secondsRidden: Int { Int(time - startTime) }

    mutating func note(_ kind: RideRecord.Kind, at time: Double) { phones[0].note(kind, at: time) }

    /// Rides on.
    mutating func ride(until limit: Double, router: inout Router) -> Pause {
        if time == startTime, ending == nil, phones[0].ride.target == nil { setOut() }
        while ending == nil {
            if case .inLine(let task) = state { return .inLine(task, since: time) }
            guard time < limit else { return .later }
            if let closures = conditions.closures(at: time - eventStart), router.closures != closures {
                router.closures = closures
            }
            second(&router)
        }
        return .done
    }

    private mutating func setOut() {
        guard quest.settings.isWithinStartWindow(startTime) else {
            // Who may not start stays where they are.
            ending = .brokenOff
            for index in phones.indices { phones[index].finish(.brokenOff, at: time) }
            return
        }
        if rider.strategy == .planned { plan = choices.plan(for: rider, at: startTime) }
        if phones.count > 1 {
            let team = phones[0].record.rider.rawValue.split(separator: "-").first.map(String.init)
            for index in phones.indices { try? phones[index].ride.join(Registration(team: team), at: time) }
        }
        chooseTarget()
    }

    /// Lets a party in line have its turn: until it ends the party stands there.
    mutating func serve(from begin: Double, until end: Double) {
        guard case .inLine(let task) = state else { return }
        turns.append(EventOutcome.Turn(task: task, arrival: time, begin: begin, end: end))
        state = .thinking(task, until: end, wrong: 0)
    }

    /// Whether a party in line waits for a turn: not where it would come home too late, nor for long while there is something else to ride
    /// to. Whoever wants to see all tasks waits for a late turn too.
    func waits(forTurnFrom begin: Double, until end: Double) -> Bool {
        guard case .inLine(let task) = state else { return true }
        let progress = phones[0].ride.referee.progress
        if rider.strategy != .allTasks, let limit = progress.limitTime, let home = choices.secondsHome(from: task),
            end + home / (rider.pace * speed) > limit
        {
            return false
        }
        guard begin - time > RiderChoices.longestWait else { return true }
        return nextTask(from: task, without: abandoned.union([task])) == nil
    }

    /// Rides on instead of waiting.
    mutating func leaveLine() {
        guard case .inLine(let task) = state else { return }
        linesLeft.append(task)
        goOn(from: task)
    }

    private mutating func second(_ router: inout Router) {
        if phones[0].keepsAll { phones[0].record.truth.append(motion.place) }
        outline.append(motion.place, at: time)
        let isResting = if case .thinking = state { true } else { waitingSince != nil }
        for index in phones.indices {
            guard let fix = noises[index].fix(at: motion.place, time: time, isResting: isResting) else {
                phones[index].hearNothing()
                continue
            }
            phones[index].receive(fix, router: &router)
            if index > 0 { for task in phones[index].newCheckIns { handIn(task, onPhone: index) } }
        }
        react(router)
        if ending == nil, time - startTime >= Self.longestRide { end(.brokenOff) }
        guard ending == nil else { return }
        move(router)
        time += 1
    }

    private mutating func end(_ kind: RideRecord.Kind) {
        ending = kind
        outline.finish(motion.place, at: time)
        for index in phones.indices { phones[index].finish(kind, at: time) }
    }

    /// What the party makes of the news that came with the fixes.
    private mutating func react(_ router: borrowing Router) {
        for leg in phones[0].newLegs {
            motion.follow(leg, graph: router.graph, rider: rider, profile: router.costs.profile)
            hasRoute = true
            isAstray = false
            isWalking = false
            hasNoWay = false
        }
        if !phones[0].newCheckIns.isEmpty {
            toAnswer += phones[0].newCheckIns
            needsTarget = true
        }
        if phones[0].hasNoRoute {
            if case .task(let task) = phones[0].ride.target { abandon(task) }
            hasNoWay = true
            needsTarget = true
        }
        switch state {
        case .riding:
            if let task = toAnswer.first {
                toAnswer.removeFirst()
                arrive(at: task)
            } else if needsTarget || phones[0].ride.navigation.hasArrived, isTargetDone {
                chooseTarget()
            } else if isAstray, phones[0].ride.navigation.hasArrived, let place = targetPlace {
                // The guidance is over, and what is left can be seen.
                motion.walk(to: place, rider: rider)
                (isAstray, isWalking) = (false, true)
            }
        case .thinking(let task, let until, let wrong):
            if time >= until { answer(task, wrong: wrong) }
        case .inLine: break
        }
    }

    private mutating func arrive(at task: Quest.Task.ID) {
        waitingSince = nil
        here = task
        if isAstray, phones[0].ride.target == .task(task), let place = quest.task(task)?.coordinate {
            motion.walk(to: place, rider: rider)
            (isAstray, isWalking) = (false, true)
        }
        if quest.task(task)?.hasOrganiser ?? false {
            state = .inLine(task)
        } else {
            state = .thinking(task, until: time + generator.next(in: rider.thinkingTime), wrong: 0)
        }
    }

    private mutating func abandon(_ task: Quest.Task.ID) {
        abandoned.insert(task)
        needsTarget = true
        plan.removeAll { $0 == task }
    }

    private var isTargetDone: Bool {
        switch phones[0].ride.target {
        case .task(let task):
            abandoned.contains(task)
                || (phones[0].ride.referee.progress[task].map { $0.isSolved || $0.isPending } ?? true)
        case .finish: phones[0].ride.navigation.hasArrived || hasNoWay
        case nil: true
        }
    }

    private mutating func chooseTarget() {
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

    private func nextTask(from here: Quest.Task.ID?, without: Set<Quest.Task.ID>) -> Quest.Task.ID? {
        choices.next(
            for: rider, from: here, at: time, phones[0].ride.referee.progress, startingAt: startTime, plan: plan,
            without: without, slowness: 1 / speed)
    }

    // MARK: At a task

    /// Answers, or, where nothing is asked, has seen enough.
    private mutating func answer(_ id: Quest.Task.ID, wrong: Int) {
        guard let task = quest.task(id), let key = task.answer else { return goOn(from: id) }
        if wrong == 0, rider.helplessness > 0, generator.chance(rider.helplessness(before: task)) {
            abandon(id)
            return goOn(from: id)
        }
        let right = key.sampleAnswer ?? Self.judgedAnswer
        let isWrong = wrong < 2 && generator.chance(rider.wrongAnswers(to: task))
        do throws(RefereeError) {
            let answer = isWrong ? wrongAnswer(to: id, right: right) : right
            let verdict = try phones[0].submit(answer, to: id, at: time)
            if verdict.isAccepted {
                knownAnswers[id] = answer
                for index in phones.indices.dropFirst() { handIn(id, onPhone: index) }
            }
            if !verdict.isAccepted, verdict != .pending, wrong < 5 {
                if rider.hintTaking > 0, !task.hints.isEmpty, generator.chance(rider.hintTaking) {
                    _ = try? phones[0].ride.takeHint(for: id, at: time)
                }
                return think(again: id, wrong: wrong + 1)
            }
        } catch {
            if case .lockedOut(_, _, let seconds) = error, seconds < Self.patience {
                state = .thinking(id, until: time + seconds + 1, wrong: wrong)
                return
            }
            // The referee wants no answer any more, for example because the task was solved meanwhile.
            abandon(id)
        }
        goOn(from: id)
    }

    private mutating func think(again task: Quest.Task.ID, wrong: Int) {
        let lockout = quest.task(task)?.attempts.lockout ?? 0
        guard lockout < Self.patience else { return goOn(from: task) }
        state = .thinking(task, until: time + max(lockout, generator.next(in: rider.thinkingTime)), wrong: wrong)
    }

    /// What the leader found out the others hand in too, each as soon as their phone has seen them at the task. Answers that are wrong, or
    /// wait, are handed in once: a team pays for those of all its members.
    private mutating func handIn(_ task: Quest.Task.ID, onPhone index: Int) {
        guard let answer = knownAnswers[task] else { return }
        // A phone that has not seen its rider there takes nothing yet.
        _ = try? phones[index].submit(answer, to: task, at: time)
    }

    private mutating func goOn(from task: Quest.Task.ID) {
        plan.removeAll { $0 == task }
        if let progress = phones[0].ride.referee.progress[task], !progress.isSolved, !progress.isPending {
            abandon(task)
        }
        state = .riding
        if case .task(let target) = phones[0].ride.target, target == task { chooseTarget() }
    }

    /// What belongs to another task, or nothing that could be right.
    private mutating func wrongAnswer(to task: Quest.Task.ID, right: String) -> String {
        let others = quest.tasks.filter { $0.id != task }.compactMap { $0.answer?.sampleAnswer }
        return generator.pick(others.filter { $0 != right }) ?? "???"
    }

    // MARK: On the way

    /// How fast the party is beside what it was fresh and in fair weather.
    private var speed: Double {
        let tired = max(0.4, 1 - rider.fatigue * (time - startTime) / 3600)
        return tired * conditions.speed(at: time - eventStart)
    }

    private mutating func move(_ router: borrowing Router) {
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
    private mutating func wait() {
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
    private var targetPlace: Coordinate? {
        switch phones[0].ride.target {
        case .task(let task): quest.task(task)?.coordinate
        case .finish: phones[0].ride.finish
        case nil: nil
        }
    }
}

extension Quest.Task {
    /// Whether an organiser stands there and judges answers.
    var hasOrganiser: Bool { answer?.kind == .judgedByOrganiser }
}

extension Quest.Settings {
    /// Whether rides may start at a time; bounds belong to it.
    fileprivate func isWithinStartWindow(_ time: Double) -> Bool {
        time >= startOpens ?? -.infinity && time <= startCloses ?? .infinity
    }
}

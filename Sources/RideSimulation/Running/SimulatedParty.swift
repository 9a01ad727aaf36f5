import Answers
import Geodesy
import Navigation
import Quests
import RideLogs
import RoadMap
import Routing
import Scoring
import Support
import VeloQuest

/// Riders who ride together: one path on the ground, a phone for each rider. The first rider leads and answers.
///
/// Every second each phone passes a fix to its own navigation and its own referee; the riders act only on their updates.
struct SimulatedParty: Sendable {
    /// Why a party pauses the simulation.
    enum Pause: Equatable {
        /// It has reached the time limit of this step.
        case later
        /// It is in line at a task, since a time.
        case inLine(Quest.Task.ID, since: Double)
        /// It has finished or given up.
        case done
    }

    let rider: VirtualRider
    let startTime: Double
    var phones: [RideRecorder]
    /// How the ride ended; `nil` until then.
    var ending: Ending?
    /// What stopped the party on the way.
    var stops = RideStops()
    /// The simplified track.
    var outline = RideOutline()
    /// Metres ridden.
    var distance = 0.0
    /// The turns at tasks with an organiser.
    var turns: [EventOutcome.Turn] = []
    /// The tasks at which the line was too long.
    var linesLeft: [Quest.Task.ID] = []

    /// What the riders register as. The quest of the choices has the start rules of their class.
    let registrations: [Registration]
    let choices: RiderChoices
    let conditions: EventConditions
    /// When the event began.
    let eventStart: Double
    var noises: [ReceiverNoise]
    var generator: SeededGenerator
    var fortune: RiderFortune
    var motion: RiderMotion
    var time: Double
    var state = State.riding
    var plan: [Quest.Task.ID] = []
    var here: Quest.Task.ID?
    /// Tasks that the party does not return to.
    var abandoned: Set<Quest.Task.ID> = []
    var toAnswer: [Quest.Task.ID] = []
    var hasRoute = false
    /// Whether the target has to be chosen again.
    var needsTarget = true
    var isAstray = false
    var isWalking = false
    /// Whether no route to the target was found.
    var hasNoWay = false
    /// The team's right answers.
    var knownAnswers: [Quest.Task.ID: String] = [:]
    /// Since when the party has stood at its target without a check-in.
    var waitingSince: Double?

    /// How a ride ends. Asked for every second, so it is no `RideRecord.Kind`, which is large.
    enum Ending {
        case finished
        case brokenOff

        var kind: RideRecord.Kind { self == .finished ? .finished : .brokenOff }
    }

    enum State {
        /// On the road to the target.
        case riding
        /// At a task, until a time, with this many wrong answers given.
        case thinking(Quest.Task.ID, until: Double, wrong: Int)
        /// In line for the organiser.
        case inLine(Quest.Task.ID)
        /// By the roadside, until a time.
        case pausing(until: Double)
    }

    /// An answer that the organiser accepts.
    static let judgedAnswer = "…"
    /// A ride longer than this many seconds is broken off.
    private static let longestRide = 24 * 3600.0
    /// The longest wait in seconds at a task without a check-in, or until the next answer is taken.
    static let patience = 300.0
    /// After this many seconds at the finish the rider ends the ride by hand.
    static let patienceAtHome = 30.0

    /// - Parameters:
    ///   - members: the riders; one for each phone.
    ///   - signers: the keys of the phones, by the riders' identifiers.
    ///   - plan: the order of the tasks, for strategies with a plan.
    init(
        _ rider: VirtualRider, _ members: [RiderField.Entrant], signers: PhoneSigners, receivers: [SatelliteReceiver],
        choices: RiderChoices, plan: [Quest.Task.ID], conditions: EventConditions, eventStart: Double,
        startTime: Double,
        generator: SeededGenerator, keepsAll: Bool
    ) {
        self.rider = rider
        self.choices = choices
        registrations = members.map(\.registration)
        self.conditions = conditions
        self.eventStart = eventStart
        self.startTime = startTime
        self.generator = generator
        // Of a copy, so that the ride of one without mishaps stays the same.
        var copy = generator
        fortune = RiderFortune(of: rider, generator: SeededGenerator(seed: ~copy.next()))
        self.plan = plan
        let quest = choices.planner.quest
        phones = members.map(\.rider.rawValue).map {
            RideRecorder(quest: quest, name: $0, signer: signers($0), keepsAll: keepsAll)
        }
        motion = RiderMotion(at: choices.startPlace)
        noises = []
        time = startTime
        for receiver in receivers { noises.append(ReceiverNoise(receiver, generator: self.generator.split())) }
    }

    var quest: Quest { choices.planner.quest }
    /// The seconds since the start of the party.
    var secondsRidden: Int { Int(time - startTime) }

    mutating func note(_ kind: RideRecord.Kind, at time: Double) { phones[0].note(kind, at: time) }

    /// Rides until a time.
    mutating func ride(until limit: Double, router: inout Router) -> Pause {
        if time == startTime, ending == nil, phones[0].ride.target == nil { setOut() }
        while ending == nil {
            if case .inLine(let task) = state { return .inLine(task, since: time) }
            guard time < limit else { return .later }
            if !conditions.closures.isEmpty, let closures = conditions.closures(at: time - eventStart),
                router.closures != closures
            {
                router.closures = closures
            }
            second(&router)
        }
        return .done
    }

    /// Frees what the navigation keeps to find the next route sooner: of ten thousand riders who wait for each other it is too much.
    mutating func forgetSearches() {
        for index in phones.indices { phones[index].ride.forgetSearches() }
    }

    mutating func setOut() {
        guard quest.settings.isWithinStartWindow(startTime) else {
            // A party that may not start stays where it is.
            ending = .brokenOff
            for index in phones.indices { phones[index].finish(.brokenOff, at: time) }
            return
        }
        if rider.strategy == .planned { plan = choices.plan(for: rider, at: startTime) }
        register()
        chooseTarget()
    }

    /// Tells names, classes and teams, as far as there are any.
    private mutating func register() {
        for (index, registration) in registrations.enumerated() where registration != Registration() {
            try? phones[index].ride.join(registration, at: time)
        }
    }

    mutating func second(_ router: inout Router) {
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
        if ending == nil, case .riding = state { meetFortune() }
        if ending == nil, time - startTime >= Self.longestRide { end(.brokenOff) }
        guard ending == nil else { return }
        move(router)
        time += 1
    }

    mutating func end(_ ending: Ending) {
        self.ending = ending
        outline.finish(motion.place, at: time)
        // Of ten thousand riders at home, their routes and plans would be too much to keep.
        motion = RiderMotion(at: motion.place)
        plan = []
        for index in phones.indices {
            phones[index].finish(ending.kind, at: time)
            phones[index].forgetGuidance()
        }
    }

    /// Reacts to the updates of the last fixes.
    mutating func react(_ router: borrowing Router) {
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
                // The guidance has ended, and the target is in sight.
                motion.walk(to: place, rider: rider)
                (isAstray, isWalking) = (false, true)
            }
        case .thinking(let task, let until, let wrong):
            if time >= until { answer(task, wrong: wrong) }
        case .inLine: break
        case .pausing(let until):
            if time >= until { state = .riding }
        }
    }

    /// Stops for a break or a flat tyre, or gives up.
    private mutating func meetFortune() {
        switch fortune.mishap(seconds: time - startTime, metres: distance) {
        case .pause(let length):
            stops.breaks += 1
            state = .pausing(until: time + length)
        case .puncture(let repair):
            stops.punctures += 1
            guard let repair else { return end(.brokenOff) }
            state = .pausing(until: time + repair)
        case .enough: end(.brokenOff)
        case nil: break
        }
    }

    // How a party chooses its next target, and rides there.

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

extension Quest.Settings {
    /// Whether rides may start at a time; both ends are inclusive.
    fileprivate func isWithinStartWindow(_ time: Double) -> Bool {
        time >= startOpens ?? -.infinity && time <= startCloses ?? .infinity
    }
}

public import BikeRouting
import GeoJSON
public import Geodesy
public import QuestEngine
import Randomness
import RideNavigation
import VeloQuest

/// Rides a quest with an invented rider: one fix a second through the real navigation and the real referee.
///
///     var simulator = RideSimulator(quest: quest, seed: 7)
///     let record = try simulator.run(router: &router)
///     record.result.total
///
/// The rider visits the tasks in the suggested order, follows the routes given, now and then misses a turn and rides on
/// until a new route arrives, walks the last metres to a task off the road, and answers. The same quest, map, rider and
/// seed give the same record.
public struct RideSimulator: Sendable {
    /// The quest that is ridden.
    public let quest: Quest
    /// What the rider is like.
    public let rider: VirtualRider
    /// When the ride starts, in seconds since 1970 (UTC).
    public let startTime: Double

    private var generator: SeededGenerator
    private var recorder: RideRecorder
    private var time: Double
    private var state = State.riding
    private var plan: [Quest.Task.ID] = []
    private var toAnswer: [Quest.Task.ID] = []
    private var hasRoute = false
    private var isAstray = false
    private var isWalking = false

    private enum State {
        /// On the way to the target.
        case riding
        /// At a task, until a time, with this many wrong answers given.
        case thinking(Quest.Task.ID, until: Double, wrong: Int)
        case done(RideRecord.Kind)
    }

    /// When rides start where neither quest nor caller says: 2024-06-01 09:00 UTC, in seconds since 1970.
    public static let defaultStart = 1_717_232_400.0

    /// A ride that takes longer than this many seconds is broken off.
    private static let longestRide = 24 * 3600.0

    /// Prepares a ride.
    /// - Parameters:
    ///   - name: what the ride log calls the rider.
    ///   - startTime: seconds since 1970; where absent the quest's mass start, else when its start opens, else 2024-06-01
    ///     09:00 UTC, so that the same seed gives the same bytes on any day.
    public init(
        quest: Quest, seed: UInt64, rider: VirtualRider = VirtualRider(), name: String = "rider",
        startTime: Double? = nil
    ) {
        let startTime = startTime ?? quest.settings.massStart ?? quest.settings.startOpens ?? Self.defaultStart
        self.quest = quest
        self.rider = rider
        self.startTime = startTime
        generator = SeededGenerator(seed: seed)
        recorder = RideRecorder(quest: quest, name: name)
        time = startTime
    }

    /// Where the ride starts: the quest's start, else its first task.
    public var startPlace: Coordinate { quest.settings.start ?? quest.tasks[0].coordinate }

    /// Rides to the end.
    /// - Throws: `RoutingError` if the start is off the map.
    public mutating func run(router: inout Router) throws(RoutingError) -> RideRecord {
        let order = try quest.suggestedOrder(from: startPlace, router: &router)
        plan = order.tasks
        for task in order.unreachable {
            if let place = quest.task(task)?.coordinate {
                recorder.note(.noRoute(.unreachable(from: startPlace, to: place)), at: time)
            }
        }
        var motion = RiderMotion(at: startPlace)
        var noise = GPSNoise(deviation: rider.noise, generator: generator.split())
        chooseTarget()
        while true {
            recorder.record.truth.append(motion.place)
            recorder.receive(noise.fix(at: motion.place, time: time, after: 1), router: &router)
            react(&motion, router)
            if case .done(let kind) = state { return recorder.finish(kind, at: time) }
            guard time - startTime < RideSimulator.longestRide else { return recorder.finish(.brokenOff, at: time) }
            move(&motion, router)
            time += 1
        }
    }

    /// What the rider makes of the news that came with a fix.
    private mutating func react(_ motion: inout RiderMotion, _ router: borrowing Router) {
        for leg in recorder.newLegs {
            motion.follow(leg, graph: router.graph, rider: rider, profile: router.costs.profile)
            hasRoute = true
            isAstray = false
            isWalking = false
        }
        toAnswer += recorder.newCheckIns
        plan.removeAll { task in recorder.ride.referee.progress[task].map { $0.isSolved || $0.isPending } ?? true }
        if recorder.hasNoRoute, case .task(let task) = recorder.ride.target {
            plan.removeAll { $0 == task }
        }
        switch state {
        case .riding:
            if let task = toAnswer.first {
                toAnswer.removeFirst()
                state = .thinking(task, until: time + generator.next(in: rider.thinkingTime), wrong: 0)
                if isAstray, let place = quest.task(task)?.coordinate {
                    motion.walk(to: place, rider: rider)
                    (isAstray, isWalking) = (false, true)
                }
            } else if isTargetDone {
                chooseTarget()
            } else if isAstray, recorder.ride.navigation.hasArrived, let place = targetPlace {
                // The guidance is over, and what is left can be seen.
                motion.walk(to: place, rider: rider)
                (isAstray, isWalking) = (false, true)
            }
        case .thinking(let task, let until, let wrong):
            if time >= until { answer(task, wrong: wrong) }
        case .done: break
        }
    }

    private var isTargetDone: Bool {
        switch recorder.ride.target {
        case .task(let task): !plan.contains(task)
        case .finish: recorder.ride.navigation.hasArrived || recorder.hasNoRoute
        case nil: true
        }
    }

    private mutating func chooseTarget() {
        hasRoute = false
        if let next = plan.first {
            // The plan holds only tasks of the quest, which the ride knows.
            try? recorder.ride.head(for: next)
        } else if recorder.ride.target == .finish || !recorder.ride.headForFinish() {
            state = .done(recorder.hasNoRoute ? .brokenOff : .finished)
        }
    }

    /// Answers, or, where nothing is asked, has seen enough.
    private mutating func answer(_ task: Quest.Task.ID, wrong: Int) {
        guard quest.task(task)?.answer != nil else { return goOn(from: task) }
        let right = rightAnswer(to: task)
        let isWrong = wrong < 2 && generator.chance(rider.wrongAnswers)
        do throws(RefereeError) {
            let verdict = try recorder.submit(isWrong ? wrongAnswer(to: task) : right, to: task, at: time)
            if !verdict.isAccepted, verdict != .pending, wrong < 5 {
                state = .thinking(task, until: time + generator.next(in: rider.thinkingTime), wrong: wrong + 1)
                return
            }
        } catch {
            // The referee wants no answer any more, for example because the task was solved meanwhile.
        }
        goOn(from: task)
    }

    private mutating func goOn(from task: Quest.Task.ID) {
        plan.removeAll { $0 == task }
        state = .riding
        if case .task(let target) = recorder.ride.target, target == task { chooseTarget() }
    }

    private func rightAnswer(to task: Quest.Task.ID) -> String {
        quest.task(task)?.answer?.sampleAnswer ?? "…"
    }

    /// What belongs to another task, or nothing that could be right.
    private mutating func wrongAnswer(to task: Quest.Task.ID) -> String {
        let others = quest.tasks.filter { $0.id != task && $0.answer != nil }.map { rightAnswer(to: $0.id) }
        let right = rightAnswer(to: task)
        return generator.pick(others.filter { $0 != right && $0 != "…" }) ?? "???"
    }

    private mutating func move(_ motion: inout RiderMotion, _ router: borrowing Router) {
        var rider = rider
        if case .thinking(let task, _, _) = state {
            // Whoever comes in sight of the place they look for goes up to it; elsewhere they stop.
            guard recorder.ride.target == .task(task) else { return }
            rider.wrongTurns = 0
        }
        if motion.isAtEnd, !isAstray, !isWalking, hasRoute, let target = targetPlace {
            motion.walk(to: target, rider: rider)
            isWalking = true
        }
        let turn = motion.advance(
            1, isAstray: isAstray, graph: router.graph, rider: rider, profile: router.costs.profile,
            generator: &generator)
        if let turn {
            isAstray = true
            recorder.note(.wrongTurn(turn), at: time)
        }
    }

    /// Where the rider walks to when the road ends.
    private var targetPlace: Coordinate? {
        switch recorder.ride.target {
        case .task(let task): quest.task(task)?.coordinate
        case .finish: recorder.ride.finish
        case nil: nil
        }
    }
}

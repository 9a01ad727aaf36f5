public import AnswerJudging
public import BikeRouting
public import Geodesy
public import QuestEngine
public import QuestFile
public import RideLogs
public import RideNavigation

/// One rider's whole ride: fixes and answers in; guidance, check-ins, verdicts and the log out.
///
///     var ride = QuestRide(quest: quest)
///     try ride.head(for: quest.tasks[0].id)
///     for update in ride.receive(fix, router: &router) { show(update) }
///     let verdict = try ride.submit("ель", to: quest.tasks[0].id, at: now)
///
/// Times are seconds since 1970-01-01 00:00 UTC. Where the app hands in `uptime` too, seconds by a clock that nobody can set and that runs
/// on while the phone sleeps, setting the phone's clock changes nothing.
///
/// A value without clock, timer or thread: the same calls always give the same updates and the same log.
public struct QuestRide: Sendable {
    /// What happened with a fix.
    public enum Update: Sendable, Hashable {
        /// Something about the way.
        case guidance(NavigationEvent)
        /// A task was reached.
        case reached(CheckIn)
    }

    /// Where the rider is heading.
    public enum Target: Sendable, Hashable {
        /// A task.
        case task(Quest.Task.ID)
        /// The finish, or where there is none the start.
        case finish
    }

    /// Decides on check-ins and answers and keeps the log.
    public private(set) var referee: Referee
    /// Guides the rider to the target.
    public private(set) var navigation: NavigationSession
    /// Where the rider is heading; `nil` before anything was chosen.
    public private(set) var target: Target?
    /// What the log calls the device that the ride is on.
    public let device: String

    /// A ride that has not started yet, or goes on from its log; `Referee` says what the parameters mean.
    public init(
        quest: Quest, rider: RideEntry.Rider = "rider", device: String = "device", resuming log: RideLog = RideLog(),
        opener: AnswerOpener? = nil, navigation: NavigationSession = NavigationSession()
    ) {
        self.device = device
        referee = Referee(quest: quest, rider: rider, device: device, resuming: log, opener: opener)
        self.navigation = navigation
    }

    /// The quest that is ridden.
    public var quest: Quest { referee.quest }
    /// Everything that was decided so far.
    public var log: RideLog { referee.log }
    /// Points and times so far.
    public var result: RideResult { referee.result }

    /// Where the ride ends: the quest's finish, else its start; `nil` where it has neither.
    public var finish: Coordinate? { quest.settings.finish ?? quest.settings.start }

    /// Asks to be guided to a task. The route comes with the next fix.
    public mutating func head(for task: Quest.Task.ID) throws(RefereeError) {
        guard let found = quest.task(task) else { throw .unknownTask(task) }
        target = .task(task)
        navigation.setDestination(found.coordinate)
    }

    /// Asks to be guided to the finish; `false` where the quest has none.
    @discardableResult
    public mutating func headForFinish() -> Bool {
        guard let finish else { return false }
        target = .finish
        navigation.setDestination(finish)
        return true
    }

    /// Takes in a position report. Reaching the task that the rider heads for ends the guidance to it.
    public mutating func receive(_ fix: Fix, uptime: Double? = nil, router: inout Router) -> [Update] {
        let reached = referee.observe(fix, uptime: uptime)
        if reached.contains(where: { target == .task($0.task) }) { navigation.setDestination(nil) }
        return reached.map(Update.reached) + navigation.receive(fix, router: &router).map(Update.guidance)
    }

    /// Says who rides.
    public mutating func join(_ registration: Registration, at time: Double, uptime: Double? = nil) throws(RefereeError)
    {
        try referee.join(registration, at: time, uptime: uptime)
    }

    /// Starts the ride, where it should not start with the first fix.
    /// - Throws: `RefereeError` where it has started, or may not yet or no longer.
    public mutating func start(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.start(at: time, uptime: uptime)
    }

    /// Hands in an answer.
    /// - Throws: `RefereeError` where no answer is due.
    public mutating func submit(
        _ answer: String, to task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> Verdict {
        try referee.submit(answer, to: task, at: time, uptime: uptime)
    }

    /// Takes the next hint to a task.
    /// - Throws: `RefereeError` where there is none left.
    public mutating func takeHint(
        for task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> Quest.Hint {
        try referee.takeHint(for: task, at: time, uptime: uptime).hint
    }

    /// Gives a task up. The guidance to it ends.
    public mutating func skip(_ task: Quest.Task.ID, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.skip(task, at: time, uptime: uptime)
        if target == .task(task) {
            target = nil
            navigation.setDestination(nil)
        }
    }

    /// Shows the rider the answer to a task, which brings nothing then.
    /// - Returns: a right answer; `nil` where only the organiser knows one.
    public mutating func reveal(
        _ task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> String? {
        try referee.reveal(task, at: time, uptime: uptime)
    }

    /// Notes something that the organiser should look at, such as a position that the device calls simulated.
    public mutating func note(_ flag: RideFlag, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.note(flag, at: time, uptime: uptime)
    }

    /// Whether zones and flags are told by a log and not looked for; see `Referee.isRetold`.
    package var isRetold: Bool {
        get { referee.isRetold }
        set { referee.isRetold = newValue }
    }

    /// Takes down what a log tells of a zone, or a flag, of a ride that is retold.
    package mutating func retell(_ event: RideEvent, at time: Double) throws(RefereeError) {
        try referee.retell(event, at: time)
    }

    /// Ends the ride and the guidance without a finish.
    public mutating func withdraw(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.withdraw(at: time, uptime: uptime)
        navigation.setDestination(nil)
        target = nil
    }

    /// Ends the ride and the guidance.
    public mutating func end(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.finish(at: time, uptime: uptime)
        navigation.setDestination(nil)
        target = nil
    }
}

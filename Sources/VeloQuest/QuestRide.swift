public import Answers
public import Geodesy
public import Navigation
public import Quests
public import RideLogs
public import Routing
public import Scoring
import Support

/// One rider's ride: takes fixes and answers; returns guidance, check-ins and verdicts, and keeps the log.
///
///     var ride = QuestRide(quest: quest)
///     try ride.head(for: quest.tasks[0].id)
///     for update in ride.receive(fix, router: &router) { show(update) }
///     let verdict = try ride.submit("ель", to: quest.tasks[0].id, at: now)
///
/// Times are seconds since 1970-01-01 00:00 UTC. If the app passes `uptime` too, seconds by a monotonic clock that continues while the
/// phone sleeps, setting the phone's clock changes nothing.
///
/// A value without clock, timer or thread: the same calls always give the same updates and the same log.
public struct QuestRide: Sendable {
    /// An update caused by a fix.
    public enum Update: Sendable, Hashable {
        /// An event of the navigation.
        case guidance(NavigationEvent)
        /// The rider checked in at a task.
        case reached(CheckIn)
    }

    /// The target of the rider.
    public enum Target: Sendable, Hashable {
        /// A task.
        case task(Quest.Task.ID)
        /// The finish, or without one the start.
        case finish
    }

    /// Decides on check-ins and answers, and keeps the log.
    private var referee: Referee
    /// Guides the rider to the target.
    public private(set) var navigation: NavigationSession
    /// The present target; `nil` before the first choice.
    public private(set) var target: Target?
    /// The identifier of the device in the log.
    public let device: String

    /// A new ride, or one resumed from its log, for example after the app was closed.
    ///
    /// - Parameters:
    ///   - rider: the rider's identifier in the log.
    ///   - device: the device's identifier in the log; unique among devices.
    ///   - signer: the key of the device, with which it signs the log; see `DeviceLog`.
    ///   - log: the entries so far, of this and other devices.
    ///   - opener: opens sealed answers of a riders' edition; without one the organiser judges them later. Opening takes some
    ///     tenths of a second for an answer, and for each answer of the log.
    public init(
        quest: Quest, rider: RideEntry.Rider = "rider", device: String = "device", signer: Signer? = nil,
        resuming log: RideLog = RideLog(), opener: AnswerOpener? = nil,
        navigation: NavigationSession = NavigationSession()
    ) {
        self.device = device
        referee = Referee(quest: quest, rider: rider, device: device, signer: signer, resuming: log, opener: opener)
        self.navigation = navigation
    }

    /// The quest that is ridden. In a riders' edition a right answer adds success texts and hidden tasks.
    public var quest: Quest { referee.quest }
    /// The state of the ride.
    public var progress: RideProgress { referee.progress }
    /// The entries so far.
    public var log: RideLog { referee.log }
    /// The result so far.
    public var result: RideResult { referee.result }

    /// Where the ride ends: the quest's finish, else its start; `nil` if it has neither.
    public var finishLocation: Coordinate? { quest.settings.finish ?? quest.settings.start }

    /// Starts guidance to a task. The route comes with the next fix.
    /// - Throws: `RefereeError.unknownTask`.
    public mutating func head(for task: Quest.Task.ID) throws(RefereeError) {
        guard let found = quest.task(task) else { throw .unknownTask(task) }
        target = .task(task)
        navigation.setDestination(found.coordinate)
    }

    /// Starts guidance to the finish; `false` if the quest has none.
    @discardableResult
    public mutating func headForFinish() -> Bool {
        guard let finishLocation else { return false }
        target = .finish
        navigation.setDestination(finishLocation)
        return true
    }

    /// Takes a position report. Guidance to a task ends when the rider checks in there.
    public mutating func receive(_ fix: Fix, uptime: Double? = nil, router: inout Router) -> [Update] {
        let reached = referee.receive(fix, uptime: uptime)
        if reached.contains(where: { target == .task($0.task) }) { navigation.setDestination(nil) }
        let events = navigation.receive(fix, router: &router)
        // Most fixes change nothing.
        if reached.isEmpty, events.isEmpty { return [] }
        return reached.map(Update.reached) + events.map(Update.guidance)
    }

    /// Takes a position report where there is no map: check-ins without guidance.
    public mutating func receive(_ fix: Fix, uptime: Double? = nil) -> [CheckIn] {
        let reached = referee.receive(fix, uptime: uptime)
        if reached.contains(where: { target == .task($0.task) }) { navigation.setDestination(nil) }
        return reached
    }

    /// Frees what the guidance keeps to find the next route sooner; see `NavigationSession.forgetSearches()`.
    package mutating func forgetSearches() { navigation.forgetSearches() }

    /// Frees all that the guidance knows.
    package mutating func forgetGuidance() { navigation = NavigationSession() }

    /// Records who rides.
    /// - Throws: `RefereeError.notATime`.
    public mutating func join(_ registration: Registration, at time: Double, uptime: Double? = nil) throws(RefereeError)
    {
        try referee.join(registration, at: time, uptime: uptime)
    }

    /// Starts the ride, if it should not start with the first fix.
    /// - Throws: `RefereeError` if it has started, outside the start window, or if the time is not finite.
    public mutating func start(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.start(at: time, uptime: uptime)
    }

    /// Submits an answer.
    /// - Throws: `RefereeError` if the task takes no answer now.
    public mutating func submit(
        _ answer: String, to task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> Verdict {
        try referee.submit(answer, to: task, at: time, uptime: uptime)
    }

    /// Takes the next hint to a task.
    /// - Throws: `RefereeError` if none is left, the task is unknown or solved, or the ride is not under way.
    public mutating func takeHint(
        for task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> Quest.Hint {
        try referee.takeHint(for: task, at: time, uptime: uptime).hint
    }

    /// Gives a task up, and ends guidance to it.
    /// - Throws: `RefereeError` if the task is unknown or solved, or the ride is not under way.
    public mutating func skip(_ task: Quest.Task.ID, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.skip(task, at: time, uptime: uptime)
        if target == .task(task) {
            target = nil
            navigation.setDestination(nil)
        }
    }

    /// Shows the rider the answer to a task, which then brings no points.
    /// - Returns: a right answer; `nil` if only the organiser knows one.
    /// - Throws: `RefereeError` if the task takes no answer, unless only its hours, attempts or lock-out prevent it.
    public mutating func reveal(
        _ task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> String? {
        try referee.reveal(task, at: time, uptime: uptime)
    }

    /// Records a flag for the organiser, such as a position that the device calls simulated.
    /// - Throws: `RefereeError.notATime`.
    public mutating func note(_ flag: RideFlag, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.note(flag, at: time, uptime: uptime)
    }

    /// Signs the last entries, if the key of the device was out of reach for them. An app calls it before it hands the log in.
    /// - Returns: whether all entries of the device are signed now, or there is no key to sign them with.
    @discardableResult
    public mutating func sign(at time: Double, uptime: Double? = nil) -> Bool {
        referee.sign(at: time, uptime: uptime)
    }

    /// Whether zones and flags come from a log and are not looked for; see `Referee.isReplayed`.
    package var isReplayed: Bool {
        get { referee.isReplayed }
        set { referee.isReplayed = newValue }
    }

    /// Records a zone or a flag that the log of a replayed ride has.
    package mutating func replay(_ event: RideEvent, at time: Double) throws(RefereeError) {
        try referee.replay(event, at: time)
    }

    /// Ends the ride and the guidance without a finish.
    /// - Throws: `RefereeError` if the ride is not under way.
    public mutating func withdraw(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.withdraw(at: time, uptime: uptime)
        navigation.setDestination(nil)
        target = nil
    }

    /// Ends the ride and the guidance.
    /// - Throws: `RefereeError` if the ride is not under way.
    public mutating func finish(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try referee.finish(at: time, uptime: uptime)
        navigation.setDestination(nil)
        target = nil
    }
}

extension QuestRide: CustomStringConvertible {
    /// `“Around the lake”, 12 tasks: 40 points, 3 of 12 tasks solved …, 9 entries`.
    public var description: String {
        "\(quest): \(result.message[.english]), \(Message("log-entries", ["count": .of(log.entries.count)])[.english])"
    }
}

extension QuestRide.Target: CustomStringConvertible {
    /// `finish`, or the task's identifier.
    public var description: String {
        switch self {
        case .task(let task): "task \(task)"
        case .finish: "finish"
        }
    }
}

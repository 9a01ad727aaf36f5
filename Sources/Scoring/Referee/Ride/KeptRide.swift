internal import Geodesy
public import Quests
public import RideLogs

/// What is kept of a ride whose log was erased: enough to score it as before, alone and within a team, and to let the organiser's
/// decisions count, also later ones.
///
/// It has the times of what happened, what answers were worth, hints, stays in zones and flags. It has no name, device, key, position or
/// text of an answer. A ride is judged no more where the quest gets another edition; what its tasks are worth follows the edition.
public struct KeptRide: Sendable, Hashable {
    /// The ride that is most like it (`SharedRides`).
    public var match: SharedRides.Match?
    /// The riders whose rides are most like it, and at how many check-ins: without its log nothing else shows that.
    public var likeness: [RideEntry.Rider: Int] = [:]

    var startedAt: Double?
    var finishTime: Double?
    var latestTime: Double?
    var hasWithdrawn = false
    /// Those of the log, and those that the ride as a whole shows.
    var flags: [RideFlag] = []
    /// Without keys, which tell who wrote the log.
    var authentication: RideAuthentication?
    var zones: [Quest.Zone.ID: RideProgress.ZoneProgress] = [:]
    /// The tasks at which something happened. Their check-ins have no positions.
    var tasks: [Quest.Task.ID: RideProgress.TaskProgress] = [:]

    init() {}

    /// Keeps a ride.
    ///
    /// - Parameters:
    ///   - team: the rides of the other members of a team, where there is one: how far from them the rider checked in is kept, since the
    ///     rules may ask that they were together.
    ///   - roads: how far it is by road from task to task, where a map is at hand.
    /// - Complexity: O(*t* · *m*) for *t* tasks and *m* members.
    public init(_ progress: RideProgress, team: [RideProgress] = [], roads: RoadDistances? = nil) {
        startedAt = progress.startedAt
        finishTime = progress.finishTime
        latestTime = progress.latestTime
        hasWithdrawn = progress.hasWithdrawn
        flags = progress.flags + progress.auditFlags(roads)
        authentication = progress.authentication.map { $0.withoutKeys }
        for (zone, state) in zip(progress.quest.zones, progress.zones) where state != RideProgress.ZoneProgress() {
            zones[zone.id] = state
        }
        for (position, task) in progress.quest.tasks.enumerated() {
            let state = progress.tasks[position]
            guard state != RideProgress.TaskProgress() else { continue }
            tasks[task.id] = state.withoutPositions(at: task.id, awayFrom: team.compactMap { $0[task.id] })
        }
    }
}

extension RideProgress {
    /// The state of a ride of which this is kept.
    ///
    /// - Parameters:
    ///   - rostered: what the organiser knows of the rider.
    ///   - decisions: the organiser's decisions about the rider; anything else of it is ignored.
    ///   - unproven: how check-ins are treated that their positions do not prove; those of the kept ride are decided.
    /// - Complexity: O(*t* + *d*) for *t* tasks and *d* decisions.
    public init(
        kept: KeptRide, in quest: Quest, rostered: Registration? = nil, decisions: RideLog.Ride? = nil,
        unproven: UnprovenCheckIns = .refused
    ) {
        self.init(quest: quest, unproven: unproven)
        isAudited = true
        self.rostered = rostered
        if let rostered { registration.add(rostered) }
        startedAt = kept.startedAt
        finishTime = kept.finishTime
        latestTime = kept.latestTime
        hasWithdrawn = kept.hasWithdrawn
        flags = kept.flags
        authentication = kept.authentication
        for (position, zone) in quest.zones.enumerated() { zones[position] = kept.zones[zone.id] ?? ZoneProgress() }
        for (position, task) in quest.tasks.enumerated() { tasks[position] = kept.tasks[task.id] ?? TaskProgress() }
        for moment in decisions?.moments ?? [] where moment.entry.event.isDecision {
            // The flags have it already if the clock of the office was set.
            apply(RideMoment(entry: moment.entry, time: moment.time, jump: nil))
        }
    }
}

extension RideProgress.TaskProgress {
    /// The same with a check-in at the task itself, of which no positions are kept, and without decisions, which the log of the
    /// organiser has.
    fileprivate func withoutPositions(at task: Quest.Task.ID, awayFrom others: [Self]) -> Self {
        var state = self
        for index in state.given.indices { state.given[index].ruling = nil }
        guard let checkIn, let checkInTime else { return state }
        // Those of others that are kept say themselves how far away they were.
        let away = others.filter { $0.apart == nil }.compactMap {
            $0.checkIn?.coordinate.distance(to: checkIn.coordinate)
        }
        state.apart = max(apart ?? 0, away.max() ?? 0)
        state.checkIn = CheckIn(withoutPositionsAt: task, time: checkInTime)
        return state
    }
}

extension CheckIn {
    /// A check-in of which only the time is known. Its place means nothing.
    init(withoutPositionsAt task: Quest.Task.ID, time: Double) {
        self.init(
            task: task, time: time, coordinate: Coordinate(longitude: 0, latitude: 0), distance: 0, accuracy: nil,
            reach: 0)
    }
}

public import BikeRouting
public import PathSearch
public import RideLogs
public import RideNavigation

/// A ride with a router of its own, for apps: fixes and answers in from any task, one sequence of updates out.
///
///     let guide = QuestGuide(QuestRide(quest: quest), search: search)
///     Task {
///         for await update in await guide.updates() {
///             switch update {
///             case .logged(let entry): save(entry)
///             case .guidance(.announced(let announcement)): say(announcement)
///             case .judged(let verdict, let task): show(verdict, task)
///             default: break
///             }
///         }
///     }
///     try await guide.head(for: quest.tasks[0].id)
///     for await fix in fixes { await guide.receive(fix) }
///
/// **Order.** Calls are worked through one at a time in the order in which they come in, and each sends its updates before the next
/// begins. So every subscriber gets the same updates in the same order.
///
/// **Threads.** It works on a `RoutingExecutor`, not on the threads that Swift shares among tasks, and starts no task and no timer.
///
/// **Nothing is lost.** A subscriber gets all updates from when it asked for them. Those that it has not taken yet wait, by default
/// any number of them: with a fix a second that is a few kilobytes a minute. One that only shows the newest may ask for fewer.
public actor QuestGuide {
    /// The ride as it is now: a copy, to show its result and progress.
    public private(set) var ride: QuestRide
    private var router: Router
    private var subscribers = GuideSubscribers()
    private let executor: RoutingExecutor

    /// The thread that the guide works on.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    /// Makes a guide.
    ///
    /// - Parameters:
    ///   - ride: a new one, or one that goes on from its log.
    ///   - search: may be shared with others; what is closed for one of them is not for the others. The roads that the quest closes
    ///     are closed for this guide.
    ///   - executor: where it works; guides that share one take turns.
    /// - Complexity: O(nodes), for the router's workspace; where the quest closes roads, as setting `PreparedSearch.closures`.
    public init(_ ride: QuestRide, search: PreparedSearch, executor: RoutingExecutor = RoutingExecutor()) {
        self.ride = ride
        self.executor = executor
        var router = Router(search)
        let closures = ride.quest.closures(on: router.graph)
        // To set them takes time, even none.
        if !closures.isEmpty { router.closures.formUnion(closures) }
        self.router = router
    }

    deinit { subscribers.end() }

    /// All updates from now on. There may be any number of subscribers.
    ///
    /// The sequence ends when the task that iterates is cancelled, when the guide is closed and when the guide is let go, in the
    /// latter cases after the updates that still wait.
    ///
    /// - Parameter policy: how many updates wait for a slow subscriber; by default all. Where fewer wait, the others are lost for
    ///   this subscriber, so it should take the log from `ride`.
    public func updates(
        buffering policy: AsyncStream<GuideUpdate>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<GuideUpdate> {
        subscribers.stream(buffering: policy)
    }

    /// Ends all sequences of updates. The ride stays as it is, and calls go on working, unheard.
    public func close() { subscribers.end() }

    /// How many listen, as far as is known: who has stopped is noticed with the next update.
    package var subscriberCount: Int { subscribers.count }

    /// Does something with the ride and the router that the guide has no method for, on the guide's thread and in turn, and sends the
    /// log entries that it brings and a change of the target.
    ///
    ///     let plan = try await guide.perform { ride, router in
    ///         try ride.plan(with: planner, from: place, at: now, router: &router)
    ///     }
    ///
    /// Fixes wait meanwhile. Guidance that the work itself takes from the ride is its own and is not sent.
    ///
    /// - Throws: what the work throws.
    public func perform<Result: Sendable, Failure: Error>(
        _ work: @Sendable (inout QuestRide, inout Router) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try reporting { ride, router, _ throws(Failure) in try work(&ride, &router) }
    }

    /// Does some work, then sends the new log entries, a change of the target and what the work has to say, also where it throws.
    func reporting<Result, Failure: Error>(
        _ work: (inout QuestRide, inout Router, inout [GuideUpdate]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (entriesBefore, targetBefore) = (ride.log.entries.count, ride.target)
        var outcome: [GuideUpdate] = []
        defer {
            let target = ride.target
            var updates = ride.newEntries(since: entriesBefore).map(GuideUpdate.logged)
            if target != targetBefore { updates.append(.heading(target)) }
            updates += outcome
            if !updates.isEmpty { subscribers.send(updates) }
        }
        return try work(&ride, &router, &outcome)
    }
}

extension QuestRide {
    /// The entries that the device has written since the log had so many; entries of other devices may stand behind them.
    fileprivate func newEntries(since count: Int) -> ArraySlice<RideEntry> {
        let entries = log.entries
        guard entries.count > count, let last = entries.lastIndex(where: { $0.device == device }) else { return [] }
        return entries[...last].suffix(entries.count - count)
    }
}

#if !hasFeature(Embedded)
    public import Routing
    public import Routing
    import RideLogs
    public import Navigation

    /// A ride with its own router, for apps: fixes and answers in from any task, one sequence of updates out.
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
    /// **Order.** Calls are processed one at a time in order of arrival, and each sends its updates before the next starts. So every
    /// subscriber gets the same updates in the same order.
    ///
    /// **Threads.** It runs on a `RoutingExecutor`, not on Swift's cooperative thread pool, and starts no task and no timer.
    ///
    /// **Buffering.** A subscriber gets all updates from its subscription on. Unread ones are buffered, by default without a limit: with a
    /// fix a second, a few kilobytes a minute. A subscriber that only shows the newest may set a limit.
    public actor QuestGuide {
        /// A copy of the present ride, to show its result and progress.
        public private(set) var ride: QuestRide
        private var router: Router
        private var subscribers = GuideSubscribers()
        private let executor: RoutingExecutor

        /// The executor of the guide.
        public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

        /// Makes a guide.
        ///
        /// - Parameters:
        ///   - ride: a new one, or one resumed from its log.
        ///   - search: may be shared; closures of one router do not affect the others. The roads that the quest closes are closed for this
        ///     guide.
        ///   - executor: where it runs; guides that share one take turns.
        /// - Complexity: O(nodes), for the router's workspace; if the quest closes roads, also as setting `PreparedSearch.closures`.
        public init(_ ride: QuestRide, search: PreparedSearch, executor: RoutingExecutor = RoutingExecutor()) {
            self.ride = ride
            self.executor = executor
            var router = Router(search)
            let closures = ride.quest.closures(on: router.graph)
            // Setting closures takes time, even if there are none.
            if !closures.isEmpty { router.closures.formUnion(closures) }
            self.router = router
        }

        deinit { subscribers.end() }

        /// A sequence of all updates from now on. There may be any number of subscribers.
        ///
        /// The sequence ends when the iterating task is cancelled, when the guide is closed, and when the guide is released; in the latter
        /// cases after the buffered updates.
        ///
        /// - Parameter policy: how many updates are buffered for a slow subscriber; by default all. With a limit, this subscriber loses the
        ///   others, so it should take the log from `ride`.
        public func updates(
            buffering policy: AsyncStream<GuideUpdate>.Continuation.BufferingPolicy = .unbounded
        ) -> AsyncStream<GuideUpdate> {
            subscribers.stream(buffering: policy)
        }

        /// Ends all sequences of updates. The ride is unchanged, and calls still work, without updates.
        public func close() { subscribers.end() }

        /// The number of subscribers, as far as is known: a cancelled one is removed with the next update.
        package var subscriberCount: Int { subscribers.count }

        /// Runs work on the ride and the router that the guide has no method for, on the guide's executor and in turn. Sends the new log
        /// entries and a change of the target.
        ///
        ///     let plan = try await guide.perform { ride, router in
        ///         try ride.plan(with: planner, from: place, at: now, router: &router)
        ///     }
        ///
        /// Fixes wait meanwhile. Guidance that the work reads from the ride is not sent.
        ///
        /// - Throws: what the work throws.
        public func perform<Result: Sendable, Failure: Error>(
            _ work: @Sendable (inout QuestRide, inout Router) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try reporting { ride, router, _ throws(Failure) in try work(&ride, &router) }
        }

        /// Runs work, then sends the new log entries, a change of the target and the work's own updates, also if it throws.
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
        /// The device's entries since the log had this many; entries of other devices may follow them.
        fileprivate func newEntries(since count: Int) -> ArraySlice<RideEntry> {
            let entries = log.entries
            guard entries.count > count, let last = entries.lastIndex(where: { $0.device == device }) else { return [] }
            return entries[...last].suffix(entries.count - count)
        }
    }
#endif

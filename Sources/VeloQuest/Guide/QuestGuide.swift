#if !hasFeature(Embedded)
    public import Answers
    public import Geodesy
    public import Navigation
    public import Quests
    public import RideLogs
    public import Routing
    public import Scoring

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

        // MARK: - Riding

        // The methods of `QuestRide`, each with its updates. Times are seconds since 1970-01-01 00:00 UTC; for `uptime` see
        // `QuestRide`.

        /// Takes a position report: sends the check-ins, then the events of the navigation.
        ///
        /// - Complexity: as `NavigationSession.receive(_:router:)`.
        public func receive(_ fix: Fix, uptime: Double? = nil) {
            reporting { ride, router, updates in
                for update in ride.receive(fix, uptime: uptime, router: &router) {
                    switch update {
                    case .guidance(let event): updates.append(.guidance(event))
                    case .reached(let checkIn): updates.append(.reached(checkIn))
                    }
                }
            }
        }

        /// Starts guidance to a task. The route comes with the next fix.
        ///
        /// - Throws: `RefereeError.unknownTask` if the quest has no such task.
        public func head(for task: Quest.Task.ID) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.head(for: task) }
        }

        /// Starts guidance to the finish; `false` if the quest has none.
        @discardableResult
        public func headForFinish() -> Bool {
            reporting { ride, _, _ in ride.headForFinish() }
        }

        /// Records who rides.
        ///
        /// - Throws: `RefereeError.notATime`.
        public func join(_ registration: Registration, at time: Double, uptime: Double? = nil) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.join(registration, at: time, uptime: uptime) }
        }

        /// Starts the ride, if it should not start with the first fix.
        ///
        /// - Throws: `RefereeError` if it has started, outside the start window, or if the time is not finite.
        public func start(at time: Double, uptime: Double? = nil) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.start(at: time, uptime: uptime) }
        }

        /// Submits an answer; the verdict is sent as well as returned.
        ///
        /// - Throws: `RefereeError` if the task takes no answer now.
        @discardableResult
        public func submit(
            _ answer: String, to task: Quest.Task.ID, at time: Double, uptime: Double? = nil
        ) throws(RefereeError) -> Verdict {
            try reporting { ride, _, updates throws(RefereeError) in
                let verdict = try ride.submit(answer, to: task, at: time, uptime: uptime)
                updates.append(.judged(verdict, task))
                return verdict
            }
        }

        /// Takes the next hint to a task.
        ///
        /// - Throws: `RefereeError` if none is left, the task is unknown or solved, or the ride is not under way.
        public func takeHint(
            for task: Quest.Task.ID, at time: Double, uptime: Double? = nil
        ) throws(RefereeError) -> Quest.Hint {
            try reporting { ride, _, _ throws(RefereeError) in try ride.takeHint(for: task, at: time, uptime: uptime) }
        }

        /// Gives a task up, and ends guidance to it.
        ///
        /// - Throws: `RefereeError` if the task is unknown or solved, or the ride is not under way.
        public func skip(_ task: Quest.Task.ID, at time: Double, uptime: Double? = nil) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.skip(task, at: time, uptime: uptime) }
        }

        /// Shows the rider the answer to a task, which then brings no points.
        ///
        /// - Returns: a right answer; `nil` if only the organiser knows one.
        /// - Throws: `RefereeError` if the task takes no answer, unless only its hours, attempts or lock-out prevent it.
        public func reveal(
            _ task: Quest.Task.ID, at time: Double, uptime: Double? = nil
        ) throws(RefereeError) -> String? {
            try reporting { ride, _, _ throws(RefereeError) in try ride.reveal(task, at: time, uptime: uptime) }
        }

        /// Records a flag for the organiser, such as a position that the device calls simulated.
        ///
        /// - Throws: `RefereeError.notATime`.
        public func note(_ flag: RideFlag, at time: Double, uptime: Double? = nil) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.note(flag, at: time, uptime: uptime) }
        }

        /// Signs the last entries, if the key of the device was out of reach for them. An app calls it before it hands the log in.
        ///
        /// - Returns: whether all entries of the device are signed now, or there is no key to sign them with.
        @discardableResult
        public func sign(at time: Double, uptime: Double? = nil) -> Bool {
            reporting { ride, _, _ in ride.sign(at: time, uptime: uptime) }
        }

        /// Ends the ride and the guidance.
        ///
        /// - Throws: `RefereeError` if the ride is not under way.
        public func finish(at time: Double, uptime: Double? = nil) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.finish(at: time, uptime: uptime) }
        }

        /// Ends the ride and the guidance without a finish.
        ///
        /// - Throws: `RefereeError` if the ride is not under way.
        public func withdraw(at time: Double, uptime: Double? = nil) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.withdraw(at: time, uptime: uptime) }
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

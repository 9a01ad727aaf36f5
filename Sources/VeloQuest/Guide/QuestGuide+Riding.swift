#if !hasFeature(Embedded)
    public import Answers
    import Routing
    public import Geodesy
    public import Scoring
    public import Quests
    public import RideLogs

    // The methods of `QuestRide`, each with its updates. Times are seconds since 1970-01-01 00:00 UTC; for `uptime` see `QuestRide`.
    extension QuestGuide {
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
        public func end(at time: Double, uptime: Double? = nil) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.end(at: time, uptime: uptime) }
        }

        /// Ends the ride and the guidance without a finish.
        ///
        /// - Throws: `RefereeError` if the ride is not under way.
        public func withdraw(at time: Double, uptime: Double? = nil) throws(RefereeError) {
            try reporting { ride, _, _ throws(RefereeError) in try ride.withdraw(at: time, uptime: uptime) }
        }
    }
#endif

#if !hasFeature(Embedded)
    #if canImport(Dispatch)
        public import Dispatch

        /// Where navigators and guides work: one call after another, in the order in which they came, on a thread that is none of the
        /// few that Swift shares among all tasks.
        ///
        /// A route over a large map takes milliseconds, and the first look at a map waits for the disk: neither holds up another task.
        /// Each navigator has an executor of its own unless it is given one; those that share one take turns, which a server with
        /// hundreds of riders wants.
        ///
        /// Where there is no Dispatch, as in a browser, there is one thread for everything, and the executor is that of the main actor.
        public final class RoutingExecutor: SerialExecutor {
            private let queue: DispatchQueue

            /// Makes an executor.
            ///
            /// - Parameter queue: a serial queue; a concurrent one would break the actors that work there. By default one of its own.
            ///   Its quality of service decides how urgent the work is.
            public init(queue: DispatchQueue = DispatchQueue(label: "VeloQuest.RoutingExecutor", qos: .userInitiated)) {
                self.queue = queue
            }

            /// Takes in the next piece of work.
            public func enqueue(_ job: consuming ExecutorJob) {
                let job = UnownedJob(job)
                queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
            }

            /// What an actor hands out as its `unownedExecutor`.
            package var unowned: UnownedSerialExecutor { asUnownedSerialExecutor() }
        }
    #else
        /// Where navigators and guides work: the one thread that there is.
        public final class RoutingExecutor: Sendable {
            /// Makes an executor.
            public init() {}

            /// What an actor hands out as its `unownedExecutor`.
            package var unowned: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
        }
    #endif
#endif

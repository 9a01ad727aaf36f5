#if !hasFeature(Embedded)
    public import Routing
    public import Geodesy
    public import Routing
    public import RoadMap

    /// A navigation session with a router of its own, for apps: fixes may come from any task, and events are a sequence.
    ///
    ///     let navigator = Navigator(search)
    ///     await navigator.receive(.stops([task.coordinate]))
    ///     for await event in navigator.events(for: fixes) {          // fixes: any AsyncSequence of Fix
    ///         if case .rerouted(let leg) = event { await show(leg.line) }
    ///     }
    ///
    /// It starts no task and no timer: it works when it is asked, on a `RoutingExecutor` and so on no thread that other tasks wait for.
    /// The options are those of the session that it is made with.
    public actor Navigator {
        /// The session as it is now; encode it to go on with it later.
        public private(set) var session: NavigationSession
        private var router: Router
        private let executor: RoutingExecutor

        /// The thread that the navigator works on.
        public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

        /// Makes a navigator.
        ///
        /// - Parameters:
        ///   - search: may be shared with others; what is closed for one of them is not for the others.
        ///   - session: a new one, or one that was saved.
        ///   - executor: where it works; those who share one take turns.
        /// - Complexity: O(nodes), for the router's workspace.
        public init(
            _ search: PreparedSearch, session: NavigationSession = NavigationSession(),
            executor: RoutingExecutor = RoutingExecutor()
        ) {
            self.session = session
            self.executor = executor
            router = Router(search)
        }

        /// Takes in a fix or any other input.
        ///
        /// - Returns: the events, which nobody else gets: a sequence of `events(for:)` has those of its own fixes only.
        /// - Complexity: as `NavigationSession.receive(_:router:)`.
        @discardableResult
        public func receive(_ input: NavigationInput) -> [NavigationEvent] {
            session.receive(input, router: &router)
        }

        /// Puts a track onto the network, to be ridden as a plan.
        ///
        /// - Throws: as `PlannedTrack.init(_:recalculates:router:)`.
        /// - Complexity: as that.
        public func plan(_ places: [Coordinate], recalculates: Bool = true) throws(RoutingError) -> PlannedTrack {
            try PlannedTrack(places, recalculates: recalculates, router: &router)
        }

        /// Closes these roads for this navigator, and opens those that were closed so before; timed closures stay.
        ///
        /// - Complexity: as setting `PreparedSearch.closures`.
        public func setClosures(_ closures: Closures) { router.closures = closures }

        /// The events that fixes bring, in their order. Ends with the fixes, and throws what they throw.
        ///
        /// A fix is asked for when the events of the one before have been taken; where many wait, the sequence of fixes decides which
        /// are kept, as `AsyncStream.Continuation.BufferingPolicy` does.
        public nonisolated func events<Fixes: AsyncSequence>(for fixes: Fixes) -> NavigationEvents<Fixes>
        where Fixes.Element == Fix {
            NavigationEvents(navigator: self, fixes: fixes)
        }
    }

    /// The events of a navigator, as they come with the fixes.
    public struct NavigationEvents<Fixes: AsyncSequence>: AsyncSequence where Fixes.Element == Fix {
        /// One event at a time.
        public typealias Element = NavigationEvent

        let navigator: Navigator
        let fixes: Fixes

        /// Begins with the first fix.
        public func makeAsyncIterator() -> Iterator {
            Iterator(navigator: navigator, fixes: fixes.makeAsyncIterator())
        }

        /// Hands out the events of a fix before it asks for the next one.
        public struct Iterator: AsyncIteratorProtocol {
            let navigator: Navigator
            var fixes: Fixes.AsyncIterator
            private var waiting: ArraySlice<NavigationEvent> = []

            package init(navigator: Navigator, fixes: Fixes.AsyncIterator) {
                (self.navigator, self.fixes) = (navigator, fixes)
            }

            /// The next event; `nil` when the fixes have ended.
            ///
            /// - Throws: what the sequence of fixes throws.
            public mutating func next() async rethrows -> NavigationEvent? {
                while waiting.isEmpty {
                    guard let fix = try await fixes.next() else { return nil }
                    waiting = await navigator.receive(.fix(fix))[...]
                }
                return waiting.popFirst()
            }
        }
    }
#endif

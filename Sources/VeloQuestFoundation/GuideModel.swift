#if canImport(Observation)
    public import Answers
    public import Geodesy
    public import Observation
    public import Scoring
    public import Navigation
    public import VeloQuest

    /// What a ride looks like now, for SwiftUI.
    ///
    ///     @State private var model = GuideModel(guide)
    ///     …
    ///     Text(model.announcement?.cue.text[.current] ?? "")
    ///         .task { await model.follow() }
    ///
    /// It decides nothing: it keeps the newest of what the guide sends.
    @MainActor @Observable
    public final class GuideModel {
        /// The guide, to be given fixes and answers.
        @ObservationIgnored public nonisolated let guide: QuestGuide
        /// The line to ride; `nil` where there is none.
        public private(set) var line: Polyline?
        /// The turn told last on this route.
        public private(set) var announcement: Announcement?
        /// The task reached last.
        public private(set) var checkIn: CheckIn?
        /// The verdict given last.
        public private(set) var verdict: Verdict?
        /// Where the rider is heading.
        public private(set) var target: QuestRide.Target?
        /// Points and times so far.
        public private(set) var result: RideResult?

        /// Makes a model, which shows something once it follows the guide.
        public init(_ guide: QuestGuide) { self.guide = guide }

        /// Follows the guide until the task is cancelled or the guide closes.
        ///
        /// - Parameter received: is handed each update, to save the log or to speak.
        public func follow(_ received: (GuideUpdate) async -> Void = { _ in }) async {
            let updates = await guide.updates()
            let ride = await guide.ride
            (target, result) = (ride.target, ride.result)
            for await update in updates {
                switch update {
                case .guidance(let event): show(event)
                case .reached(let reached): checkIn = reached
                case .judged(let judged, _): verdict = judged
                case .heading(let target): head(for: target)
                case .logged: result = await guide.ride.result
                }
                await received(update)
            }
        }

        private func head(for target: QuestRide.Target?) {
            self.target = target
            (line, announcement) = (nil, nil)
        }

        private func show(_ event: NavigationEvent) {
            switch event {
            case .routed(let leg), .rerouted(let leg): (line, announcement) = (leg.line, nil)
            case .announced(let announced): announcement = announced
            case .arrived: (line, announcement) = (nil, nil)
            case .refused, .deviated, .rejoined, .failed, .passed: break
            }
        }
    }
#endif

import Answers
public import Geodesy
public import Quests
public import RideLogs

/// The phone's side of an event day: what to send to the server, when, and what its answers mean.
///
///     var client = EventClient(event: "spring", device: "phone-17")
///     client.join(code: "7K2M-Q9XD", key: key.publicKey)
///     for entry in referee.log.entries { client.add(entry) }
///     while let request = client.next(at: now) {
///         switch send(request) {
///         case .answer(let status, let headers, let body):
///             for update in client.received(status, headers, body, to: request.number, at: now, using: &generator) { show(update) }
///         case .nothing: client.failed(request.number, at: now, using: &generator)
///         }
///     }
///
/// A value without socket, clock and randomness: whoever has these asks for the next request, sends it, and hands back what came. Times
/// are seconds of any clock that never goes back and runs while the device sleeps.
///
/// Everything a rider does is written on the phone first (`RideLogFile`), and added here. A line stays until the server has it for good;
/// sending twice is harmless. Positions are many and worth little: the newest go first, and beyond a bound older ones are thinned.
/// `state` is what has to be kept over a restart of the app, and all lines are added again then.
///
/// At most two requests are under way: one that hands in, and a long poll while a verdict is awaited.
public struct EventClient: Sendable {
    /// What one request may hold.
    public struct Limits: Sendable, Hashable {
        /// The most bytes of a body.
        public var bytes = 1_000_000
        /// The most lines.
        public var lines = SyncRequest.mostLines
        /// The most fixes.
        public var fixes = SyncRequest.mostFixes
        /// The most bytes of a line.
        public var lineBytes = SyncRequest.mostLineBytes
        /// The most fixes that wait; beyond that older ones are thinned.
        public var waitingFixes = 20_000

        /// Those of version 1.
        public init() {}
    }

    /// How long the client waits, in seconds.
    public struct Timing: Sendable, Hashable {
        /// From an answer to the next request where nothing has to be sent but fixes.
        public var idle = 10.0
        /// After the first failure; twice as long after each further one.
        public var firstRetry = 1.0
        /// The longest after a failure.
        public var lastRetry = 300.0
        /// The longest that a server may ask for.
        public var longestOrder = 3600.0
        /// For an answer.
        public var timeout = 30.0
        /// A long poll, in whole seconds; at most 25.
        public var poll = 25
        /// For how long after an answer was given its verdict is polled for. Later ones come with the next ordinary answer.
        public var polling = 600.0
        /// At most so many requests are sent within a minute, whatever the server answers, and half of them at once.
        public var requestsPerMinute = 60

        /// Ten seconds when idle, up to five minutes after failures.
        public init() {}

        /// How often what the server lost is sent anew.
        var setbacks: SetbackSchedule { SetbackSchedule(first: idle, last: lastRetry) }
    }

    /// The identifier of the event.
    public let event: String
    /// The name of the device in the log.
    public let device: String
    /// What stands before `/v1` in the paths of the server.
    public let prefix: String
    /// Who rides with the device; `nil` before the server knows it.
    public internal(set) var registration: EventRegistration?
    /// Proves to the server who is asking; keep it secret. `nil` before the server knows the device.
    public internal(set) var token: String?
    /// The number of the last item of the feed that was handed out.
    public internal(set) var cursor = 0
    /// Whether the last answer had items of the feed, and there may be more: the next request asks at once.
    public internal(set) var mayHaveMoreNews = false
    /// How many fixes were dropped since there were too many.
    public var droppedFixCount: Int { fixes.droppedCount }
    /// How many lines the server does not have for good yet.
    public var openLineCount: Int { lines.open.count }
    /// How many fixes wait or are on their way.
    public var openFixCount: Int { fixes.count }

    let limits: Limits
    let timing: Timing
    var language = "en"
    var lines: LineBacklog
    var fixes: FixBacklog
    var schedule: RetrySchedule
    /// When the file of the quest may be asked for again after the server did not give it, so that it holds nothing else back.
    var questSchedule: RetrySchedule
    var budget: RequestBudget
    /// How often the feed is read anew.
    var rereading: SetbackSchedule

    /// What the device joins with, kept to join again where the server does not know the token any longer.
    var code: String?
    var key: PublicKey?
    var mustJoin = false
    /// How often it joined since the server last took a token.
    var rejoinCount = 0
    /// Whether nothing is sent until the caller joins again.
    var isStopped = false
    /// The edition that was named last.
    var edition: String?
    /// Whether the file of the quest was asked for, and the digest of the one that is at hand.
    var wantsQuest = false
    var questAtHand: String?
    /// Answers without a verdict, and since when each is polled for.
    var awaited: [EntryDigest: (task: String, since: Double?)] = [:]
    var sent: [Int: Sent] = [:]
    var lastNumber = 0
    /// When the server was last asked for what is new.
    var lastSync: Double?
    /// Whether something new is to be sent at once.
    var isHurried = false
    /// The most bytes of a body, fewer after a server found one too large.
    var mostBytes: Int
    var namedOtherWriter = false
    /// The missing line that the caller was told of.
    var namedMissing: Int?
    /// Whether the last request left fixes behind.
    var hasMore = false
    /// No long poll is sent before this time.
    var earliestPoll = -Double.infinity

    /// What a request was for.
    enum Sent: Sendable {
        case join
        case quest
        /// With the cursor that it asked from.
        case poll(at: Double, after: Int)
        case sync([RideEntry], fixCount: Int, after: Int)
    }

    /// A client that has not joined yet.
    ///
    /// - Parameters:
    ///   - event: the identifier of the event.
    ///   - device: the name of the device in the log.
    ///   - prefix: what stands before `/v1` in the paths of the server, such as `/velo`.
    ///   - language: of the texts that the server sends: `en` or `ru`.
    public init(
        event: String, device: String, prefix: String = "", language: String = "en", limits: Limits = Limits(),
        timing: Timing = Timing()
    ) {
        self.event = event
        self.device = device
        self.prefix = prefix
        self.language = language
        self.limits = limits
        self.timing = timing
        lines = LineBacklog(timing.setbacks)
        fixes = FixBacklog(capacity: limits.waitingFixes)
        schedule = RetrySchedule(timing)
        questSchedule = RetrySchedule(timing)
        budget = RequestBudget(perMinute: timing.requestsPerMinute)
        rereading = timing.setbacks
        mostBytes = limits.bytes
    }

    // What there is to send.

    /// Joins with a code, and goes on where the client had stopped.
    ///
    /// - Parameter key: the key that the device signs with; where it is given, lines without a signature of it do not count.
    public mutating func join(code: String, key: PublicKey? = nil) {
        self.code = code
        self.key = key
        mustJoin = true
        resume()
        schedule.succeeded()
        questSchedule.succeeded()
    }

    /// Goes on where the server had refused everything, with the code and the token that are known: it may have changed its mind.
    public mutating func resume() {
        isStopped = false
        rejoinCount = 0
    }

    /// Adds a line of the device's log.
    ///
    /// - Returns: `false` if it is known, of another device, or longer than any server takes.
    /// - Complexity: O(log *n*) for lines in order.
    @discardableResult
    public mutating func add(_ entry: RideEntry) -> Bool {
        guard entry.device == device, entry.line.count <= limits.lineBytes, lines.add(entry) else { return false }
        isHurried = true
        if case .answered(let task, _, reported: .pending, _) = entry.event, lines.isOpen(entry.digest) {
            awaited[entry.digest] = (task.rawValue, nil)
        }
        return true
    }

    /// Adds a position; one whose time or place is no number is passed over.
    public mutating func add(_ fix: Fix) {
        let (place, time) = (fix.coordinate, fix.time)
        guard time.isFinite, place.longitude.isFinite, place.latitude.isFinite else { return }
        fixes.add(fix)
    }

    /// Asks for the file of the quest.
    /// - Parameter digest: that of the file at hand, which is not sent again then.
    public mutating func fetchQuest(unless digest: String? = nil) {
        wantsQuest = true
        questAtHand = digest
        isHurried = true
    }

    /// The network is back, as far as the device knows: failures so far are no reason to wait.
    public mutating func networkIsBack() { schedule.networkIsBack() }

    /// Whether a verdict is awaited.
    public var awaitsVerdict: Bool { !awaited.isEmpty }
}

public import EventAccounts
public import EventClient
import EventStore
public import VeloQuest

extension LiveEvent {
    /// The most lines of a rider: more than anybody writes in a day.
    private static let mostLines = 20_000
    /// For how long after the end of an event positions are taken, in milliseconds.
    private static let grace: Int64 = 600_000

    // Joining.

    /// Binds a code to a device and its key.
    ///
    /// - Parameter address: who asks, for the limit of attempts.
    public func join(_ request: JoinRequest, from address: String) async throws(EventError) -> JoinAnswer {
        try checkFailedJoins(from: address)
        await officeLock.lock()
        defer { officeLock.unlock() }
        // Others of this address may have failed while this one waited.
        try checkFailedJoins(from: address)
        guard record.finished == nil else { throw EventError(.eventOver) }
        guard PlainName.isValid(request.device), request.device != "office" else {
            throw EventError(.wrong("device", PlainName.expected))
        }
        if let key = request.key, PublicKey(key) == nil {
            throw EventError(
                .wrong("key", Message("live-event-join")))
        }
        guard let rider = roster.rider(withCode: request.code) else {
            // Failures alone are counted, so that a crowd behind one address joins at once and nobody guesses.
            limits.failedJoins.take(address, at: clock.now)
            throw EventError(.codeUnknown)
        }
        let device = try roster.binding(request.device, key: request.key, to: rider.id)
        if let seconds = limits.joins.take(rider.id, at: clock.now) {
            throw EventError(.rateLimited, retryAfter: seconds)
        }
        let token = Secret.token()
        let session = SessionRecord(
            hash: Secret.hash(token: token), role: .rider, rider: rider.id, device: request.device, created: clock.now)
        // Reserved before the commit, so that of two devices at once only one gets the code.
        let isNew = roster.bind(device)
        if isNew { logs.rosterChanged() }
        let action = request.hasAgreed ? "joined and agreed to what is kept" : "joined"
        do throws(EventError) {
            try await commit([.device(device), .session(session), audit(action, by: "rider \(rider.id)")])
        } catch {
            if isNew {
                roster.unbind(device)
                logs.rosterChanged()
            }
            throw error
        }
        roster.open(session)
        return JoinAnswer(
            rider: rider.id, registration: rider.registration, token: token, quest: edition.digest, time: clock.now)
    }

    private func checkFailedJoins(from address: String) throws(EventError) {
        if let seconds = limits.failedJoins.wait(for: address, at: clock.now) {
            throw EventError(.rateLimited, retryAfter: seconds)
        }
    }

    /// A token with which a tracker sends positions of a rider and nothing else.
    public func trackerToken(for caller: Caller) async throws(EventError) -> String {
        guard caller.role == .rider else { throw EventError(.forbidden) }
        try checkRate(of: caller.device)
        guard !roster.isErased(caller.rider) else { throw EventError(.unauthorized) }
        let token = Secret.token()
        let session = SessionRecord(
            hash: Secret.hash(token: token), role: .tracker, rider: caller.rider, created: clock.now)
        try await commit([.session(session)])
        // What is committed before an erasure is erased by it.
        guard !roster.isErased(caller.rider) else { throw EventError(.unauthorized) }
        roster.open(session)
        return token
    }

    /// Counts a request of a device, or of something else that may ask too often.
    func checkRate(of key: String) throws(EventError) {
        if let seconds = limits.syncs.take(key, at: clock.now) { throw EventError(.rateLimited, retryAfter: seconds) }
    }

    // Syncing.

    /// Takes lines and positions of a phone, and answers with what it misses.
    ///
    /// Returns when all lines that are not refused are committed.
    public func sync(_ request: SyncRequest, by caller: Caller) async throws(EventError) -> SyncAnswer {
        guard caller.role == .rider, request.device == caller.device else { throw EventError(.forbidden) }
        guard phase == .open else { throw EventError(.unavailable, retryAfter: 5) }
        try checkRate(of: caller.device)
        guard !roster.isErased(caller.rider) else { throw EventError(.unauthorized) }
        guard roster.isBound(caller.device, to: caller.rider) else { throw EventError(.revoked) }
        let received = ReceivedLines(request.lines, of: caller)
        let admission = admit(received.entries, of: caller.rider)
        verdicts.note(admission, of: caller.rider)
        guard admission.withheld.isEmpty || !admission.lines.isEmpty else {
            throw EventError(.rateLimited, Self.tooManyAnswers, retryAfter: admission.wait)
        }
        try await storeLines(admission.lines, of: caller.rider)
        await judge(received.entries, of: caller)
        // Meanwhile the person may have been erased.
        guard !roster.isErased(caller.rider) else { throw EventError(.unauthorized) }
        roster.saw(caller.rider, at: clock.now)
        take(request.fixes, of: caller.rider)
        var numbers = inbox.numbers(for: caller.rider, after: request.after)
        if numbers.isEmpty, request.wait > 0 {
            await waitForInbox(of: caller.rider, seconds: request.wait)
            numbers = inbox.numbers(for: caller.rider, after: request.after)
        }
        let last = inbox.last
        let entries = try await inboxEntries(numbers)
        let head = logs.current.head(of: caller.device)
        return SyncAnswer(
            time: clock.now,
            head: head.sequence > 0 ? .init(sequence: head.sequence, digest: head.digest ?? .none) : nil,
            gaps: Array(Self.gaps(head.gaps, and: admission.withheld).prefix(100)), refused: received.refused,
            inbox: entries.map(\.item), last: last, quest: edition.digest)
    }

    /// The new ones of some lines, without answers that come faster than somebody finds them out.
    ///
    /// Answers that the organiser judges, and those to a task that is solved, say nothing and are kept.
    private func admit(_ entries: [RideEntry], of rider: String) -> Verdicts.Admission {
        var digests: Set<EntryDigest> = []
        let new = entries.filter { !logs.contains($0.digest) && digests.insert($0.digest).inserted }
        guard new.contains(where: { $0.answeredTask != nil }) else { return Verdicts.Admission(lines: new) }
        refreshRoster()
        let progress = logs.progress(of: rider)
        return verdicts.admit(new, of: rider, at: clock.now) { [edition] task in
            edition.isGuessable(task) && progress[task]?.isSolved != true
        }
    }

    /// Stores new lines of a rider, adds them to the logs and shows them to organisers.
    private func storeLines(_ lines: [RideEntry], of rider: String) async throws(EventError) {
        guard (logs.current.counts[.init(rider)] ?? 0) + lines.count <= Self.mostLines else {
            throw EventError(
                .tooLarge,
                Message("live-event-store-lines", ["most-lines": .of(Self.mostLines)]))
        }
        guard !lines.isEmpty else { return }
        let arrival = clock.now
        do throws(EventError) {
            try await commit(
                lines.map { .line(LineRecord(hash: $0.digest.description, arrival: arrival, bytes: $0.line)) })
        } catch {
            verdicts.giveBack(lines, of: rider)
            throw error
        }
        if roster.isErased(rider) { try await takeBack(lines, of: rider) }
        lastActivity = clock.now
        for entry in logs.add(lines, isOffice: false, at: clock.now, finished: record.finished) {
            stream.send(.line(entry))
        }
    }

    /// Sends a rider the verdict on answers that the phone could not judge.
    ///
    /// Lines are committed already, so nothing that fails here may fail the request: what has no verdict is owed, and tried again with
    /// the next request of the rider. After a crash the phone has no acknowledgement, and sends the line again.
    private func judge(_ entries: [RideEntry], of caller: Caller) async {
        let open = verdicts.takeOpen(entries, of: caller.rider)
        guard !open.isEmpty else { return }
        refreshRoster()
        let signed = entries.lazy.filter { $0.signature != nil }.map(\.sequence).max() ?? 0
        let judged = verdicts.judge(
            open, of: caller.rider, by: logs.progress(of: caller.rider),
            head: logs.current.head(of: caller.device).sequence,
            signed: roster.isKeyed(caller.device, of: caller.rider) ? signed : nil)
        do throws(EventError) {
            try await send(judged.map { .verdict($0.verdict) }, to: caller.rider)
        } catch {
            verdicts.takeBack(judged, of: caller.rider)
        }
    }

    /// Sends riders again the verdicts that another edition of the quest changed.
    func sendChangedVerdicts() async {
        guard verdicts.mayDiffer else { return }
        verdicts.mayDiffer = false
        refreshRoster()
        for rider in verdicts.riders {
            let changed = verdicts.takeChanged(of: rider, by: logs.progress(of: rider))
            do throws(EventError) {
                try await send(changed.map { .verdict($0.verdict) }, to: rider)
            } catch {
                verdicts.takeBack(changed, of: rider)
            }
        }
    }

    /// The gaps of a device with answers that were withheld, which are asked for again.
    private static func gaps(_ gaps: [ClosedRange<Int>], and withheld: [RideEntry]) -> [ClosedRange<Int>] {
        let missing = Set(withheld.map(\.sequence)).filter { number in !gaps.contains { $0.contains(number) } }
        return (gaps + missing.map { $0...$0 }).sorted { $0.lowerBound < $1.lowerBound }
    }

    // Positions.

    /// Takes positions of a rider, as far as there are not far too many. Tracking stops some minutes after the event.
    private func take(_ fixes: [Fix], of rider: String) {
        guard !fixes.isEmpty, !roster.isErased(rider) else { return }
        if let finished = record.finished, clock.now > finished + Self.grace { return }
        guard limits.fixes.take(rider, at: clock.now, count: Double(fixes.count)) == nil else { return }
        lastActivity = clock.now
        positions.add(fixes, of: rider, at: clock.now, delay: record.delay)
    }

    /// Takes positions of a tracker.
    public func track(_ fixes: [Fix], of caller: Caller) throws(EventError) {
        guard caller.role == .tracker || caller.role == .rider else { throw EventError(.forbidden) }
        guard phase == .open else { throw EventError(.unavailable, retryAfter: 1) }
        try checkRate(of: "tracker " + caller.rider)
        guard !roster.isErased(caller.rider) else { throw EventError(.unauthorized) }
        roster.saw(caller.rider, at: clock.now)
        take(fixes, of: caller.rider)
    }

    // Photos.

    /// Keeps a photo by its digest; `false` if it is here already.
    public func addPhoto(_ bytes: [UInt8], digest: [UInt8], of caller: Caller) async throws(EventError) -> Bool {
        guard caller.role == .rider else { throw EventError(.forbidden) }
        guard bytes.count <= PhotoQuota.mostBytesOfPhoto else { throw EventError(.tooLarge) }
        guard let type = PhotoType.type(of: bytes) else { throw EventError(.wrongType) }
        guard Secret.digest(of: bytes) == digest else { throw EventError(.wrongDigest) }
        guard !photos.contains(digest, of: caller.rider) else { return false }
        try photos.reserve(bytes.count, of: caller.rider)
        let photo = PhotoRecord(
            digest: digest, rider: caller.rider, type: type, size: bytes.count, arrival: clock.now)
        do throws(EventError) {
            // What is committed before an erasure is erased by it.
            guard !roster.isErased(caller.rider) else { throw EventError(.unauthorized) }
            try await commit([.photo(photo, bytes)])
        } catch {
            photos.cancel(bytes.count, of: caller.rider)
            throw error
        }
        guard !roster.isErased(caller.rider) else { throw EventError(.unauthorized) }
        photos.add(photo)
        return true
    }

    /// A photo and its type, for organisers, for the rider who sent it, and for the judge of a task that it answers.
    public func photo(_ digest: [UInt8], for caller: Caller) async throws(EventError) -> (
        type: String, bytes: [UInt8]
    ) {
        guard
            caller.role == .organiser || photos.contains(digest, of: caller.rider)
                || caller.task.map({ logs.current.hasPhoto(digest, answering: $0) }) ?? false
        else { throw EventError(.notFound) }
        do {
            guard let (record, bytes) = try await store.photo(digest, of: id) else { throw EventError(.notFound) }
            return (record.type, bytes)
        } catch let error as EventError {
            throw error
        } catch {
            throw EventError(.unavailable, retryAfter: 5)
        }
    }
}

/// The lines of a request: the entries of a log, and those that are not kept.
private struct ReceivedLines {
    private(set) var entries: [RideEntry] = []
    private(set) var refused: [SyncAnswer.Refusal] = []

    init(_ lines: [String], of caller: Caller) {
        var reader = RideEntry.LineReader()
        for (index, line) in lines.enumerated() {
            do throws(RideEntry.LineError) {
                guard line.utf8.count <= SyncRequest.mostLineBytes else { throw .unreadable }
                let entry = try reader.entry(Array(line.utf8))
                if entry.device != caller.device || entry.rider.rawValue != caller.rider {
                    refused.append(.init(line: index, reason: .foreign))
                } else if entry.event.mayNameAPerson {
                    refused.append(.init(line: index, reason: .personal))
                } else {
                    entries.append(entry)
                }
            } catch {
                refused.append(.init(line: index, reason: error == .altered ? .altered : .unreadable))
            }
        }
    }
}

extension RideEvent {
    /// Whether it is a registration with a name, or one that this version cannot read.
    fileprivate var mayNameAPerson: Bool {
        switch self {
        case .joined(let registration): registration.name != nil
        case .unknown(let event): event.type == "joined"
        default: false
        }
    }
}

import EventStore
import VeloQuest

/// A phone that waits for something new.
struct Waiter: Sendable {
    let rider: String
    let continuation: CheckedContinuation<Void, Never>
}

extension LiveEvent {
    /// Puts items on the feed, with other changes in the same commit, and wakes who waits for them.
    func tell(_ contents: [JSONObject], to rider: String?, with changes: [StoreChange] = []) async throws(EventProblem)
    {
        guard !contents.isEmpty || !changes.isEmpty else { return }
        let items = contents.map { content in
            lastNumber += 1
            openNumbers.insert(lastNumber)
            return FeedItem(number: lastNumber, rider: rider, content: content)
        }
        do throws(EventProblem) {
            try await commit(items.map { .feed($0.record) } + changes)
        } catch {
            for item in items { openNumbers.remove(item.number) }
            publish()
            throw error
        }
        for item in items { openNumbers.remove(item.number) }
        committed += items
        publish()
    }

    /// Shows committed items in the order of their numbers. Commits may end in another order: a phone that saw a later item asks for
    /// those after it only, so nothing is shown while an earlier one is under way.
    private func publish() {
        let end = openNumbers.min() ?? .max
        let ready = committed.filter { $0.number < end }.sorted { $0.number < $1.number }
        guard !ready.isEmpty else { return }
        committed.removeAll { $0.number < end }
        for item in ready { feed.append(item) }
        let riders = Set(ready.map(\.rider))
        for (number, waiter) in waiters where riders.contains(nil) || riders.contains(waiter.rider) {
            waiters[number] = nil
            waiter.continuation.resume()
        }
    }

    /// Items of the feed, in order; older ones are read from the store.
    func feedItems(_ numbers: [Int]) async throws(EventProblem) -> [FeedItem] {
        let older = numbers.filter { feed.item($0) == nil }
        var read: [Int: FeedItem] = [:]
        if !older.isEmpty {
            do {
                for record in try await store.feed(of: id, numbers: older) {
                    read[record.number] = FeedItem(record)
                }
            } catch { throw EventProblem(.unavailable, retryAfter: 5) }
        }
        return numbers.compactMap { read[$0] ?? feed.item($0) }
    }

    /// Waits for an item of the feed, or for the end of the time.
    func waitForFeed(of rider: String, seconds: Int) async {
        guard !isClosed else { return }
        nextWaiter += 1
        let number = nextWaiter
        let alarm = Task { [weak self] in
            try? await Task.sleep(for: .seconds(seconds))
            await self?.wake(number)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume() }
                waiters[number] = Waiter(rider: rider, continuation: continuation)
            }
        } onCancel: {
            Task { await self.wake(number) }
        }
        alarm.cancel()
    }

    private func wake(_ number: Int) { waiters.removeValue(forKey: number)?.continuation.resume() }

    func wakeAll() {
        for waiter in waiters.values { waiter.continuation.resume() }
        waiters = [:]
    }
}

import Dispatch

extension Parallel {
    /// Takes items one at a time, works on several of them at once, and hands the results on one at a time in the order of the items.
    ///
    ///     next   0 ─ 1 ─ 2 ─ 3 ─ 4 ─ 5     reading
    ///     work       0   1   2   3         a long item holds nobody up until `ahead` items wait behind it
    ///     take           0 ─ 1 ─ 2         writing
    ///
    /// `next`, `work` and `take` run at the same time as each other, but `next` never twice at once, nor `take`, nor `work` with the same
    /// worker. No more than `ahead` items are on their way, so that memory is bounded.
    ///
    /// - Parameters:
    ///   - workers: what `work` uses, one of them for each item; there are as many threads as workers.
    ///   - ahead: how many items may be taken that are not handed on yet.
    ///   - next: gives the next item; `nil` at the end, and only there.
    ///   - isBarrier: whether no item after this one may be taken before this one's result was handed on.
    ///   - work: makes something of an item.
    ///   - take: takes the results in order.
    /// - Throws: the first error of `take`, after which it is not called again; otherwise that of `next`, after all items before it were
    ///   handed on.
    package static func inOrder<Worker, Item, Output>(
        _ workers: [Worker], ahead: Int, next: () throws -> Item?, isBarrier: (Item) -> Bool = { _ in false },
        work: (Worker, Item) -> Output, take: (Output) throws -> Void
    ) throws {
        let line = WorkLine<Output>(ahead: max(ahead, 1))
        // The line lets one thread at a time call `next` and `take`; each thread has its own worker.
        nonisolated(unsafe) let workers = workers
        try withoutActuallyEscaping(next) { next in
            try withoutActuallyEscaping(isBarrier) { isBarrier in
                try withoutActuallyEscaping(work) { work in
                    try withoutActuallyEscaping(take) { take in
                        nonisolated(unsafe) let (next, isBarrier, work, take) = (next, isBarrier, work, take)
                        DispatchQueue.concurrentPerform(iterations: workers.count) { thread in
                            while let (number, item) = line.takeItem(next, isBarrier) {
                                line.hand(on: work(workers[thread], item), number, take)
                            }
                        }
                        try line.throwFailure()
                    }
                }
            }
        }
    }
}

/// The items on their way and the results that wait for earlier ones.
private final class WorkLine<Output>: @unchecked Sendable {
    /// Held by the thread that takes an item; after a barrier, until its result was handed on.
    private let source = DispatchSemaphore(value: 0)
    /// One signal for each item that may be taken.
    private let room = DispatchSemaphore(value: 0)
    /// Held by the thread that looks at what is below.
    private let state = DispatchSemaphore(value: 0)

    private var takenCount = 0
    private var handedCount = 0
    private var waiting: [Int: Output] = [:]
    private var barrier: Int?
    private var isHanding = false
    private var isOver = false
    private var sourceFailure: (any Error)?
    private var failure: (any Error)?

    init(ahead: Int) {
        // A semaphore must not end with a smaller value than it began with.
        source.signal()
        state.signal()
        for _ in 0..<ahead { room.signal() }
    }

    /// The next item and its number; `nil` where there is none, or after an error.
    func takeItem<Item>(_ next: () throws -> Item?, _ isBarrier: (Item) -> Bool) -> (number: Int, item: Item)? {
        room.wait()
        source.wait()
        var item: Item?
        var error: (any Error)?
        if !locked({ isOver }) {
            do { item = try next() } catch let failure { error = failure }
        }
        guard let item else {
            locked {
                isOver = true
                sourceFailure = sourceFailure ?? error
            }
            source.signal()
            room.signal()
            return nil
        }
        let isAlone = isBarrier(item)
        let number = locked {
            defer { takenCount += 1 }
            if isAlone { barrier = takenCount }
            return takenCount
        }
        if !isAlone { source.signal() }
        return (number, item)
    }

    /// Hands on a result, and those that waited for it; later, where earlier ones are missing.
    func hand(on output: Output, _ number: Int, _ take: (Output) throws -> Void) {
        let isFirst = locked {
            waiting[number] = output
            defer { isHanding = true }
            return !isHanding
        }
        guard isFirst else { return }
        while let output = nextInOrder() {
            if locked({ failure == nil }) {
                do {
                    try take(output)
                } catch let error {
                    locked { (failure, isOver) = (error, true) }
                }
            }
            let wasBarrier = locked {
                defer { handedCount += 1 }
                return barrier == handedCount
            }
            room.signal()
            if wasBarrier { source.signal() }
        }
    }

    /// The next result, if it is there; otherwise the thread that brings it hands it on.
    private func nextInOrder() -> Output? {
        locked {
            let output = waiting.removeValue(forKey: handedCount)
            isHanding = output != nil
            return output
        }
    }

    func throwFailure() throws {
        if let failure = failure ?? sourceFailure { throw failure }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        state.wait()
        defer { state.signal() }
        return body()
    }
}

/// A switch that any thread may turn on.
package final class Latch: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 0)
    private var isSet = false

    package init() { lock.signal() }

    /// Whether it is on.
    package var isOn: Bool {
        lock.wait()
        defer { lock.signal() }
        return isSet
    }

    /// Turns it on for good.
    package func turnOn() {
        lock.wait()
        isSet = true
        lock.signal()
    }
}

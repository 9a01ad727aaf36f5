import Dispatch
import Support
import Testing

@Suite("Items worked on side by side, their results in order")
struct InOrderTests {
    private struct Failure: Error, Equatable {
        var place: String
    }

    /// Counts how many bodies run at the same time.
    private final class Gauge: @unchecked Sendable {
        private let queue = DispatchQueue(label: "gauge")
        private var count = 0
        private var most = 0

        func enter() {
            queue.sync {
                count += 1
                most = max(most, count)
            }
        }

        func leave() { queue.sync { count -= 1 } }

        var maximum: Int { queue.sync { most } }
    }

    /// Takes a while that differs from item to item.
    private static func linger(_ item: Int) {
        var sum = 0
        for step in 0..<(item * 7919 % 13) * 2000 { sum ^= step }
        #expect(sum >= 0)
    }

    @Test("results come in the order of the items, each once", arguments: [1, 2, 3, 8], [1, 2, 16])
    func order(workers: Int, ahead: Int) throws {
        for count in [0, 1, 2, 200] {
            var next = 0
            var results: [Int] = []
            try Parallel.inOrder(Array(0..<workers), ahead: ahead) {
                defer { next += 1 }
                return next < count ? next : nil
            } work: { _, item in
                Self.linger(item)
                return item * item
            } take: {
                results.append($0)
            }
            #expect(results == (0..<count).map { $0 * $0 })
        }
    }

    @Test("no more items are on their way than were allowed, and no worker is used twice at once")
    func bounds() throws {
        let gauges = (0..<4).map { _ in Gauge() }
        var (next, taken, most) = (0, 0, 0)
        let lock = DispatchQueue(label: "counts")
        try Parallel.inOrder(gauges, ahead: 5) {
            lock.sync {
                most = max(most, next - taken)
                defer { next += 1 }
                return next < 300 ? next : nil
            }
        } work: { gauge, item in
            gauge.enter()
            Self.linger(item)
            gauge.leave()
            return item
        } take: { _ in
            lock.sync { taken += 1 }
        }
        #expect(taken == 300)
        // The item that is about to be taken counts as well.
        #expect(most < 5)
        #expect(gauges.allSatisfy { $0.maximum <= 1 })
    }

    @Test("nothing is taken behind a barrier before its result was handed on", arguments: 1...20)
    func barrier(seed: Int) throws {
        var (next, handed) = (0, 0)
        var early: [Int] = []
        try Parallel.inOrder(Array(0..<4), ahead: 8) {
            // Only the item after a barrier may look at what was handed on.
            if next > 0, next % (seed + 1) == 0, handed != next { early.append(next) }
            defer { next += 1 }
            return next < 100 ? next : nil
        } isBarrier: {
            ($0 + 1) % (seed + 1) == 0
        } work: { _, item in
            Self.linger(item)
            return item
        } take: {
            handed = $0 + 1
        }
        #expect(early.isEmpty)
        #expect(handed == 100)
    }

    @Test("after an error of the source everything before it is handed on", arguments: [1, 4])
    func sourceFailure(workers: Int) {
        var next = 0
        var results: [Int] = []
        #expect(throws: Failure(place: "source")) {
            try Parallel.inOrder(Array(0..<workers), ahead: 8) {
                guard next < 50 else { throw Failure(place: "source") }
                defer { next += 1 }
                return next
            } work: { _, item in
                Self.linger(item)
                return item
            } take: {
                results.append($0)
            }
        }
        #expect(results == Array(0..<50))
    }

    @Test("after an error nothing more is handed on, and the source soon ends", arguments: [1, 4], [false, true])
    func takeFailure(workers: Int, isBarrier: Bool) {
        var next = 0
        var results: [Int] = []
        #expect(throws: Failure(place: "take")) {
            try Parallel.inOrder(Array(0..<workers), ahead: 8) {
                defer { next += 1 }
                return next
            } isBarrier: {
                isBarrier && $0 == 20
            } work: { _, item in
                item
            } take: {
                if $0 == 20 { throw Failure(place: "take") }
                results.append($0)
            }
        }
        #expect(results == Array(0..<20))
        #expect(next <= 20 + 8 + 1)
    }
}

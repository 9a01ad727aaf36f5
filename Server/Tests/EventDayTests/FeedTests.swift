import Testing
import VeloQuest

@testable import EventDay

@Suite("What was said to riders")
struct FeedTests {
    @Test("the last items are in memory, and the numbers of all")
    func bounded() {
        var feed = Feed()
        let count = 5 * Feed.leastKept
        for number in 1...count {
            feed.append(FeedItem(number: number, rider: number % 3 == 0 ? nil : "r\(number % 3)", content: ["n": 1]))
        }
        #expect(feed.last == count && feed.numbers == Array(1...count))
        #expect(feed.item(1) == nil && feed.item(count)?.number == count && feed.item(count + 1) == nil)
        let kept = (1...count).count { feed.item($0) != nil }
        #expect((Feed.leastKept...2 * Feed.leastKept).contains(kept))
        #expect(feed.numbers(for: "r1", after: 4) == Array((5...count).filter { $0 % 3 < 2 }.prefix(500)))
        #expect(feed.numbers(for: "nobody", after: count - 3) == ((count - 2)...count).filter { $0 % 3 == 0 })
        #expect(feed.numbers(for: "r1", after: count).isEmpty)
    }

    @Test("a phone that was away for long gets what was said long ago, in order")
    func oldItems() async throws {
        let evening = try await Evening()
        let anna = try await evening.phone("anna")
        let boris = try await evening.phone("boris")
        let count = 2 * Feed.leastKept + 20
        try await evening.event.say("first", to: "anna")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count {
                group.addTask { try await evening.event.say("\(number)", to: number % 10 == 0 ? nil : "boris") }
            }
            try await group.waitForAll()
        }
        try await evening.event.say("last", to: "anna")
        func texts(_ items: [FeedItem]) -> [String] {
            items.compactMap { $0.json.objectValue?["text"]?.stringValue }
        }
        func isInOrder(_ items: [FeedItem]) -> Bool {
            zip(items, items.dropFirst()).allSatisfy { $0.number < $1.number }
        }
        let all = try await anna.sync([], with: evening).feed
        #expect(texts(all).first == "first" && texts(all).last == "last" && isInOrder(all))
        #expect(Set(texts(all).dropFirst().dropLast()) == Set((0..<count).filter { $0 % 10 == 0 }.map { "\($0)" }))
        var theirs: [FeedItem] = []
        while true {
            let some = try await boris.sync([], with: evening).feed
            #expect(some.count <= 500)
            guard !some.isEmpty else { break }
            theirs += some
        }
        #expect(theirs.count == count && isInOrder(theirs) && Set(texts(theirs)) == Set((0..<count).map { "\($0)" }))
        await evening.end()
    }
}

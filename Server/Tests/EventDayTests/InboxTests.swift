import EventClient
import Testing
import VeloQuest

@testable import EventDay

@Suite("The inbox of riders")
struct InboxTests {
    @Test("the last items are in memory, and the numbers of all")
    func bounded() {
        var inbox = Inbox()
        let count = 5 * Inbox.leastKept
        for number in 1...count {
            let item = InboxItem(number: number, members: ["n": 1])
            inbox.append(Inbox.Entry(rider: number % 3 == 0 ? nil : "r\(number % 3)", item: item))
        }
        #expect(inbox.last == count && inbox.numbers == Array(1...count))
        #expect(inbox.entry(1) == nil && inbox.entry(count)?.number == count && inbox.entry(count + 1) == nil)
        let kept = (1...count).count { inbox.entry($0) != nil }
        #expect((Inbox.leastKept...2 * Inbox.leastKept).contains(kept))
        #expect(inbox.numbers(for: "r1", after: 4) == Array((5...count).filter { $0 % 3 < 2 }.prefix(500)))
        #expect(inbox.numbers(for: "nobody", after: count - 3) == ((count - 2)...count).filter { $0 % 3 == 0 })
        #expect(inbox.numbers(for: "r1", after: count).isEmpty)
    }

    @Test("a phone that was away for long gets what was said long ago, in order")
    func oldItems() async throws {
        let evening = try await Evening()
        let anna = try await evening.phone("anna")
        let boris = try await evening.phone("boris")
        let count = 2 * Inbox.leastKept + 20
        try await evening.event.say("first", to: "anna")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count {
                group.addTask { try await evening.event.say("\(number)", to: number % 10 == 0 ? nil : "boris") }
            }
            try await group.waitForAll()
        }
        try await evening.event.say("last", to: "anna")
        func texts(_ items: [InboxItem]) -> [String] {
            items.compactMap { $0.json.objectValue?["text"]?.stringValue }
        }
        func isInOrder(_ items: [InboxItem]) -> Bool {
            zip(items, items.dropFirst()).allSatisfy { $0.number < $1.number }
        }
        let all = try await anna.sync([], with: evening).inbox
        #expect(texts(all).first == "first" && texts(all).last == "last" && isInOrder(all))
        #expect(Set(texts(all).dropFirst().dropLast()) == Set((0..<count).filter { $0 % 10 == 0 }.map { "\($0)" }))
        var theirs: [InboxItem] = []
        while true {
            let some = try await boris.sync([], with: evening).inbox
            #expect(some.count <= 500)
            guard !some.isEmpty else { break }
            theirs += some
        }
        #expect(theirs.count == count && isInOrder(theirs) && Set(texts(theirs)) == Set((0..<count).map { "\($0)" }))
        await evening.end()
    }
}

import Testing
import VeloQuest

@testable import EventDay

@Suite("The stream of organisers")
struct OrganiserStreamTests {
    private func message(_ text: String) -> EventChange { .message(text, time: 1, rider: nil) }

    @Test("where nobody watches, nothing is made, and who watched before has to read the state again")
    func unwatched() {
        var stream = OrganiserStream()
        var count = 0
        func counted() -> EventChange {
            count += 1
            return message("x")
        }
        stream.send(counted())
        #expect(count == 0 && stream.last == 1)
        #expect(stream.watch(after: 0, isOver: false) { _ in }.missed == nil)
        #expect(stream.watch(after: 1, isOver: false) { _ in }.missed == [])
        stream.send(counted())
        #expect(count == 1 && stream.last == 2)
    }

    @Test("events come in order to all who watch, and the last ones to who was away for a moment")
    func watching() async {
        var stream = OrganiserStream()
        let watching = stream.watch(after: nil, isOver: false) { _ in }
        for number in 1...5 { stream.send(message("\(number)")) }
        #expect(stream.watch(after: 2, isOver: false) { _ in }.missed?.map(\.number) == [3, 4, 5])
        #expect(stream.watch(after: 6, isOver: false) { _ in }.missed == nil, "of another opening")
        stream.end()
        var numbers: [Int] = []
        for await event in watching.events { numbers.append(event.number) }
        #expect(watching.missed == [] && watching.last == 0 && numbers == [1, 2, 3, 4, 5])
        #expect(stream.watcherCount == 0)
    }

    @Test("a watcher that is too slow is left behind, and memory is bounded")
    func slow() {
        var stream = OrganiserStream()
        let watching = stream.watch(after: nil, isOver: false) { _ in }
        for _ in 0...LiveEvent.mostWaitingEvents { stream.send(message("x")) }
        #expect(stream.watcherCount == 0 && watching.last == 0)
        let keeping = stream.watch(after: nil, isOver: true) { _ in }
        #expect(stream.watcherCount == 0 && keeping.missed == [])
    }

    @Test("standings name the riders whose rows changed, and positions the riders who moved")
    func content() throws {
        let fix = Fix(time: 2.5, coordinate: Coordinate(longitude: 61.4, latitude: 55.16), speed: 5.25)
        let changes: [(EventChange, kind: String, json: String)] = [
            (.standings(version: 7, riders: ["a1"]), "standings", #"{"version":7,"riders":["a1"]}"#),
            (.positions([RiderPosition(rider: "a1", fix: fix)]), "position", #"[["a1",2500,61.4,55.16,5.3]]"#),
            (.message("x", time: 1, rider: "a1"), "message", #"{"time":1,"text":"x","rider":"a1"}"#),
            (message("x"), "message", #"{"time":1,"text":"x","rider":null}"#),
        ]
        for (change, kind, json) in changes {
            let expected = try JSONValue(parsing: json)
            #expect(change.kind == kind && change.json == expected)
        }
    }
}

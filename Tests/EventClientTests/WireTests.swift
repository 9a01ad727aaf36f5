import Answers
import EventClient
import Geodesy
import JSON
import Quests
import RideLogs
import Support
import Testing

@Suite("What clients and servers of an event send")
struct WireTests {
    @Test("what a client sends is what a server reads")
    func requests() throws {
        var log = DeviceLog(device: "phone", rider: "a1")
        log.append(.started, at: 1_780_000_000)
        log.append(.answered(task: "oak", answer: "\"quoted\" 🚲", reported: .pending), at: 1_780_000_001)
        var client = EventClient(event: "evening", device: "phone")
        client.join(code: "7K2M-Q9XD")
        let first = client.next(at: 0)
        let join = try #require(first)
        #expect(try JoinRequest(json: join.body) == JoinRequest(code: "7K2M-Q9XD", device: "phone"))
        var generator = SystemRandomNumberGenerator()
        let answer = JoinAnswer(
            rider: "a1", registration: Registration(name: "Anna", team: nil, category: "W"), token: "t", quest: "Q",
            time: 1)
        _ = client.received(200, [], answer.json, to: join.number, at: 1, using: &generator)
        #expect(client.registration?.rider == "a1" && client.registration?.registration == answer.registration)
        for entry in log.log.entries { client.add(entry) }
        let fix = Fix(
            time: 1_780_000_002.5, coordinate: Coordinate(longitude: 61.4, latitude: 55.16), horizontalAccuracy: 4,
            course: 93)
        client.add(fix)
        let second = client.next(at: 2)
        let sync = try SyncRequest(json: #require(second).body)
        #expect(sync.device == "phone" && sync.after == 0 && sync.wait == 0)
        #expect(sync.lines == log.log.entries.map { String(decoding: $0.line, as: UTF8.self) })
        #expect(sync.fixes == [fix])
    }

    @Test("an answer is read as it was written")
    func answers() throws {
        let digest = try #require(EntryDigest("00112233445566778899aabbccddeeff"))
        let contents: [InboxContent] = [
            .decision(line: "{}"), .message("Hello", time: 1_780_000_000_000), .edition("Q2"),
            .verdict(InboxVerdict(task: "oak", answer: digest, outcome: .accepted)),
            .verdict(InboxVerdict(task: "oak", answer: digest, outcome: nil)),
        ]
        let items = contents.enumerated().map { InboxItem(number: 2 * $0 + 1, members: $1.members) }
        #expect(items.map(\.content) == contents)
        for head in [nil, SyncAnswer.Head(sequence: 12, digest: digest)] {
            let answer = SyncAnswer(
                time: 5, head: head, gaps: [14...16], refused: [.init(line: 2, reason: .altered)], inbox: items,
                last: 9, quest: "Q")
            let again = try #require(SyncAnswer(json: answer.json))
            #expect(again.json == answer.json && again.head == head && again.gaps == answer.gaps)
            #expect(again.refused == answer.refused && again.inbox.map(\.content) == contents)
            #expect(again.last == 9 && again.quest == "Q" && again.time == 5)
        }
        #expect(SyncAnswer(json: Array("<html>".utf8)) == nil && SyncAnswer(json: Array("{}".utf8)) == nil)
    }

    @Test("the names on the wire are those of version 1")
    func bytes() throws {
        let digest = try #require(EntryDigest("00112233445566778899aabbccddeeff"))
        let verdict = InboxContent.verdict(InboxVerdict(task: "oak", answer: digest, outcome: nil))
        let answer = SyncAnswer(
            time: 1, head: .init(sequence: 2, digest: digest), gaps: [4...5],
            refused: [.init(line: 0, reason: .personal)], inbox: [InboxItem(number: 7, members: verdict.members)],
            last: 7, quest: "Q")
        let expected = """
            {"time":1,"head":{"seq":2,"hash":"00112233445566778899aabbccddeeff"},"gaps":[[4,5]],\
            "refused":[{"line":0,"code":"personal"}],"feed":[{"number":7,"kind":"verdict","task":"oak",\
            "answer":"00112233445566778899aabbccddeeff","outcome":"void"}],"last":7,"quest":"Q"}
            """
        #expect(String(decoding: answer.json, as: UTF8.self).filter { !$0.isWhitespace } == expected)
    }

    @Test(
        "a request says which member is wrong",
        arguments: [
            ("[]", RequestError.Kind.malformed, "object"), (#"{"device":1}"#, .malformed, "“device”"),
            (#"{"device":"p","lines":[1]}"#, .malformed, "“lines”"),
            (#"{"device":"p","wait":26}"#, .malformed, "“wait”"),
        ])
    func wrongMembers(_ body: String, _ kind: RequestError.Kind, _ name: String) {
        #expect {
            _ = try SyncRequest(json: Array(body.utf8))
        } throws: { error in
            guard let error = error as? RequestError else { return false }
            return error.kind == kind && error.message[.english].contains(name)
        }
    }
}

import Answers
import EngineTestSupport
import EventClient
import Geodesy
import JSON
import Quests
import RideLogs
import Support
import TestSupport
import Testing

@Suite("What the client of an event hears, and keeps")
struct EventFeedTests: ClientExchange {
    var generator = SeededGenerator(seed: 1)
    var server = ModelServer(device: "phone")
    var phone = DeviceLog(device: "phone", rider: "a17")

    @Test("only while a verdict is awaited does a request wait for it")
    mutating func longPoll() throws {
        var client = try joined()
        let answer = write(1, .answered(task: "poem", answer: "ode", reported: .pending))[0]
        client.add(answer)
        #expect(client.awaitsVerdict)
        let (sync, _) = try exchange(&client, at: 0)
        #expect(try members(sync)["wait"] == nil)
        let next = client.next(at: 0)
        let poll = try #require(next)
        #expect(try members(poll)["wait"]?.integerValue == 25 && poll.timeout > 25)
        #expect(client.next(at: 5) == nil, "one poll at a time")
        _ = write().map { client.add($0) }
        try exchange(&client, at: 5)
        #expect(server.lines.count == 2, "lines do not wait for the poll")
        server.say([
            "kind": "verdict", "task": "poem", "answer": .string(answer.digest.description), "outcome": "accepted",
        ])
        let updates = receive(server.answer(poll), &client, poll, at: 7)
        guard case .verdict("poem", answer.digest, .accepted)? = updates.first else {
            Issue.record("\(updates)")
            return
        }
        #expect(!client.awaitsVerdict && client.next(at: 8) == nil && client.nextWake(at: 8) == 15)
    }

    @Test("decisions, messages and editions come once each, in order, and unknown kinds are passed over")
    mutating func feed() throws {
        var client = try joined()
        var office = DeviceLog(device: "office", rider: "office")
        let decision = office.append(.adjusted(points: 3, reason: "bug"), at: 1, about: "a17")
        let entry = try #require(decision)
        server.say(["kind": "decision", "line": .string(String(decoding: entry.line, as: UTF8.self))])
        server.say(["kind": "firework", "size": 7])
        server.say(["kind": "decision", "line": "{}"])
        server.say(["kind": "message", "time": 1_715_248_800_000, "text": "The bridge is closed"])
        server.say(["kind": "edition", "quest": "Q2"])
        let (_, updates) = try exchange(&client, at: 0) { answer in
            answer.body = Array(
                String(decoding: answer.body, as: UTF8.self).replacing("\"quest\":\"Q1\"", with: "\"quest\":\"Q2\"")
                    .utf8)
        }
        #expect(updates.count == 4)
        guard case .decision(entry) = updates[0], case .unreadableDecision(number: 5) = updates[1],
            case .message("The bridge is closed", time: 1_715_248_800) = updates[2],
            case .edition("Q2") = updates[3]
        else {
            Issue.record("\(updates)")
            return
        }
        #expect(client.cursor == 9)
        let (request, more) = try exchange(&client, at: 0)
        #expect(try members(request)["after"]?.integerValue == 9)
        #expect(more.count == 1, "the edition of the server is another again")
    }

    @Test("state is read as it was written; anything else is refused")
    mutating func state() throws {
        var client = try joined()
        for entry in write(4) { client.add(entry) }
        client.add(write(1, .answered(task: "poem", answer: "ode", reported: .pending))[0])
        server.say(["kind": "message", "text": "x"])
        try exchange(&client, at: 0)
        let state = client.state
        var restored = try EventClient(restoring: state)
        #expect(restored.state == state && restored.cursor == 1 && restored.token == "token-1")
        for entry in phone.log.entries { #expect(restored.add(entry) == true) }
        #expect(restored.openLineCount == 0 && restored.awaitsVerdict, "the head covers them")
        client = restored
        let (_, updates) = try exchange(&client, at: 10)
        #expect(updates.isEmpty, "what the server had before the restart is no news")
        for text in ["", "{}", "[]", "{\"version\":1}", "{\"version\":1,\"event\":\"e\",\"device\":\"d\"}"] {
            #expect(throws: EventClient.StateFault.damaged) { try EventClient(restoring: Array(text.utf8)) }
        }
        let newer = Array(
            String(decoding: state, as: UTF8.self).replacing("\"version\": 1", with: "\"version\": 2").utf8)
        #expect(throws: EventClient.StateFault.newer) { try EventClient(restoring: newer) }
        for place in 0..<state.count { _ = try? EventClient(restoring: Array(state[..<place])) }
    }

    @Test("every problem says something in both languages")
    mutating func messages() throws {
        for (status, code) in [
            (403, "code-unknown"), (409, "code-in-use"), (410, "event-over"), (401, "unauthorized"), (403, "revoked"),
            (413, "too-large"), (429, "rate-limited"), (507, "storage-full"), (503, "unavailable"), (418, "teapot"),
            (200, "not-a-server"),
        ] {
            var client = try joined()
            let (_, updates) = try exchange(&client, at: 0) { $0 = .problem(status, code) }
            for case .problem(let problem, _) in updates {
                #expect(status == 200 || problem.code.rawValue == code)
                #expect(!problem.message[.english].isEmpty && problem.message[.english] != problem.message[.russian])
            }
            #expect(updates.count == 1 || status == 200)
        }
        for fault in [EventClient.StateFault.damaged, .newer] {
            #expect(fault.message[.english] != fault.message[.russian])
        }
    }
}

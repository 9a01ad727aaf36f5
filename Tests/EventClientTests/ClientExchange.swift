import EngineTestSupport
import EventClient
import JSON
import Quests
import RideLogs
import Support
import Testing

/// Tests of a client that has a phone with a log on one side and a server on the other.
protocol ClientExchange {
    var generator: SeededGenerator { get set }
    var server: ModelServer { get set }
    var phone: DeviceLog { get set }
}

extension ClientExchange {
    /// A client that has joined, at time 0.
    mutating func joined(_ limits: EventClient.Limits = .init()) throws -> EventClient {
        var client = EventClient(event: "spring", device: "phone", limits: limits)
        client.join(code: ModelServer.code, key: ToyKey(1).publicKey)
        _ = try exchange(&client, at: 0)
        return client
    }

    /// Sends the next request and hands back the answer.
    @discardableResult
    mutating func exchange(
        _ client: inout EventClient, at now: Double, _ change: (inout ModelServer.Answer) -> Void = { _ in }
    ) throws -> (request: EventRequest, updates: [EventUpdate]) {
        let next = client.next(at: now)
        let request = try #require(next)
        var answer = server.answer(request)
        change(&answer)
        return (request, receive(answer, &client, request, at: now))
    }

    mutating func receive(
        _ answer: ModelServer.Answer, _ client: inout EventClient, _ request: EventRequest, at now: Double
    ) -> [EventUpdate] {
        client.received(answer.status, answer.headers, answer.body, to: request.number, at: now, using: &generator)
    }

    mutating func write(_ count: Int = 1, _ event: RideEvent = .skipped("tree")) -> [RideEntry] {
        (0..<count).compactMap { _ in phone.append(event, at: 1_700_000_000) }
    }

    func members(_ request: EventRequest) throws -> JSONObject {
        try #require(try JSONValue(parsing: request.body).objectValue)
    }
}

import EventAccounts
import EventClient
import EventDay
import EventStore
import Exchange
import Foundation
import Logging
import NIOConcurrencyHelpers
import QuestSealing
import Testing
import VeloQuest

/// An event on a store of its own.
struct Evening {
    static let start: Int64 = 1_780_000_000_000
    static let quest = Array(
        """
        {"type":"FeatureCollection","quest":{"id":"evening","title":"Evening","answerAt":"anywhere"},"features":[
        {"type":"Feature","id":"oak","geometry":{"type":"Point","coordinates":[61.4,55.16]},
         "properties":{"name":"Canary oak","difficulty":"easy","answer":"canary"}},
        {"type":"Feature","id":"mill","geometry":{"type":"Point","coordinates":[61.41,55.17]},
         "properties":{"name":"Mill","difficulty":"hard","judged":true}}]}
        """.utf8)

    /// Sealed once, with little work for a guess.
    static let ridersEdition: [UInt8]? = {
        var generator = SystemRandomNumberGenerator()
        guard let cost = SealCost(n: 1 << 10, r: 8, p: 1) else { return nil }
        return try? RidersEdition(sealing: quest, cost: cost, using: &generator).bytes
    }()

    let folder: String
    let store: any EventStore
    let day: EventDay
    let event: LiveEvent
    let token: String
    let time: NIOLockedValueBox<Int64>

    init(teams: Bool = false) async throws {
        folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        let time = NIOLockedValueBox(Self.start)
        self.time = time
        store = try SQLiteEventStore(folder: folder)
        day = try await EventDay(
            store: store, clock: EventClock { time.withLockedValue { $0 } }, logger: Logger(label: "test"))
        let text = String(decoding: Self.quest, as: UTF8.self)
            .replacingOccurrences(of: "\"answerAt\"", with: "\"teams\":{},\"answerAt\"")
        (event, token) = try await day.create(
            id: "evening", name: "Evening", quest: teams ? Array(text.utf8) : Self.quest,
            ridersEdition: teams ? nil : Self.ridersEdition)
    }

    func wait(_ seconds: Double) { time.withLockedValue { $0 += Int64(seconds * 1000) } }

    func end() async {
        await day.close()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A rider with a phone that joined.
    func phone(_ rider: String, key: SigningKey? = SigningKey()) async throws -> Phone {
        let code = try #require(
            try await event.add([NewRider(id: rider, registration: Registration(name: "Name of \(rider)"))])[rider])
        return try await Phone(rider: rider, code: code, key: key, in: self)
    }
}

/// A phone with its log. Used by one test, which awaits what it does.
final class Phone: @unchecked Sendable {
    let name: String
    let caller: Caller
    let token: String
    var log: DeviceLog
    var after = 0

    init(rider: String, code: String, key: SigningKey?, in evening: Evening, device: String? = nil) async throws {
        name = device ?? "phone-" + rider
        let answer = try await evening.event.join(
            JoinRequest(code: code, device: name, key: key?.publicKey.description), from: "10.0.0.1 \(rider)")
        token = answer.token
        caller = try await evening.event.caller(answer.token)
        let edition = try #require(Quest.read(await evening.event.ridersEdition().bytes).quest)
        log = DeviceLog(device: name, rider: .init(rider), signer: key?.signer, quest: edition)
    }

    var lines: [String] {
        String(decoding: log.log.write(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @discardableResult
    func write(_ event: RideEvent, at time: Double) -> RideEntry? {
        log.append(event, at: Double(Evening.start) / 1000 + time)
    }

    /// Reaches a task, with two fixes at it for evidence.
    func reach(_ task: Quest.Task.ID, at time: Double) {
        let place =
            task == "oak" ? Coordinate(longitude: 61.4, latitude: 55.16) : Coordinate(longitude: 61.41, latitude: 55.17)
        let seconds = Double(Evening.start) / 1000 + time
        let fixes = [seconds - 1, seconds].map { Fix(time: $0, coordinate: place, horizontalAccuracy: 4) }
        write(
            .checkedIn(
                CheckIn(task: task, time: seconds, coordinate: place, distance: 0, accuracy: 4, reach: 25, fixes: fixes)
            ), at: time)
    }

    func sync(_ lines: [String], fixes: [Fix] = [], wait: Int = 0, with evening: Evening) async throws
        -> SyncAnswer
    {
        var request = SyncRequest(device: name)
        request.lines = lines
        request.fixes = fixes
        request.after = after
        request.wait = wait
        let answer = try await evening.event.sync(request, by: caller)
        after = answer.inbox.last?.number ?? after
        return answer
    }
}

/// The problem that a body ends with; `nil` for none.
func problem(_ body: () async throws -> Void) async -> EventError.Code? {
    do {
        try await body()
        return nil
    } catch let problem as EventError {
        return problem.code
    } catch {
        Issue.record(error)
        return nil
    }
}

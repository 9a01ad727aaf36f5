import EventAccounts
import EventDay
import EventStore
import Exchange
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOConcurrencyHelpers
import NIOCore
import QuestSealing
import RideSimulation
import Support
import Testing
import VeloQuest

@testable import EventServer

/// A whole evening through the API alone: riders who ride as simulated in an invented town, one of them without a network for half an
/// hour, an answer that the organiser judges, a photo, a message, the end, the files, and a person who is erased.
@Suite("A whole evening")
struct EveningTests {
    private static let secrets = ["gooseberr", "canary-name"]

    /// The bundled quest with an identifier, a task that the organiser judges, and one that stays hidden until another is solved.
    static func quest() throws -> [UInt8] {
        let path = #filePath.components(separatedBy: "/Server/")[0] + "/quests/old-town.geojson"
        var file = try #require(
            try JSONValue(parsing: Array(try Data(contentsOf: URL(fileURLWithPath: path)))).objectValue)
        var features = try #require(file["features"]?.arrayValue)
        var place = try #require(features[0].objectValue?["geometry"])
        if features[0].objectValue?["geometry"]?.objectValue?["type"] != "Point" {
            place = ["type": "Point", "coordinates": [-32.001119, 55.000616]]
        }
        features.append([
            "type": "Feature", "id": "photo", "geometry": place,
            "properties": ["name": "The group", "difficulty": "easy", "judged": true],
        ])
        features.append([
            "type": "Feature", "id": "last", "geometry": place,
            "properties": [
                "name": "canary-name", "difficulty": "hard", "answer": "canary-name", "requires": ["market"],
            ],
        ])
        file["features"] = .array(features)
        return JSONWriter().write(.object(file))
    }

    /// A rider's phone: what a simulated one wrote, in a log of its own with a key.
    private struct Phone {
        let rider: String
        let token: String
        var log: DeviceLog
        var fixes: ArraySlice<Fix>
        var after = 0
        var acknowledged = 0
    }

    @Test("create, join, ride, answer, reject, photo, message, finish, standings, export, judge again, delete a person")
    func evening() async throws {
        let folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let logged = NIOLockedValueBox<[String]>([])
        let logger = Logger(label: "test") { _ in CollectingLog(lines: logged) }
        let graph = try TestTown.graph.get()
        let bytes = try Self.quest()
        var generator = SystemRandomNumberGenerator()
        let cost = try #require(SealCost(n: 1 << 10, r: 8, p: 1))
        let edition = try RidersEdition(sealing: bytes, cost: cost, using: &generator).bytes
        let day = try await EventDay(
            store: try SQLiteEventStore(folder: folder + "/data"),
            clock: .system(startingAt: Int64(Date().timeIntervalSince1970 * 1000)), logger: logger)
        let (event, organiser) = try await day.create(
            id: "evening", name: "Evening", quest: bytes, ridersEdition: edition)
        let server = QuestServer(day, routing: RouteFinding(on: graph), configuration: .init(), logger: logger)
        // Everything that anybody but the organiser is sent.
        let seen = NIOLockedValueBox<[String]>([])

        try await Application(router: server.router()).test(.router) { client in
            func send(
                _ method: HTTPRequest.Method, _ path: String, _ token: String?, _ body: String? = nil,
                type: String = "application/json"
            ) async throws -> (status: Int, text: String) {
                let answer = try await client.send(method, "/v1/events/evening" + path, token, body: body, type: type)
                if token != organiser { seen.withLockedValue { $0.append(answer.text) } }
                return (answer.status, answer.text)
            }
            func json(_ value: JSONValue) -> String { String(decoding: JSONWriter().write(value), as: UTF8.self) }

            // Riders join with the codes of the table.
            let table = "rider,name,class\nr1,Anna Canary,W\nr2,Boris,M\nr3,Clara,W\n"
            let entered = try await send(.post, "/riders", organiser, table, type: "text/csv")
            let codes = try #require(try JSONValue(parsing: entered.text).objectValue)
            #expect(codes.count == 3)
            let quest = try #require(Quest.read(bytes).quest)
            var phones: [Phone] = []
            for (number, rider) in ["r1", "r2", "r3"].enumerated() {
                let code = try #require(codes[rider]?.stringValue)
                let key = SigningKey()
                let joined = try await send(
                    .post, "/join", nil,
                    json([
                        "code": .string(code), "device": .string("phone-" + rider),
                        "key": .string(key.publicKey.description),
                    ]))
                let token = try #require(try JSONValue(parsing: joined.text).objectValue?["token"]?.stringValue)
                let carried = try await send(.get, "/quest", token)
                var router = Routing.Router(graph: graph)
                let record = try RideSimulator(quest: quest, seed: UInt64(number + 3)).run(router: &router)
                var log = DeviceLog(
                    device: "phone-" + rider, rider: .init(rider), signer: key.signer,
                    quest: Quest.read(Array(carried.text.utf8)).quest)
                for entry in record.log.entries {
                    switch entry.event {
                    case .opened, .signed, .joined: continue
                    default: log.append(entry.event, at: Double(entry.time) / 1000)
                    }
                }
                phones.append(Phone(rider: rider, token: token, log: log, fixes: record.fixes[...]))
            }

            // A hidden task has no route as long as it is hidden.
            let hidden = try await send(
                .post, "/route", phones[0].token, json(["from": [-32.001119, 55.000616], "to": ["task": "last"]]))
            #expect(hidden.status == 404)

            // They ride. The second one has no network for the first half of the ride, and every answer is sent twice.
            let parts = 10
            for part in 1...parts {
                for place in phones.indices where place != 1 || part > parts / 2 {
                    let phone = phones[place]
                    let end = phone.log.log.entries.count * part / parts
                    let lines = phone.log.log.entries[phone.acknowledged..<end].map {
                        JSONValue.string(String(decoding: $0.line, as: UTF8.self))
                    }
                    let body = json([
                        "device": .string("phone-" + phone.rider), "lines": .array(lines),
                        "after": .integer(Int64(phone.after)),
                    ])
                    for _ in 0..<2 {
                        let answer = try await send(.post, "/sync", phone.token, body)
                        #expect(answer.status == 200, "\(answer.text)")
                        let object = try #require(try JSONValue(parsing: answer.text).objectValue)
                        #expect(object["refused"] == [])
                        phones[place].acknowledged = Int(object["head"]?.objectValue?["seq"]?.integerValue ?? 0)
                    }
                    #expect(phones[place].acknowledged == end)
                }
            }

            // Who has no engine asks for a route.
            let route = try await send(
                .post, "/route", phones[0].token,
                json(["from": [-32.001119, 55.000616], "to": [-32.007863, 54.992140]]))
            #expect(route.status == 200 && route.text.contains("\"Point\""), "\(route.text.prefix(300))")

            // A photo for the task that the organiser judges, in a ride that was finished: the answer comes too late and is void, so
            // the organiser looks at what is open, and decides what there is.
            let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array("Anna Canary".utf8)
            let digest = Hexadecimal.text(of: Secret.digest(of: picture))
            let kept = try await client.execute(
                uri: "/v1/events/evening/photos/" + digest, method: .put,
                headers: [.authorization: "Bearer " + phones[0].token],
                body: ByteBuffer(bytes: picture)
            ) { $0.status.code }
            #expect(kept == 201)
            #expect(try await send(.get, "/photos/" + digest, phones[1].token).status == 404)
            let open = try #require(try JSONValue(parsing: try await send(.get, "/answers", organiser).text).arrayValue)
            for (number, answer) in open.enumerated() {
                var decision: JSONObject = [
                    "kind": "judged", "accepted": .boolean(number % 2 == 0), "reason": "looked at",
                ]
                for name in ["rider", "task", "answer"] { decision[name] = answer.objectValue?[name] }
                #expect(try await send(.post, "/decisions", organiser, json(.object(decision))).status == 200)
            }
            #expect(!open.isEmpty, "the simulated riders answered the task that the organiser judges")
            #expect(try await send(.post, "/messages", organiser, json(["text": "Tea at the finish"])).status == 204)
            let news = try await send(
                .post, "/sync", phones[1].token,
                json(["device": "phone-r2", "after": .integer(Int64(phones[1].after))]))
            #expect(news.text.contains("Tea at the finish"))

            // The end, and the files, which give the same standings.
            #expect(try await send(.get, "/standings", nil).text.contains("Anna Canary"))
            let own = try await judged(organiser, client)
            #expect(own == (try await send(.get, "/standings.json", organiser).text))
            let phonesOwn = try standings(
                RideLog(merging: phones.map(\.log.log)), office: try await send(.get, "/office.jsonl", organiser).text,
                riders: try await send(.get, "/riders.csv", organiser).text, bytes)
            #expect(phonesOwn == own, "the phones' own logs give what the server shows")
            #expect(try await send(.post, "/finish", organiser).status == 204)

            // Anna is erased: her result stays, her name is nowhere.
            #expect(try await send(.delete, "/riders/r1", organiser).status == 204)
            #expect(try await send(.post, "/sync", phones[0].token, json(["device": "phone-r1"])).status == 401)
            #expect(!(try await send(.get, "/standings.csv", organiser).text.contains("Canary")))
            #expect(try await send(.get, "/photos/" + digest, organiser).status == 404)
        }
        await day.close()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/data") {
            let stored = try Data(contentsOf: URL(fileURLWithPath: folder + "/data/" + name))
            #expect(stored.range(of: Data("Anna Canary".utf8)) == nil, "\(name)")
        }
        #expect(!logged.withLockedValue { $0.contains { $0.contains("Canary") } })
        // Answers and hidden tasks never left.
        for text in seen.withLockedValue({ $0 }) {
            for secret in Self.secrets where text.lowercased().contains(secret) {
                // What a rider answered comes back to nobody.
                Issue.record("\(secret) in \(text.prefix(200))")
            }
        }
        _ = event
    }

    private func judged(_ token: String, _ client: any TestClientProtocol) async throws -> String {
        func file(_ name: String) async throws -> String {
            try await client.send(.get, "/v1/events/evening/" + name, token).text
        }
        return try standings(
            RideLog.reading(Array(try await file("logs.jsonl").utf8)).log, office: try await file("office.jsonl"),
            riders: try await file("riders.csv"), Array(try await file("quest?edition=organisers").utf8))
    }

    /// What `questctl standings --format json --language en` prints.
    private func standings(_ log: RideLog, office: String, riders: String, _ quest: [UInt8]) throws -> String {
        let quest = try #require(Quest.read(quest).quest?.localized(in: "en"))
        let standings = Standings(
            of: log, in: quest, roster: try Roster(csv: Array(riders.utf8)),
            authority: LogAuthority(office: RideLog.reading(Array(office.utf8)).log, verifier: .crypto))
        return String(decoding: JSONWriter(options: .pretty).write(standings.json), as: UTF8.self)
    }
}

/// Keeps what is logged.
struct CollectingLog: LogHandler {
    let lines: NIOLockedValueBox<[String]>
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    init(lines: NIOLockedValueBox<[String]>) { self.lines = lines }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        lines.withLockedValue { $0.append("\(event.message) \(event.metadata ?? [:])") }
    }
}

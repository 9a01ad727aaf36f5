import EventAccounts
import EventClient
import EventDay
import EventStore
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import QuestSealing
import Testing
import VeloQuest

@testable import EventServer

/// A server with an event, without a socket.
struct Station {
    static let quest = Array(
        """
        {"type":"FeatureCollection","quest":{"id":"evening","title":"Evening","answerAt":"anywhere"},"features":[
        {"type":"Feature","id":"oak","geometry":{"type":"Point","coordinates":[61.4,55.16]},
         "properties":{"name":"Oak","difficulty":"easy","answer":"canary-answer"}},
        {"type":"Feature","id":"hidden","geometry":{"type":"Point","coordinates":[61.41,55.17]},
         "properties":{"name":"canary-name","difficulty":"hard","answer":"canary-second","requires":["oak"]}}]}
        """.utf8)

    /// Sealed once, with little work for a guess.
    static let ridersEdition: [UInt8]? = {
        var generator = SystemRandomNumberGenerator()
        guard let cost = SealCost(n: 1 << 10, r: 8, p: 1) else { return nil }
        return try? RidersEdition(sealing: quest, cost: cost, using: &generator).bytes
    }()

    let folder: String
    let day: EventDay
    let event: LiveEvent
    let token: String
    let server: QuestServer

    init(clock: EventClock = .system(startingAt: Int64(Date().timeIntervalSince1970 * 1000))) async throws {
        folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        let logger = Logger(label: "test")
        day = try await EventDay(store: try SQLiteEventStore(folder: folder), clock: clock, logger: logger)
        (event, token) = try await day.create(
            id: "evening", name: "Evening", quest: Self.quest, ridersEdition: Self.ridersEdition)
        server = QuestServer(day, routing: nil, configuration: .init(), logger: logger)
    }

    func run(
        keepsFolder: Bool = false, _ body: @Sendable @escaping (any TestClientProtocol) async throws -> Void
    ) async throws {
        try await Application(router: server.router()).test(.router, body)
        await day.close()
        if !keepsFolder { try? FileManager.default.removeItem(atPath: folder) }
    }
}

extension TestClientProtocol {
    func send(
        _ method: HTTPRequest.Method, _ path: String, _ token: String? = nil, body: String? = nil,
        type: String = "application/json",
        headers: HTTPFields = [:]
    ) async throws -> (status: Int, text: String, headers: HTTPFields) {
        var headers = headers
        if let token { headers[.authorization] = "Bearer " + token }
        if body != nil { headers[.contentType] = type }
        return try await execute(uri: path, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
        {
            ($0.status.code, String(buffer: $0.body), $0.headers)
        }
    }
}

@Suite("The API")
struct APITests {
    @Test("from joining to standings")
    func evening() async throws {
        let station = try await Station()
        try await station.run { client in
            let codes = try await client.send(
                .post, "/v1/events/evening/riders", station.token, body: "rider,name,class\na1,Anna,W\n",
                type: "text/csv")
            #expect(codes.status == 200, "\(codes.text)")
            let code = try #require(try JSONValue(parsing: codes.text).objectValue?["a1"]?.stringValue)
            let joined = try await client.send(
                .post, "/v1/events/evening/join", body: #"{"code":"\#(code)","device":"p1"}"#)
            let token = try #require(try JSONValue(parsing: joined.text).objectValue?["token"]?.stringValue)
            let quest = try await client.send(.get, "/v1/events/evening/quest", token)
            #expect(quest.status == 200 && !quest.text.contains("canary"))
            let tag = try #require(quest.headers[.eTag])
            #expect(
                try await client.send(.get, "/v1/events/evening/quest", token, headers: [.ifNoneMatch: tag]).status
                    == 304)
            var log = DeviceLog(device: "p1", rider: "a1")
            let now = Date().timeIntervalSince1970
            log.append(.started, at: now)
            let place = Coordinate(longitude: 61.4, latitude: 55.16)
            let fixes = [now - 0.5, now + 0.5].map { Fix(time: $0, coordinate: place, horizontalAccuracy: 4) }
            log.append(
                .checkedIn(
                    CheckIn(
                        task: "oak", time: now + 0.5, coordinate: place, distance: 0, accuracy: 4, reach: 25,
                        fixes: fixes)),
                at: now + 0.5)
            log.append(.answered(task: "oak", answer: "canary answer", reported: .pending), at: now + 1)
            let lines = log.log.entries.map {
                JSONValue.string(String(decoding: RideLog.lines(of: [$0]).dropLast(), as: UTF8.self))
            }
            let body = JSONWriter().write(
                ["device": "p1", "lines": .array(lines), "fixes": [[.double(now), 61.4, 55.16, 4]]] as JSONValue)
            let synced = try await client.send(
                .post, "/v1/events/evening/sync", token, body: String(decoding: body, as: UTF8.self))
            #expect(synced.status == 200, "\(synced.text)")
            #expect(synced.text.contains(#""outcome":"accepted""#))
            let standings = try await client.send(.get, "/v1/events/evening/standings")
            #expect(standings.text.contains("Anna") && !standings.text.contains("canary"))
            #expect(
                try await client.send(.get, "/v1/events/evening/standings.csv", station.token).text.contains("Anna"))
            #expect(try await client.send(.get, "/v1/events/evening/riders", station.token).text.contains("55.16"))
            let route = try await client.send(
                .post, "/v1/events/evening/route", token, body: #"{"from":[61.4,55.16],"to":[61.41,55.16]}"#)
            #expect(route.status == 404 && route.text.contains("no-map"))
        }
    }

    @Test("a problem tells its code, its language and what to do")
    func problems() async throws {
        let station = try await Station()
        try await station.run { client in
            let none = try await client.send(.get, "/v1/events/nothing/standings")
            #expect(none.status == 404 && none.headers[.contentType] == "application/problem+json")
            #expect(none.text.contains(#""code":"no-event""#))
            let russian = try await client.send(
                .get, "/v1/events/nothing/standings", headers: [.acceptLanguage: "ru-RU,ru;q=0.9"])
            #expect(russian.text.contains("Такого события нет"))
            for (path, body) in [("join", "{"), ("join", "[]"), ("join", #"{"code":1}"#)] {
                let answer = try await client.send(.post, "/v1/events/evening/" + path, body: body)
                #expect(answer.status == 400 && answer.text.contains("malformed"), "\(answer.text)")
            }
            let large = String(repeating: " ", count: 5000)
            #expect(try await client.send(.post, "/v1/events/evening/join", body: large).status == 413)
            let wrong = try await client.send(.patch, "/v1/events/evening/join")
            #expect(wrong.status == 405 && wrong.headers[.allow] == "POST")
            #expect(try await client.send(.get, "/nowhere").headers[.contentType] == "application/problem+json")
        }
    }

    @Test("every route demands what it says: nothing without a token, nothing for the wrong role")
    func access() async throws {
        let station = try await Station()
        let code = try #require(
            try await station.event.add([NewRider(id: "a1", registration: Registration())])["a1"])
        let rider = try await station.event.join(JoinRequest(code: code, device: "p1", key: nil), from: "x").token
        let tracker = try await station.event.trackerToken(for: station.event.caller(rider))
        let spectator = try #require(
            try await station.event.share(label: "", hours: 1).objectValue?["token"]?.stringValue)
        let routes = API(day: station.day, routing: nil).routes
        #expect(
            routes.filter { $0.access == .anybody }.map(\.path).sorted() == [
                "/v1/events/{event}/about", "/v1/events/{event}/join", "/v1/events/{event}/live",
                "/v1/events/{event}/live/{slot}", "/v1/events/{event}/replay", "/v1/events/{event}/standings",
                "/v1/events/{event}/starters",
            ])
        try await station.run { client in
            for route in routes where route.access != .anybody {
                var path = route.path.replacingOccurrences(of: "{event}", with: "evening")
                path = path.replacingOccurrences(of: "{rider}", with: "nobody").replacingOccurrences(
                    of: "{digest}", with: String(repeating: "0", count: 64)
                ).replacingOccurrences(of: "{share}", with: String(repeating: "0", count: 16))
                let bare = try await client.send(route.method, path)
                #expect(bare.status == 401, "\(route.method) \(path)")
                #expect(try await client.send(route.method, path, "wrong").status == 401, "\(route.method) \(path)")
                guard path.hasPrefix("/v1/events"), route.access != .operator else { continue }
                #expect(try await client.send(route.method, path, spectator).status == 403, "\(route.method) \(path)")
                if route.access == .organiser {
                    #expect(try await client.send(route.method, path, rider).status == 403, "\(route.method) \(path)")
                }
                if route.access == .rider {
                    #expect(
                        try await client.send(route.method, path, station.token).status == 403,
                        "\(route.method) \(path)")
                }
                #expect(try await client.send(route.method, path, tracker).status == 403, "\(route.method) \(path)")
            }
        }
    }

    @Test("the description has every route, and every route is served")
    func description() async throws {
        let station = try await Station()
        let routes = API(day: station.day, routing: nil).routes
        let served = Set(station.server.router().routes.map { "\($0.method.rawValue) \($0.path)" })
        try await station.run { client in
            let document = try JSONValue(parsing: try await client.send(.get, "/openapi.json").text)
            #expect(document.objectValue?["openapi"] == "3.1.0")
            var described: Set<String> = []
            for path in document.objectValue?["paths"]?.objectValue?.members ?? [] {
                for method in path.value.objectValue?.keys ?? [] {
                    described.insert(method.uppercased() + " " + path.key)
                }
            }
            #expect(described == Set(routes.map { $0.method.rawValue + " " + $0.path }))
            #expect(described == served.filter { $0.contains("/v1/") })
            // Every reference of the document leads somewhere.
            let text = String(decoding: JSONWriter().write(document), as: UTF8.self)
            for part in text.components(separatedBy: "#/components/schemas/").dropFirst() {
                let name = String(part.prefix { $0 != "\"" })
                #expect(
                    document.objectValue?["components"]?.objectValue?["schemas"]?.objectValue?[name] != nil, "\(name)")
            }
            let identifiers = routes.map(\.path).count
            #expect(
                Set(text.components(separatedBy: "\"operationId\":").dropFirst().map { $0.prefix { $0 != "," } }).count
                    == identifiers)
        }
    }

    @Test("Traccar and OwnTracks send positions")
    func trackers() async throws {
        let station = try await Station()
        let code = try #require(
            try await station.event.add([NewRider(id: "a1", registration: Registration())])["a1"])
        let rider = try await station.event.join(JoinRequest(code: code, device: "p1", key: nil), from: "x").token
        let token = try await station.event.trackerToken(for: station.event.caller(rider))
        let now = Int(Date().timeIntervalSince1970)
        try await station.run { client in
            let osmand = "/v1/trackers/osmand?id=\(token)&lat=55.16&lon=61.41&timestamp=\(now)&speed=10&accuracy=5"
            #expect(try await client.send(.post, osmand).status == 200)
            #expect(
                try await client.send(.get, "/v1/events/evening/riders", station.token).text.contains("61.41,55.16,5.1")
            )
            let bad = try await client.send(.get, "/v1/trackers/osmand?id=\(token)&lat=95&lon=61.41&timestamp=\(now)")
            #expect(bad.status == 400)
            let basic = Data("anna:\(token)".utf8).base64EncodedString()
            let body = #"{"_type":"location","tst":\#(now + 1),"lat":55.17,"lon":61.42,"vel":18,"acc":5}"#
            let own = try await client.execute(
                uri: "/v1/trackers/owntracks", method: .post, headers: [.authorization: "Basic " + basic],
                body: ByteBuffer(string: body)
            ) { ($0.status.code, String(buffer: $0.body)) }
            #expect(own == (200, "[]"))
            #expect(
                try await client.send(.get, "/v1/events/evening/riders", station.token).text.contains("61.42,55.17,5"))
        }
    }

    @Test("what an operator looks at")
    func operators() async throws {
        let station = try await Station()
        try await station.run { client in
            #expect(try await client.send(.get, "/healthz").text == "ok\n")
            #expect(try await client.send(.get, "/readyz").text == "ready\n")
            _ = try await client.send(.get, "/v1/events/evening/standings")
            let metrics = try await client.send(.get, "/metrics").text
            #expect(metrics.contains("questd_events 1"))
            #expect(
                metrics.contains(#"questd_requests_total{route="GET /v1/events/{event}/standings",status="200"} 1"#))
        }
    }
}

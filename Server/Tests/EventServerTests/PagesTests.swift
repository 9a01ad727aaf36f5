import EventAccounts
import EventDay
import EventStore
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Testing
import VeloQuest

@testable import EventServer

/// A server with pages, a map and an operator.
struct FurnishedStation {
    static let operatorToken = "the-operator-of-this-server"
    let station: Station
    let server: QuestServer
    let folder: String

    init(map: [UInt8] = Array((0..<100_000).map { UInt8($0 % 251) })) async throws {
        station = try await Station()
        folder = station.folder + "-pages"
        for page in EventPage.allCases {
            let path = folder + "/" + page.file
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            let text = "<!doctype html><title>\(page)</title>" + String(repeating: " ", count: 500)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        try Data(map).write(to: URL(fileURLWithPath: folder + "/roads"))
        var configuration = QuestServer.Configuration()
        configuration.pages = try PageFolder(path: folder)
        configuration.map = ServedMap(roads: StaticFile(path: folder + "/roads"), attribution: "© OpenStreetMap")
        configuration.operatorHash = Secret.hash(token: Self.operatorToken)
        server = QuestServer(station.day, routing: nil, configuration: configuration, logger: Logger(label: "test"))
    }

    func run(_ body: @Sendable @escaping (any TestClientProtocol) async throws -> Void) async throws {
        try await Application(router: server.router()).test(.router, body)
        await station.day.close()
        for path in [folder, station.folder] { try? FileManager.default.removeItem(atPath: path) }
    }
}

@Suite("Pages, maps and the operator")
struct PagesTests {
    @Test("pages have a strict policy, are told apart by tags and come packed")
    func pages() async throws {
        let station = try await FurnishedStation()
        try await station.run { client in
            for page in EventPage.allCases {
                let path = page.path.replacingOccurrences(of: "{event}", with: "evening")
                let answer = try await client.send(.get, path)
                #expect(answer.status == 200 && answer.text.contains("<title>\(page)</title>"), "\(path)")
                let policy = try #require(answer.headers[.contentSecurityPolicy])
                #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"))
                #expect(!policy.contains("http") && !policy.contains("*"), "nothing of another host")
                let tag = try #require(answer.headers[.eTag])
                #expect(try await client.send(.get, path, headers: [.ifNoneMatch: tag]).status == 304)
                let packed = try await client.send(.get, path, headers: [.acceptEncoding: "br, gzip;q=0.8"])
                #expect(packed.headers[.contentEncoding] == "gzip" && packed.text.utf8.count < answer.text.utf8.count)
                let plain = try await client.send(.get, path, headers: [.acceptEncoding: "gzip;q=0"])
                #expect(plain.headers[.contentEncoding] == nil && plain.text == answer.text)
            }
            #expect(try await client.send(.get, "/pages/event/rider.html").status == 200)
            let beside = station.folder + "-beside"
            try Data("canary".utf8).write(to: URL(fileURLWithPath: beside))
            let name = (beside as NSString).lastPathComponent
            for path in [
                "/pages/../\(name)", "/pages/%2e%2e/\(name)", "/pages/event/../../\(name)", "/pages/..%2f\(name)",
                "/pages/../events.sqlite", "/pages/none.js", "/pages//etc/passwd",
            ] {
                #expect(try await client.send(.get, path).status == 404, "\(path)")
            }
        }
    }

    @Test("without pages there is a sentence that says what to do")
    func none() async throws {
        let station = try await Station()
        try await station.run { client in
            let answer = try await client.send(.get, "/e/evening", headers: [.acceptLanguage: "ru"])
            #expect(answer.status == 404 && answer.text.contains("make pages"))
        }
    }

    @Test("a map is read in parts, as its tag says of one state of the file")
    func ranges() async throws {
        let map = (0..<100_000).map { UInt8($0 % 251) }
        let station = try await FurnishedStation(map: map)
        try await station.run { client in
            @Sendable func bytes(_ headers: HTTPFields) async throws -> (Int, [UInt8], String?) {
                try await client.execute(uri: "/map/roads.vqmap", method: .get, headers: headers) {
                    ($0.status.code, Array(buffer: $0.body), $0.headers[.contentRange])
                }
            }
            #expect(try await bytes([:]) == (200, map, nil))
            #expect(try await bytes([.range: "bytes=0-15"]) == (206, Array(map[0...15]), "bytes 0-15/100000"))
            #expect(try await bytes([.range: "bytes=99990-"]).1 == Array(map[99990...]))
            #expect(try await bytes([.range: "bytes=99990-200000"]).2 == "bytes 99990-99999/100000")
            #expect(try await bytes([.range: "bytes=-10"]).1 == Array(map.suffix(10)))
            #expect(try await bytes([.range: "bytes=100000-"]).0 == 416)
            #expect(try await bytes([.range: "bytes=-0"]).0 == 416)
            for odd in ["bytes=5-2", "bytes=a-b", "lines=1-2", "bytes=1-2,4-5", "bytes=--5", "bytes=-", "bytes=+1-2"] {
                #expect(try await bytes([.range: odd]).0 == 200, "\(odd)")
            }
            let about = try await client.send(.get, "/v1/events/evening/about")
            #expect(about.text.contains("roads.vqmap") && about.text.contains("© OpenStreetMap"))
            #expect(!about.text.contains("tiles") && !about.text.contains("canary"))
            for change in [nil, #"{"delay":7}"#] {
                let event = try await client.send(
                    change == nil ? .get : .patch, "/v1/events/evening", station.station.token, body: change)
                #expect(event.text.contains("roads.vqmap") && event.text.contains("\"quest\""))
            }
            let tag = try await client.send(.get, "/map/roads.vqmap").headers[.eTag] ?? ""
            #expect(try await bytes([.ifNoneMatch: tag]).0 == 304)
            #expect(try await bytes([.range: "bytes=0-1", .ifRange: "\"old\""]).0 == 200)
            #expect(try await bytes([.range: "bytes=0-1", .ifRange: tag]).0 == 206)
            #expect(try await client.send(.get, "/map/ground.pmtiles").status == 404)
        }
    }

    @Test("the operator makes and lists events; nobody else does")
    func operating() async throws {
        let station = try await FurnishedStation()
        let quest = String(decoding: Station.quest, as: UTF8.self)
        let organiser = station.station.token
        try await station.run { client in
            let path = "/v1/events?id=morning&name=Morning%20ride"
            for token in [nil, "wrong", organiser] {
                #expect(try await client.send(.post, path, token, body: quest).status == 401)
                #expect(try await client.send(.get, "/v1/events", token).status == 401)
            }
            let own = FurnishedStation.operatorToken
            let made = try await client.send(.post, path, own, body: quest)
            #expect(made.status == 200, "\(made.text)")
            let token = try #require(try JSONValue(parsing: made.text).objectValue?["token"]?.stringValue)
            #expect(made.text.contains("/e/morning/office#"))
            #expect(try await client.send(.post, path, own, body: quest).status == 409)
            #expect(try await client.send(.post, "/v1/events?id=Bad%20Name", own, body: quest).status == 400)
            #expect(try await client.send(.post, "/v1/events?id=x", own, body: "{}").status == 422)
            let list = try await client.send(.get, "/v1/events", own)
            #expect(list.text.contains("Morning ride") && list.text.contains("evening") && !list.text.contains(token))
            #expect(try await client.send(.get, "/v1/events/morning", token).status == 200)
            // The operator's token opens no event, and an organiser's no other one.
            #expect(try await client.send(.get, "/v1/events/morning", own).status == 401)
            #expect(try await client.send(.delete, "/v1/events/evening", token).status == 401)
            #expect(try await client.send(.delete, "/v1/events/morning", token).status == 204)
            #expect(try await client.send(.get, "/v1/events/morning/about").status == 404)
        }
    }

    @Test("an archive of everything is what the commands take")
    func archive() async throws {
        let station = try await Station()
        let folder = station.folder
        try await station.run(keepsFolder: true) { client in
            _ = try await client.send(
                .post, "/v1/events/evening/riders", station.token, body: #"[{"rider":"a1","name":"Анна"}]"#)
            let bytes = try await client.execute(
                uri: "/v1/events/evening/export.zip", method: .get,
                headers: [.authorization: "Bearer " + station.token]
            ) { Array(buffer: $0.body) }
            try Data(bytes).write(to: URL(fileURLWithPath: folder + "/all.zip"))
            // Another program reads it.
            let python = Process()
            python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            python.arguments = [
                "python3", "-c",
                "import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])",
                folder + "/all.zip", folder + "/all",
            ]
            try python.run()
            python.waitUntilExit()
            #expect(python.terminationStatus == 0)
            let quest = FileManager.default.contents(atPath: folder + "/all/quest.geojson")
            #expect(quest.map { Array($0) } == Station.quest)
            let riders = FileManager.default.contents(atPath: folder + "/all/riders.csv") ?? Data()
            #expect(String(decoding: riders, as: UTF8.self).contains("Анна"))
            #expect(try await client.send(.get, "/v1/events/evening/export.zip").status == 401)
        }
        try? FileManager.default.removeItem(atPath: folder)
    }
}

import EventAccounts
import EventClient
import EventDay
import EventStore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOConcurrencyHelpers
import NIOCore
import Testing
import VeloQuest

@testable import EventServer

/// Mutants of every request of the API. `VELOQUEST_FUZZ_SECONDS` says for how long (by default two seconds), `VELOQUEST_FUZZ_SEED` with
/// which seed.
@Suite("Mutated requests")
struct FuzzingTests {
    @Test("get an answer or a problem, never a fault of the server, and what is stored stays readable")
    func mutants() async throws {
        let environment = ProcessInfo.processInfo.environment
        let seconds = environment["VELOQUEST_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
        let seed = environment["VELOQUEST_FUZZ_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0 ... .max)
        print("seed of the mutated requests: \(seed)")
        var round: UInt64 = 0
        var statuses: [Int: Int] = [:]
        let end = ContinuousClock.now + .seconds(seconds)
        repeat {
            let found = try await mutantsOfOneEvening(seed: seed &+ round)
            statuses.merge(found) { $0 + $1 }
            round += 1
        } while ContinuousClock.now < end
        print(
            "\(statuses.values.reduce(0, +)) mutated requests in \(round) evenings: \(statuses.sorted { $0.key < $1.key })"
        )
        #expect(statuses.keys.contains(200) && statuses.keys.contains(400))
    }

    /// Some hundred mutants against one event; how many answers had each status.
    private func mutantsOfOneEvening(seed: UInt64) async throws -> [Int: Int] {
        let time = NIOLockedValueBox<Int64>(1_780_000_000_000)
        let station = try await Station(clock: EventClock { time.withLockedValue { $0 } })
        let samples = try await FuzzedEvening(station, at: Double(time.withLockedValue { $0 }) / 1000).samples
        let statuses = NIOLockedValueBox<[Int: Int]>([:])
        let standings = NIOLockedValueBox("")
        try await station.run(keepsFolder: true) { client in
            var mutator = RequestMutator(generator: Seeded(state: seed))
            for _ in 0..<300 {
                time.withLockedValue { $0 += 1000 }
                guard let sample = samples.randomElement(using: &mutator.generator) else { return }
                let request = mutator.mutant(of: sample)
                // One that deletes the event leaves nothing to compare at the end.
                if request.method == .delete,
                    request.path.split(separator: "?").first?.hasSuffix("/events/evening") == true
                {
                    continue
                }
                guard !request.path.hasSuffix("/feed") || request.token != station.token else { continue }
                let status = try await Self.check(request, client, "seed \(seed)")
                statuses.withLockedValue { $0[status, default: 0] += 1 }
                if Int.random(in: 0..<20, using: &mutator.generator) == 0 { await station.event.tick() }
            }
            let text = String(decoding: await station.event.standings(as: .json, in: .english), as: UTF8.self)
            standings.withLockedValue { $0 = text }
        }
        // A server that starts again has the same standings.
        let store = try SQLiteEventStore(folder: station.folder)
        let event = try await LiveEvent(
            "evening", in: store, clock: EventClock { time.withLockedValue { $0 } }, logger: Logger(label: "test"))
        let again = String(decoding: await event.standings(as: .json, in: .english), as: UTF8.self)
        let lines = (standings.withLockedValue { $0 }.split(separator: "\n"), again.split(separator: "\n"))
        let different = zip(lines.0, lines.1).enumerated().first { $1.0 != $1.1 }
        #expect(
            different == nil && lines.0.count == lines.1.count,
            "seed \(seed): standings differ in line \(different.map { "\($0.offset): \($0.element)" } ?? "at the end")")
        let log = await event.riddenLog.write()
        let (_, faults) = RideLog.reading(log)
        #expect(faults.isEmpty, "seed \(seed): the log cannot be read again: \(faults)")
        try await store.close()
        try? FileManager.default.removeItem(atPath: station.folder)
        return statuses.withLockedValue { $0 }
    }

    /// Sends a request, and looks at its answer.
    private static func check(
        _ request: SampleRequest, _ client: any TestClientProtocol, _ seed: String
    ) async throws -> Int {
        var headers = request.headers
        if let token = request.token, headers[.authorization] == nil { headers[.authorization] = "Bearer " + token }
        if request.body != nil { headers[.contentType] = request.type }
        let answer = try await client.execute(
            uri: request.path, method: request.method, headers: headers,
            body: request.body.map { ByteBuffer(bytes: $0) }
        ) { (status: $0.status.code, type: $0.headers[.contentType], body: Array(buffer: $0.body)) }
        let what: Comment =
            "\(seed): \(request.method) \(request.path.prefix(200)) \(String(decoding: (request.body ?? []).prefix(600), as: UTF8.self))"
        #expect(answer.status < 500, what)
        if answer.status >= 400, request.method != .head {
            #expect(answer.type == "application/problem+json", what)
            let problem = try? JSONValue(parsing: answer.body).objectValue
            #expect(problem?["status"] == .integer(Int64(answer.status)), what)
            for name in ["type", "title", "detail", "code"] {
                #expect(problem?[name]?.stringValue?.isEmpty == false, what)
            }
        } else if answer.type == "application/json", request.method != .head {
            #expect(throws: Never.self, what) { try JSONValue(parsing: answer.body) }
        }
        return answer.status
    }
}

/// An event with two riders and a tracker, and a good request for every route.
private struct FuzzedEvening {
    let samples: [SampleRequest]

    init(_ station: Station, at now: Double) async throws {
        let codes = try await station.event.add(
            ["a1", "b2", "c3"].map { NewRider(id: $0, registration: Registration(name: "Anna", category: "W")) })
        let anna = try await station.event.join(JoinRequest(code: codes["a1"] ?? "", device: "p1", key: nil), from: "x")
            .token
        let boris = try await station.event.join(
            JoinRequest(code: codes["b2"] ?? "", device: "p2", key: nil), from: "x"
        ).token
        let tracker = try await station.event.trackerToken(for: station.event.caller(boris))
        let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
        let digest = Secret.digest(of: photo).map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
        var samples: [SampleRequest] = []
        func add(
            _ method: HTTPRequest.Method, _ path: String, _ token: String?, _ body: String? = nil,
            type: String = "application/json",
            times: Int = 1
        ) {
            let path = path.hasPrefix("/") ? path : "/v1/events/evening/" + path
            let sample = SampleRequest(
                method: method, path: path, token: token, body: body.map { Array($0.utf8) }, type: type)
            samples += Array(repeating: sample, count: times)
        }
        add(.post, "join", nil, #"{"code":"\#(codes["c3"] ?? "")","device":"p3","key":"ed25519:x"}"#, times: 3)
        add(.post, "sync", anna, Self.sync("p1", "a1", at: now), times: 12)
        add(.post, "sync", boris, Self.sync("p2", "b2", at: now), times: 6)
        add(.get, "quest", anna)
        add(.get, "quest?edition=organisers", station.token)
        add(.post, "tracker", anna)
        samples.append(
            SampleRequest(
                method: .put, path: "/v1/events/evening/photos/" + digest, token: anna, body: photo, type: "image/jpeg")
        )
        add(.get, "photos/" + digest, anna)
        add(.post, "/v1/trackers/osmand?id=\(tracker)&lat=55.16&lon=61.4&timestamp=1780000000&speed=1", nil, times: 2)
        add(
            .post, "/v1/trackers/owntracks", tracker,
            #"{"_type":"location","tst":1780000000,"lat":55,"lon":61,"vel":8}"#)
        if let last = samples.indices.last {
            samples[last].headers[.authorization] = "Basic " + Data("a:\(tracker)".utf8).base64EncodedString()
        }
        add(.post, "route", anna, #"{"from":[61.4,55.16],"to":{"task":"oak"},"profile":"city"}"#, times: 2)
        add(.get, "/v1/events/evening", station.token)
        add(
            .patch, "/v1/events/evening", station.token, #"{"showsStandings":true,"showsPositions":true,"delay":0}"#,
            times: 2)
        add(.post, "riders", station.token, #"[{"rider":"d4","name":"Denis","team":"Owls","class":"M"}]"#, times: 2)
        add(.post, "riders", station.token, "rider,name,class\ne5,Elena,W\n", type: "text/csv", times: 2)
        add(.post, "riders/c3/code", station.token)
        add(.delete, "riders/d4", station.token)
        let hash = String(repeating: "0", count: 32)
        add(
            .post, "decisions", station.token,
            #"{"kind":"judged","rider":"a1","task":"oak","answer":"\#(hash)","accepted":true}"#, times: 2)
        add(
            .post, "decisions", station.token, #"{"kind":"adjusted","rider":"a1","points":1.5,"reason":"help"}"#,
            times: 2)
        add(.post, "decisions", station.token, #"{"kind":"disqualified","rider":"c3","reason":"a car"}"#)
        add(.post, "messages", station.token, #"{"text":"Tea","rider":"a1"}"#, times: 2)
        for name in [
            "answers", "riders", "logs.jsonl", "office.jsonl", "riders.csv", "standings.json", "standings.csv",
            "standings.xml",
        ] {
            add(.get, name, station.token)
        }
        for path in ["standings", "live", "live/355999999", "feed"] { add(.get, path, nil) }
        for path in [
            "/openapi.json", "/healthz", "/metrics", "/e/evening", "/e/evening/office", "/e/evening/live", "/",
        ] {
            add(.get, path, nil)
        }
        add(.post, "finish", anna)
        self.samples = samples
    }

    /// What a phone sends that rode to a task and answered it.
    private static func sync(_ device: String, _ rider: String, at now: Double) -> String {
        var log = DeviceLog(device: device, rider: .init(rider))
        log.append(.started, at: now)
        let place = Coordinate(longitude: 61.4, latitude: 55.16)
        let fixes = [now + 1, now + 2].map { Fix(time: $0, coordinate: place, horizontalAccuracy: 4) }
        log.append(
            .checkedIn(
                CheckIn(
                    task: "oak", time: now + 2, coordinate: place, distance: 0, accuracy: 4, reach: 25, fixes: fixes)),
            at: now + 2)
        for (number, answer) in ["wrong", "canary answer", "photo:x"].enumerated() {
            log.append(.answered(task: "oak", answer: answer, reported: .pending), at: now + 3 + Double(number))
        }
        log.append(.tookHint(task: "oak", index: 0), at: now + 7)
        log.append(.skipped("oak"), at: now + 8)
        log.append(.flagged(RideFlag(.clockJump, value: 3)), at: now + 9)
        log.append(.finished, at: now + 10)
        let lines = log.log.entries.map { JSONValue.string(String(decoding: $0.line, as: UTF8.self)) }
        let body: JSONValue = [
            "device": .string(device), "lines": .array(lines), "fixes": [[.double(now), 61.4, 55.16, 4, .null, 93]],
            "after": 0,
        ]
        return String(decoding: JSONWriter().write(body), as: UTF8.self)
    }
}

/// A generator with a seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

import EventStore
import Foundation
import Testing

/// A sequence of numbers that a seed says.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

extension PostgresTests {
    @Suite("Both engines")
    struct EnginePropertyTests {
        @Test("have the same in them after the same changes, whatever these are")
        func sameChanges() async throws {
            let seed = UInt64(ProcessInfo.processInfo.environment["VELOQUEST_SEED"] ?? "") ?? .random(in: .min ... .max)
            var random = SplitMix(state: seed)
            let folder = try TemporaryFolder()
            let stores = [try await Engine.sqlite.open(folder.path), try await Engine.postgres.open(folder.path)]
            for _ in 0..<120 {
                let event = ["a", "b", "c"].randomElement(using: &random) ?? "a"
                if Int.random(in: 0..<60, using: &random) == 0 {
                    for store in stores { try await store.delete(event) }
                    continue
                }
                var changes = (0..<Int.random(in: 1...12, using: &random)).map { _ in Self.change(event, &random) }
                // An event comes before what is in it.
                if let place = changes.firstIndex(where: \.isEvent) { changes.swapAt(0, place) }
                var outcomes: [Bool] = []
                for store in stores { outcomes.append((try? await store.commit(changes, to: event)) != nil) }
                #expect(outcomes[0] == outcomes[1], "VELOQUEST_SEED=\(seed) \(changes)")
            }
            var contents: [[String]] = []
            for store in stores { contents.append(try await Self.content(of: store)) }
            for (first, second) in zip(contents[0], contents[1]) where first != second {
                #expect(first == second, "VELOQUEST_SEED=\(seed)")
                break
            }
            #expect(contents[0].count == contents[1].count, "VELOQUEST_SEED=\(seed)")
            for store in stores { try await store.close() }
        }

        /// All that can be read.
        static func content(of store: any EventStore) async throws -> [String] {
            var content = try await store.events().map { "\($0)" }
            for event in ["a", "b", "c", "d"] {
                content.append("\(try await store.has(event))")
                if let snapshot = try await store.snapshot(of: event) {
                    content += [
                        "\(snapshot.event)", "\(snapshot.quests)", "\(snapshot.riders)", "\(snapshot.devices)",
                        "\(snapshot.sessions)", "\(snapshot.feed)",
                        // Nobody says in which order those of one digest and moment are.
                        "\(snapshot.photos.sorted { ($0.arrival, $0.digest[0], $0.rider) < ($1.arrival, $1.digest[0], $1.rider) })",
                    ]
                    for photo in snapshot.photos {
                        content.append("\(try await store.photo(photo.digest, of: event)?.1 ?? [])")
                    }
                    for session in snapshot.sessions {
                        content.append("\(try await store.event(ofSession: session.hash) != nil)")
                    }
                }
                let lines = Collected<LineRecord>()
                try await store.lines(of: event) { lines.append($0) }
                content.append("\(lines.values)")
                content.append("\(try await store.tracks(of: event, in: 0..<1000))")
                content.append("\(try await store.tracks(of: event, in: 10..<50, rider: "r1"))")
                content.append("\(try await store.feed(of: event, numbers: [3, 1, 99, 2]))")
                content.append("\(try await store.audit(of: event, count: 1000))")
                content.append("\(try await store.audit(of: event, count: 3))")
            }
            return content
        }

        static func change(_ event: String, _ random: inout SplitMix) -> StoreChange {
            func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
            func flag() -> Bool { Bool.random(using: &random) }
            func rider() -> String { ["r1", "r2", "r3", "Ё", "zz", "Z"][number(6)] }
            func bytes() -> [UInt8] { (0..<number(9)).map { _ in UInt8(number(256)) } }
            func track() -> TrackRecord {
                TrackRecord(start: Int64(number(60)), rider: flag() ? "" : rider(), bytes: bytes())
            }
            let role = [SessionRecord.Role.organiser, .rider, .tracker, .spectator][number(4)]
            switch number(16) {
            case 0, 1:
                return .event(
                    EventRecord(
                        id: event, name: "Name \(number(5))", created: 1, finished: flag() ? nil : Int64(number(9)),
                        delay: number(99), showsStandings: flag(), showsPositions: flag(), showsNames: flag(),
                        frozen: flag() ? nil : Int64(number(9)), retention: flag() ? nil : number(9),
                        thinned: flag() ? nil : Int64(number(9)), emptied: flag() ? nil : Int64(number(9))))
            case 2:
                return .quest(
                    QuestVersion(number: number(4), organisers: bytes(), riders: bytes(), time: Int64(number(9))))
            case 3, 4:
                return .rider(
                    RiderRecord(
                        id: rider(), name: flag() ? nil : "N\(number(9))", team: flag() ? nil : "T",
                        category: flag() ? nil : "",
                        code: flag() ? nil : bytes(), isMinor: flag(), kept: flag() ? nil : bytes()))
            case 5:
                return .device(
                    DeviceRecord(rider: rider(), device: "d\(number(3))", key: flag() ? nil : "k", isRevoked: flag()))
            case 6, 7:
                return .session(
                    SessionRecord(
                        hash: [UInt8(number(12))], role: role, rider: rider(), device: "d\(number(2))",
                        created: Int64(number(4)) * 50_000, expires: flag() ? nil : Int64(number(9)),
                        label: flag() ? "" : "L"))
            case 8: return flag() ? .endSessions(rider: rider()) : .endSession(hash: [UInt8(number(12))])
            case 9, 10:
                return .line(
                    LineRecord(hash: "h\(number(40))", arrival: Int64(number(99)), isOffice: flag(), bytes: bytes()))
            case 11: return .feed(FeedRecord(number: number(8), rider: flag() ? nil : rider(), bytes: bytes()))
            case 12:
                return flag()
                    ? .track(track()) : .audit(AuditRecord(time: Int64(number(9)), actor: rider(), action: "did"))
            case 13:
                let start = Int64(number(50))
                return .gather(in: start..<start + Int64(number(20)), (0..<number(4)).map { _ in track() })
            case 14:
                let digest = UInt8(number(5))
                return .photo(
                    PhotoRecord(
                        digest: [digest], rider: rider(), type: "image/png", size: 3, arrival: Int64(number(4))),
                    [digest, 1, 2])
            default:
                return number(4) > 0
                    ? .track(track())
                    : .erase(
                        rider: rider(), lines: (0..<number(9)).map { _ in "h\(number(40))" },
                        before: Int64(number(60)), tracks: (0..<number(4)).map { _ in track() })
            }
        }
    }
}

extension StoreChange {
    fileprivate var isEvent: Bool {
        if case .event = self { true } else { false }
    }
}

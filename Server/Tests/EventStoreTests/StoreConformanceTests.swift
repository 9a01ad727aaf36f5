import EventStore
import Foundation
import Testing

/// A folder that is removed at the end.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// What every engine promises.
@Suite("Stores")
struct StoreConformanceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let event = EventRecord(id: "night", name: "Night ride", created: 1_000)

    private static func line(_ number: Int, office: Bool = false) -> LineRecord {
        LineRecord(
            hash: String(repeating: "0", count: 24) + String(format: "%08x", number), arrival: Int64(number),
            isOffice: office, bytes: Array("line \(number)".utf8))
    }

    private func lines(of event: String, in store: any EventStore) async throws -> [LineRecord] {
        let found = Collected<LineRecord>()
        try await store.lines(of: event) { found.append($0) }
        return found.values
    }

    @Test("what was committed is there after opening the store again", arguments: Engine.all)
    func reopening(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        let quest = QuestVersion(number: 1, organisers: [1, 2], riders: [3], time: 1)
        let rider = RiderRecord(id: "a1", name: "Anna", team: "Owls", category: "W", code: [9, 9])
        let device = DeviceRecord(rider: "a1", device: "phone", key: "ed25519:x")
        let session = SessionRecord(hash: [7], role: .rider, rider: "a1", device: "phone", created: 5)
        let item = FeedRecord(number: 1, rider: nil, bytes: Array("{}".utf8))
        let photo = PhotoRecord(digest: [4], rider: "a1", type: "image/png", size: 3, arrival: 6)
        try await store.commit(
            [
                .event(Self.event), .quest(quest), .rider(rider), .device(device), .session(session),
                .line(Self.line(2)),
                .line(Self.line(1, office: true)), .feed(item), .track(TrackRecord(start: 10, bytes: [1])),
                .photo(photo, [1, 2, 3]), .audit(AuditRecord(time: 1, actor: "organiser", action: "made it")),
            ], to: "night")
        try await store.close()
        let again = try await engine.open(folder.path)
        let snapshot = try #require(try await again.snapshot(of: "night"))
        #expect(snapshot.event == Self.event && snapshot.quests == [quest] && snapshot.riders == [rider])
        #expect(snapshot.devices == [device] && snapshot.sessions == [session] && snapshot.feed == [item])
        #expect(snapshot.photos == [photo])
        #expect(try await lines(of: "night", in: again) == [Self.line(2), Self.line(1, office: true)])
        #expect(try await again.tracks(of: "night", in: 0..<11) == [TrackRecord(start: 10, bytes: [1])])
        #expect(try await again.tracks(of: "night", in: 0..<10).isEmpty)
        #expect(try await again.photo([4], of: "night")?.1 == [1, 2, 3])
        #expect(try await again.audit(of: "night", count: 5).map(\.action) == ["made it"])
        #expect(try await again.snapshot(of: "day") == nil)
        try await again.close()
    }

    @Test("every change is harmless when it is made twice", arguments: Engine.all)
    func repeats(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        let changes: [StoreChange] = [
            .event(Self.event), .rider(RiderRecord(id: "a1", name: "Anna")), .line(Self.line(1)),
            .feed(FeedRecord(number: 1, rider: "a1", bytes: [1])), .track(TrackRecord(start: 1, bytes: [1])),
        ]
        try await store.commit(changes, to: "night")
        try await store.commit(changes, to: "night")
        var other = Self.line(1)
        other.bytes = [0]
        try await store.commit([.line(other)], to: "night")
        #expect(try await lines(of: "night", in: store) == [Self.line(1)], "the first line of a hash stays")
        #expect(try await store.snapshot(of: "night")?.feed.count == 1)
        try await store.close()
    }

    @Test("links of spectators are many, keep their end and label, and end one by one", arguments: Engine.all)
    func links(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        var event = Self.event
        event.showsNames = false
        event.frozen = 77
        let links = (1...3).map {
            SessionRecord(hash: [UInt8($0)], role: .spectator, created: 5, expires: Int64($0) * 100, label: "Bar \($0)")
        }
        let rider = SessionRecord(hash: [9], role: .rider, rider: "a1", device: "phone", created: 5)
        try await store.commit(
            [.event(event), .rider(RiderRecord(id: "a1")), .session(rider)] + links.map { .session($0) }, to: "night")
        try await store.commit([.endSession(hash: [2]), .endSession(hash: [2])], to: "night")
        try await store.commit([.endSessions(rider: "a1")], to: "night")
        let snapshot = try #require(try await store.snapshot(of: "night"))
        #expect(snapshot.sessions == [links[0], links[2]])
        #expect(snapshot.event == event)
        event.frozen = nil
        try await store.commit([.event(event)], to: "night")
        #expect(try await store.snapshot(of: "night")?.event == event)
        try await store.close()
    }

    @Test("items of the feed are found by their numbers, in order", arguments: Engine.all)
    func feedItems(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        let items = (1...5).map { FeedRecord(number: $0, rider: $0 == 2 ? nil : "a1", bytes: [UInt8($0)]) }
        try await store.commit([.event(Self.event)] + items.map { .feed($0) }, to: "night")
        #expect(try await store.feed(of: "night", numbers: [4, 2, 9]) == [items[1], items[3]])
        #expect(try await store.feed(of: "day", numbers: [1]).isEmpty)
        try await store.close()
    }

    @Test("a commit that fails changes nothing and takes no other with it", arguments: Engine.all)
    func atomicity(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        try await store.commit([.event(Self.event)], to: "night")
        // An event that there is not has no lines.
        await withTaskGroup(of: Void.self) { group in
            for number in 1...50 {
                group.addTask {
                    let event = number % 5 == 0 ? "missing" : "night"
                    let failed =
                        (try? await store.commit([.line(Self.line(number)), .line(Self.line(number + 100))], to: event))
                        == nil
                    #expect(failed == (event == "missing"))
                }
            }
        }
        #expect(try await lines(of: "night", in: store).count == 80)
        #expect(try await lines(of: "missing", in: store).isEmpty)
        try await store.close()
    }

    @Test("positions of seconds are replaced by those that were gathered", arguments: Engine.all)
    func gathering(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        try await store.commit([.event(Self.event)], to: "night")
        for start: Int64 in [10, 20, 30] {
            try await store.commit([.track(TrackRecord(start: start, bytes: [1]))], to: "night")
        }
        let gathered = TrackRecord(start: 10, rider: "a1", bytes: [2])
        #expect(try await store.tracks(of: "night", in: 10..<30, rider: "").map(\.start) == [10, 20])
        try await store.commit([.gather(in: 10..<30, [gathered])], to: "night")
        let last = TrackRecord(start: 30, bytes: [1])
        #expect(try await store.tracks(of: "night", in: 0..<100) == [gathered, last])
        #expect(try await store.tracks(of: "night", in: 0..<100, rider: "") == [last])
        try await store.commit([.gather(in: 31..<100, [])], to: "night")
        #expect(try await store.tracks(of: "night", in: 0..<100) == [gathered, last])
        try await store.close()
    }

    @Test("an erased person is in no file of the folder", arguments: Engine.all)
    func erasure(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        let canary = "Canary-\(UInt64.random(in: .min ... .max))"
        let photo = PhotoRecord(digest: [4], rider: "a1", type: "image/png", size: 3, arrival: 6)
        try await store.commit(
            [
                .event(Self.event), .rider(RiderRecord(id: "a1", name: canary, team: canary)),
                .photo(photo, Array(canary.utf8)),
                .track(TrackRecord(start: 1, rider: "a1", bytes: Array(canary.utf8))),
                .track(TrackRecord(start: 2, bytes: Array(canary.utf8))), .line(Self.line(1)),
                .line(LineRecord(hash: "11", arrival: 1, bytes: Array(canary.utf8))),
                .line(LineRecord(hash: "22", arrival: 2, bytes: Array(canary.utf8))),
                .device(DeviceRecord(rider: "a1", device: canary, key: canary)),
            ], to: "night")
        #expect(try await engine.hits(of: canary, in: folder.path) > 0, "the search finds what is there")
        let kept = RiderRecord(id: "a1", kept: [1, 2])
        try await store.commit(
            [.erase(rider: "a1", lines: ["11", "22"], before: 3, tracks: []), .rider(kept)], to: "night")
        #expect(try await engine.hits(of: canary, in: folder.path) == 0)
        let snapshot = try #require(try await store.snapshot(of: "night"))
        #expect(snapshot.riders == [kept] && snapshot.photos.isEmpty && snapshot.devices.isEmpty)
        #expect(try await lines(of: "night", in: store) == [Self.line(1)], "lines of others stay")
        try await store.close()
        #expect(try await engine.hits(of: canary, in: folder.path) == 0)
    }

    @Test(
        "of many persons who are erased one after the other nothing stays, however rows moved about",
        arguments: Engine.all)
    func erasures(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        try await store.commit([.event(Self.event)], to: "night")
        let riders = (0..<60).map { "rider\($0)x" }
        func canary(_ rider: String) -> String { "Canary-of-\(rider)" }
        for round in 0..<60 {
            try await store.commit(
                riders.map { rider in
                    .line(
                        LineRecord(
                            hash: "\(rider)-\(round)", arrival: Int64(round),
                            bytes: Array(String(repeating: canary(rider) + " ", count: 12).utf8)))
                }, to: "night")
            try await store.commit(
                [.track(TrackRecord(start: Int64(round), bytes: Array(riders.map(canary).joined().utf8)))], to: "night")
        }
        try await store.commit(
            [.gather(in: 0..<100, riders.map { TrackRecord(start: 0, rider: $0, bytes: Array(canary($0).utf8)) })]
                + riders.map { .rider(RiderRecord(id: $0, name: canary($0))) }
                + riders.map { .device(DeviceRecord(rider: $0, device: canary($0), key: canary($0))) }, to: "night")
        #expect(try await engine.hits(of: canary(riders[30]), in: folder.path) > 0)
        // In an order that leaves neighbours for later.
        for rider in riders.indices.map({ riders[$0 * 37 % riders.count] }) {
            let lines = (0..<60).map { "\(rider)-\($0)" }
            try await store.commit([.erase(rider: rider, lines: lines, before: 0, tracks: [])], to: "night")
            let hits = try await engine.hits(of: canary(rider), in: folder.path)
            #expect(hits == 0, "\(rider)")
        }
        #expect(try await lines(of: "night", in: store).isEmpty)
        try await store.close()
    }

    @Test("a deleted event leaves nothing", arguments: Engine.all)
    func deletion(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        let canary = "Canary-\(UInt64.random(in: .min ... .max))"
        try await store.commit([.event(Self.event), .rider(RiderRecord(id: "a1", name: canary))], to: "night")
        try await store.delete("night")
        #expect(try await store.snapshot(of: "night") == nil)
        #expect(try await store.events().isEmpty)
        try await store.close()
        #expect(try await engine.hits(of: canary, in: folder.path) == 0)
    }

    @Test("a copy made while others write has one state", arguments: [Engine.sqlite])
    func backup(_ engine: Engine) async throws {
        let store = try await engine.open(folder.path)
        try await store.commit([.event(Self.event)], to: "night")
        let copies = try TemporaryFolder()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 0..<60 {
                    try await store.commit(
                        [.line(Self.line(2 * number)), .line(Self.line(2 * number + 1))], to: "night")
                }
            }
            group.addTask { try await store.backup(to: copies.path + "/events.sqlite") }
            try await group.waitForAll()
        }
        let copy = try await engine.open(copies.path)
        #expect(try await lines(of: "night", in: copy).count % 2 == 0)
        await #expect(throws: StoreError.self) { try await store.backup(to: copies.path + "/events.sqlite") }
        try await copy.close()
        try await store.close()
    }
}

/// Values that a closure collects.
final class Collected<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Value] = []

    var values: [Value] { lock.withLock { list } }

    func append(_ new: [Value]) { lock.withLock { list += new } }
}

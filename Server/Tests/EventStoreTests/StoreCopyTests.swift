import EventStore
import Foundation
import Testing

extension PostgresTests {
    @Suite("Copies of events")
    struct StoreCopyTests {
        private let folders: [TemporaryFolder]

        init() throws { folders = try (0..<3).map { _ in try TemporaryFolder() } }

        /// Any function will do here whose values are 32 bytes.
        private static let hash: @Sendable ([UInt8]) -> [UInt8] = { bytes in
            (0..<4 as Range<UInt64>).flatMap { lane in
                var word: UInt64 = 0xcbf2_9ce4_8422_2325 &+ lane
                for byte in bytes { word = (word ^ UInt64(byte)) &* 0x100_0000_01b3 }
                return withUnsafeBytes(of: word) { Array($0) }
            }
        }

        /// A store with an event "a" of random changes, many lines and a member.
        private func filled(_ engine: Engine, seed: UInt64) async throws -> any EventStore {
            let store = try await engine.open(folders[0].path)
            var random = SplitMix(state: seed)
            try await store.commit([.event(EventRecord(id: "a", name: "Ride", created: 1))], to: "a")
            for _ in 0..<60 {
                let changes = (0..<10).map { _ in EnginePropertyTests.change("a", &random) }
                try await store.commit(changes, to: "a")
            }
            for part in 0..<10 {
                let lines = (0..<1000).map { number -> StoreChange in
                    .line(
                        LineRecord(
                            hash: "l\(part)-\(number)", arrival: Int64(number), bytes: Array("line \(number)".utf8)))
                }
                try await store.commit(lines.shuffled(using: &random), to: "a")
            }
            let far = TrackRecord(start: 1_700_000_000_000, rider: "r1", bytes: [1, 2])
            try await store.commit([.track(far), .track(TrackRecord(start: -5, bytes: [3]))], to: "a")
            try await store.commit([
                .person(PersonRecord(id: "p1", name: "Anna", created: 3)),
                .identity(IdentityRecord(issuer: "i", subject: "s", person: "p1", created: 3)),
                .passkey(
                    PasskeyRecord(
                        credential: [1], person: "p1", key: [4], signCount: 7, created: 5, used: 6, label: "key")),
                .accountSession(
                    AccountSessionRecord(hash: [5], person: "p1", created: 5, expires: 99, seen: 0, browser: "Firefox")),
                .accountAudit(person: "p1", time: 5, action: "signed in"),
                .accountAudit(person: "p1", time: 6, action: "made a passkey"),
                .member(MemberRecord(event: "a", person: "p1", role: .owner, created: 7)),
                .invitation(InvitationRecord(hash: [8], event: "a", role: .judge, task: "oak", created: 5, expires: 9)),
            ])
            return store
        }

        @Test("there and back everything is as it was")
        func thereAndBack() async throws {
            let seed = UInt64.random(in: .min ... .max)
            let first = try await filled(.sqlite, seed: seed)
            let second = try await Engine.postgres.open(folders[1].path)
            let third = try await Engine.sqlite.open(folders[2].path)
            let there = try await StoreCopy(from: first, to: second, hash: Self.hash).event("a")
            let back = try await StoreCopy(from: second, to: third, hash: Self.hash).event("a")
            #expect(there == back && there.lines >= 10_000, "seed \(seed)")
            let contents = [
                try await EnginePropertyTests.content(of: first), try await EnginePropertyTests.content(of: second),
                try await EnginePropertyTests.content(of: third),
            ]
            #expect(contents[0] == contents[1] && contents[1] == contents[2], "seed \(seed)")
            #expect(try await second.account(of: "p1") == first.account(of: "p1"))
            #expect(try await third.account(of: "p1") == first.account(of: "p1"))
            #expect(try await third.members(of: "a") == first.members(of: "a"))
            #expect(try await third.invitations(to: "a") == first.invitations(to: "a"))
            for store in [first, second, third] { try await store.close() }
        }

        @Test("an event that is there already is refused and stays as it is")
        func refused() async throws {
            let first = try await filled(.sqlite, seed: 1)
            let second = try await Engine.postgres.open(folders[1].path)
            let event = EventRecord(id: "a", name: "Another", created: 9)
            try await second.commit([.event(event)], to: "a")
            await #expect(throws: StoreError.exists("a")) {
                try await StoreCopy(from: first, to: second, hash: Self.hash).event("a")
            }
            #expect(try await second.snapshot(of: "a") == EventSnapshot(event: event))
            await #expect(throws: StoreError.noEvent("z")) {
                try await StoreCopy(from: first, to: second, hash: Self.hash).event("z")
            }
            for store in [first, second] { try await store.close() }
        }

        @Test("a copy that was interrupted is taken up, or made anew where the event has changed")
        func interrupted() async throws {
            let cluster = try #require(PostgresCluster.shared)
            let first = try await filled(.sqlite, seed: 2)
            let url = cluster.url(try await cluster.database())
            for isChanged in [false, true] {
                // The lease is lost in the middle, as if the command was killed.
                let slow = try await PostgresEventStore(connecting: url, address: "", leaseDuration: .milliseconds(300))
                let next = try await PostgresEventStore(connecting: url, address: "", leaseDuration: .seconds(60))
                _ = try await slow.leases?.take("a")
                let copying = Task { try await StoreCopy(from: first, to: slow, hash: Self.hash).event("a") }
                while true {
                    if case .own? = try await next.leases?.take("a") { break }
                    try await Task.sleep(for: .milliseconds(10))
                }
                await #expect(throws: StoreError.fenced) { try await copying.value }
                if let left = try await next.snapshot(of: "a") { #expect(StoreCopy.isUnfinished(left.event)) }
                if isChanged { try await first.commit([.rider(RiderRecord(id: "new"))], to: "a") }
                let digest = try await StoreCopy(from: first, to: next, hash: Self.hash).event("a")
                #expect(try await EventDigest.of("a", in: first, hash: Self.hash) == digest)
                #expect(try await EnginePropertyTests.content(of: next) == EnginePropertyTests.content(of: first))
                try await next.delete("a")
                try await slow.close()
                try await next.close()
            }
            try await first.close()
        }
    }
}

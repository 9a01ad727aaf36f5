import EventStore
import Foundation
import Testing

extension PostgresTests {
    /// Several servers that share a database.
    @Suite("Leases in PostgreSQL")
    struct PostgresLeaseTests {
        private let cluster: PostgresCluster
        private let database: String

        init() async throws {
            cluster = try #require(PostgresCluster.shared, "PostgreSQL does not start")
            database = try await cluster.database()
        }

        private static let night = EventRecord(id: "night", name: "Night ride", created: 1)

        private func server(_ name: String, lease: Duration = .seconds(60)) async throws -> PostgresEventStore {
            try await PostgresEventStore(
                connecting: cluster.url(database), address: "http://\(name)", leaseDuration: lease)
        }

        private static func isOwn(_ lease: Lease?) -> Bool {
            if case .own = lease { true } else { false }
        }

        @Test("one server has an event; another one is told who, and gets it when it is given up")
        func hands() async throws {
            let first = try await server("first")
            let second = try await server("second")
            let begin = ContinuousClock.now
            let lease = try await first.leases?.take("night")
            guard case .own(let until) = lease else { return #expect(Bool(false), "the first one takes it") }
            #expect(until > begin + .seconds(50) && until < begin + .seconds(60))
            let holder = try #require(first.leases?.holder)
            #expect(try await second.leases?.take("night") == .other(address: "http://first", holder: holder))
            #expect(try await second.leases?.prolong() == [:])
            #expect(try await first.leases?.prolong().keys.sorted() == ["night"])
            #expect(Self.isOwn(try await first.leases?.take("night")), "who has it may take it again")
            try await first.commit([.event(Self.night)], to: "night")
            try await first.leases?.release("night")
            await #expect(throws: StoreError.fenced) { try await first.commit([.event(Self.night)], to: "night") }
            #expect(Self.isOwn(try await second.leases?.take("night")))
            #expect(try await second.snapshot(of: "night")?.event == Self.night)
            try await first.close()
            try await second.close()
        }

        @Test("a server without a lease commits and deletes nothing")
        func without() async throws {
            let store = try await server("first")
            await #expect(throws: StoreError.fenced) { try await store.commit([.event(Self.night)], to: "night") }
            await #expect(throws: StoreError.fenced) { try await store.delete("night") }
            #expect(try await store.events().isEmpty)
            try await store.close()
        }

        @Test("a lease that is not prolonged goes to who asks next, and commits of the former holder are refused")
        func expiry() async throws {
            let slow = try await server("slow", lease: .milliseconds(400))
            let next = try await server("next")
            #expect(Self.isOwn(try await slow.leases?.take("night")))
            try await slow.commit([.event(Self.night)], to: "night")
            try await Task.sleep(for: .milliseconds(600))
            // Nobody took it yet, so that it can be had again.
            #expect(try await slow.leases?.prolong().count == 1)
            try await slow.commit([.rider(RiderRecord(id: "a1"))], to: "night")
            try await Task.sleep(for: .milliseconds(600))
            #expect(Self.isOwn(try await next.leases?.take("night")))
            try await next.commit([.rider(RiderRecord(id: "b2"))], to: "night")
            await #expect(throws: StoreError.fenced) {
                try await slow.commit([.rider(RiderRecord(id: "c3"))], to: "night")
            }
            #expect(try await slow.leases?.prolong() == [:])
            #expect(try await next.snapshot(of: "night")?.riders.map(\.id) == ["a1", "b2"])
            try await slow.close()
            try await next.close()
        }

        @Test("who lost one of many leases is refused for that one alone")
        func one() async throws {
            let slow = try await server("slow", lease: .milliseconds(300))
            let next = try await server("next")
            for event in ["a", "b", "c"] {
                #expect(Self.isOwn(try await slow.leases?.take(event)))
                try await slow.commit([.event(EventRecord(id: event, name: event, created: 1))], to: event)
            }
            try await Task.sleep(for: .milliseconds(400))
            #expect(Self.isOwn(try await next.leases?.take("b")))
            await withTaskGroup(of: (String, StoreError?).self) { group in
                for number in 0..<60 {
                    let event = ["a", "b", "c"][number % 3]
                    group.addTask {
                        do throws(StoreError) {
                            try await slow.commit([.rider(RiderRecord(id: "r\(number)"))], to: event)
                            return (event, nil)
                        } catch {
                            return (event, error)
                        }
                    }
                }
                for await (event, error) in group { #expect(error == (event == "b" ? .fenced : nil)) }
            }
            #expect(try await next.snapshot(of: "c")?.riders.count == 20)
            #expect(try await next.snapshot(of: "b")?.riders.isEmpty == true)
            try await slow.close()
            try await next.close()
        }

        @Test("who takes an event over sees all that was acknowledged, and nothing is acknowledged after it")
        func inFlight() async throws {
            for _ in 0..<3 {
                let slow = try await server("slow", lease: .seconds(1))
                let next = try await server("next", lease: .milliseconds(100))
                var begun = false
                while !begun { begun = Self.isOwn(try await slow.leases?.take("night")) }
                try await slow.commit([.event(Self.night)], to: "night")
                // Commits go on while the lease ends; all that succeed have to be seen by who takes the event.
                let committing = Task {
                    await withTaskGroup(of: [String].self) { group in
                        for committer in 0..<20 {
                            group.addTask {
                                var done: [String] = []
                                for number in 0..<10_000 {
                                    let rider = "r\(committer)-\(number)"
                                    do { try await slow.commit([.rider(RiderRecord(id: rider))], to: "night") } catch {
                                        break
                                    }
                                    done.append(rider)
                                }
                                return done
                            }
                        }
                        return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
                    }
                }
                while !Self.isOwn(try await next.leases?.take("night")) {}
                let seen = Set(try await next.snapshot(of: "night")?.riders.map(\.id) ?? [])
                let acknowledged = await committing.value
                #expect(acknowledged.count > 20)
                #expect(
                    acknowledged.isSubset(of: seen), "\(acknowledged.subtracting(seen).count) of \(acknowledged.count)")
                #expect(Set(try await next.snapshot(of: "night")?.riders.map(\.id) ?? []) == seen, "nothing came later")
                try await next.delete("night")
                try await slow.close()
                try await next.close()
            }
        }

        @Test("a tool is refused where a living server has the event, and takes what it changes from one that is gone")
        func tools() async throws {
            let server = try await server("first", lease: .seconds(2))
            let tool = try await PostgresEventStore(connecting: cluster.url(database))
            #expect(tool.leases == nil)
            #expect(Self.isOwn(try await server.leases?.take("night")))
            try await server.commit([.event(Self.night)], to: "night")
            await #expect(throws: StoreError.fenced) {
                try await tool.commit([.rider(RiderRecord(id: "a1"))], to: "night")
            }
            await #expect(throws: StoreError.fenced) { try await tool.delete("night") }
            try await Task.sleep(for: .seconds(2.2))
            try await tool.commit([.rider(RiderRecord(id: "a1"))], to: "night")
            #expect(try await server.leases?.prolong() == [:], "what it has in memory is older")
            await #expect(throws: StoreError.fenced) {
                try await server.commit([.rider(RiderRecord(id: "b2"))], to: "night")
            }
            #expect(Self.isOwn(try await server.leases?.take("night")))
            #expect(try await server.snapshot(of: "night")?.riders.map(\.id) == ["a1"])
            try await server.close()
            try await tool.close()
        }
    }
}

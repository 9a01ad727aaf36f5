import EventStore
import Foundation
import Testing

extension PostgresTests {
    /// How many commits a second the engines make. It takes a while, so that it is only run when asked for: `VELOQUEST_BENCH=1`.
    @Suite("Rate of commits", .enabled(if: ProcessInfo.processInfo.environment["VELOQUEST_BENCH"] == "1"))
    struct CommitRateTests {
        @Test("sixty-four who commit a line each time, one after the other, for five seconds; and one alone")
        func rate() async throws {
            for committers in [64, 1] {
                var rates: [Double] = []
                for engine in [Engine.sqlite, .postgres] {
                    let folder = try TemporaryFolder()
                    let store = try await engine.open(folder.path, address: "http://a")
                    _ = try await store.leases?.take("night")
                    try await store.commit([.event(EventRecord(id: "night", name: "Night", created: 1))], to: "night")
                    _ = try await Self.times(committers, for: .seconds(1), in: store, from: 1 << 32)
                    let times = try await Self.times(committers, for: .seconds(5), in: store, from: 0)
                    rates.append(Double(times.count) / 5)
                    func part(_ fraction: Double) -> String {
                        String(format: "%.1f ms", times[Int(Double(times.count - 1) * fraction)] * 1000)
                    }
                    print(
                        "\(engine), \(committers) at once: \(times.count / 5) commits a second, median \(part(0.5)), p99 \(part(0.99)), longest \(part(1))"
                    )
                    try await store.close()
                }
                print(String(format: "PostgreSQL makes %.0f %% of the commits of SQLite", 100 * rates[1] / rates[0]))
            }
        }

        /// The times of all commits in seconds, the shortest first.
        private static func times(
            _ committers: Int, for duration: Duration, in store: any EventStore, from first: Int
        ) async throws -> [Double] {
            let end = ContinuousClock.now + duration
            return try await withThrowingTaskGroup(of: [Double].self) { group in
                for committer in 0..<committers {
                    group.addTask {
                        var times: [Double] = []
                        var number = first + committer << 40
                        while ContinuousClock.now < end {
                            let line = LineRecord(
                                hash: String(format: "%032x", number), arrival: 1,
                                bytes: [UInt8](repeating: 120, count: 400))
                            let begin = ContinuousClock.now
                            try await store.commit([.line(line)], to: "night")
                            let time = ContinuousClock.now - begin
                            times.append(Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
                            number += 1
                        }
                        return times
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }.sorted()
            }
        }
    }
}

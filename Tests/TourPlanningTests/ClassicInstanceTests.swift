import Foundation
import TestSupport
import Testing
import TourPlanning

@Suite("Classic instances of the orienteering problem", .enabled(if: RealData.isAvailable, "\(RealData.reason)"))
struct ClassicInstanceTests {
    /// Those of Tsiligirides' second set with the best values known; all sets are solved by `make bench-plans`.
    @Test(
        "the best values known are reached",
        arguments: ["15", "20", "23", "25", "27", "30", "32", "35", "38", "40", "45"])
    func reached(limit: String) throws {
        let name = "tsiligirides-2/tsiligirides_problem_2_budget_\(limit).txt"
        let rows = try numbers(in: "op/\(name)")
        let best = try String(decoding: RealData.bytes("op/BEST.tsv"), as: UTF8.self)
            .split(separator: "\n").first { $0.hasPrefix("\(name)\t") }
        let known = try #require(best?.split(separator: "\t").last.flatMap { Int64($0) })
        let places = rows.dropFirst().map { ($0[0], $0[1]) }
        var costs = TravelMatrix(count: places.count)
        for from in places.indices {
            for to in places.indices {
                let length = hypot(places[from].0 - places[to].0, places[from].1 - places[to].1)
                costs[from, to] = Int64((length * 1e6).rounded())
            }
        }
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 1, limit: Int64(rows[0][0] * 1e6) + 50)
        for (stop, row) in rows.dropFirst().enumerated() { problem.stops[stop].prize = Int64(row[2]) }
        let plan = try #require(problem.plan(effort: .init(steps: 400, boundRounds: 3)))
        #expect(plan.prize >= known)
        #expect(try #require(plan.bound) >= known)
    }

    private func numbers(in path: String) throws -> [[Double]] {
        try String(decoding: RealData.bytes(path), as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.split(whereSeparator: \.isWhitespace).compactMap { Double($0) } }.filter { !$0.isEmpty }
    }
}

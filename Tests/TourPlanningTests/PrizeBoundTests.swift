import Testing

@testable import TourPlanning

@Suite("The bound of a plan that uses the last moment")
struct PrizeBoundTests {
    /// Stops 1 and 2 on a round from 0, ten moments each way, with prizes 3 and 5; the round takes the whole limit.
    private func problem(limit: Int64 = 30) -> OrienteeringProblem {
        var costs = TravelMatrix(count: 3)
        for from in 0..<3 { for to in 0..<3 { costs[from, to] = from == to ? 0 : 10 } }
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: limit)
        problem.stops[1] = .init(prize: 3)
        problem.stops[2] = .init(prize: 5)
        return problem
    }

    /// The bound, with time cut as finely as it is counted.
    private func bound(_ problem: OrienteeringProblem) throws -> Int64 {
        PrizeBound(try #require(TourNetwork(problem)), moments: Int(problem.limit)).value(known: 0, rounds: 40)
    }

    @Test("coming home at the limit is in time, a moment later is not")
    func limit() throws {
        #expect(try bound(problem()) == 8)
        #expect(try bound(problem(limit: 29)) == 5)
        #expect(try bound(problem(limit: 20)) == 5)
        #expect(try bound(problem(limit: 19)) == 0)
    }

    @Test("a visit may begin at the moment at which a stop closes, be it the first or the second of a tour")
    func closing() throws {
        var closing = problem()
        (closing.stops[1].closes, closing.stops[2].closes) = (10, 20)
        #expect(try bound(closing) == 8)
        closing.stops[2].closes = 19
        closing.stops[1].opens = 10
        #expect(try bound(closing) == 5)
        (closing.stops[1].closes, closing.stops[2].closes) = (9, 9)
        #expect(try bound(closing) == 0)
    }
}

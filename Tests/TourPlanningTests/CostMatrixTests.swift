import Support
import Testing

@testable import TourPlanning

struct CostMatrixTests {
    private static func matrix(_ generator: inout SeededGenerator) -> TravelMatrix {
        var costs = TravelMatrix(count: generator.next(in: 0...9))
        for from in 0..<costs.count {
            for to in 0..<costs.count where from != to && generator.chance(0.5) {
                costs[from, to] = Int64(generator.next(in: 0...50))
            }
        }
        return costs
    }

    /// The cheapest way by trying one leg more until nothing changes (Bellman, 1958).
    private static func cheapest(_ costs: TravelMatrix, from: Int) -> [Int64] {
        var best = (0..<costs.count).map { $0 == from ? 0 : TravelMatrix.infinite }
        for _ in 0..<costs.count {
            for over in 0..<costs.count where best[over] < TravelMatrix.infinite {
                for to in 0..<costs.count { best[to] = min(best[to], best[over] + costs[over, to]) }
            }
        }
        return best
    }

    @Test("shortcuts are the cheapest ways over any other stops, and taking them again changes nothing")
    func shortcuts() {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let costs = Self.matrix(&generator)
            var short = costs
            short.takeShortcuts()
            for from in 0..<costs.count {
                #expect((0..<costs.count).map { short[from, $0] } == Self.cheapest(costs, from: from), "seed \(seed)")
                for over in 0..<costs.count {
                    for to in 0..<costs.count {
                        let around = short[from, over].addingSaturating(short[over, to])
                        #expect(short[from, to] <= min(around, TravelMatrix.infinite), "seed \(seed)")
                    }
                }
            }
            var again = short
            again.takeShortcuts()
            #expect(again == short)
        }
    }

    @Test("costs are held between 0 and infinite, and many infinite ones still add up")
    func limits() {
        var costs = TravelMatrix(count: 2)
        #expect(costs[0, 0] == 0 && costs[0, 1] == TravelMatrix.infinite)
        for (given, held) in [(-1, 0), (.min, 0), (.max, TravelMatrix.infinite), (7, 7)] as [(Int64, Int64)] {
            costs[0, 1] = given
            #expect(costs[0, 1] == held)
        }
        #expect(TravelMatrix(count: -3).count == 0)
        #expect(TravelMatrix.infinite.multipliedReportingOverflow(by: 1 << 20).overflow == false)
    }
}

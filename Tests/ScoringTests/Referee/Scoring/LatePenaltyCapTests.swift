import Quests
import Testing

@Suite("Late penalties that cost no more than was won")
struct LatePenaltyCapTests {
    private func points(gross: Points) -> Points {
        LatePenalty(.perMinute(10), cap: .gross).points(late: 120_000, gross: gross)
    }

    @Test("who won less than the penalty loses that, and who won more the penalty")
    func capped() {
        #expect(points(gross: 15) == 15)
        #expect(points(gross: 20) == 20)
        #expect(points(gross: 25) == 20)
    }

    @Test("who is below nothing already, by hints, gains nothing by being late")
    func belowNothing() {
        #expect(points(gross: 0) == 0)
        #expect(points(gross: -5) == 0)
    }
}

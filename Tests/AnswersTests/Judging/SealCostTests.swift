import Answers
import Testing

@Suite("How much work a seal may be")
struct SealCostTests {
    @Test(
        "the least, the standard and the most",
        arguments: [
            (2, 1, 1), (32_768, 8, 1), (131_072, 16, 1), (262_144, 8, 1), (2, 1, 1_048_576), (32_768, 1, 64),
        ] as [(Int, Int, Int)])
    func allowed(n: Int, r: Int, p: Int) throws {
        let cost = try #require(SealCost(n: n, r: r, p: p))
        #expect((cost.n, cost.r, cost.p) == (n, r, p))
    }

    @Test(
        "no power of two, nothing of a factor, and more than the most of each or of all together",
        arguments: [
            (0, 8, 1), (1, 8, 1), (3, 8, 1), (-2, 8, 1), (2, 0, 1), (2, 17, 1), (2, -1, 1), (2, 8, 0), (2, 8, -1),
            (262_144, 8, 2), (524_288, 8, 1), (4_194_304, 1, 1), (2, 1, 2_097_152), (65_536, 1, 1), (.max, .max, .max),
            (0x4000_0000_0000_0000, 16, 1),
        ] as [(Int, Int, Int)])
    func refused(n: Int, r: Int, p: Int) {
        #expect(SealCost(n: n, r: r, p: p) == nil)
    }
}

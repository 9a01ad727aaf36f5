import Support
import Testing

@Suite("The seeded generator")
struct SeededGeneratorTests {
    @Test("gives the reference numbers of SplitMix64")
    func reference() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<3).map { _ in generator.next() }
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }

    @Test("draws every face of a die about equally often, and no other")
    func die() {
        var generator = SeededGenerator(seed: 1)
        var counts = [Int](repeating: 0, count: 6)
        for _ in 0..<60_000 { counts[generator.next(below: 6)] += 1 }
        // Five standard deviations of a binomial with n = 60 000, p = 1/6.
        #expect(counts.allSatisfy { abs($0 - 10_000) < 457 }, "\(counts)")
    }

    @Test("keeps to its ranges, the widest too")
    func ranges() {
        var generator = SeededGenerator(seed: 2)
        let integers = (0..<1000).map { _ in generator.next(in: -2...2) }
        #expect(Set(integers) == Set(-2...2))
        let units = (0..<1000).map { _ in generator.nextUnit() }
        #expect(units.allSatisfy { (0..<1).contains($0) })
        let numbers = (0..<1000).map { _ in generator.next(in: -1.5...1.5) }
        #expect(numbers.allSatisfy { (-1.5...1.5).contains($0) })
        let odd = [
            generator.next(in: 7...7), generator.next(below: 0), generator.next(below: -5),
            generator.next(in: Int.min...Int.max),
        ]
        #expect(odd == [7, 0, 0, .min])
        let wide = generator.next(in: 0...Int.max - 1)
        #expect((0...Int.max - 1).contains(wide))
    }

    @Test("draws normal numbers of the asked mean and deviation")
    func normal() {
        var generator = SeededGenerator(seed: 3)
        let numbers = (0..<40_000).map { _ in generator.nextNormal(mean: 10, deviation: 2) }
        let mean = numbers.reduce(0, +) / 40_000
        let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 40_000
        #expect(abs(mean - 10) < 0.05)
        #expect(abs(variance - 4) < 0.15)
    }

    @Test("shuffles into every order about equally often")
    func shuffling() {
        var generator = SeededGenerator(seed: 4)
        var counts: [[Int]: Int] = [:]
        for _ in 0..<6000 {
            var cards = [1, 2, 3]
            generator.shuffle(&cards)
            counts[cards, default: 0] += 1
        }
        #expect(counts.count == 6)
        #expect(counts.values.allSatisfy { abs($0 - 1000) < 145 }, "\(counts)")
    }

    @Test("a split-off generator does not feel what the first draws later")
    func splitting() {
        var first = SeededGenerator(seed: 5)
        var second = first
        var left = first.split()
        var right = second.split()
        let drawnLater = first.next()
        let fromLeft = left.next()
        let fromRight = right.next()
        #expect(fromLeft == fromRight)
        #expect(fromLeft != drawnLater)
    }

    @Test("never and always are certain, and nothing is picked from nothing")
    func edges() {
        var generator = SeededGenerator(seed: 6)
        let never = (0..<1000).contains { _ in generator.chance(0) }
        let always = (0..<1000).allSatisfy { _ in generator.chance(1) }
        #expect(!never)
        #expect(always)
        let nothing = generator.pick([Int]())
        #expect(nothing == nil)
        let two = generator.pick(ArraySlice([1, 2, 3])[1...1])
        #expect(two == 2)
    }
}

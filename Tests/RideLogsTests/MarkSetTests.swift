import Support
import Testing

@testable import RideLogs

@Suite("Marks that riders share")
struct MarkSetTests {
    /// Marks of a kind: a hash in the upper 40 bits, and a rider.
    private func set(_ marks: [(hash: UInt64, rider: Int)], isOfWays: Bool = false) -> MarkSet {
        var set = MarkSet(isOfWays: isOfWays)
        for mark in marks { set.append(mark.hash << 24 | 0xABCDEF, mark.rider) }
        return set
    }

    private func shown(_ set: MarkSet, of riders: Int) -> Set<[Int]> {
        Set(set.agreements(of: riders).map { [$0.first, $0.second, $0.checkIns] })
    }

    @Test("a rider whose number takes more than 24 bits has no marks, and takes none from others")
    func greatNumbers() {
        let hashes: [UInt64] = [2, 4, 6]
        let own = hashes.map { (hash: $0 + 1, rider: 1) }
        let great = hashes.map { (hash: $0, rider: 1 << 24) }
        #expect(shown(set(own + great), of: 2).isEmpty)
        #expect(shown(set(own + hashes.map { (hash: $0 + 1, rider: 0) }), of: 2) == [[0, 1, 3]])
    }

    @Test("three check-ins in common, and more than half of what the rider with fewer has, are an agreement")
    func enough() {
        func agreement(common: UInt64, first: UInt64, second: UInt64, isOfWays: Bool = false) -> Set<[Int]> {
            let shared = (0..<common).flatMap { [(hash: $0, rider: 0), (hash: $0, rider: 1)] }
            let own =
                (common..<first).map { (hash: 1000 + $0, rider: 0) }
                + (common..<second).map { (hash: 2000 + $0, rider: 1) }
            return shown(set(shared + own, isOfWays: isOfWays), of: 2)
        }
        #expect(agreement(common: 3, first: 3, second: 3) == [[0, 1, 3]])
        #expect(agreement(common: 3, first: 5, second: 50) == [[0, 1, 3]])
        #expect(agreement(common: 3, first: 6, second: 6).isEmpty)
        #expect(agreement(common: 2, first: 2, second: 2).isEmpty)
        #expect(agreement(common: 2, first: 2, second: 2, isOfWays: true) == [[0, 1, 3]])
        #expect(agreement(common: 2, first: 2, second: 9, isOfWays: true) == [[0, 1, 3]])
        #expect(agreement(common: 2, first: 3, second: 3, isOfWays: true).isEmpty)
        #expect(agreement(common: 1, first: 1, second: 1, isOfWays: true).isEmpty)
        #expect(agreement(common: 4, first: 4, second: 4, isOfWays: true) == [[0, 1, 5]])
    }

    @Test("riders are compared with the one before them at each mark, for 200 sets of marks")
    func random() {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<200 {
            let marks = (0..<60).map { _ in
                (
                    hash: UInt64(generator.next(below: 12)) << 34 | UInt64(generator.next(below: 2)),
                    rider: generator.next(below: 5)
                )
            }
            var counts = [Int](repeating: 0, count: 5)
            var pairs: [[Int]: Int] = [:]
            for mark in marks { counts[mark.rider] += 1 }
            for riders in Dictionary(grouping: marks, by: { $0.hash }).values.map({ $0.map { $0.rider }.sorted() }) {
                for (first, second) in zip(riders, riders.dropFirst()) where first != second {
                    pairs[[first, second], default: 0] += 1
                }
            }
            let expected = pairs.filter { $0.value >= 3 && 2 * $0.value > min(counts[$0.key[0]], counts[$0.key[1]]) }
            #expect(shown(set(marks), of: 5) == Set(expected.map { $0.key + [$0.value] }))
        }
    }

    @Test("marks of riders with other numbers are those of the same riders")
    func renumbered() {
        var all = MarkSet()
        all.append(set([(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1)]), [4, 2])
        #expect(shown(all, of: 5) == [[2, 4, 3]])
    }
}

import Support
import Testing

@testable import RoadMap

@Suite("A column with changes of one's own")
struct ChangedPagesTests {
    @Test("reads as a copy of the column would, and copies the pages that are written to", arguments: 1...10)
    func equalsCopy(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = generator.pick([1, 64, 65, 4_096, 4_097, 20_000]) ?? 1
        let column = ContiguousArray((0..<count).map { UInt32($0) })
        var copy = column
        var changes = CopyOnWritePages<UInt32>()
        var written: Set<Int> = []
        #expect(changes.isEmpty && changes[count - 1] == nil)
        for round in 0..<200 {
            let index = generator.next(below: count)
            let element = UInt32(generator.next(below: 1_000))
            let before = changes
            changes.set(element, at: index, count: count) { column[$0] }
            copy[index] = element
            written.insert(index / 64)
            #expect(changes[index] == element && changes.pageCount == written.count, "seed \(seed), round \(round)")
            #expect(before.pageCount < changes.pageCount || before[index] != nil, "seed \(seed), round \(round)")
        }
        #expect((0..<count).allSatisfy { (changes[$0] ?? column[$0]) == copy[$0] }, "seed \(seed)")
        var laid = column
        changes.forEach { laid[$0] = $1 }
        #expect(laid == copy, "seed \(seed)")
        let range = generator.next(below: count)..<count
        var read: ContiguousArray<UInt32> = []
        changes.forEachRun(in: range) { run, place in
            for index in run {
                read.append(place.map { changes.elements[$0 + index - run.lowerBound] } ?? column[index])
            }
        }
        #expect(read.elementsEqual(copy[range]), "seed \(seed)")
    }
}

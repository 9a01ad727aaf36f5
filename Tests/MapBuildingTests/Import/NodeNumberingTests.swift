import Support
import Testing

@testable import MapBuilding

@Suite("Numbering nodes")
struct NodeNumberingTests {
    @Test("the nodes are numbered by ascending id, as a plain sort would", arguments: 0..<60)
    func numbering(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let shift = Int64(generator.next(below: 64))
        let references = ContiguousArray(
            (0..<generator.next(below: 500)).map { _ in Int64(bitPattern: generator.next()) >> shift })
        let ids = Set(references).sorted()
        let numbering = NodeNumbering(references)
        #expect(Array(numbering.ids) == ids, "seed \(seed)")
        #expect(numbering.numbers.map { ids[Int($0)] } == Array(references), "seed \(seed)")
    }

    @Test("sorting by some of the bits keeps the order of what is equal there", arguments: 0..<40)
    func radixSort(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let low = generator.next(below: 60)
        let bits = low..<(low + 1 + generator.next(below: 64 - low))
        let keys = ContiguousArray((0..<generator.next(below: 300)).map { _ in generator.next() })
        func part(_ key: UInt64) -> UInt64 {
            bits.count == 64 ? key : key >> UInt64(bits.lowerBound) & (1 << UInt64(bits.count) - 1)
        }
        var sorted = keys
        RadixSort.sort(&sorted, bits: bits)
        let expected = keys.enumerated().sorted { (part($0.element), $0.offset) < (part($1.element), $1.offset) }
        let isRight = Array(sorted) == expected.map(\.element)
        #expect(isRight, "seed \(seed), bits \(bits)")
    }
}

import Support
import Testing

@testable import MapTiles

@Suite("Records sorted with bounded memory")
struct RecordSorterTests {
    @Test("records come out by key, and in the order of their coming where keys are equal", arguments: 1...12)
    func order(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sorter = RecordSorter(memoryLimit: random.pick([1, 500, 20_000, 1 << 24]) ?? 1)
        var expected: [(key: UInt64, number: Int, payload: [UInt8])] = []
        let span = random.pick([3, 200, 1 << 50]) ?? 3
        for _ in 0..<random.next(in: 0...12) {
            var batch = RecordBatch()
            for _ in 0..<random.next(in: 0...60) {
                let key = UInt64(random.next(below: span))
                let payload = (0..<random.next(in: 0...40)).map { _ in UInt8(random.next(below: 256)) }
                expected.append((key, expected.count, payload))
                batch.append(payload, key: key)
            }
            try sorter.append(batch)
        }
        expected.sort { ($0.key, $0.number) < ($1.key, $1.number) }
        #expect(sorter.count == expected.count)
        let merge = try sorter.merged()
        for record in expected {
            #expect(merge.nextKey == record.key, "seed \(seed)")
            let found = try merge.next()
            #expect(found?.key == record.key && found.map { Array($0.payload) } == record.payload, "seed \(seed)")
        }
        #expect(try merge.next() == nil && merge.nextKey == nil)
    }

    @Test("records longer than a piece of the temporary file come back whole")
    func long() throws {
        let sorter = RecordSorter(memoryLimit: 1)
        let payload = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        for key: UInt64 in [3, 1, 2] {
            var batch = RecordBatch()
            batch.append(payload + [UInt8(key)], key: key)
            try sorter.append(batch)
        }
        let merge = try sorter.merged()
        for key: UInt64 in [1, 2, 3] {
            let record = try merge.next()
            #expect(record?.key == key && record.map { Array($0.payload) } == payload + [UInt8(key)])
        }
    }

    @Test("numbers and texts are read as they were written")
    func bytes() {
        let numbers: [UInt64] = [0, 1, 127, 128, 300, 1 << 35, .max]
        let signed: [Int64] = [0, -1, 1, 63, -64, .min, .max]
        var writer = RecordWriter()
        for number in numbers { writer.write(number) }
        for number in signed { writer.write(signed: number) }
        writer.write("Straße")
        var reader = RecordReader(writer.bytes[...])
        #expect(numbers.allSatisfy { reader.number() == $0 } && signed.allSatisfy { reader.signed() == $0 })
        #expect(reader.text() == "Straße" && reader.position == writer.bytes.count)
    }
}

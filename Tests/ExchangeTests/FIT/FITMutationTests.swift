import Support
import TestSupport
import Testing

@testable import Exchange

@Suite("Damaged FIT files")
struct FITMutationTests {
    @Test(
        "20 000 mutants are read or refused, and give no more records than they have bytes",
        arguments: 0..<4 as Range<UInt64>)
    func mutants(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let points = (0..<12).map {
            FITBytes.Point(
                time: 1_717_232_400 + Double($0), longitude: 37 + Double($0) / 1e4, latitude: 55, altitude: 100,
                accuracy: 5)
        }
        let whole = FITBytes.file(points, isBigEndian: seed % 2 == 0)
        let chained = whole + FITBytes.file(points, type: 6)
        var readable = 0
        for round in 0..<5_000 {
            let bytes = Mutation.damaged(round % 3 == 0 ? chained : whole, using: &generator)
            guard let file = try? FITFile(parsing: bytes) else { continue }
            readable += 1
            let count = file.activities.reduce(0) { $0 + $1.records.count + $1.recordsWithoutPlace }
            #expect(count <= bytes.count, "seed \(seed), round \(round)")
            #expect(file.faults.allSatisfy { $0.offset <= bytes.count }, "seed \(seed), round \(round)")
        }
        #expect(readable > 2_000)
    }

    @Test("random bytes behind a header are no harm")
    func noise() {
        var generator = SeededGenerator(seed: 7)
        let header = Array(FITBytes.file([]).prefix(14))
        for round in 0..<5_000 {
            let count = generator.next(below: 400)
            let noise = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            let file = try? FITFile(parsing: header + noise)
            #expect(file != nil, "round \(round)")
        }
    }
}

import Support
import Testing

@testable import GeoJSONOperations

@Suite("Boxes of segments as a tree")
struct SegmentBoxTreeTests {
    @Test(
        "segments that meet a box, in a range and beside a line, are those that looking at each finds",
        arguments: 1...40)
    func oracle(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func point() -> SIMD2<Double> { SIMD2(generator.next(in: -9.0...9), generator.next(in: -9.0...9)) }
        let segments = (0..<generator.next(in: 1...70)).map { _ in (point(), point()) }
        let tree = SegmentBoxTree(count: segments.count) { SegmentBox(segments[$0].0, segments[$0].1) }
        for _ in 0..<20 {
            let (start, end) = (point(), point())
            let box = SegmentBox(start, end)
            let ends = [generator.next(in: 0...segments.count), generator.next(in: 0...segments.count)].sorted()
            let range = ends[0]..<ends[1]
            var found: [Int] = []
            _ = tree.contains(meeting: box, in: range) {
                found.append($0)
                return false
            }
            let expected = segments.indices.filter { SegmentBox(segments[$0].0, segments[$0].1).meets(box) }
            #expect(found.filter { range.contains($0) } == expected.filter { range.contains($0) })
            let edge = SegmentCrossing(start: start, end: end)
            let line = SegmentLine(start, end)
            var crossed: [Int] = []
            _ = tree.contains(meeting: box, and: line) {
                let isBeside = line.hasOnOneSide(segments[$0].0, segments[$0].1)
                if !isBeside, edge.isCrossed(segments[$0].0, segments[$0].1) { crossed.append($0) }
                return false
            }
            #expect(crossed == segments.indices.filter { edge.isCrossed(segments[$0].0, segments[$0].1) })
        }
    }

    @Test("what touches a line is not beside it")
    func touching() {
        let line = SegmentLine(SIMD2(0, 0), SIMD2(3, 1))
        #expect(!line.hasOnOneSide(SIMD2(3, 1), SIMD2(5, 9)))
        #expect(!line.hasOnOneSide(SIMD2(6, 2), SIMD2(9, 3)))
        #expect(line.hasOnOneSide(SIMD2(0, 1), SIMD2(5, 9)))
        #expect(SegmentBox(SIMD2(3, 1), SIMD2(5, 9)).mayMeet(line))
        #expect(!SegmentBox(SIMD2(0, 1), SIMD2(1, 9)).mayMeet(line))
    }
}

import Support
import Testing

@testable import MapTiles

@Suite("Lines joined within a tile")
struct LineJoiningTests {
    private func line(_ points: [Int]) -> [TilePoint] {
        points.map { TilePoint(x: Int32($0 % 10), y: Int32($0 / 10)) }
    }

    private func sides(_ lines: [[TilePoint]], isDirected: Bool) -> [String] {
        lines.flatMap { line in
            zip(line, line.dropFirst()).map { from, to in
                let ends = ["\(from.x),\(from.y)", "\(to.x),\(to.y)"]
                return (isDirected ? ends : ends.sorted()).joined(separator: "-")
            }
        }.sorted()
    }

    @Test("two that meet become one; at a crossing of three nothing is joined")
    func simple() {
        #expect(LineJoining.joined([line([1, 2]), line([2, 3])], mayReverse: false) == [line([1, 2, 3])])
        #expect(LineJoining.joined([line([2, 3]), line([1, 2])], mayReverse: false) == [line([1, 2, 3])])
        let three = [line([1, 2]), line([2, 3]), line([2, 12])]
        #expect(LineJoining.joined(three, mayReverse: true) == three)
    }

    @Test("one-way streets that run against each other stay apart")
    func directions() {
        let against = [line([1, 2]), line([3, 2])]
        #expect(LineJoining.joined(against, mayReverse: false) == against)
        #expect(LineJoining.joined(against, mayReverse: true) == [line([1, 2, 3])])
    }

    @Test("no side is lost, doubled or turned round", arguments: 1...60)
    func sides(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let lines = (0..<random.next(in: 1...25)).map { _ in
            line((0..<random.next(in: 2...4)).map { _ in random.next(below: 30) })
        }
        let directed = LineJoining.joined(lines, mayReverse: false)
        #expect(sides(directed, isDirected: true) == sides(lines, isDirected: true), "seed \(seed)")
        let joined = LineJoining.joined(lines, mayReverse: true)
        #expect(sides(joined, isDirected: false) == sides(lines, isDirected: false), "seed \(seed)")
        #expect(joined.count <= directed.count, "seed \(seed)")
    }
}

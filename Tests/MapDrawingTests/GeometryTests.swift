import Support
import Testing

@testable import MapDrawing

@Suite("Lines in a picture")
struct GeometryTests {
    private static let box = PictureBox(left: 0, top: 0, right: 100, bottom: 80)

    private static func line(_ count: Int, _ generator: inout SeededGenerator) -> [PicturePoint] {
        (0..<count).map { _ in
            PicturePoint(generator.next(in: -60.0...160.0), generator.next(in: -60.0...140.0))
        }
    }

    private static func distance(_ point: PicturePoint, _ line: some Collection<PicturePoint>) -> Double {
        zip(line, line.dropFirst()).map { start, end in
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let squared = dx * dx + dy * dy
            let share =
                squared > 0 ? min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / squared, 0), 1) : 0
            return point.distance(to: PicturePoint(start.x + share * dx, start.y + share * dy))
        }.min() ?? .infinity
    }

    private static func length(_ line: some Collection<PicturePoint>) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    @Test(
        "a clipped line stays in the box, on the line, and keeps all that is inside", arguments: 0..<50 as Range<UInt64>
    )
    func clipping(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let line = Self.line(2 + generator.next(below: 8), &generator)
        var result = Paths()
        LineClipping(box: Self.box).clip(line, into: &result)
        for point in result.points {
            #expect(Self.box.contains(point), "seed \(seed)")
            #expect(Self.distance(point, line) < 1e-9, "seed \(seed)")
        }
        for _ in 0..<200 {
            let piece = generator.next(below: line.count - 1)
            let share = generator.nextUnit()
            let point = PicturePoint(
                line[piece].x + share * (line[piece + 1].x - line[piece].x),
                line[piece].y + share * (line[piece + 1].y - line[piece].y))
            guard Self.box.contains(point) else { continue }
            let nearest = (0..<result.count).map { Self.distance(point, result.points[result.range(of: $0)]) }.min()
            #expect((nearest ?? .infinity) < 1e-9, "seed \(seed)")
        }
    }

    @Test("a ring cut at a box covers what it covered inside")
    func ringClipping() {
        let ring = [PicturePoint(-50, -50), PicturePoint(50, -50), PicturePoint(50, 200), PicturePoint(-50, 200)]
        let cut = RingClipping(box: Self.box).clip(ring)
        #expect(cut.allSatisfy { Self.box.contains($0) })
        var twice = 0.0
        for (index, point) in cut.enumerated() {
            let next = cut[(index + 1) % cut.count]
            twice += point.x * next.y - next.x * point.y
        }
        #expect((twice / 2).magnitude == 50 * 80)
        #expect(
            RingClipping(box: Self.box).clip([PicturePoint(200, 0), PicturePoint(300, 0), PicturePoint(200, 9)]).isEmpty
        )
    }

    @Test("simplification moves a line by no more than its tolerance", arguments: 0..<30 as Range<UInt64>)
    func simplification(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var (x, y) = (0.0, 0.0)
        let line = ContiguousArray<PicturePoint>(
            (0..<200).map { _ in
                x += generator.next(in: -1.0...2.0)
                y += generator.next(in: -1.5...1.5)
                return PicturePoint(x, y)
            })
        var simplification = LineSimplification(tolerance: 0.5)
        let result = simplification.simplified(line)
        #expect(result.count < line.count && result.first == line.first && result.last == line.last)
        for point in line { #expect(Self.distance(point, result) <= 0.5, "seed \(seed)") }
        #expect(result.allSatisfy { line.contains($0) })
    }

    @Test("joined lines are the same pieces, each once", arguments: 0..<30 as Range<UInt64>)
    func joining(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var lines = Paths()
        for _ in 0..<60 {
            let (x, y) = (Double(generator.next(below: 6)), Double(generator.next(below: 6)))
            let across = generator.chance(0.5)
            lines.append([PicturePoint(x, y), PicturePoint(x + (across ? 1 : 0), y + (across ? 0 : 1))])
        }
        var found: [[PicturePoint]] = []
        var count = 0
        var joining = LineJoining(lines)
        joining.joined { line in
            count += 1
            for (start, end) in zip(line, line.dropFirst()) {
                found.append(start.x + start.y < end.x + end.y ? [start, end] : [end, start])
            }
        }
        let pieces = (0..<lines.count).map { Array(lines.points[lines.range(of: $0)]) }
        func sorted(_ pieces: [[PicturePoint]]) -> [[PicturePoint]] {
            pieces.sorted { ($0[0].x, $0[0].y, $0[1].x) < ($1[0].x, $1[0].y, $1[1].x) }
        }
        #expect(sorted(found) == sorted(pieces), "seed \(seed)")
        #expect(count < lines.count)
    }

    @Test("at a crossing a line goes straight on")
    func straightOn() {
        let middle = PicturePoint(5, 5)
        var lines = Paths()
        for end in [PicturePoint(0, 5), PicturePoint(5, 0), PicturePoint(10, 5), PicturePoint(5, 10)] {
            lines.append([end, middle])
        }
        var joining = LineJoining(lines)
        var joined: [ContiguousArray<PicturePoint>] = []
        joining.joined { joined.append($0) }
        #expect(joined.count == 2)
        for line in joined { #expect(line.count == 3 && (line[0].x == line[2].x || line[0].y == line[2].y)) }
    }

    @Test("taken places are found as by looking at each of them", arguments: 0..<20 as Range<UInt64>)
    func takenPlaces(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var taken = TakenPlaces(width: 400, height: 200)
        var boxes: [PictureBox] = []
        for _ in 0..<200 {
            let (left, top) = (generator.next(in: -100.0...450.0), generator.next(in: -100.0...250.0))
            let box = PictureBox(
                left: left, top: top, right: left + generator.next(in: 0.0...90.0),
                bottom: top + generator.next(in: 0.0...20.0))
            let isFree = !boxes.contains { $0.overlaps(box) }
            #expect(taken.overlap(box) == !isFree, "seed \(seed)")
            if isFree {
                taken.insert(box)
                boxes.append(box)
            }
        }
        #expect(boxes.count > 10)
    }
}

import Geodesy
import Support
import Testing

@Suite("Angles")
struct AngleTests {
    @Test("a turn leads from one bearing to the other, and none is shorter", arguments: 0..<200 as Range<UInt64>)
    func turns(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // Whole degrees, so that sums are exact and turns of just 180° come up.
        let (before, after) = (Double(generator.next(in: -1080...1080)), Double(generator.next(in: -1080...1080)))
        let expected = (-179...180).first { (Int(before) + $0 - Int(after)) % 360 == 0 }
        #expect(Angle.turn(from: before, to: after) == expected.map { Double($0) }, "seed \(seed)")
        #expect(Angle.between(before, after) == expected.map { Double($0.magnitude) }, "seed \(seed)")
    }

    @Test("turning round is 180° to the right, from every bearing")
    func turningRound() {
        for bearing in 0..<360 {
            let back = (bearing + 180) % 360
            #expect(Angle.turn(from: Double(bearing), to: Double(back)) == 180)
        }
    }

    @Test(
        "a step of longitude is the short way, and keeps its sign half around the Earth",
        arguments: 0..<200 as Range<UInt64>)
    func longitudeSteps(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (start, end) = (Double(generator.next(in: -180...180)), Double(generator.next(in: -180...180)))
        let step = Angle.longitudeStep(from: start, to: end)
        let shortest = [end - start, end - start - 360, end - start + 360].min { $0.magnitude < $1.magnitude }
        #expect(step == shortest, "seed \(seed): \(start) to \(end)")
        #expect(Angle.wrapped(start + step) == end || end.magnitude == 180, "seed \(seed)")
    }

    @Test(
        "bearings of vectors are clockwise from north",
        arguments: [(0.0, 1.0, 0.0), (1, 0, 90), (0, -1, 180), (-1, 0, 270), (-1, 1, 315), (0, 0, 0)])
    func bearings(east: Double, north: Double, bearing: Double) {
        #expect(abs(Angle.bearing(east: east, north: north) - bearing) < 1e-12)
    }
}

@Suite("The even-odd rule")
struct EvenOddRuleTests {
    /// How often a ring goes around a place, from the angles that its edges take as seen from there.
    private static func windings(_ ring: [Coordinate], around place: Coordinate) -> Int {
        var sum = 0.0
        for (index, start) in ring.enumerated() {
            let end = ring[(index + 1) % ring.count]
            let before = Angle.bearing(
                east: start.longitude - place.longitude, north: start.latitude - place.latitude)
            let after = Angle.bearing(east: end.longitude - place.longitude, north: end.latitude - place.latitude)
            sum += Angle.turn(from: before, to: after)
        }
        return Int((sum / 360).rounded())
    }

    @Test("a place is inside where the ring goes around it an odd number of times", arguments: 0..<100 as Range<UInt64>)
    func windings(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let ring = (0..<generator.next(in: 3...12)).map { _ in
            Coordinate(longitude: generator.next(in: -10.0...10), latitude: generator.next(in: -10.0...10))
        }
        for _ in 0..<40 {
            let place = Coordinate(longitude: generator.next(in: -12.0...12), latitude: generator.next(in: -12.0...12))
            let expected = Self.windings(ring, around: place) % 2 != 0
            #expect(EvenOddRule.isInside(place, ring: ring) == expected, "seed \(seed), \(place)")
            #expect(EvenOddRule.isInside(place, ring: ring + [ring[0]]) == expected, "closed, seed \(seed), \(place)")
        }
    }

    @Test("of the cells of a grid, each place belongs to exactly one, on corners and edges as well")
    func tiling() {
        for x in 0...8 {
            for y in 0...8 {
                let place = Coordinate(longitude: Double(x) / 2, latitude: Double(y) / 2)
                var count = 0
                for west in -1..<6 {
                    for south in -1..<6 {
                        let (west, south) = (Double(west), Double(south))
                        let ring = [(0, 0), (1, 0), (1, 1), (0, 1)].map {
                            Coordinate(longitude: west + $0, latitude: south + $1)
                        }
                        if EvenOddRule.isInside(place, ring: ring) { count += 1 }
                    }
                }
                #expect(count == 1, "\(place)")
            }
        }
    }

    @Test("nothing is inside of nothing")
    func empty() {
        let place = Coordinate(longitude: 0, latitude: 0)
        #expect(!EvenOddRule.isInside(place, ring: []))
        #expect(!EvenOddRule.isInside(place, ring: [place]))
    }
}

@Suite("Lines by Douglas and Peucker")
struct DouglasPeuckerTests {
    /// As the paper defines it, by recursion.
    private static func slow(_ line: ArraySlice<PlanePoint>, _ tolerance: Double) -> [Int] {
        guard let first = line.first, let last = line.last, line.count > 2 else { return Array(line.indices) }
        let distances = line.indices.dropFirst().dropLast().map { index in
            (PlaneSegment(first, last).nearest(to: line[index]).squaredDistance.squareRoot(), index)
        }
        guard let far = distances.max(by: { $0.0 < $1.0 }), far.0 > tolerance else {
            return [line.startIndex, line.endIndex - 1]
        }
        return slow(line[...far.1], tolerance) + slow(line[far.1...], tolerance).dropFirst()
    }

    @Test("the same points stay as by the recursive definition", arguments: 0..<100 as Range<UInt64>)
    func oracle(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var reduction = DouglasPeucker()
        // One value for lines of several lengths: nothing of a longer line is left over in the shorter ones.
        for count in [generator.next(in: 0...200), 0, 1, 2, 3, generator.next(in: 0...20)] {
            var place = PlanePoint(east: 0, north: 0)
            let line = (0..<count).map { _ in
                place.east += generator.next(in: -1.0...2)
                place.north += generator.next(in: -1.5...1.5)
                return place
            }
            let tolerance = generator.next(in: 0.0...3)
            var kept: [Int] = []
            reduction.forEachKept(of: count, tolerance: tolerance) {
                line[$0]
            } _: {
                kept.append($0)
            }
            #expect(kept == Self.slow(line[...], tolerance), "seed \(seed), \(count) points")
        }
    }
}

@Suite("Packed trees")
struct PackedTreeTests {
    @Test("a tree of intervals finds what looking at all finds", arguments: 0..<100 as Range<UInt64>)
    func search(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let fanOut = generator.next(in: 2...16)
        let leaves = ContiguousArray(
            (0..<generator.next(in: 0...300)).map { _ in
                let start = generator.next(in: 0...1000)
                return start...(start + generator.next(in: 0...20))
            }.sorted { $0.lowerBound < $1.lowerBound })
        let tree = PackedTree(leafCount: leaves.count, fanOut: fanOut)
        let boxes = PackedTree.boxes(over: leaves, fanOut: fanOut) {
            $0 = min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
        #expect(tree.levelStarts.last == boxes.count, "seed \(seed)")
        for _ in 0..<20 {
            let start = generator.next(in: 0...1000)
            let region = start...(start + generator.next(in: 0...50))
            var found: [Int] = []
            tree.forEachLeaf {
                boxes[$0].overlaps(region)
            } _: {
                if leaves[$0].overlaps(region) { found.append($0) }
            }
            #expect(found.sorted() == leaves.indices.filter { leaves[$0].overlaps(region) }, "seed \(seed)")
        }
    }

    @Test("each leaf is found once, and one box is around all", arguments: [0, 1, 2, 7, 8, 9, 63, 64, 65, 513])
    func everything(count: Int) {
        let tree = PackedTree(leafCount: count, fanOut: 8)
        var found: [Int] = []
        tree.forEachLeaf { _ in
            true
        } _: {
            found.append($0)
        }
        #expect(found.sorted() == Array(0..<count))
        let boxes = PackedTree.boxes(over: ContiguousArray(0..<count), fanOut: 8) { $0 = max($0, $1) }
        #expect(boxes.last == (count > 0 ? count - 1 : nil))
    }
}

@Suite("The Hilbert curve")
struct HilbertCurveTests {
    @Test("the curve visits every cell once, and neighbours in number are neighbours on the ground")
    func neighbours() {
        var cells: [UInt64: (Int, Int)] = [:]
        for x in 0..<32 {
            for y in 0..<32 {
                cells[HilbertCurve.position(x: UInt32(x), y: UInt32(y), order: 5)] = (x, y)
            }
        }
        #expect(cells.count == 1024)
        for position in UInt64(0)..<1023 {
            guard let one = cells[position], let other = cells[position + 1] else {
                Issue.record("no cell \(position)")
                continue
            }
            #expect(abs(one.0 - other.0) + abs(one.1 - other.1) == 1)
        }
    }
}

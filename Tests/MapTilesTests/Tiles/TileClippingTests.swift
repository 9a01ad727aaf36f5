import Foundation
import Support
import TestSupport
import Testing

@testable import MapTiles

@Suite("Areas of tiles are valid")
struct TileClippingTests {
    /// A tile whose unit is 64 units of the world.
    private static let zoom = 14

    private func world(_ x: Double, _ y: Double, _ tile: TileID) -> WorldPoint {
        WorldPoint(x: tile.box.minX + Int64((x * 64).rounded()), y: tile.box.minY + Int64((y * 64).rounded()))
    }

    private func tile() throws -> TileID { try #require(TileID(zoom: Self.zoom, column: 9903, row: 5121)) }

    /// Compares areas with the rings that they come from, at points of a grid between those of the tile.
    private func check(
        _ areas: [[[TilePoint]]], _ rings: [[TilePoint]], size: Int, coversAsWell: Bool, comment: Comment
    ) {
        for area in areas {
            let defect = TileValidity.defect(of: area)
            #expect(defect == nil, comment)
        }
        guard coversAsWell else { return }
        for y in stride(from: 0.25, to: Double(size), by: 1.5) {
            for x in stride(from: 0.25, to: Double(size), by: 1.5)
            where TileValidity.distance(rings, x, y) > 0.75 {
                let inside = areas.filter { TileValidity.holds($0, x, y) }.count
                #expect(inside == (TileValidity.holds(rings, x, y) ? 1 : 0), comment)
            }
        }
    }

    @Test(
        "whatever random rings cross and touch, what comes out is valid and covers what is inside of an odd number of them"
    )
    func random() throws {
        let tile = try tile()
        var generator = SeededGenerator(seed: 20_261_126)
        for round in 0..<4_000 {
            let size = [4, 8, 16, 30][round % 4]
            let rings = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                (0..<Int.random(in: 3...12, using: &generator)).map { _ in
                    TilePoint(
                        x: Int32.random(in: 0...Int32(size), using: &generator),
                        y: Int32.random(in: 0...Int32(size), using: &generator))
                }
            }
            let areas = try TileClipping(tile: tile, buffer: 0, tolerance: 0).polygon(
                rings.map { $0.map { world(Double($0.x), Double($0.y), tile) } })
            check(areas, rings, size: size, coversAsWell: round / 4 % 5 == 0, comment: "round \(round): \(rings)")
        }
    }

    @Test("the same where points lie between those of the grid, and rings have many points")
    func rounding() throws {
        let tile = try tile()
        var generator = SeededGenerator(seed: 7)
        for round in 0..<600 {
            let size = [6.0, 20, 60][round % 3]
            let rings = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                var (x, y) = (size / 2, size / 2)
                return (0..<Int.random(in: 20...90, using: &generator)).map { _ in
                    x = min(max(x + Double.random(in: -size / 4...size / 4, using: &generator), 0), size)
                    y = min(max(y + Double.random(in: -size / 4...size / 4, using: &generator), 0), size)
                    return (x, y)
                }
            }
            let areas = try TileClipping(tile: tile, buffer: 0, tolerance: 0).polygon(
                rings.map { $0.map { world($0.0, $0.1, tile) } })
            for area in areas {
                let defect = TileValidity.defect(of: area)
                #expect(defect == nil, "round \(round): \(area)")
            }
        }
    }

    @Test("a ring around the tile becomes the tile with its buffer")
    func around() throws {
        let tile = try tile()
        let ring = [
            world(-9000, -9000, tile), world(9000, -9000, tile), world(9000, 9000, tile), world(-9000, 9000, tile),
        ]
        let areas = try TileClipping(tile: tile, buffer: 64, tolerance: 0).polygon([ring])
        try #require(areas.count == 1 && areas[0].count == 1)
        #expect(
            Set(areas[0][0]) == [
                TilePoint(x: -64, y: -64), TilePoint(x: 4160, y: -64), TilePoint(x: 4160, y: 4160),
                TilePoint(x: -64, y: 4160),
            ])
    }

    @Test("a comb whose teeth reach into the tile becomes an area for each tooth")
    func comb() throws {
        let tile = try tile()
        var ring = [world(-500, -900, tile)]
        for tooth in 0..<5 {
            let x = Double(tooth) * 700
            ring += [
                world(x, -500, tile), world(x, 2000, tile), world(x + 300, 2000, tile), world(x + 300, -500, tile),
            ]
        }
        ring.append(world(5000, -900, tile))
        let areas = try TileClipping(tile: tile, buffer: 64, tolerance: 0).polygon([ring])
        #expect(areas.count == 5 && areas.allSatisfy { $0.count == 1 && $0[0].count == 4 })
    }

    @Test("a hole that touches its outer ring in a point stays a hole, and one that parts the area makes two")
    func holes() throws {
        let tile = try tile()
        let clipping = TileClipping(tile: tile, buffer: 0, tolerance: 0)
        func rings(_ rings: [[(Double, Double)]]) -> [[WorldPoint]] { rings.map { $0.map { world($0.0, $0.1, tile) } } }
        let square = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
        let touching = try clipping.polygon(rings([square, [(0, 50), (40, 40), (40, 60)]]))
        #expect(touching.count == 1 && touching[0].count == 2)
        let parting = try clipping.polygon(rings([square, [(0, 50), (50, 40), (100, 50), (50, 60)]]))
        #expect(parting.count == 2 && parting.allSatisfy { $0.count == 1 })
        let island = try clipping.polygon(
            rings([square, [(20, 20), (80, 20), (80, 80), (20, 80)], [(40, 40), (60, 40), (60, 60), (40, 60)]]))
        #expect(island.map(\.count).sorted() == [1, 2])
    }

    @Test("what is smaller than the grid, a spike and a line there and back are nothing")
    func nothing() throws {
        let tile = try tile()
        let clipping = TileClipping(tile: tile, buffer: 0, tolerance: 0)
        for ring in [
            [(1.1, 1.1), (1.2, 1.1), (1.2, 1.2)], [(1, 1), (9, 9), (1, 1), (9, 9)], [(1, 1), (9, 9)],
            [(1, 1), (5, 5), (9, 9)], [],
        ] {
            #expect(try clipping.polygon([ring.map { world($0.0, $0.1, tile) }]) == [])
        }
        #expect(try clipping.polygon([]) == [])
        #expect(clipping.line([world(5, 5, tile), world(5.1, 5.1, tile)]) == [])
    }

    @Test("a ring of hundreds of random points is made valid in a moment")
    func tangledRing() throws {
        let tile = try tile()
        var generator = SeededGenerator(seed: 11)
        let ring = (0..<400).map { _ in
            world(Double.random(in: 0...4095, using: &generator), Double.random(in: 0...4095, using: &generator), tile)
        }
        let clock = ContinuousClock()
        let start = clock.now
        let areas = try TileClipping(tile: tile, buffer: 0, tolerance: 0).polygon([ring])
        #expect(clock.now - start < .seconds(30))
        #expect(areas.count > 1_000)
        for area in areas.prefix(200) { #expect(TileValidity.defect(of: area) == nil) }
    }

    @Test("rings that cross each other far more often than those of maps are refused")
    func tooTangled() throws {
        let tile = try tile()
        var generator = SeededGenerator(seed: 12)
        let ring = (0..<2_000).map { _ in
            world(Double.random(in: 0...4095, using: &generator), Double.random(in: 0...4095, using: &generator), tile)
        }
        #expect(throws: TangledArea.self) {
            try TileClipping(tile: tile, buffer: 0, tolerance: 0).polygon([ring])
        }
    }

    @Test("lines are cut at the buffer, without points that repeat")
    func lines() throws {
        let tile = try tile()
        let clipping = TileClipping(tile: tile, buffer: 10, tolerance: 0)
        let lines = clipping.line([
            world(-50, 5, tile), world(20, 5, tile), world(20.2, 5.2, tile), world(20, 900, tile),
            world(-100, 900, tile),
            world(-100, 950, tile), world(30, 950, tile),
        ])
        func points(_ pairs: [(Int32, Int32)]) -> [TilePoint] { pairs.map { TilePoint(x: $0.0, y: $0.1) } }
        #expect(
            lines == [
                points([(-10, 5), (20, 5), (20, 900), (-10, 900)]), points([(-10, 950), (30, 950)]),
            ])
    }

    @Test("a simplified ring is the same wherever it begins, and no further away than the tolerance")
    func simplified() throws {
        let tile = try tile()
        var generator = SeededGenerator(seed: 3)
        let ring = (0..<200).map { index in
            let angle = Double(index) / 200 * 2 * Double.pi
            let radius = 1500 + Double.random(in: -4...4, using: &generator)
            return world(2048 + radius * cos(angle), 2048 + radius * sin(angle), tile)
        }
        let clipping = TileClipping(tile: tile, buffer: 0, tolerance: 10)
        let first = try #require(try clipping.polygon([ring]).first?.first)
        #expect(first.count > 8 && first.count < 60)
        let turned = try #require(try clipping.polygon([Array(ring[77...] + ring[..<77])]).first?.first)
        #expect(Set(first) == Set(turned))
    }
}

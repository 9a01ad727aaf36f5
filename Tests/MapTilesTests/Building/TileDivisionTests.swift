import Support
import Testing

@testable import MapTiles

@Suite("Geometry divided among tiles")
struct TileDivisionTests {
    private func area(_ rings: [[WorldPoint]]) -> Double {
        rings.reduce(0) { $0 + Path($1).doubleArea / 2 }
    }

    /// The slow way: the whole ring cut to each tile's own area.
    private func cut(_ parts: [[WorldPoint]], to box: WorldBox, isArea: Bool) -> [[WorldPoint]] {
        var parts = parts
        for (isVertical, limit, isBelow) in [
            (true, box.minX, false), (true, box.maxX, true), (false, box.minY, false), (false, box.maxY, true),
        ] {
            parts = HalfPlane(isVertical: isVertical, limit: limit, isBelow: isBelow).cut(parts, isArea)
        }
        return parts
    }

    private func ring(_ random: inout SeededGenerator) -> [WorldPoint] {
        let base: Int64 = 1 << 31
        return (0..<random.next(in: 3...30)).map { _ in
            WorldPoint(
                x: base + Int64(random.next(in: -3_000_000...3_000_000)),
                y: base + Int64(random.next(in: -3_000_000...3_000_000)))
        }
    }

    @Test("each tile gets what lies in it, as if it were cut by itself", arguments: 1...30)
    func areas(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let ring = ring(&random)
        let zoom = random.next(in: 8...13)
        guard let box = WorldBox(ring) else { return }
        let range = TileRange(touching: box, zoom: zoom, margin: 0)
        var found: [TileID: Double] = [:]
        TileDivision(zoom: zoom, isArea: true, buffer: 64).divide([ring], within: range) { tile, parts in
            found[tile] = area(cut(parts, to: tile.box, isArea: true))
        }
        for column in range.columns {
            for row in range.rows {
                guard let tile = TileID(zoom: zoom, column: column, row: row) else { continue }
                let expected = area(cut([ring], to: tile.box, isArea: true))
                // Cuts are rounded to whole units.
                #expect(((found[tile] ?? 0) - expected).magnitude < 2e8, "seed \(seed), \(tile)")
            }
        }
    }

    @Test("the length of lines is the sum of those in the tiles", arguments: 1...30)
    func lines(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let line = ring(&random)
        let zoom = random.next(in: 6...12)
        guard let box = WorldBox(line) else { return }
        func length(_ lines: [[WorldPoint]]) -> Double {
            lines.reduce(0) { sum, line in
                zip(line, line.dropFirst()).reduce(sum) { sum, side in
                    let (dx, dy) = (Double(side.1.x - side.0.x), Double(side.1.y - side.0.y))
                    return sum + (dx * dx + dy * dy).squareRoot()
                }
            }
        }
        var sum = 0.0
        let range = TileRange(touching: box, zoom: zoom, margin: 0)
        TileDivision(zoom: zoom, isArea: false, buffer: 64).divide([line], within: range) { tile, parts in
            sum += length(cut(parts, to: tile.box, isArea: false))
        }
        #expect((sum - length([line])).magnitude < 1e-5 * sum, "seed \(seed)")
    }
}

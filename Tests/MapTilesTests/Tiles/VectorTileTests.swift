import MapTiles
import Support
import TestSupport
import Testing

@Suite("Vector tiles as bytes")
struct VectorTileTests {
    private static func point(_ x: Int32, _ y: Int32) -> TilePoint { TilePoint(x: x, y: y) }

    private static let tile = VectorTile(layers: [
        TileLayer(
            name: "streets",
            features: [
                TileFeature(
                    id: 7,
                    attributes: [TileAttribute("kind", .text("residential")), TileAttribute("oneway", .boolean(true))],
                    geometry: .lines([[point(2, 2), point(2, 10), point(10, 10)], [point(1, 1), point(3, 5)]])),
                TileFeature(
                    attributes: [TileAttribute("kind", .text("path")), TileAttribute("layer", .integer(-1))],
                    geometry: .lines([[point(-64, 4160), point(0, 0)]])),
            ]),
        TileLayer(
            name: "places",
            features: [
                TileFeature(
                    id: .max,
                    attributes: [TileAttribute("name", .text("Москва")), TileAttribute("height", .double(1.5))],
                    geometry: .points([point(5, 7), point(3, 2)]))
            ]),
    ])

    @Test("the bytes of the specification's examples come out")
    func examples() throws {
        // Section 4.3.5: a multipolygon of two areas, the second with a hole.
        let outer = [Self.point(0, 0), Self.point(10, 0), Self.point(10, 10), Self.point(0, 10)]
        let second = [Self.point(11, 11), Self.point(20, 11), Self.point(20, 20), Self.point(11, 20)]
        let hole = [Self.point(13, 13), Self.point(13, 17), Self.point(17, 17), Self.point(17, 13)]
        // The directions are those of the specification whatever was given.
        for (one, two, three) in [(outer, second, hole), (outer.turned, second.turned, hole.turned)] {
            let tile = VectorTile(layers: [
                TileLayer(
                    name: "a", features: [TileFeature(attributes: [], geometry: .polygons([[one], [two, three]]))])
            ])
            let commands: [UInt8] = [
                9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15, 9, 22, 2, 26, 18, 0, 0, 18, 17, 0, 15, 9, 4, 13, 26, 0, 8, 8, 0,
                0, 7, 15,
            ]
            let feature: [UInt8] = [24, 3, 34, UInt8(commands.count)] + commands
            let layer: [UInt8] = [120, 2, 10, 1, 97, 18, UInt8(feature.count)] + feature + [40, 128, 32]
            #expect(tile.encoded() == [26, UInt8(layer.count)] + layer)
        }
    }

    @Test("what was written is read")
    func roundTrip() throws {
        #expect(try VectorTile(decoding: Self.tile.encoded()) == Self.tile)
        #expect(try VectorTile(decoding: []) == VectorTile(layers: []))
    }

    @Test("features without geometry, layers without features and rings without an area are not written")
    func empty() throws {
        let nothing: [TileGeometry] = [
            .points([]), .lines([]), .lines([[Self.point(1, 1)]]), .polygons([]), .polygons([[]]),
            .polygons([[[Self.point(0, 0), Self.point(5, 5), Self.point(9, 9)]]]),
        ]
        for geometry in nothing {
            let tile = VectorTile(layers: [
                TileLayer(name: "a", features: [TileFeature(attributes: [], geometry: geometry)])
            ])
            #expect(tile.encoded() == [])
        }
    }

    @Test("bytes of anybody are read or refused, without a crash and without memory beyond their size")
    func hostile() throws {
        let bytes = Self.tile.encoded()
        for count in 0..<bytes.count where count > 0 {
            #expect(throws: VectorTileError.self) { try VectorTile(decoding: Array(bytes[..<count])) }
            if count == bytes.count / 2 { break }
        }
        var generator = SeededGenerator(seed: 99)
        for _ in 0..<20_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            if let tile = try? VectorTile(decoding: damaged) {
                #expect(tile.layers.reduce(0) { $0 + $1.features.count } <= damaged.count)
                _ = tile.encoded()
            }
        }
    }

    @Test(
        "the place and the reason of damage are said",
        arguments: [
            ([26, 5, 1], .truncated), ([26, 3, 120, 9, 0], .malformed), ([26, 4, 120, 9, 40, 1], .layer),
            ([26, 7, 120, 2, 10, 1, 97, 18, 0], nil), ([26, 5, 10, 3, 255, 254, 65], .text),
            // A command with 2^60 points.
            (
                [26, 21, 10, 1, 97, 18, 16, 24, 1, 34, 12, 137, 128, 128, 128, 128, 128, 128, 128, 128, 1, 0, 0],
                .truncated
            ),
            ([26, 12, 10, 1, 97, 18, 7, 24, 1, 34, 3, 9, 2, 2], nil),
            ([26, 11, 10, 1, 97, 18, 6, 18, 2, 0, 0, 24, 1], .attribute),
            ([26, 12, 10, 1, 97, 18, 7, 24, 2, 34, 3, 9, 2, 2], .geometry),
        ] as [([UInt8], VectorTileError.Reason?)])
    func reasons(bytes: [UInt8], reason: VectorTileError.Reason?) {
        var found: VectorTileError.Reason?
        do { _ = try VectorTile(decoding: bytes) } catch {
            found = error.reason
            #expect(error.offset > 0 && error.offset <= bytes.count)
            #expect(error.message[.english].contains("byte") && error.message[.russian].contains("байт"))
        }
        #expect(found == reason)
    }
}

extension [TilePoint] {
    /// The ring in the other direction from the same point on.
    fileprivate var turned: [TilePoint] { [self[0]] + self[1...].reversed() }
}

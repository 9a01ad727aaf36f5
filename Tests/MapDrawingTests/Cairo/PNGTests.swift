import EngineTestSupport
import Geodesy
import Routing
import Support
import TestSupport
import Testing

@testable import MapDrawing

@Suite("PNG")
struct PNGTests {
    @Test("its header says eight bits of red, green and blue, as many pixels as the list has; it has no time")
    func header() throws {
        let list = try SmallTown.list()
        let file = try list.png()
        #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(Array(file[12..<29]) == Array("IHDR".utf8) + [0, 0, 1, 144, 0, 0, 1, 144, 8, 2, 0, 0, 0])
        #expect(!String(decoding: file, as: UTF8.self).contains("tIME"))
        let picture = try ReadPicture(file)
        #expect(picture.width == list.width && picture.height == list.height)
    }

    @Test("a hard task is red where it is, with a number in white; paper is paper and roads are on it")
    func pixels() throws {
        let picture = try ReadPicture(SmallTown.list().png())
        func colour(_ east: Double, _ north: Double, _ x: Int = 0, _ y: Int = 0) -> Colour? {
            let point = SmallTown.frame.point(SmallTown.place(east, north))
            return picture[Int(point.x) + x, Int(point.y) + y]
        }
        #expect(colour(100, 250, -8) == Colour(0xC9302C))
        #expect(colour(150, 0, -8) == Colour(0x2F9348))
        #expect((-5...5).contains { colour(100, 250, $0) == .white })
        #expect(colour(300, -100) == .paper)
        #expect(colour(-350, 100) == Colour(0xF8C98B) || colour(350, 100) == Colour(0xF8C98B))
        #expect(colour(0, 330) == Colour(0x0B8F77))
    }

    @Test("a chart of heights has its line where heights are, and white above it")
    func chart() throws {
        let samples = [(0.0, 100.0), (2000, 180), (4000, 100)].map {
            ElevationProfile.Sample(distance: $0.0, height: $0.1)
        }
        let blue = Colour(0x1F5FBF)
        let chart = ElevationChart([ElevationChart.Line("way", try #require(ElevationProfile(samples: samples)), blue)])
        let list = try DisplayList(chart: chart, width: 390, height: chart.height(width: 390))
        let picture = try ReadPicture(list.png())
        #expect(picture.width == 390 && picture.height == list.height)
        let line = list.groups.flatMap(\.items).compactMap { item -> [PicturePoint]? in
            guard case .lines(let number, let stroke) = item, stroke.width == 2 else { return nil }
            return Array(list.paths[number].points)
        }
        let top = try #require(line.first?.min { $0.y < $1.y })
        #expect((-2...2).contains { picture[Int(top.x) - 6, Int(top.y) + 2 + $0] == blue })
        #expect(picture[Int(top.x) + 60, Int(top.y) + 2] == .white)
        #expect(try !list.pdf().isEmpty)
    }

    @Test("lines and areas of others are drawn between names and markers")
    func furtherLayers() throws {
        let route = MapLines(
            [[SmallTown.place(-9000, 0), SmallTown.place(9000, 0)]], [Stroke(Colour(0x7A3FB0), width: 6)], name: "route"
        )
        let hole = [(-50.0, -50.0), (50, -50), (50, 50), (-50, 50)].map { SmallTown.place($0.0, $0.1) }
        let ring = [(-9000.0, -150.0), (100, -150), (100, 150), (-9000, 150)].map { SmallTown.place($0.0, $0.1) }
        let zone = MapAreas([[ring, hole]], fill: Colour(0x00FF00), name: "zone")
        let picture = try ReadPicture(DisplayList(frame: SmallTown.frame, layers: [zone, route]).png())
        func colour(_ east: Double, _ north: Double) -> Colour? {
            let point = SmallTown.frame.point(SmallTown.place(east, north))
            return picture[Int(point.x), Int(point.y)]
        }
        #expect(colour(0, 0) == Colour(0x7A3FB0))
        #expect(colour(0, 30) == .paper && colour(0, 100) == Colour(0x00FF00) && colour(200, 100) == .paper)
    }

    @Test("a search is drawn in the colours of its sides")
    func search() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph, method: .contractionHierarchy)
        let start = try router.snap(Coordinate(longitude: -32.020, latitude: 55.008))
        let end = try router.snap(Coordinate(longitude: -31.985, latitude: 54.994))
        let leg = router.leg(from: start, to: end)
        let list = DisplayList(
            search: router.searchSpace(), on: graph, from: start, to: end, leg: leg,
            frame: try MapFrame(showing: graph, width: 600))
        let picture = try ReadPicture(list.png())
        for colour in [0x2B74D4, 0xE2792B, 0x8F3FA6, 0x2B2B2B] {
            #expect(picture.count { $0 == Colour(UInt32(colour)) } > 5, "\(String(colour, radix: 16))")
        }
    }

    @Test("the same map gives the same bytes")
    func deterministic() throws {
        #expect(try SmallTown.list().png() == SmallTown.list().png())
    }

    @Test(
        "a picture that would not fit into memory, or has a side longer than Cairo counts, is refused",
        arguments: [0.3, 0.0])
    func tooLarge(north: Double) throws {
        let box = BoundingBox(west: 10, south: 50, east: north > 0 ? 10.1 : 10, north: 50.3)
        let list = DisplayList(frame: try MapFrame(box, width: north > 0 ? 20_000 : 9_000), layers: [])
        #expect(throws: CairoDrawingError.tooManyPixels(width: list.width, height: list.height)) { try list.png() }
    }

    @Test("every error says in both languages what to do")
    func messages() {
        let errors: [CairoDrawingError] = [.tooManyPixels(width: 9, height: 8), .noFonts, .failed("out of memory")]
        for error in errors {
            #expect(error.message[.english].contains("; ") && error.message[.english].contains("SVG"))
            #expect(error.message[.russian].contains("; ") && error.message[.russian].contains("SVG"))
            #expect(error.message[.russian].unicodeScalars.contains { ("а"..."я").contains($0) })
        }
    }
}

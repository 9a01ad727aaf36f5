import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@testable import MapDrawing

@Suite("A chart of heights")
struct ElevationChartTests {
    private static let blue = Colour(0x1F5FBF)
    private static let orange = Colour(0xC2410C)

    /// 4 km: level at 100 m, from 1 km on up to 180 m at 2 km, down to 90 m at 4 km.
    private static func profile(_ scale: Double = 1) throws -> ElevationProfile {
        let samples = [(0.0, 100.0), (1000, 100), (2000, 180), (4000, 90)]
        return try #require(
            ElevationProfile(samples: samples.map { .init(distance: $0.0, height: 100 + ($0.1 - 100) * scale) }))
    }

    private static func list(
        _ width: Int = 800, _ language: Language = .english, _ lines: [ElevationChart.Line]? = nil
    ) throws -> DisplayList {
        let chart = ElevationChart(try lines ?? [ElevationChart.Line("city", profile(), blue)])
        return try DisplayList(chart: chart, width: width, height: chart.height(width: width), language: language)
    }

    private static func letterings(_ list: DisplayList) -> [Lettering] {
        list.groups.flatMap(\.items).compactMap { item in
            if case .text(let lettering) = item { lettering } else { nil }
        }
    }

    private static func lines(_ list: DisplayList, width: Double) -> [[PicturePoint]] {
        list.groups.flatMap(\.items).compactMap { item in
            guard case .lines(let number, let stroke) = item, stroke.width == width else { return nil }
            return Array(list.paths[number].points)
        }
    }

    @Test("says length, climb, descent and the steepest grade, with heights in metres and distances in kilometres")
    func words() throws {
        let english = Self.letterings(try Self.list()).map(\.text)
        #expect(english.contains("city: 4.0 km, 80 m up, 90 m down, steepest 8 %"), "\(english)")
        for label in ["80 m", "100 m", "180 m", "0 km", "1 km", "4 km", "8 %"] {
            #expect(english.contains(label), "\(label) of \(english)")
        }
        let russian = Self.letterings(try Self.list(800, .russian)).map(\.text)
        #expect(russian.contains("city: 4,0 км, подъём 80 м, спуск 90 м, самый крутой уклон 8 %"), "\(russian)")
        #expect(russian.contains("100 м") && russian.contains("2 км"))
    }

    @Test("distances are those from the start of the way, also where its first heights are not known")
    func unknownStart() throws {
        let samples = [(1000.0, 100.0), (2000, 180), (4000, 90)]
        let known = try #require(
            ElevationProfile(samples: samples.map { .init(distance: $0.0, height: $0.1) }))
        let list = try Self.list(800, .english, [ElevationChart.Line("city", known, Self.blue)])
        let line = try #require(Self.lines(list, width: 2).first)
        let texts = Self.letterings(list)
        let (start, end) = (texts.first { $0.text == "1 km" }, texts.first { $0.text == "4 km" })
        #expect(try abs(line[0].x - #require(start).place.x) < 0.5)
        #expect(try abs(line[line.count - 1].x - #require(end).place.x) < 0.5)
    }

    @Test(
        "where heights are not known the line is dashed, nothing is filled, and the caption says for how much they are known"
    )
    func gaps() throws {
        let samples = [(0.0, 100.0), (1000, 120), (3000, 140), (4000, 90)].map {
            ElevationProfile.Sample(distance: $0.0, height: $0.1)
        }
        let profile = try #require(ElevationProfile(samples: samples, gaps: [1000...3000]))
        let list = try Self.list(800, .english, [.init("city", profile, Self.blue)])
        let solid = Self.lines(list, width: 2)
        #expect(solid.count == 2 && solid.allSatisfy { $0.count == 2 })
        let dashed = list.groups.flatMap(\.items).compactMap { item -> [PicturePoint]? in
            guard case .lines(let number, let stroke) = item, !stroke.dashes.isEmpty else { return nil }
            return Array(list.paths[number].points)
        }
        #expect(dashed == [[solid[0][1], solid[1][0]]])
        let texts = Self.letterings(list).map(\.text)
        #expect(
            texts.contains("city: 4.0 km, 40 m up, 50 m down, steepest -5 %; heights for 50 % of the way")
                || texts.contains("city: 4.0 km, 40 m up, 50 m down, steepest −5 %; heights for 50 % of the way"),
            "\(texts)")
        // The grey behind the gap, and the filling below both known parts.
        let areas = list.groups.flatMap(\.items).compactMap { item -> [PicturePoint]? in
            guard case .area(let number, _) = item else { return nil }
            return Array(list.paths[number].points)
        }.filter { $0.contains { abs($0.x - solid[0][1].x) < 0.01 } }
        #expect(areas.count == 2, "\(areas)")
    }

    @Test("a short way has metres below, each label once", arguments: [0.4, 7, 60, 990])
    func shortWay(length: Double) throws {
        let samples = [(0.0, 100.0), (length, 103)].map { ElevationProfile.Sample(distance: $0.0, height: $0.1) }
        let profile = try #require(ElevationProfile(samples: samples))
        for width in [110, 300, 800] {
            let list = try Self.list(width, .english, [.init("", profile, Self.blue)])
            let labels = Self.letterings(list).filter { $0.anchor == .middle && $0.text.hasSuffix(" m") }.map(\.text)
            #expect(!labels.isEmpty && Set(labels).count == labels.count, "\(labels)")
            let line = try #require(Self.lines(list, width: 2).first)
            #expect(try #require(line.last).x - line[0].x > Double(width) * (length < 1 ? 0.15 : 0.4), "\(line)")
        }
    }

    @Test("the line lies where the labels of its heights and distances are")
    func positions() throws {
        let list = try Self.list()
        let line = try #require(Self.lines(list, width: 2).first)
        let texts = Self.letterings(list)
        func label(_ text: String) throws -> PicturePoint { try #require(texts.first { $0.text == text }).place }
        // Height labels stand 4 pixels below their line, distance labels below the middle of theirs.
        let (high, middle) = (try label("180 m"), try label("2 km"))
        let top = try #require(line.min { $0.y < $1.y })
        #expect(abs(top.y - high.y + 4) < 0.5 && abs(top.x - middle.x) < 0.5)
        let (low, end, start) = (try label("100 m"), try label("4 km"), try label("1 km"))
        #expect(abs(line[0].y - low.y + 4) < 0.5)
        #expect(abs(line[line.count - 1].x - end.x) < 0.5)
        let steepest = try #require(Self.lines(list, width: 5).first)
        #expect(abs(steepest[0].x - start.x) < 0.5 && abs(steepest[0].y - line[0].y) < 0.5)
    }

    @Test(
        "fits into the picture at every width, with labels that do not overlap",
        arguments: [64, 90, 120, 150, 200, 390, 800, 1600])
    func widths(width: Int) throws {
        let samples = (0...400).map { number in
            let height = number == 77 ? 1980.0 : Double(number * 37 % 211) - 20
            return ElevationProfile.Sample(distance: Double(number) * 317, height: height)
        }
        let long = try #require(ElevationProfile(samples: samples))
        let lines = [
            ElevationChart.Line("touring", long, Self.blue),
            ElevationChart.Line("flat", try Self.profile(), Self.orange),
        ]
        let list = try Self.list(width, .russian, lines)
        let box = PictureBox(left: 0, top: 0, right: Double(width), bottom: Double(list.height))
        let texts = Self.letterings(list)
        for text in texts {
            let left =
                switch text.anchor {
                case .start: text.place.x
                case .middle: text.place.x - text.width / 2
                case .end: text.place.x - text.width
                }
            #expect(left >= 0 && left + text.width <= box.right, "\(text.text) at \(width)")
            #expect(text.place.y - text.size * 0.7 >= 0 && text.place.y <= box.bottom, "\(text.text)")
        }
        let kilometres = texts.filter { $0.text.hasSuffix(" км") && $0.anchor == .middle }.sorted {
            $0.place.x < $1.place.x
        }
        #expect(kilometres.count > (width < 200 ? 0 : 1))
        // Half of a picture at least is for the longest line.
        let spans = Self.lines(list, width: 2).map { ($0.map(\.x).max() ?? 0) - ($0.map(\.x).min() ?? 0) }
        #expect((spans.max() ?? 0) > Double(width) / 2 - 12)
        for (one, next) in zip(kilometres, kilometres.dropFirst()) {
            #expect(next.place.x - one.place.x > (one.width + next.width) / 2, "\(one.text), \(next.text)")
        }
        for points in Self.lines(list, width: 2) {
            #expect(points.allSatisfy { box.contains($0) })
        }
    }

    @Test("small rises stay small, and a way without length or steepness is drawn")
    func nearlyLevel() throws {
        let line = try #require(
            Self.lines(try Self.list(800, .english, [.init("", Self.profile(0.01), Self.blue)]), width: 2).first)
        let heights = line.map(\.y)
        #expect((heights.max() ?? 0) - (heights.min() ?? 0) < 12)
        let point = try #require(ElevationProfile(samples: [.init(distance: 0, height: 7)]))
        let texts = Self.letterings(try Self.list(800, .english, [.init("", point, Self.blue)])).map(\.text)
        #expect(texts.contains("0 m, 0 m up, 0 m down, steepest 0 %"), "\(texts)")
        #expect(throws: MapDrawingError.impossibleWidth(10)) { try Self.list(10) }
        let wild = try [Double.nan, .infinity, 1e300].map { height in
            let samples = [(0.0, 100.0), (1000, height)].map { ElevationProfile.Sample(distance: $0.0, height: $0.1) }
            return ElevationChart.Line("", try #require(ElevationProfile(samples: samples)), Self.blue)
        }
        #expect(Self.lines(try Self.list(800, .english, wild), width: 2).isEmpty)
    }

    @Test("stands below the map of routes on a map with heights, and not on one without; as SVG it is well formed")
    func belowTheMap() throws {
        for (seed, hasHeights) in [(1, true), (2, false)] as [(UInt64, Bool)] {
            let graph = try RandomNetwork.graph(nodes: 200, seed: seed)
            var router = Router(graph: graph)
            let box = try #require(graph.bounds)
            let stops = [0.2, 0.5, 0.8].map { share in
                Coordinate(
                    longitude: box.west + (box.east - box.west) * share,
                    latitude: box.south + (box.north - box.south) * share)
            }
            let route = try router.route(through: stops)
            let frame = try MapFrame(showing: [route], width: 390)
            let routes = [DisplayList.DrawnRoute("city", route), DisplayList.DrawnRoute("again", route)]
            let list = DisplayList(routes: routes, on: graph, frame: frame)
            #expect(list.groups.contains { $0.name == "heights" } == hasHeights)
            #expect((list.height > frame.height + 100) == hasHeights)
            #expect(list.groups.filter { $0.name == "route" }.count == 2)
            let texts = Self.letterings(list).map(\.text)
            #expect(texts.contains { $0.hasPrefix("again, ") } && texts.contains("nobody") && texts.contains("1"))
            let svg = String(decoding: list.svg(), as: UTF8.self)
            #expect(svg.contains("height=\"\(list.height)\"") && svg.hasSuffix("</svg>\n"))
            for place in route.coordinates { #expect(frame.box.contains(frame.point(place))) }
        }
    }
}

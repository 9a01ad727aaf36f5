import Foundation
import Geodesy
import JSON
import RideSimulation
import Support
import TestSupport
import Testing

@testable import EventReport
@testable import MapDrawing

@Suite("The ground on the map of an event's page")
struct GroundTests {
    private let sheet: ReportSheet
    private let event: EventReportTests.Event

    init() throws {
        event = try EventReportTests.event(riders: 1)
        sheet = ReportSheet(of: event.outcome)
    }

    /// A square on the sheet, sides in metres.
    private func square(_ x: Double, _ y: Double, _ side: Double) -> [Coordinate] {
        [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map { sheet.coordinate(PicturePoint($0.0, $0.1)) }
    }

    private func layer(_ kind: GroundKind, _ areas: [[[Coordinate]]]) -> MapAreas {
        MapAreas(areas, fill: kind.colour, name: "ground-\(kind)")
    }

    private func rings(_ numbers: PackedNumbers) throws -> [[[Int]]] {
        var unpacked = try Unpacked(numbers.text)
        var rings: [[[Int]]] = []
        var (x, y) = (0, 0)
        while !unpacked.isAtEnd {
            var ring: [[Int]] = []
            for _ in 0..<(try unpacked.take()) {
                x += try unpacked.take()
                y += try unpacked.take()
                ring.append([x, y])
            }
            rings.append(ring)
        }
        return rings
    }

    @Test("areas come where they are with their holes, without needless points, cut at the edge of the sheet")
    func places() throws {
        var park = square(300, 200, 400)
        // A point on a side, which changes nothing.
        park.insert(sheet.coordinate(PicturePoint(500, 200)), at: 1)
        let lake = square(Double(sheet.width) - 100, 50, 900)
        let ground = sheet.ground([
            layer(.green, [[park, square(400, 300, 100)]]), layer(.water, [[lake], [square(-900, -900, 500)]]),
            layer(.building, [[square(10, 10, 3)], [square(700, 700, 2), square(500, 500, 300)]]),
        ])
        #expect(ground.map(\.kind) == ["ground-green", "ground-water"])
        #expect(
            try rings(ground[0].rings) == [
                [[300, 200], [700, 200], [700, 600], [300, 600]], [[400, 300], [500, 300], [500, 400], [400, 400]],
            ])
        let cut = try #require(try rings(ground[1].rings).first)
        let width = sheet.width
        #expect(Set(cut) == [[width - 100, 50], [width, 50], [width, 950], [width - 100, 950]])
        #expect(try rings(ground[1].rings).count == 1)
    }

    @Test("too much ground is drawn coarser, then without what is highest, and never takes more than its room")
    func room() throws {
        let park = layer(.green, [[square(100, 100, 600)]])
        func houses(_ side: Double) -> MapAreas {
            layer(
                .building,
                (0..<200).flatMap { row in (0..<120).map { [square(Double($0) * 9, Double(row) * 9, side)] } })
        }
        let few = sheet.ground([park, houses(6.5)])
        #expect(few.map(\.kind) == ["ground-green", "ground-building"])
        #expect(few.reduce(0) { $0 + $1.rings.text.utf8.count } <= ReportSheet.mostGroundBytes)
        #expect(few.allSatisfy { $0.rings.text.utf8.count == $0.rings.textLength })
        #expect(try rings(few[1].rings).count == 24_000)
        // A shore with more points than there is room for.
        let circle = (0..<20_000).map { number in
            let angle = Double(number) / 20_000 * 2 * .pi
            let radius = 700 + 9 * sin(Double(number))
            return sheet.coordinate(PicturePoint(800 + radius * cos(angle), 800 + radius * sin(angle)))
        }
        let coarse = sheet.ground([layer(.forest, [[circle]]), layer(.water, (0..<7).map { _ in [circle] })])
        #expect(coarse.map(\.kind) == ["ground-forest", "ground-water"])
        #expect(coarse.reduce(0) { $0 + $1.rings.textLength } <= ReportSheet.mostGroundBytes)
        // Where coarser is not enough.
        let crowd = sheet.ground([park, houses(100)])
        #expect(crowd.map(\.kind) == ["ground-green"])
    }

    @Test("the page holds the ground it is given, and every kind has a colour by day and by night")
    func page() throws {
        let empty = event.report.page(in: .english)
        var report = event.report
        report.ground = [layer(.water, [[square(300, 200, 400)]])]
        let page = report.page(in: .english)
        let text = String(decoding: page, as: UTF8.self)
        #expect(String(decoding: empty, as: UTF8.self).contains(#""ground":[]"#))
        #expect(text.contains(#""ground":[{"kind":"ground-water","rings":""#) && page.count < empty.count + 100)
        let style = String(decoding: PageTemplate.style, as: UTF8.self)
        for kind in GroundKind.allCases {
            #expect(style.matches(of: try Regex("--ground-\(kind): #[0-9a-f]{6};")).count == 2, "\(kind)")
        }
    }

    @Test("the frame is the sheet, in pixels of three metres or more")
    func frame() throws {
        let frame = try event.report.frame
        #expect(frame.metresPerPixel > 2.9 && frame.width <= 1_501 && frame.height <= 1_501)
        let corners = [PicturePoint(0, 0), PicturePoint(Double(sheet.width), Double(sheet.height))].map {
            frame.point(sheet.coordinate($0))
        }
        #expect(corners[0].distance(to: PicturePoint(0, 0)) < 1)
        #expect(corners[1].distance(to: PicturePoint(Double(frame.width), Double(frame.height))) < 2)
    }
}

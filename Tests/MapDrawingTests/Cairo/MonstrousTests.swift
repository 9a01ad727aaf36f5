import Geodesy
import Testing

@testable import MapDrawing

@Suite("Numbers beyond all pictures")
struct MonstrousTests {
    private static let numbers = [
        Double.nan, .infinity, -.infinity, 1e300, -1e12, 1e9, 1e8, -1e8, 8_388_608, -3e6, 1e-300, 0, 5,
    ]

    @Test("they do no harm: what follows them is drawn, as pixels and on a page")
    func harmless() throws {
        let list = try Sketch.list { sheet in
            for x in Self.numbers {
                for y in Self.numbers {
                    let point = PicturePoint(x, y)
                    sheet.draw(Paths([point, PicturePoint(y, 3)]), Stroke(.white, width: 2, dashes: [x, y]))
                    sheet.draw(Paths([PicturePoint(5, 5), point]), Stroke(.white, width: y))
                    sheet.fill(Paths([point, PicturePoint(3, 9), PicturePoint(y, 0)]), .white)
                    sheet.disc(point, radius: y, .white)
                    sheet.panel(PictureBox(left: x, top: y, right: y, bottom: x), cornerRadius: y, .white)
                    sheet.write(Lettering("text", at: point, size: y, colour: .white, halo: .white, angle: x))
                    sheet.write(Lettering("text", at: PicturePoint(5, 5), size: x, colour: .white, angle: y))
                }
            }
            sheet.disc(PicturePoint(32, 32), radius: 10, .black)
        }
        let ink = try ReadPicture(list.png()).ink
        #expect((ink - 100 * .pi).magnitude < 4)
        #expect(try !list.pdf().isEmpty)
    }

    @Test("a line from far away to far away still passes where it should", arguments: [1e7, 3e7, 9e8])
    func far(reach: Double) throws {
        let line = [PicturePoint(-reach, -reach / 2 + 10), PicturePoint(reach, reach / 2 + 10)]
        let picture = try Sketch.picture { $0.draw(Paths(line), Stroke(.black, width: 3)) }
        for column in 0..<64 { #expect(picture[column, column / 2 + 10] != .white, "column \(column)") }
        #expect((picture.ink / (3 * 64 * 1.25.squareRoot()) - 1).magnitude < 0.02)
        let ring = [
            PicturePoint(-reach, -reach), PicturePoint(20, -reach), PicturePoint(20, reach),
            PicturePoint(-reach, reach),
        ]
        let area = try Sketch.picture { $0.fill(Paths(ring), .black) }
        #expect((area.ink - 20 * 64).magnitude < 0.01)
    }

    @Test("a text of a million letters is written, or left out where nobody could read it")
    func long() throws {
        let text = String(repeating: "ша ", count: 300_000)
        let list = DisplayList(
            frame: try MapFrame(BoundingBox(west: 0, south: 0, east: 0, north: 0), width: 200),
            layers: [Attribution(text)],
            title: text)
        #expect(try ReadPicture(list.png()).width == 200)
        #expect(try !list.pdf().isEmpty)
        let wide = try Sketch.picture { $0.write(Lettering(text, at: PicturePoint(0, 40), size: 20)) }
        #expect(wide.ink > 100)
    }
}

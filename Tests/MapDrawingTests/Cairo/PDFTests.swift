import Geodesy
import Testing

@testable import MapDrawing

@Suite("PDF")
struct PDFTests {
    @Test("it opens: one page, 96 pixels to the inch, its title, no date; its fonts are embedded")
    func opens() throws {
        var list = try SmallTown.list()
        list.title = "Вокруг <парка> 🚲\n\u{0}!"
        let file = try list.pdf()
        #expect(file.starts(with: "%PDF-1.5".utf8))
        let information = try Poppler.information(file)
        for line in [/Title: +Вокруг <парка> 🚲 !/, /Creator: +VeloQuest/, /Pages: +1/, /Page size: +300 x 300 pts/] {
            #expect(information.contains(line), "\(information)")
        }
        #expect(!information.contains("Date"), "\(information)")
        let fonts = try Poppler.fonts(file)
        #expect(!fonts.isEmpty)
        for font in fonts { #expect(font.contains(/\ yes +yes +yes +\d+ +0$/), "\(font)") }
    }

    @Test("all its texts can be searched and copied, Cyrillic ones too, once each")
    func text() throws {
        let list = try SmallTown.list()
        let text = try Poppler.text(list.pdf())
        for word in ["Round <the> town", "Дуб & пень", "Мост", SmallTown.streetName, "© somebody & sons", "100 m"] {
            #expect(text.contains(word), "\(word) in \(text)")
            let count = list.groups.flatMap(\.items).count { item in
                if case .text(let lettering) = item { lettering.text == word } else { false }
            }
            #expect(text.split(separator: word, omittingEmptySubsequences: false).count - 1 == count, "\(word)")
        }
    }

    @Test("it shows what the PNG file shows")
    func alike() throws {
        let list = try SmallTown.list()
        let (page, picture) = (try Poppler.picture(list.pdf(), dotsPerInch: 96), try ReadPicture(list.png()))
        #expect(page.width == picture.width && page.height == picture.height)
        let (one, other) = (page.coverage.joined(), picture.coverage.joined())
        let difference = zip(one, other).reduce(0) { $0 + ($1.0 - $1.1).magnitude } / Double(one.count)
        #expect(difference < 0.012, "\(difference)")
    }

    @Test("lines and letters stay sharp when it is made larger, and emoji have their colours")
    func sharp() throws {
        let list = try Sketch.list {
            $0.write(Lettering("Й 🍎", at: PicturePoint(4, 40), size: 24, colour: .black))
            $0.fill(
                Paths([PicturePoint(4, 50), PicturePoint(60, 50), PicturePoint(60, 60), PicturePoint(4, 60)]), .black)
        }
        let large = try Poppler.picture(list.pdf(), dotsPerInch: 960)
        #expect(large.width == 640)
        // Half covered pixels are those of edges, of which there are ten times as many on a hundred times the pixels.
        let letters = large.count { $0.chroma == 0 && (30...225).contains($0.red) }
        #expect(Double(letters) / Double(large.count { $0 == .black }) < 0.1)
        #expect(large.count { $0.chroma > 60 } > 4000)
        #expect(try Poppler.text(list.pdf()).contains("Й"))
    }

    @Test("texts stay within their room on a page too", arguments: TextTests.texts)
    func room(text: String) throws {
        let lettering = Lettering(text, at: PicturePoint(20, 100), size: 24, isBold: true)
        let page = try Poppler.picture(Sketch.list(400) { $0.write(lettering) }.pdf(), dotsPerInch: 96)
        let box = try #require(page.box { $0 != .white })
        let room = PictureBox(left: 20, top: 100 - 0.95 * 24, right: 20 + lettering.width, bottom: 100 + 0.32 * 24)
        #expect(room.grown(by: 1.5).contains(box), "\(box) in \(room)")
    }

    @Test("a page has 14 400 points at most on a side; a larger picture is made smaller")
    func longest() throws {
        let high = BoundingBox(west: 10, south: 50, east: 10, north: 50.3)
        let list = DisplayList(frame: try MapFrame(high, width: 20_000), layers: [ScaleBar()])
        #expect(list.height == 80_000)
        #expect(try Poppler.information(list.pdf()).contains(/Page size: +3600 x 14400 pts/))
    }

    @Test("the same map gives the same bytes")
    func deterministic() throws {
        #expect(try SmallTown.list().pdf() == SmallTown.list().pdf())
    }
}

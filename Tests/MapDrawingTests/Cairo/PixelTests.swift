import Testing

@testable import MapDrawing

/// Cairo cuts a pixel into fifteen rows, so half of one may be 7/15 or 8/15.
@Suite("Pixels")
struct PixelTests {
    private static func square(_ low: Double, _ high: Double) -> [PicturePoint] {
        [PicturePoint(low, low), PicturePoint(high, low), PicturePoint(high, high), PicturePoint(low, high)]
    }

    @Test("a line along the pixels covers exactly its width")
    func level() throws {
        let picture = try Sketch.picture {
            $0.draw(
                Paths([PicturePoint(2, 5.25), PicturePoint(12, 5.25)]),
                Stroke(.black, width: 2.5, hasRoundEnds: false))
        }
        #expect(picture[6, 4] == .black && picture[6, 5] == .black)
        let (edge, beyond) = (try #require(picture[6, 6]), picture[6, 3])
        #expect((117...138).contains(edge.red) && beyond == .white)
        #expect(picture[1, 5] == .white && picture[12, 5] == .white)
        #expect((picture.ink - 25).magnitude < 0.5)
    }

    @Test("a thin line is pale, not broken", arguments: [0.0, 0.3, 1.1, 2.9])
    func thin(slope: Double) throws {
        let (start, end) = (PicturePoint(10, 10), PicturePoint(25, 10 + slope * 15))
        let picture = try Sketch.picture {
            $0.draw(Paths([start, end]), Stroke(.black, width: 0.5, hasRoundEnds: false))
        }
        #expect((picture.ink / (start.distance(to: end) * 0.5) - 1).magnitude < 0.08)
        for column in 11..<24 where slope < 1 {
            #expect(picture.coverage.reduce(0) { $0 + $1[column] } > 0.4, "column \(column)")
        }
    }

    @Test("a dot is round and has a circle's area, as a disc and as a line of one point", arguments: [1.0, 4.0, 11.3])
    func dot(radius: Double) throws {
        let centre = PicturePoint(20.3, 19.8)
        let pictures = [
            try Sketch.picture { $0.disc(centre, radius: radius, .black) },
            try Sketch.picture { $0.draw(Paths([centre]), Stroke(.black, width: 2 * radius)) },
        ]
        for picture in pictures {
            #expect((picture.ink / (Double.pi * radius * radius) - 1).magnitude < 0.05)
            let corner = picture[Int(20.3 + radius * 0.9), Int(19.8 + radius * 0.9)]
            #expect(try #require(corner).red > 127)
        }
        let none = try Sketch.picture { $0.draw(Paths([centre]), Stroke(.black, width: 5, hasRoundEnds: false)) }
        #expect(none.ink == 0)
    }

    @Test("where two segments meet, a line that is seen through is no darker than elsewhere")
    func join() throws {
        let stroke = Stroke(Colour.black.opacity(128), width: 6)
        let picture = try Sketch.picture {
            $0.draw(
                Paths([PicturePoint(5, 5), PicturePoint(30, 30), PicturePoint(5, 40), PicturePoint(40, 8)]), stroke)
        }
        #expect(picture.coverage.joined().allSatisfy { $0 < 0.51 })
        #expect(picture.count { $0.red < 130 } > 200)
    }

    @Test("an area covers its share of each pixel, and holes stay open in any direction", arguments: [false, true])
    func area(isReversed: Bool) throws {
        let picture = try Sketch.picture {
            var rings = Paths(Self.square(2.25, 12))
            rings.append(isReversed ? Self.square(5, 8.5).reversed() : Self.square(5, 8.5))
            $0.fill(rings, .black)
        }
        #expect((picture.ink - (9.75 * 9.75 - 3.5 * 3.5)).magnitude < 0.4)
        #expect(picture[3, 3] == .black && picture[6, 6] == .white && picture[6, 13] == .white)
        #expect((60...68).contains(try #require(picture[6, 2]).red))
    }

    @Test("slanting areas add up to what geometry says, also where they leave the picture")
    func slanting() throws {
        let triangle = [PicturePoint(3.2, 4.1), PicturePoint(26.7, 9.9), PicturePoint(8.8, 27.3)]
        let inside = try Sketch.picture { $0.fill(Paths(triangle), .black) }
        #expect((inside.ink - (23.5 * 23.2 - 5.6 * 5.8) / 2).magnitude < 1)
        let outside = try Sketch.picture {
            $0.fill(
                Paths([PicturePoint(-100, 0), PicturePoint(15, 0), PicturePoint(15, 300), PicturePoint(-100, 300)]),
                .black)
        }
        #expect((outside.ink - 15 * 64).magnitude < 0.01)
    }

    @Test("colour is mixed by opacity")
    func mixing() throws {
        let picture = try Sketch.picture { $0.fill(Paths(Self.square(1, 5)), Colour(0xFF0000, opacity: 102)) }
        #expect(picture[2, 2] == Colour(0xFF9999))
        #expect(picture[6, 2] == .white)
        #expect(picture[64, 0] == nil && picture[0, -1] == nil)
    }

    @Test("a box has round corners, and none rounder than half of it", arguments: [0.0, 4, 1000])
    func panel(radius: Double) throws {
        let box = PictureBox(left: 10, top: 20, right: 40, bottom: 36)
        let picture = try Sketch.picture { $0.panel(box, cornerRadius: radius, .black) }
        let rounded = min(radius, 8)
        #expect((picture.ink - (30 * 16 - (4 - .pi) * rounded * rounded)).magnitude < 2)
        #expect(picture.box { $0 != .white } == box)
        #expect((picture[10, 20] == .black) == (radius == 0))
    }

    @Test("dashes go round corners")
    func dashedCorner() throws {
        let picture = try Sketch.picture {
            $0.draw(
                Paths([PicturePoint(10, 40), PicturePoint(14, 40), PicturePoint(14, 60)]),
                Stroke(.black, width: 2, dashes: [10, 4], hasRoundEnds: false))
        }
        for (row, isDash) in [(41, true), (45, true), (46, false), (49, false), (50, true), (59, true), (60, false)] {
            #expect((picture[13, row] == .black) == isDash, "\(row)")
        }
    }

    @Test("every line begins with a whole dash, and square ends are not longer")
    func dashes() throws {
        let lines = Stroke(.black, width: 2, dashes: [4, 3], hasRoundEnds: false)
        let picture = try Sketch.picture { sheet in
            var paths = Paths([PicturePoint(3, 10), PicturePoint(30, 10)])
            paths.append([PicturePoint(5, 20), PicturePoint(30, 20)])
            sheet.draw(paths, lines)
        }
        for (row, start) in [(10, 3), (20, 5)] {
            for column in 0..<30 where column >= start {
                let isDash = (column - start) % 7 < 4
                #expect((picture[column, row] == .black) == isDash, "\(column), \(row)")
            }
        }
    }

    @Test(
        "dashes that are none leave the line whole",
        arguments: [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]] as [[Double]])
    func impossibleDashes(dashes: [Double]) throws {
        let picture = try Sketch.picture {
            $0.draw(
                Paths([PicturePoint(5, 10), PicturePoint(25, 10)]),
                Stroke(.black, width: 2, dashes: dashes, hasRoundEnds: false))
            $0.disc(PicturePoint(40, 40), radius: 3, .black)
        }
        #expect((picture.ink - 40 - 9 * .pi).magnitude < 0.5)
    }
}

import Geodesy
import MapDrawing

/// The tasks of a sheet with their numbers, start and finish.
///
/// A number stands beside its circle where it covers no other sign and as few roads as possible; where there is no such place near, it
/// stands farther away and a line leads to the circle.
struct CourseLayer: MapLayer {
    /// One sign at one place, and the texts beside it.
    struct Mark: Hashable {
        var place: Coordinate
        var sign: CourseSign
        /// The large text: a number.
        var number = ""
        /// The smaller one behind it: points.
        var points = ""
        /// Within how many metres a rider is there; drawn for the organiser.
        var radius: Double?
    }

    var name: String { "course" }
    var marks: [Mark]
    /// The marks of a course in the order of riding, which lines join (704); empty where the order is free.
    var course: [Mark] = []
    var roads: RoadCover

    /// The height of digits, 4 mm (ISOM 2017-2, 704), as the size of a font.
    private static let numberSize = 4 / 0.72 / Page.unit
    private static let pointsSize = 2.4 / 0.72 / Page.unit

    func draw(on sheet: inout MapSheet) {
        let frame = sheet.frame
        let seen = marks.map { ($0, frame.point($0.place)) }.filter { frame.box.contains($0.1) }
        for (mark, place) in seen {
            if let radius = mark.radius.map({ $0 / frame.metresPerPixel }), radius > mark.sign.reach, radius < 2_000 {
                sheet.draw(
                    CourseSign.circle(place, millimetres: radius * Page.unit),
                    Stroke(.overprint, width: 0.7, dashes: [2, 4]))
            }
            sheet.take(PictureBox(around: place, reach: mark.sign.reach + 1))
        }
        drawLegs(on: &sheet)
        for (mark, place) in seen { mark.sign.draw(at: place, on: &sheet) }
        for (mark, place) in seen where !mark.number.isEmpty { write(mark, beside: place, on: &sheet) }
    }

    /// Straight lines from sign to sign.
    private func drawLegs(on sheet: inout MapSheet) {
        var legs = Paths()
        let clipping = LineClipping(box: sheet.frame.box)
        for (one, next) in zip(course, course.dropFirst()) {
            let (start, end) = (sheet.frame.point(one.place), sheet.frame.point(next.place))
            let length = start.distance(to: end)
            let (near, far) = (one.sign.reach + CourseLayer.gap, length - next.sign.reach - CourseLayer.gap)
            guard near < far else { continue }
            func point(_ distance: Double) -> PicturePoint {
                let share = distance / length
                return PicturePoint(start.x + share * (end.x - start.x), start.y + share * (end.y - start.y))
            }
            clipping.clip([point(near), point(far)], into: &legs)
        }
        let width = CourseSign.lineWidth / Page.unit
        sheet.draw(
            legs, Stroke(Colour.white.opacity(160), width: width + 1.6), Stroke(.overprint, width: width))
    }

    /// Pixels between a sign and the lines to it.
    private static let gap = 3.0

    private func write(_ mark: Mark, beside place: PicturePoint, on sheet: inout MapSheet) {
        let number = Lettering(
            mark.number, at: place, size: CourseLayer.numberSize, colour: .overprint, isBold: true,
            halo: Colour.white.opacity(225))
        let points = Lettering(
            mark.points, at: place, size: CourseLayer.pointsSize, colour: .overprint, halo: Colour.white.opacity(225))
        let gap = 4.0
        let whole = mark.points.isEmpty ? number.width : number.width + gap + points.width
        let free = room(width: whole, reach: mark.sign.reach, beside: place, on: sheet)
        // In a crowd the points are left to the list of tasks; and better over another text than no number.
        let box =
            free ?? room(width: number.width, reach: mark.sign.reach, beside: place, on: sheet)
            ?? PictureBox(left: 0, top: -CourseLayer.height, right: number.width, bottom: 0)
            .moved(to: PicturePoint(place.x + mark.sign.reach, place.y - mark.sign.reach))
        sheet.take(box)
        lead(from: place, reach: mark.sign.reach, to: box, on: &sheet)
        var lettering = number
        lettering.place = PicturePoint(box.left, box.bottom)
        sheet.write(lettering)
        guard free != nil, !mark.points.isEmpty else { return }
        lettering = points
        lettering.place = PicturePoint(box.left + number.width + gap, box.bottom)
        sheet.write(lettering)
    }

    /// The height of digits in pixels.
    private static let height = numberSize * 0.72

    /// The best free place for a text of a width beside a sign; `nil` where there is none.
    private func room(width: Double, reach: Double, beside place: PicturePoint, on sheet: MapSheet) -> PictureBox? {
        let height = CourseLayer.height
        var best: (badness: Double, box: PictureBox)?
        for position in Self.positions(width: width, height: height, reach: reach) {
            let box = position.box.moved(to: place)
            guard sheet.isFree(box.grown(by: 1)) else { continue }
            let badness = roads.cover(of: box) / (width * height) * 30 + position.badness
            if best.map({ badness < $0.badness }) ?? true { best = (badness, box) }
        }
        return best?.box
    }

    /// Joins a text that is not at its circle.
    private func lead(from place: PicturePoint, reach: Double, to box: PictureBox, on sheet: inout MapSheet) {
        let near = PicturePoint(
            min(max(place.x, box.left), box.right), min(max(place.y, box.top), box.bottom))
        let distance = place.distance(to: near)
        guard distance > reach + 14 else { return }
        let share = reach / distance
        let edge = PicturePoint(place.x + share * (near.x - place.x), place.y + share * (near.y - place.y))
        sheet.draw(
            Paths([edge, near]), Stroke(Colour.white.opacity(200), width: 2.6), Stroke(.overprint, width: 1))
    }

    /// Where a text of a size may stand about a sign at (0, 0): all around it, the nearer and the more to the upper right the better.
    private static func positions(
        width: Double, height: Double, reach: Double
    ) -> [(badness: Double, box: PictureBox)] {
        let rings = [(3.0, 0.0), (8, 6), (26, 30), (60, 60), (110, 100)]
        return rings.flatMap { gap, badness in
            (0..<16).map { step in
                let angle = (45 + Double(step) * 22.5).radians
                let (across, down) = (sine(angle), -cosine(angle))
                // The middle of the text such that its box just leaves the circle.
                let beyond = min(
                    width / 2 / max(across.magnitude, 1e-9), height / 2 / max(down.magnitude, 1e-9))
                let distance = reach + gap + beyond
                let (x, y) = (across * distance, down * distance)
                return (
                    badness + Double(min(step, 16 - step)) * 0.4,
                    PictureBox(
                        left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2)
                )
            }
        }
    }
}

extension PictureBox {
    fileprivate func moved(to place: PicturePoint) -> PictureBox {
        PictureBox(left: left + place.x, top: top + place.y, right: right + place.x, bottom: bottom + place.y)
    }
}

import Geodesy

/// The tasks of a sheet with their numbers, start and finish.
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
    var numbers: CourseNumbers
    /// The size of the signs; less than 1 where they stand for what other sheets show.
    var size = 1.0

    func draw(on sheet: inout MapSheet) {
        let frame = sheet.frame
        let seen = marks.map { ($0, frame.point($0.place)) }.filter { frame.box.contains($0.1) }
        for (mark, place) in seen {
            if let radius = mark.radius.map({ $0 / frame.metresPerPixel }), radius > mark.sign.reach, radius < 2_000 {
                sheet.draw(
                    CourseSign.circle(place, millimetres: radius * Page.unit),
                    Stroke(.overprint, width: 0.7, dashes: [2, 4]))
            }
            sheet.take(PictureBox(around: place, reach: mark.sign.reach * size + 1))
        }
        drawLegs(on: &sheet)
        for (mark, place) in seen { mark.sign.draw(at: place, size: size, on: &sheet) }
        numbers.draw(on: &sheet)
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
}

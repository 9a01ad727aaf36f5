import Geodesy
import Support

/// Where the numbers of a course stand: beside their circles, on no other sign and no other number, and on as few roads as possible.
///
/// Where there is no such place near, a number is farther away and a line leads to its circle. The tasks with the most neighbours
/// choose first. In a crowd all digits are smaller, and numbers that still find no place are left out.
struct CourseNumbers {
    /// A number at its place.
    struct Placed {
        var mark: CourseLayer.Mark
        /// Around the number, and its points if they are shown.
        var box: PictureBox
        var showsPoints: Bool
        /// From the circle to the number, where it is not beside it.
        var lead: Line?
    }

    /// A straight line on a picture.
    struct Line {
        var start: PicturePoint
        var end: PicturePoint
    }

    private(set) var placed: [Placed] = []
    /// The numbers without a place, in the order of their tasks.
    private(set) var leftOut: [String] = []
    /// The size of digits; 1 is that of ISOM.
    let size: Double

    /// The smaller sizes that are tried, until no number is left out.
    private static let sizes = [0.8, 0.62]
    /// The height of digits, 4 mm (ISOM 2017-2, 704), as the size of a font.
    private static let numberSize = 4 / 0.72 / Page.unit
    private static let pointsSize = 2.4 / 0.72 / Page.unit
    /// Pixels between a number and its points.
    private static let gap = 4.0
    /// How near two circles are whose numbers compete, in pixels.
    private static let neighbourhood = 12 / Page.unit
    /// How much worse a place is for each circle that its line leads across.
    private static let crossedCircle = 15.0

    /// - Parameter signs: the size of the circles; 1 is that of ISOM.
    init(_ marks: [CourseLayer.Mark], roads: RoadCover, frame: MapFrame, signs: Double = 1) {
        self.init(marks, roads, frame, signs: signs, size: signs)
        for size in Self.sizes where !leftOut.isEmpty {
            let smaller = Self(marks, roads, frame, signs: signs, size: signs * size)
            if smaller.leftOut.count < leftOut.count { self = smaller }
        }
    }

    private init(_ marks: [CourseLayer.Mark], _ roads: RoadCover, _ frame: MapFrame, signs: Double, size: Double) {
        self.size = size
        let seen = marks.map { Sign($0, at: frame.point($0.place), size: signs) }.filter {
            frame.box.contains($0.place)
        }
        var sheet = MapSheet(frame: frame, language: .english)
        for sign in seen { sheet.take(sign.box) }
        let neighbours = seen.map { one in
            seen.count { $0.place.distance(to: one.place) < Self.neighbourhood }
        }
        let order = seen.indices.filter { !seen[$0].mark.number.isEmpty }
            .sorted { (-neighbours[$0], $0) < (-neighbours[$1], $1) }
        var missing: [Int] = []
        for index in order {
            guard let place = place(for: seen[index], among: seen, roads, sheet) else {
                missing.append(index)
                continue
            }
            sheet.take(place.box)
            placed.append(place)
        }
        leftOut = missing.sorted().map { seen[$0].mark.number }
    }

    /// A sign on the sheet.
    private struct Sign {
        let mark: CourseLayer.Mark
        let place: PicturePoint
        let reach: Double

        init(_ mark: CourseLayer.Mark, at place: PicturePoint, size: Double) {
            (self.mark, self.place, reach) = (mark, place, mark.sign.reach * size)
        }

        var box: PictureBox { PictureBox(around: place, reach: reach + 1) }
    }

    /// With its points where there is space for both, else without them.
    private func place(for sign: Sign, among signs: [Sign], _ roads: RoadCover, _ sheet: MapSheet) -> Placed? {
        let (number, points) = (number(of: sign.mark), points(of: sign.mark))
        if !sign.mark.points.isEmpty {
            let width = number.width + Self.gap * size + points.width
            if let (box, lead) = room(width, beside: sign, among: signs, roads, sheet) {
                return Placed(mark: sign.mark, box: box, showsPoints: true, lead: lead)
            }
        }
        return room(number.width, beside: sign, among: signs, roads, sheet).map {
            Placed(mark: sign.mark, box: $0.box, showsPoints: false, lead: $0.lead)
        }
    }

    private func number(of mark: CourseLayer.Mark) -> Lettering {
        Lettering(
            mark.number, at: PicturePoint(0, 0), size: Self.numberSize * size, colour: .overprint, isBold: true,
            halo: Colour.white.opacity(225))
    }

    private func points(of mark: CourseLayer.Mark) -> Lettering {
        Lettering(
            mark.points, at: PicturePoint(0, 0), size: Self.pointsSize * size, colour: .overprint,
            halo: Colour.white.opacity(225))
    }

    /// The best free place for a text of a width beside a sign; `nil` where there is none.
    private func room(
        _ width: Double, beside sign: Sign, among signs: [Sign], _ roads: RoadCover, _ sheet: MapSheet
    ) -> (box: PictureBox, lead: Line?)? {
        let height = Self.numberSize * 0.72 * size
        var best: (badness: Double, box: PictureBox, lead: Line?)?
        for position in Self.positions(width: width, height: height, reach: sign.reach) {
            guard position.badness < best?.badness ?? .infinity else { continue }
            let box = position.box.moved(to: sign.place)
            guard sheet.isFree(box.grown(by: 1)), !placed.contains(where: { $0.lead?.crosses(box) ?? false }) else {
                continue
            }
            var badness = roads.cover(of: box) / (width * height) * 30 + position.badness
            let lead = Self.lead(from: sign, to: box)
            if let lead {
                guard !placed.contains(where: { lead.crosses($0.box) }) else { continue }
                badness +=
                    Self.crossedCircle
                    * Double(signs.count { $0.place != sign.place && lead.distance(to: $0.place) < $0.reach })
            }
            if badness < best?.badness ?? .infinity { best = (badness, box, lead) }
        }
        return best.map { ($0.box, $0.lead) }
    }

    /// Joins a text that is not at its circle.
    private static func lead(from sign: Sign, to box: PictureBox) -> Line? {
        let place = sign.place
        let near = PicturePoint(min(max(place.x, box.left), box.right), min(max(place.y, box.top), box.bottom))
        let distance = place.distance(to: near)
        guard distance > sign.reach + 14 else { return nil }
        let share = sign.reach / distance
        let edge = PicturePoint(place.x + share * (near.x - place.x), place.y + share * (near.y - place.y))
        return Line(start: edge, end: near)
    }

    /// Where a text of a size may be about a sign at (0, 0): all around it, the nearer and the more to the upper right the better.
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

    /// Writes them.
    func draw(on sheet: inout MapSheet) {
        for place in placed {
            sheet.take(place.box)
            if let lead = place.lead {
                sheet.draw(
                    Paths([lead.start, lead.end]), Stroke(Colour.white.opacity(200), width: 2.6),
                    Stroke(.overprint, width: 1))
            }
        }
        for place in placed {
            var lettering = number(of: place.mark)
            lettering.place = PicturePoint(place.box.left, place.box.bottom)
            sheet.write(lettering)
            guard place.showsPoints else { continue }
            let left = lettering.width + Self.gap * size
            lettering = points(of: place.mark)
            lettering.place = PicturePoint(place.box.left + left, place.box.bottom)
            sheet.write(lettering)
        }
    }
}

extension CourseNumbers.Line {
    /// Whether a part of it is in a box.
    func crosses(_ box: PictureBox) -> Bool {
        var (first, last) = (0.0, 1.0)
        let sides = [
            (start.x, end.x - start.x, box.left, box.right), (start.y, end.y - start.y, box.top, box.bottom),
        ]
        for (from, length, low, high) in sides {
            guard length != 0 else {
                if from <= low || from >= high { return false }
                continue
            }
            let (one, other) = ((low - from) / length, (high - from) / length)
            first = max(first, min(one, other))
            last = min(last, max(one, other))
        }
        return first < last
    }

    /// From a place to the nearest of its points.
    func distance(to place: PicturePoint) -> Double {
        let (across, down) = (end.x - start.x, end.y - start.y)
        let square = across * across + down * down
        guard square > 0 else { return place.distance(to: start) }
        let share = min(1, max(0, ((place.x - start.x) * across + (place.y - start.y) * down) / square))
        return place.distance(to: PicturePoint(start.x + share * across, start.y + share * down))
    }
}

extension PictureBox {
    fileprivate func moved(to place: PicturePoint) -> PictureBox {
        PictureBox(left: left + place.x, top: top + place.y, right: right + place.x, bottom: bottom + place.y)
    }
}

import Geodesy

/// The signs of a course in the sizes of ISOM 2017-2 (section 4.7), in purple, whatever the scale.
enum CourseSign: Hashable {
    /// A circle of 5 mm (703).
    case task
    /// The same, dashed: a task that riders do not see at first.
    case hiddenTask
    /// A triangle with sides of 6 mm (701).
    case start
    /// Circles of 4 and 6 mm (706).
    case finish
    /// The finish around the start.
    case startAndFinish

    /// The width of all lines in millimetres.
    static let lineWidth = 0.35
    private static let pixel = Page.unit

    /// How far the sign reaches from its middle, in pixels.
    var reach: Double {
        switch self {
        case .task, .hiddenTask: 2.5 / CourseSign.pixel
        case .start: 3.5 / CourseSign.pixel
        case .finish: 3 / CourseSign.pixel
        case .startAndFinish: 4.5 / CourseSign.pixel
        }
    }

    /// Draws the sign; its middle is left free for what is there.
    ///
    /// - Parameter size: 1, or less for a sample in a legend.
    func draw(at place: PicturePoint, size: Double = 1, on sheet: inout MapSheet) {
        let line = Stroke(.overprint, width: CourseSign.lineWidth / CourseSign.pixel * (size + 1) / 2)
        func draw(_ paths: Paths..., dashes: [Double] = []) {
            let halo = Stroke(Colour.white.opacity(200), width: line.width + 1.6)
            var line = line
            line.dashes = dashes
            for path in paths { sheet.draw(path, halo, line) }
        }
        func circle(_ radius: Double) -> Paths { Self.circle(place, millimetres: radius * size) }
        switch self {
        case .task: draw(circle(2.5))
        case .hiddenTask: draw(circle(2.5), dashes: [4, 4])
        case .start: draw(Self.triangle(place, side: 6 * size))
        case .finish: draw(circle(2), circle(3))
        case .startAndFinish: draw(Self.triangle(place, side: 6 * size), circle(3.7), circle(4.5))
        }
    }

    static func circle(_ middle: PicturePoint, millimetres radius: Double) -> Paths {
        let (corners, radius) = (72, radius / pixel)
        return Paths(
            (0...corners).map { corner in
                let angle = Double(corner % corners) / Double(corners) * 2 * .pi
                return PicturePoint(middle.x + radius * sine(angle), middle.y - radius * cosine(angle))
            })
    }

    private static func triangle(_ middle: PicturePoint, side: Double) -> Paths {
        let radius = side / 3.0.squareRoot() / pixel
        let corners = [0, 120, 240.0].map { angle in
            PicturePoint(middle.x + radius * sine(angle.radians), middle.y - radius * cosine(angle.radians))
        }
        return Paths(corners + corners.prefix(1) + corners.dropFirst().prefix(1))
    }
}

import Geodesy

/// How a group of roads is drawn at a scale: a line, on a wider one of another colour or alone.
struct RoadLook: Hashable {
    var line: Stroke
    var casing: Stroke?

    /// `nil` where the group is not shown at that scale.
    init?(_ group: RoadGroup, metresPerPixel: Double) {
        let kind = group.kind
        guard metresPerPixel <= kind.coarsestScale else { return nil }
        let width = kind.width(metresPerPixel: metresPerPixel)
        switch kind {
        case .ferry: line = Stroke(Colour(0x4A86C5), width: width, dashes: [7, 5], hasRoundEnds: false)
        case .footway: line = Stroke(Colour(0xD3AFA4), width: width, dashes: [width * 0.1, width * 2.4])
        case .path: line = Stroke(Colour(0x8A7448), width: width, dashes: [width * 3, width * 2.4])
        case .track: line = Stroke(Colour(0xA57F45), width: width, dashes: [width * 5, width * 2.6])
        case .steps: line = Stroke(Colour(0xB4604B), width: width, dashes: [1.5, 1.3], hasRoundEnds: false)
        case .cycleway:
            line = Stroke(Colour(0x0B8F77), width: width)
            casing = Stroke(.white, width: width + 1.6)
        default:
            let outline: Colour = group.hasLane ? Colour(0x0B8F77) : kind.outline
            if width < RoadLook.leastCasedWidth {
                line = Stroke(outline, width: group.hasLane ? max(width, 1.2) : width)
            } else {
                line = Stroke(kind.surface, width: width)
                casing = Stroke(outline, width: width + (group.hasLane ? 2.6 : 1.6))
            }
        }
        if group.isPushed { pale() }
        if group.level == .bridge { bridge() }
        if group.level == .tunnel { tunnel() }
    }

    /// Below it a line between two others could not be made out.
    private static let leastCasedWidth = 2.0

    private mutating func pale() {
        line.colour = line.colour.mixed(with: .paper, 0.45)
        if line.dashes.isEmpty { line.dashes = [line.width * 2, line.width * 2] }
        if let colour = casing?.colour { casing?.colour = colour.mixed(with: .paper, 0.45) }
    }

    private mutating func bridge() {
        guard line.width >= 1.4 else { return }
        casing = Stroke(Colour(0x6F675C), width: (casing?.width ?? line.width + 1.6) + 0.8, hasRoundEnds: false)
    }

    private mutating func tunnel() {
        line.colour = line.colour.mixed(with: .paper, 0.6)
        casing?.dashes = [4, 3]
        casing?.hasRoundEnds = false
    }
}

extension RoadKind {
    /// The most metres a pixel may stand for where the kind is still shown.
    var coarsestScale: Double {
        switch self {
        case .footway, .steps, .service: 9
        case .path: 18
        case .quiet: 14
        case .track: 22
        case .street: 34
        case .tertiary: 90
        case .cycleway: 60
        case .secondary: 220
        case .main, .ferry: .infinity
        }
    }

    /// Wider than the road is, more so the smaller the scale: a power of the scale between two bounds.
    func width(metresPerPixel: Double) -> Double {
        let (atOneMetre, power, least, most) =
            switch self {
            case .ferry: (2.2, 0.25, 1.2, 2.2)
            case .footway: (2.4, 0.4, 0.9, 2.6)
            case .path: (2.2, 0.35, 0.9, 2.4)
            case .track: (2.6, 0.35, 1.0, 2.8)
            case .steps: (4.4, 0.35, 2.0, 4.8)
            case .service: (5.0, 0.75, 0.6, 7.0)
            case .quiet: (7.0, 0.75, 0.6, 10.0)
            case .street: (8.0, 0.75, 0.5, 12.0)
            case .tertiary: (10.0, 0.65, 1.0, 15.0)
            case .secondary: (12.0, 0.6, 1.3, 17.0)
            case .main: (14.0, 0.6, 1.6, 19.0)
            case .cycleway: (4.4, 0.42, 1.2, 5.0)
            }
        return min(max(atOneMetre * exponential(-power * logarithm(metresPerPixel)), least), most)
    }

    fileprivate var surface: Colour {
        switch self {
        case .main: Colour(0xF8C98B)
        case .secondary: Colour(0xFBE3A6)
        case .tertiary: Colour(0xFFF6CF)
        case .quiet: Colour(0xEFEDF3)
        default: .white
        }
    }

    fileprivate var outline: Colour {
        switch self {
        case .main: Colour(0xCF9450)
        case .secondary: Colour(0xCBAA5C)
        case .tertiary: Colour(0xC0B48B)
        case .quiet: Colour(0xC4BECD)
        case .service: Colour(0xD5CFC3)
        default: Colour(0xC3BBAC)
        }
    }
}

extension Colour {
    /// A share of the way to another colour.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        func part(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(Double(a) + (Double(b) - Double(a)) * share) }
        var colour = self
        colour.red = part(red, other.red)
        colour.green = part(green, other.green)
        colour.blue = part(blue, other.blue)
        return colour
    }
}

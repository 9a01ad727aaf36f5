import Geodesy

/// How a group of roads is drawn at a scale: a line, alone or on top of wider ones of other colours.
struct RoadLook: Hashable {
    var line: Stroke
    /// The strokes beneath the lines of all roads nearby, the lowest first.
    var casings: [Stroke] = []

    /// `nil` if the group is not shown at that scale.
    package init?(_ group: RoadGroup, metresPerPixel: Double) {
        let kind = group.kind
        guard metresPerPixel <= kind.coarsestScale else { return nil }
        let width = kind.width(metresPerPixel: metresPerPixel)
        switch kind {
        case .ferry: line = Stroke(Colour(0x4A86C5), width: width, dashes: [7, 5], hasRoundEnds: false)
        case .footway: line = Stroke(Colour(0xCF9F92), width: width, dashes: [width * 0.1, width * 2.4])
        case .path: line = Stroke(Colour(0x80693D), width: width, dashes: [width * 2.4, width * 2.4])
        case .track: line = Stroke(Colour(0xA57F45), width: width, dashes: [width * 5, width * 2.6])
        case .steps: line = Stroke(Colour(0xB4604B), width: width, dashes: [1.5, 1.3], hasRoundEnds: false)
        case .cycleway:
            line = Stroke(.cycling, width: width)
            casings = group.isPushed ? [] : [Stroke(.white, width: width + 1.6)]
        default:
            let outline: Colour = group.hasLane ? .cycling : kind.outline
            if width < RoadLook.leastCasedWidth {
                line = Stroke(outline, width: group.hasLane ? max(width, 1.2) : width)
            } else {
                line = Stroke(kind.surface, width: width)
                casings = [Stroke(outline, width: width + (group.hasLane ? 2.6 : 1.6))]
            }
        }
        if group.isPushed { becomePale() }
        if group.level == .bridge, metresPerPixel <= RoadLook.coarsestBridges { becomeBridge() }
        if group.level == .tunnel { becomeTunnel() }
    }

    /// All strokes, the lowest first.
    var strokes: [Stroke] { casings + [line] }

    /// A thin grey line whose width follows that of the road.
    var muted: RoadLook {
        var look = self
        look.line = Stroke(Colour(0xCBC7BF), width: min(max(line.width * 0.4, 0.6), 3), hasRoundEnds: false)
        look.casings = []
        return look
    }

    /// The least width at which a line between two casings is visible.
    private static let leastCasedWidth = 2.0

    /// A narrow band without a casing, which does not look like a road.
    private mutating func becomePale() {
        line.colour = (casings.last?.colour ?? line.colour).mixed(with: .paper, 0.5)
        line.width = max(line.width * 0.5, 0.8)
        casings = []
    }

    /// A dark casing on both sides; dashes get a light background.
    private mutating func becomeBridge() {
        let deck = (casings.map(\.width).max() ?? line.width + 1.6) + 0.6
        let rim = Stroke(Colour(0x7D756A), width: deck + (line.dashes.isEmpty ? 0.4 : 2), hasRoundEnds: false)
        casings = line.dashes.isEmpty ? [rim] : [rim, Stroke(.paper, width: deck, hasRoundEnds: false)]
    }

    /// The coarsest scale, in metres a pixel, at which bridges are drawn.
    private static let coarsestBridges = 6.0

    private mutating func becomeTunnel() {
        line.colour = line.colour.mixed(with: .paper, 0.6)
        for index in casings.indices {
            casings[index].dashes = [4, 3]
            casings[index].hasRoundEnds = false
        }
    }
}

extension RoadKind {
    /// The coarsest scale, in metres a pixel, at which the kind is shown.
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

    /// Wider than the real road, more so at smaller scales: a power of the scale between two bounds.
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
        case .quiet: Colour(0xE6E1EF)
        default: .white
        }
    }

    fileprivate var outline: Colour {
        switch self {
        case .main: Colour(0xCF9450)
        case .secondary: Colour(0xCBAA5C)
        case .tertiary: Colour(0xC0B48B)
        case .quiet: Colour(0xB7AFC4)
        case .service: Colour(0xC9C2B4)
        default: Colour(0xB3A998)
        }
    }
}

extension Colour {
    /// The colour of everything made for bicycles.
    static let cycling = Colour(0x0B8F77)

    /// A mixture with another colour.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        func part(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(Double(a) + (Double(b) - Double(a)) * share) }
        var colour = self
        colour.red = part(red, other.red)
        colour.green = part(green, other.green)
        colour.blue = part(blue, other.blue)
        return colour
    }
}

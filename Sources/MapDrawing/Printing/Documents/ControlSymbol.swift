import Geodesy
import Quests

/// What is at a task, as the IOF's control descriptions draw it (2024, column D), where a task's `marker-symbol` says so.
///
/// The symbols of the marker are Maki's. Those without a symbol of the IOF have none here: their tasks are described in words.
enum ControlSymbol: Hashable {
    /// A solid square (5.11).
    case building
    /// The corners of a square (5.13).
    case ruin
    /// Two slanting lines that turn away at both ends (5.4).
    case bridge
    /// A mast with a cross bar on top (5.15).
    case tower
    /// An obelisk in outline on its base (5.20).
    case monument
    /// A slanting line with ticks (5.9).
    case fence
    /// A line with a gap, and the posts of a gate (5.10).
    case crossingPoint
    /// Steps (5.24).
    case stairway
    /// An oval with a wave (3.1).
    case lake
    /// Level lines, the longest in the middle (3.7).
    case marsh
    /// An oval (1.9).
    case hill
    /// A solid triangle (2.4).
    case boulder

    init?(_ marker: TaskMarker) {
        guard let name = marker.symbol?.lowercased() else { return nil }
        guard let symbol = ControlSymbol.names.first(where: { $0.value.contains(name) })?.key else { return nil }
        self = symbol
    }

    private static let names: [ControlSymbol: Set<String>] = [
        .building: [
            "building", "building-alt1", "home", "town-hall", "museum", "theatre", "library", "school", "college",
            "hospital", "lodging", "cafe", "restaurant", "shop", "bar", "bakery", "grocery", "bank", "cinema",
            "religious-christian", "religious-jewish", "religious-muslim", "religious-buddhist", "place-of-worship",
            "rail", "post", "art-gallery", "castle", "castle-jp", "police", "fire-station", "warehouse", "farm",
            "industry", "commercial",
            "residential-community",
        ],
        .ruin: ["ruins", "historic"],
        .bridge: ["bridge"],
        .tower: ["communications-tower", "observation-tower", "lighthouse", "windmill", "watermill", "water-tower"],
        .monument: ["monument", "monument-jp", "memorial", "statue"],
        .fence: ["fence", "barrier"],
        .crossingPoint: ["gate", "entrance", "entrance-alt1", "toll"],
        .stairway: ["stairs", "steps"],
        .lake: ["water", "swimming", "harbor"],
        .marsh: ["wetland"],
        .hill: ["mountain", "volcano"],
        .boulder: ["rock", "boulder"],
    ]

    /// Draws the symbol in a square of 6 mm about a place in millimetres.
    func draw(x: Double, y: Double, on page: inout Page) {
        func line(_ points: [(Double, Double)], width: Double = 0.4) {
            page.line(points.map { (x + $0.0, y + $0.1) }, width: width)
        }
        func solid(_ points: [(Double, Double)]) {
            let ring = Paths(points.map { Page.point(x + $0.0, y + $0.1) })
            page.draw { $0.fill(ring, .ink) }
        }
        func oval() {
            line(
                (0...36).map { step in
                    let angle = Double(step) / 36 * 2 * .pi
                    return (2.4 * cosine(angle), 1.7 * sine(angle))
                })
        }
        switch self {
        case .building: solid([(-2, -2), (2, -2), (2, 2), (-2, 2)])
        case .ruin:
            for (side, end) in [(-1.9, -1.9), (-1.9, 1.9), (1.9, -1.9), (1.9, 1.9)] {
                line([(side, end * 0.25), (side, end), (side * 0.25, end)])
            }
        case .bridge:
            line([(0.6, -2.2), (0.6, -1.3), (-1.3, 0.6), (-2.2, 0.6)])
            line([(2.2, -0.6), (1.3, -0.6), (-0.6, 1.3), (-0.6, 2.2)])
        case .tower:
            line([(0, 2.1), (0, -1.9)])
            line([(-1.6, -1.9), (1.6, -1.9)])
        case .monument:
            line([(-1.8, 1.9), (1.8, 1.9)])
            line([(-1.1, 1.9), (0, -2), (1.1, 1.9)])
        case .fence:
            line([(2, -2.2), (-2, 0.8)])
            for step in 0..<4 {
                let (across, down) = (2 - Double(step) * 4 / 3, Double(step) - 2.2)
                line([(across, down), (across, down + 1.3)], width: 0.3)
            }
        case .crossingPoint:
            for side in [-1.0, 1] {
                line([(side * 0.6, -2), (side * 0.6, 2)])
                line([(side * 0.6, 0), (side * 2.3, 0)])
            }
        case .stairway:
            line([(-2.3, 1.5), (-1.2, 1.5), (-1.2, 0.5), (0, 0.5), (0, -0.5), (1.2, -0.5), (1.2, -1.5), (2.3, -1.5)])
        case .lake:
            oval()
            line([(-1.3, 0.2), (-0.7, -0.3), (0, 0.2), (0.7, -0.3), (1.3, 0.2)], width: 0.3)
        case .marsh:
            for row in -2...2 {
                let half = 2.1 - 0.5 * Double(row.magnitude)
                line([(-half, Double(row)), (half, Double(row))], width: 0.3)
            }
        case .hill: oval()
        case .boulder: solid([(0, -1.9), (2.1, 1.7), (-2.1, 1.7)])
        }
    }
}

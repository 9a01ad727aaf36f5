import Geodesy
import MapDrawing
import QuestModel

/// What stands at a task, as the IOF's control descriptions draw it (2024, column D), where a task's `marker-symbol` says so.
///
/// The symbols of the marker are Maki's. Those without a symbol of the IOF have none here: their tasks are described in words.
enum ControlSymbol: Hashable {
    /// A solid square (5.11).
    case building
    /// A dashed square (5.13).
    case ruin
    /// Two lines that open at both ends (5.4).
    case bridge
    /// A mast with a cross bar (5.15).
    case tower
    /// An obelisk on its base (5.20).
    case monument
    /// A line with slanting ticks (5.9).
    case fence
    /// Two lines that leave a gap (5.10).
    case crossingPoint
    /// Steps (5.24).
    case stairway
    /// An oval with a wave (3.2).
    case pond
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
            "rail", "post", "police", "fire-station", "warehouse", "farm", "industry", "commercial",
            "residential-community",
        ],
        .ruin: ["castle", "ruins", "historic", "castle-jp"],
        .bridge: ["bridge"],
        .tower: ["communications-tower", "observation-tower", "lighthouse", "windmill", "watermill", "water-tower"],
        .monument: ["monument", "monument-jp", "art-gallery", "memorial", "statue"],
        .fence: ["fence", "barrier"],
        .crossingPoint: ["gate", "entrance", "entrance-alt1", "toll"],
        .stairway: ["stairs", "steps"],
        .pond: ["water", "wetland", "swimming", "harbor", "fountain"],
        .boulder: ["mountain", "rock", "boulder", "volcano"],
    ]

    /// Draws the symbol in a square of 6 mm about a place in millimetres.
    func draw(x: Double, y: Double, on page: inout Page) {
        func line(_ points: [(Double, Double)], width: Double = 0.4, dashes: [Double] = []) {
            page.line(points.map { (x + $0.0, y + $0.1) }, width: width, dashes: dashes)
        }
        func solid(_ points: [(Double, Double)]) {
            let ring = Paths(points.map { Page.point(x + $0.0, y + $0.1) })
            page.draw { $0.fill(ring, .ink) }
        }
        switch self {
        case .building: solid([(-2, -2), (2, -2), (2, 2), (-2, 2)])
        case .ruin: line([(-2, -2), (2, -2), (2, 2), (-2, 2), (-2, -2)], dashes: [1, 0.6])
        case .bridge:
            for side in [-1.0, 1] {
                line([(-2.6, side * 2), (-1.6, side), (1.6, side), (2.6, side * 2)])
            }
        case .tower:
            line([(0, 2.4), (0, -2.2)])
            line([(-1.6, -2.2), (1.6, -2.2)])
            line([(-1, 2.4), (1, 2.4)])
        case .monument:
            solid([(-0.6, 1.4), (-0.35, -1.8), (0, -2.4), (0.35, -1.8), (0.6, 1.4)])
            line([(-1.8, 1.8), (1.8, 1.8)], width: 0.8)
        case .fence:
            line([(-2.6, 0.8), (2.6, 0.8)])
            for place in [-1.6, 0.4] { line([(place, 0.8), (place + 1.2, -1.2)]) }
        case .crossingPoint:
            for side in [-1.0, 1] { line([(side * 2.2, -2), (side * 0.9, -0.9), (side * 0.9, 0.9), (side * 2.2, 2)]) }
        case .stairway:
            line([(-2.2, 2), (-0.8, 2), (-0.8, 0.7), (0.6, 0.7), (0.6, -0.6), (2, -0.6), (2, -2)])
        case .pond:
            let ring = (0...36).map { step in
                let angle = Double(step) / 36 * 2 * .pi
                return (2.4 * cosine(angle), 1.7 * sine(angle))
            }
            line(ring)
            line([(-1.3, 0.2), (-0.7, -0.3), (0, 0.2), (0.7, -0.3), (1.3, 0.2)], width: 0.3)
        case .boulder: solid([(0, -1.9), (2.1, 1.7), (-2.1, 1.7)])
        }
    }
}

public import RoadMap
import Routing

/// The names of streets, written along straight segments of them.
///
/// Main roads are labelled first, then longer streets. A name is left out if no straight segment is long enough, or if it would cover
/// another name or a marker. Names of minor streets appear from about 5 m a pixel.
public struct StreetNames: MapLayer {
    /// The name of the layer in an SVG file.
    public var name: String { "street-names" }

    private let streets: [Street]

    /// All pieces with the same name and kind.
    private struct Street {
        var name: String
        var kind: RoadKind
        var lines: Paths
    }

    private struct Key: Hashable {
        var name: String
        var kind: RoadKind
    }

    /// Collects the names of a map within a frame.
    public init(_ graph: RoadGraph, frame: MapFrame) {
        var found: [Key: Paths] = [:]
        let clipping = LineClipping(box: frame.box)
        for edge in graph.edges {
            let attributes = graph.attributes(of: edge)
            let kind = RoadKind(attributes)
            guard frame.metresPerPixel <= kind.coarsestNamedScale, !attributes.isTunnel, !attributes.isClosed,
                let name = graph.name(of: edge)
            else { continue }
            var inside = Paths()
            clipping.clip(graph.shape(of: edge).map { frame.point($0) }, into: &inside)
            if !inside.isEmpty { found[Key(name: name, kind: kind), default: Paths()].append(inside) }
        }
        streets = found.map { Street(name: $0.key.name, kind: $0.key.kind, lines: $0.value) }
            .sorted { ($1.kind, $0.name) < ($0.kind, $1.name) }
    }

    /// Draws the names.
    public func draw(on sheet: inout MapSheet) {
        for kind in RoadKind.allCases.reversed() {
            var lines: [(name: String, line: ContiguousArray<PicturePoint>, length: Double)] = []
            for street in streets where street.kind == kind {
                var joining = LineJoining(street.lines)
                joining.joined { line in
                    lines.append(
                        (street.name, line, zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }))
                }
            }
            lines.sort { ($1.length, $0.name) < ($0.length, $1.name) }
            var written: [String: [PicturePoint]] = [:]
            for (name, line, _) in lines {
                let label = StreetLabel(name, along: line, size: kind.nameSize)
                for place in label.places() where isFar(place.middle, from: written[name] ?? []) {
                    let boxes = label.boxes(at: place)
                    guard boxes.allSatisfy({ sheet.isFree($0) }) else { continue }
                    for box in boxes { sheet.take(box) }
                    written[name, default: []].append(place.middle)
                    sheet.write(label.lettering(at: place))
                }
            }
        }
    }

    /// The least distance between two names of one street.
    private static let repetition = 420.0

    private func isFar(_ place: PicturePoint, from others: [PicturePoint]) -> Bool {
        others.allSatisfy { $0.distance(to: place) > StreetNames.repetition }
    }
}

extension RoadKind {
    /// The coarsest scale, in metres a pixel, at which names of the kind are drawn.
    fileprivate var coarsestNamedScale: Double {
        switch self {
        case .main, .secondary: 11
        case .tertiary: 8
        case .street, .cycleway: 4.5
        case .quiet: 3.5
        case .path, .track, .service: 1.6
        case .ferry, .steps, .footway: 0
        }
    }

    fileprivate var nameSize: Double {
        switch self {
        case .main, .secondary: 12
        case .tertiary: 11.5
        default: 10.5
        }
    }
}

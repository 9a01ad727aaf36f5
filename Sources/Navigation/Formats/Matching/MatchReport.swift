import Geodesy
public import JSON
public import RoadMap
import Routing
public import Support

/// The roads that a recorded ride took, to be written as text or JSON; `TrackMatch.collection(graph:)` has them as GeoJSON.
public struct MatchReport: Sendable {
    /// What the track was matched to.
    public let match: TrackMatch
    /// The map that it was matched on.
    public let graph: RoadGraph
    /// The language of the text.
    public let language: Language
    /// Whether the times are those of the ride.
    public let isTimed: Bool
    /// How many fixes were refused before the match.
    public let leftOut: Int

    /// Takes a match.
    ///
    /// - Parameters:
    ///   - match: a match on the graph.
    ///   - isTimed: whether the times are those of the ride, or guessed.
    ///   - leftOut: how many fixes were refused before the match.
    public init(match: TrackMatch, graph: RoadGraph, language: Language, isTimed: Bool = true, leftOut: Int = 0) {
        self.match = match
        self.graph = graph
        self.language = language
        self.isTimed = isTimed
        self.leftOut = leftOut
    }

    /// A line a road of one name, each segment off the network and each gap; then the whole.
    public var text: String {
        var lines: [String] = []
        for (part, outline) in zip(match.parts, match.outlines) {
            switch part {
            case .road(let road):
                for segment in road.streetSpans(graph: graph) {
                    let name = segment.name ?? Message("route-no-name")[language]
                    lines.append("  \(Measures.distance(segment.distance)[language])  \(name)")
                }
            case .offNetwork:
                lines.append("  " + line(Message("match-off-network"), outline))
            case .gap:
                lines.append("  " + line(Message("match-gap"), outline))
            }
        }
        return (lines + summary).joined(separator: "\n") + "\n"
    }

    /// The match for machines.
    public var json: JSONObject {
        var object = match.json(graph: graph)
        object["fixes"] = .integer(Int64(match.fixCount + refused))
        object["refusedFixes"] = .integer(Int64(refused))
        return object
    }

    private var refused: Int { match.refusedFixes + leftOut }

    private var summary: [String] {
        let whole = match.distance + match.offNetworkDistance
        // Not all before it is all.
        let share = whole > 0 ? match.distance / whole * 100 : 100
        let percent = Measures.decimal(share < 100 ? min(share, 99.9) : share, digits: share < 100 ? 1 : 0)
        let distance = Measures.distance(whole)
        let time = isTimed ? Measures.duration(match.duration) : nil
        let quality = Measures.decimal(match.quality, digits: 2)
        let counts = (match.fixCount + refused, refused)
        return [
            Message("match-whole", ["distance": .of(distance), "time": .of(time), "percent": .of(percent)])[language],
            Message("match-quality", ["quality": .of(quality), "fixes": .of(counts.0), "refused": .of(counts.1)])[
                language],
        ]
    }

    /// `off the network: 350 m, 1 min, from 1.532909,42.623636 at 2024-03-22T14:09:45Z`.
    private func line(_ what: Message, _ outline: TrackMatch.Outline) -> String {
        let distance = Measures.distance(outline.distance)
        var text = Message("match-report-text", ["what": .of(what), "distance": .of(distance)])[
            language]
        if isTimed { text += ", \(Measures.duration(outline.duration)[language])" }
        if let place = outline.line.coordinates.first {
            let (east, north) = (degrees(place.longitude), degrees(place.latitude))
            text += Message("match-place", ["east": .of(east), "north": .of(north)])[language]
        }
        if isTimed, let moment = ISO8601.text(outline.start.rounded()) {
            text += Message("match-moment", ["moment": .of(moment)])[language]
        }
        return text
    }

    /// As one types places; 0.1 m.
    private func degrees(_ number: Double) -> String { "\((number * 1e6).rounded() / 1e6)" }
}

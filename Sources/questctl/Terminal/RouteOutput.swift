import BikeRouting
import GPX
import GeoJSON
import Geodesy
import Languages
import VeloQuest

/// A route in each form that `questctl route` writes.
struct RouteOutput {
    let route: Route
    let graph: RoadGraph
    let language: Language
    let hasCues: Bool

    /// A line a stretch of one name, then the whole.
    var names: String {
        var lines: [String] = []
        for (number, leg) in route.legs.enumerated() {
            lines += heading(number)
            for stretch in leg.namedStretches(graph: graph) {
                let name = stretch.name ?? LocalizedText("(no name)", "(без названия)")[language]
                lines.append("  \(Measures.distance(stretch.distance)[language])  \(name)")
            }
        }
        return (lines + [whole]).joined(separator: "\n")
    }

    /// A line a cue: where it is on its leg, what to do, how far it is to the next; then the whole.
    var table: String {
        var lines: [String] = []
        for (number, leg) in route.legs.enumerated() {
            lines += heading(number)
            let cues = leg.cues(in: graph)
            let places = cues.map { kilometres($0.along) }
            let lengths = cues.map { $0.kind == .arrive ? "" : Measures.distance($0.distance)[language] }
            let (wide, wider) = (places.map(\.count).max() ?? 0, lengths.map(\.count).max() ?? 0)
            for (index, cue) in cues.enumerated() {
                lines.append(
                    "  \(right(places[index], wide))  \(right(lengths[index], wider))  \(cue.text[language])")
            }
        }
        return (lines + [whole]).joined(separator: "\n")
    }

    /// The route and its legs, each with its line and its cues.
    var json: JSONValue {
        let legs = route.legs.map { leg in
            var object: JSONObject = [
                "distance": tenths(leg.distance), "duration": tenths(leg.duration),
                "coordinates": .array(
                    leg.line.coordinates.map { [degrees($0.longitude), degrees($0.latitude)] }),
            ]
            if hasCues {
                object["cues"] = .array(
                    leg.cues(in: graph).map { cue in
                        var cueObject = cue.properties(in: language)
                        cueObject["coordinates"] = [
                            degrees(cue.coordinate.longitude), degrees(cue.coordinate.latitude),
                        ]
                        return .object(cueObject)
                    })
            }
            return JSONValue.object(object)
        }
        return [
            "distance": tenths(route.distance), "duration": tenths(route.duration), "legs": .array(legs),
            "attribution": .string(graph.metadata.attribution),
        ]
    }

    /// The route as a LineString; with cues a FeatureCollection of it and a Point a cue.
    var geoJSON: GeoJSONObject {
        let line = route.feature(attribution: graph.metadata.attribution)
        guard hasCues else { return .feature(line) }
        let points = route.cues(in: graph).map { $0.feature(in: language) }
        return .featureCollection(FeatureCollection(features: [line] + points))
    }

    /// The route as a track, one segment a leg; with cues also as a GPX route through the places of the cues.
    var gpx: GPXDocument {
        var document = GPXDocument(creator: "questctl \(Version.number)")
        let segments = route.legs.map { $0.line.coordinates.map { GPXPoint(coordinate: $0) } }
        document.tracks = [GPXTrack(segments: segments)]
        if hasCues {
            let points = route.cues(in: graph).map {
                GPXPoint(coordinate: $0.coordinate, name: $0.text[language], type: $0.kind.rawValue)
            }
            document.routes = [GPXRoute(points: points)]
        }
        return document
    }

    private var whole: String {
        "\(Measures.distance(route.distance)[language]), \(Measures.duration(route.duration)[language])"
    }

    /// To 10 metres, however far: what the next cue is told from.
    private func kilometres(_ metres: Double) -> String {
        let number = Measures.decimal(metres / 1000, digits: 2)
        return LocalizedText("\(number.english) km", "\(number.russian) км")[language]
    }

    private func heading(_ number: Int) -> [String] {
        route.legs.count > 1 ? [LocalizedText("leg \(number + 1)", "участок \(number + 1)")[language]] : []
    }

    private func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }

    private func tenths(_ number: Double) -> JSONValue { .double((number * 10).rounded() / 10) }

    private func degrees(_ number: Double) -> JSONValue { .double((number * 1e7).rounded() / 1e7) }
}

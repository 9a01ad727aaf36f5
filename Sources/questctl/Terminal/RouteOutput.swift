import BikeRouting
import GPX
import GeoJSON
import Geodesy
import Languages
import VeloQuest

/// A route, or several that one can choose between, in each form that `questctl route` writes.
struct RouteOutput {
    /// The best first.
    let routes: [Route]
    let graph: RoadGraph
    let language: Language
    let hasCues: Bool

    /// The route as a list of names or as a table of cues; where there are several, each below its number.
    var text: String {
        let texts = routes.map { hasCues ? table(of: $0) : names(of: $0) }
        guard routes.count > 1 else { return texts.joined() }
        return texts.enumerated().map { number, text in
            LocalizedText("way \(number + 1)", "путь \(number + 1)")[language] + "\n" + text
        }.joined(separator: "\n\n")
    }

    /// A line a stretch of one name, then the whole.
    private func names(of route: Route) -> String {
        var lines: [String] = []
        for (number, leg) in route.legs.enumerated() {
            lines += heading(number, of: route)
            for stretch in leg.namedStretches(graph: graph) {
                let name = stretch.name ?? LocalizedText("(no name)", "(без названия)")[language]
                lines.append("  \(Measures.distance(stretch.distance)[language])  \(name)")
            }
        }
        return (lines + [whole(route)]).joined(separator: "\n")
    }

    /// A line a cue: where it is on its leg, what to do, how far it is to the next; then the whole.
    private func table(of route: Route) -> String {
        var lines: [String] = []
        for (number, leg) in route.legs.enumerated() {
            lines += heading(number, of: route)
            let cues = leg.cues(in: graph)
            let places = cues.map { kilometres($0.along) }
            let lengths = cues.map { $0.kind == .arrive ? "" : Measures.distance($0.distance)[language] }
            let (wide, wider) = (places.map(\.count).max() ?? 0, lengths.map(\.count).max() ?? 0)
            for (index, cue) in cues.enumerated() {
                lines.append(
                    "  \(right(places[index], wide))  \(right(lengths[index], wider))  \(cue.text[language])")
            }
        }
        return (lines + [whole(route)]).joined(separator: "\n")
    }

    /// The best route, and the others as `alternatives`.
    var json: JSONValue {
        var object = routes.first.map { json(of: $0) } ?? [:]
        if routes.count > 1 { object["alternatives"] = .array(routes.dropFirst().map { .object(json(of: $0)) }) }
        object["attribution"] = .string(graph.metadata.attribution)
        return .object(object)
    }

    /// A route and its legs, each with its line, the ways ridden and its cues.
    private func json(of route: Route) -> JSONObject {
        let legs = route.legs.map { leg in
            var object: JSONObject = [
                "distance": tenths(leg.distance), "duration": tenths(leg.duration),
                "coordinates": .array(
                    leg.line.coordinates.map { [degrees($0.longitude), degrees($0.latitude)] }),
                "stretches": stretches(of: leg),
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
        return ["distance": tenths(route.distance), "duration": tenths(route.duration), "legs": .array(legs)]
    }

    /// A route as a LineString; with cues, or with others to choose from, a FeatureCollection.
    var geoJSON: GeoJSONObject {
        var features: [Feature] = []
        for (number, route) in routes.enumerated() {
            var line = route.feature(attribution: graph.metadata.attribution)
            line.properties?["stretches"] = .array(route.legs.flatMap { stretches(of: $0).arrayValue ?? [] })
            var added = [line]
            if hasCues { added += route.cues(in: graph).map { $0.feature(in: language) } }
            if routes.count > 1 {
                for index in added.indices { added[index].properties?["alternative"] = .integer(Int64(number)) }
            }
            features += added
        }
        return features.count == 1 ? .feature(features[0]) : .featureCollection(FeatureCollection(features: features))
    }

    /// Each route as a track, one segment a leg; with cues also as a GPX route through the places of the cues.
    var gpx: GPXDocument {
        var document = GPXDocument(creator: "questctl \(Version.number)")
        document.tracks = routes.map { route in
            GPXTrack(segments: route.legs.map { $0.line.coordinates.map { GPXPoint(coordinate: $0) } })
        }
        if hasCues {
            document.routes = routes.map { route in
                GPXRoute(
                    points: route.cues(in: graph).map {
                        GPXPoint(coordinate: $0.coordinate, name: $0.text[language], type: $0.kind.rawValue)
                    })
            }
        }
        return document
    }

    private func stretches(of leg: RouteLeg) -> JSONValue {
        .array(leg.wayStretches(graph: graph).map { .object($0.properties) })
    }

    private func whole(_ route: Route) -> String {
        "\(Measures.distance(route.distance)[language]), \(Measures.duration(route.duration)[language])"
    }

    /// To 10 metres, however far: what the next cue is told from.
    private func kilometres(_ metres: Double) -> String {
        let number = Measures.decimal(metres / 1000, digits: 2)
        return LocalizedText("\(number.english) km", "\(number.russian) км")[language]
    }

    private func heading(_ number: Int, of route: Route) -> [String] {
        route.legs.count > 1 ? [LocalizedText("leg \(number + 1)", "участок \(number + 1)")[language]] : []
    }

    private func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }

    private func tenths(_ number: Double) -> JSONValue { .double((number * 10).rounded() / 10) }

    private func degrees(_ number: Double) -> JSONValue { .double((number * 1e7).rounded() / 1e7) }
}

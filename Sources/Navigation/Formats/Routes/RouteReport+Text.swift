import Routing
import Support

extension RouteReport {
    /// The route as a list of names, as a table of cues or as one of costs; where there are several, each below its number.
    public var text: String {
        let texts = routes.map { route in
            if let costs = explainedCosts {
                return (costTable(of: route, costs) + [whole(route)]).joined(separator: "\n")
            }
            return hasCues ? table(of: route) : names(of: route)
        }
        guard routes.count > 1 else { return texts.joined() }
        return texts.enumerated().map { number, text in
            Message("route", ["number": .of(number + 1)])[language] + "\n" + text
        }.joined(separator: "\n\n")
    }

    /// A line a segment of one name, then the whole.
    private func names(of route: Route) -> String {
        var lines: [String] = []
        for (number, leg) in route.legs.enumerated() {
            lines += heading(number, of: route)
            for segment in leg.streetSpans(graph: graph) {
                let name = segment.name ?? Message("route-no-name")[language]
                lines.append("  \(Measures.distance(segment.distance)[language])  \(name)")
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
            let (wide, wider) = (places.map { $0.count }.max() ?? 0, lengths.map { $0.count }.max() ?? 0)
            for (index, cue) in cues.enumerated() {
                lines.append(
                    "  \(right(places[index], wide))  \(right(lengths[index], wider))  \(cue.text[language])")
            }
        }
        return (lines + [whole(route)]).joined(separator: "\n")
    }

    private func whole(_ route: Route) -> String {
        let whole = "\(Measures.distance(route.distance)[language]), \(Measures.duration(route.duration)[language])"
        guard let profile = route.elevation(graph: graph) else { return whole }
        let climb = Message(
            "route-climb",
            [
                "ascent": .of(Int(profile.ascent.rounded())), "descent": .of(Int(profile.descent.rounded())),
                "percent": .of(Measures.decimal(profile.steepest * 100, digits: 0)),
            ])
        let known =
            profile.gaps.isEmpty
            ? "" : "; " + Message("route-heights-known", ["percent": .of(profile.knownPercent)])[language]
        return whole + ", " + climb[language] + known
    }

    /// To 10 metres at any distance, since riders wait for the next cue by it.
    private func kilometres(_ metres: Double) -> String {
        let number = Measures.decimal(metres / 1000, digits: 2)
        return Message("route-kilometres", ["number": .of(number)])[language]
    }

    func heading(_ number: Int, of route: Route) -> [String] {
        route.legs.count > 1 ? [Message("route-leg", ["number": .of(number + 1)])[language]] : []
    }

    func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }
}

import Geodesy

extension RouteLeg {
    /// The cues of the leg, in order: the first departs, the last arrives.
    ///
    ///     for cue in leg.cues(in: router.graph) { print(cue.announcement(in: 200).english) }
    ///
    /// Nothing is said where a rider would not ask: at a bend without side arms, where the road goes on under its name,
    /// at the crossing of a lesser way. Junctions a few metres apart are one manoeuvre.
    ///
    /// - Parameter graph: the map that the leg was found on. With another one the cues make no sense.
    /// - Complexity: O(stretches × arms of their junctions + cues × log coordinates).
    public func cues(in graph: RoadGraph) -> [Cue] {
        let way = RiddenWay(self, in: graph)
        guard !way.pieces.isEmpty else { return cuesWithoutWay(in: graph) }
        let manoeuvres = way.manoeuvresToTell(of: way.manoeuvres())
        var writer = CueWriter(way, of: self, first: manoeuvres.first)
        for index in manoeuvres.indices {
            writer.add(manoeuvres[index], of: way, before: index + 1 < manoeuvres.count ? manoeuvres[index + 1] : nil)
        }
        return writer.finish(way)
    }

    private func cuesWithoutWay(in graph: RoadGraph) -> [Cue] {
        guard start.edge < graph.edgeCount else { return [] }
        let attributes = graph.attributes(of: start.edge)
        let depart = Cue(
            kind: .depart, along: 0, distance: 0, duration: 0, name: graph.name(of: start.edge), keepsName: false,
            roadClass: attributes.roadClass, travel: attributes.forward == .push ? .push : .ride, changesTravel: false,
            coordinate: start.coordinate)
        var arrive = depart
        arrive.kind = .arrive
        arrive.name = nil
        return [depart, arrive]
    }
}

extension Route {
    /// The cues of all legs, in order; each leg departs and arrives, and `along` counts from the start of the route.
    ///
    /// - Parameter graph: the map that the route was found on. With another one the cues make no sense.
    /// - Complexity: as `RouteLeg.cues(in:)`, for all legs together.
    public func cues(in graph: RoadGraph) -> [Cue] {
        var result: [Cue] = []
        var before = 0.0
        for leg in legs {
            for var cue in leg.cues(in: graph) {
                cue.along += before
                result.append(cue)
            }
            before += leg.distance
        }
        return result
    }
}

import Geodesy
public import RoadMap
public import Routing

extension RouteLeg {
    /// The cues of the leg, in order: the first departs, the last arrives.
    ///
    ///     for cue in leg.cues(in: router.graph) { print(cue.announcement(in: 200)[.english]) }
    ///
    /// There is no cue where the path is obvious: at a bend without side arms and without a new name, where the road keeps its name, and where a lesser
    /// road crosses. Junctions a few metres apart are one maneuver.
    ///
    /// - Parameter graph: the map that the leg was found on. With another one the cues make no sense.
    /// - Complexity: O(segments × arms of their junctions + cues × log coordinates).
    public func cues(in graph: RoadGraph) -> [Cue] {
        let path = RiddenPath(self, in: graph)
        guard !path.pieces.isEmpty else { return cuesWithoutPath(in: graph) }
        let maneuvers = path.announcedManeuvers(of: path.maneuvers())
        var writer = CueWriter(path, of: self, first: maneuvers.first, count: maneuvers.count)
        for index in maneuvers.indices {
            writer.add(maneuvers[index], of: path, before: index + 1 < maneuvers.count ? maneuvers[index + 1] : nil)
        }
        return writer.finish(path)
    }

    private func cuesWithoutPath(in graph: RoadGraph) -> [Cue] {
        guard graph.edges.contains(start.edge) else { return [] }
        let attributes = graph.attributes(of: start.edge)
        let depart = Cue(
            kind: .depart, along: 0, distance: 0, duration: 0,
            name: graph.name(of: start.edge).map(StreetNames.written), keepsName: false,
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

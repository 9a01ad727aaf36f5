import Geodesy
public import Navigation
import Routing
import Support

extension RouteReport {
    /// Each route as a track, one segment a leg; with cues also as a GPX route through the places of the cues.
    ///
    /// - Parameter creator: the program that writes it.
    public func gpx(creator: String) -> GPXDocument {
        var document = GPXDocument(creator: creator)
        document.tracks = routes.map { route in
            GPXTrack(
                segments: route.legs.map { leg in
                    let profile = leg.elevation(graph: graph)
                    return zip(leg.line.coordinates, leg.line.distances).map { coordinate, distance in
                        let height = profile.map { ($0.height(at: distance) * 10).rounded() / 10 }
                        return GPXPoint(coordinate: coordinate, elevation: height)
                    }
                })
        }
        if hasCues {
            document.routes = routes.map { route in
                GPXRoute(
                    points: route.legs.flatMap { leg in
                        let profile = leg.elevation(graph: graph)
                        return leg.cues(in: graph).map { cue in
                            let height = profile.map { ($0.height(at: cue.along) * 10).rounded() / 10 }
                            return GPXPoint(
                                coordinate: cue.coordinate, elevation: height, name: cue.text[language],
                                type: cue.kind.rawValue)
                        }
                    })
            }
        }
        return document
    }
}

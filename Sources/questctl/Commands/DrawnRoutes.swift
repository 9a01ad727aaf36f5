import ArgumentParser
import MapDrawing
import RoadMap
import Routing
import Support

/// The routes of one ride that a picture shows, one a profile.
struct DrawnRoutes {
    /// What is asked for: at least two places, and one to four profiles.
    struct Asked {
        let places: [PlaceArgument]
        let profiles: [BicycleProfile]

        /// Reads the options; `nil` where no route is asked for.
        ///
        /// - Throws: `Failure.misused` where places or profiles are too few or too many, and what `ChosenProfile` throws.
        init?(_ options: SearchOptions, _ language: Language) throws {
            guard !options.route.isEmpty else { return nil }
            guard options.route.count > 1 else { throw Asked.misuse(MapRenderTexts.fewPlaces, language) }
            guard options.profile.count <= 4 else { throw Asked.misuse(MapRenderTexts.manyProfiles, language) }
            places = try options.route.map { try PlaceArgument($0, language) }
            let names = options.profile.isEmpty ? ["city"] : options.profile
            profiles = try names.map { try ChosenProfile.profile($0, language) }
        }

        private static func misuse(_ message: LocalizedText, _ language: Language) -> ExitCode {
            Failure.report(message, language)
            return Failure.misused
        }
    }

    private let graph: RoadGraph
    private let routes: [DisplayList.DrawnRoute]

    /// Finds the routes.
    ///
    /// - Throws: `Failure.wrong`, after a message, where there is none.
    init(_ asked: Asked, on graph: RoadGraph, _ language: Language) throws {
        var reader = PlaceReader(graph, language)
        let stops = try reader.coordinates(of: asked.places)
        routes = try asked.profiles.map { profile in
            var router = Router(graph: graph, profile: profile)
            do throws(RoutingError) {
                return DisplayList.DrawnRoute(profile.name, try router.route(through: stops))
            } catch {
                Failure.report(error.message, language)
                throw Failure.wrong
            }
        }
        self.graph = graph
    }

    func frame(width: Int) throws(MapDrawingError) -> MapFrame {
        try MapFrame(showing: routes.map(\.route), width: width)
    }

    func picture(_ frame: MapFrame, _ ground: [MapAreas], _ language: Language) -> DisplayList {
        DisplayList(routes: routes, on: graph, frame: frame, ground: ground, language: language)
    }

    /// What the picture does not show of the routes: those without heights, and those that leave the frame.
    func notes(_ frame: MapFrame) -> [LocalizedText] {
        var notes: [LocalizedText] = []
        for drawn in routes {
            let inside = frame.share(of: drawn.route)
            if inside < 1 { notes.append(MapRenderTexts.outside(drawn.name, isWhole: inside == 0)) }
        }
        guard graph.hasHeights else { return notes + [MapRenderTexts.noHeights] }
        for drawn in routes {
            let profile = drawn.route.elevation(graph: graph)
            if let profile, profile.gaps.isEmpty { continue }
            notes.append(MapRenderTexts.heights(drawn.name, percent: profile?.knownPercent ?? 0))
        }
        return notes
    }
}

extension MapFrame {
    /// How much of a route lies in the frame, from 0 to 1, looked at each two pixels.
    fileprivate func share(of route: Route) -> Double {
        var (inside, all) = (0, 0)
        func look(_ point: PicturePoint) {
            all += 1
            if box.contains(point) { inside += 1 }
        }
        let points = route.coordinates.map { point($0) }
        if let first = points.first { look(first) }
        for (from, to) in zip(points, points.dropFirst()) {
            let (east, south) = (to.x - from.x, to.y - from.y)
            let count = min(max(((east * east + south * south).squareRoot() / 2).rounded(.up), 1), 10_000)
            for number in 1...Int(count) {
                let share = Double(number) / count
                look(PicturePoint(from.x + east * share, from.y + south * share))
            }
        }
        return all > 0 ? Double(inside) / Double(all) : 1
    }
}

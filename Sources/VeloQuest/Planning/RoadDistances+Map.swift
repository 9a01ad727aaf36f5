public import Quests
public import RoadMap
import Routing
public import Scoring

extension RoadDistances {
    /// The shortest ways between the tasks of a quest on a map, whatever they are to ride on: over steps, along footways, and in both
    /// directions where a bicycle may be pushed. So no honest rider who keeps to the map rides less.
    ///
    /// Closures of the event do not count: riders may walk past them. Tasks away from all roads have no distances.
    /// - Complexity: one search of the map for each pair of tasks, on all cores.
    public init(between quest: Quest, on graph: RoadGraph) {
        self.init()
        let router = Router(graph: graph, profile: .shortest, method: .aStar)
        let places = quest.tasks.compactMap { task in
            (try? router.snap(task.coordinate)).map { (id: task.id, snap: $0) }
        }
        let ways = router.measures(from: places.map { $0.snap }, to: places.map { $0.snap })
        for (from, row) in zip(places, ways) {
            for (to, way) in zip(places, row) {
                // No direction is shorter than the other for somebody who pushes.
                guard let way, from.id != to.id else { continue }
                let known = self[to.id, from.id] ?? .infinity
                self[from.id, to.id] = min(way.distance, known)
                if way.distance < known { self[to.id, from.id] = way.distance }
            }
        }
    }
}

extension BicycleProfile {
    /// Every metre costs the same.
    fileprivate static var shortest: BicycleProfile {
        let speed = 10.0
        var speeds: [RoadClass: Double] = [:]
        for road in RoadClass.allCases { speeds[road] = speed }
        return BicycleProfile(name: "shortest", speeds: speeds, pushingSpeed: speed)
    }
}

import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Testing

@testable import Navigation

@Suite("Matching along a route")
struct RouteFollowingTests {
    @Test("at a fork with fixes in the middle the route is believed, and neither arm where there is none")
    func fork() throws {
        var network = DrawnNetwork()
        let road = EdgeID(network.street((0, 0), (100, 0)))
        let left = EdgeID(network.street((100, 0), (400, 12)))
        let right = EdgeID(network.street((100, 0), (400, -12)))
        let graph = try network.graph()

        /// The probabilities of the left and the right arm at the end.
        func shares(along route: [EdgeID]) -> (left: Double, right: Double) {
            var follower = LiveMapMatcher()
            var workspace = StreetWorkspace()
            let edges = ContiguousArray(route.map { DirectedEdge($0, isReversed: false) })
            for (second, east) in stride(from: 20.0, through: 220, by: 10).enumerated() {
                let fix = Fix(
                    time: Double(second) * 2, coordinate: DrawnNetwork.coordinate(east, 0), horizontalAccuracy: 8)
                follower.follow(fix, straight: second == 0 ? 0 : 10, along: edges, in: graph, .underWay, &workspace)
            }
            func share(_ edge: EdgeID) -> Double {
                follower.hypotheses.filter { $0.edgeID == edge }.reduce(0) { $0 + $1.probability }
            }
            return (share(left), share(right))
        }

        let free = shares(along: [])
        #expect(abs(free.left - free.right) < 0.05)
        let toLeft = shares(along: [road, left])
        #expect(toLeft.left > 0.9)
        let toRight = shares(along: [road, right])
        #expect(toRight.right > 0.9)
    }
}

import BikeRouting
import Geodesy
import Testing

@testable import RideNavigation

@Suite("Matching along a route")
struct RouteFollowingTests {
    @Test("at a fork with fixes in the middle the route is believed, and neither arm where there is none")
    func fork() throws {
        var network = DrawnNetwork()
        let road = network.street((0, 0), (100, 0))
        let left = network.street((100, 0), (400, 12))
        let right = network.street((100, 0), (400, -12))
        let graph = try network.graph()

        /// The probabilities of the left and the right arm at the end.
        func shares(along route: [Int]) -> (left: Double, right: Double) {
            var follower = LiveMapMatcher()
            var workspace = StreetWorkspace()
            let packed = ContiguousArray(route.map { UInt32($0) << 1 })
            for (second, east) in stride(from: 20.0, through: 220, by: 10).enumerated() {
                let fix = Fix(
                    time: Double(second) * 2, coordinate: DrawnNetwork.coordinate(east, 0), horizontalAccuracy: 8)
                follower.follow(fix, straight: second == 0 ? 0 : 10, along: packed, in: graph, &workspace)
            }
            func share(_ edge: Int) -> Double {
                follower.hypotheses.filter { $0.edge == edge }.reduce(0) { $0 + $1.probability }
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

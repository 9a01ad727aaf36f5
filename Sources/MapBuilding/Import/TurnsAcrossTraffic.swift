import Geodesy
import RoadMap

/// Finds the turns in which one leaves a busy road across its oncoming traffic, and has them cost time.
///
///            │ b
///     a ─────┼───── o      from a into b, where traffic comes from o and no signals hold it up;
///                          with traffic on the left, into the street on the other side
///
/// Turning onto a busy road and crossing one both cost time, in any direction.
struct TurnsAcrossTraffic {
    private typealias Edge = RoadNetworkBuilder.DirectedEdge

    /// An edge that leaves a junction.
    private struct Arm {
        var node: Int
        var edge: Edge
        var attributes: EdgeAttributes
        /// Degrees clockwise from north.
        var bearing: Double

        /// Whether bicycles, and so other vehicles, come along it to the junction.
        var isArrival: Bool { attributes.backward == .ride }
        var isBusy: Bool { attributes.traffic >= .busy }
    }

    /// Delays the turns, and says how many they are.
    ///
    /// - Complexity: O(edges).
    static func delay(in network: inout RoadNetworkBuilder, sides: DrivingSides) -> Int {
        let arms = arms(of: network)
        var count = 0
        var start = 0
        while start < arms.count {
            let end = arms[start...].firstIndex { $0.node != arms[start].node } ?? arms.count
            let keepsLeft = sides.keepsLeft(at: network.place(of: arms[start].node))
            for (edge, next) in turns(at: arms[start..<end], drivesOnLeft: keepsLeft) {
                network.delayTurn(from: edge, into: next)
                count += 1
            }
            start = end
        }
        return count
    }

    private static func turns(at arms: ArraySlice<Arm>, drivesOnLeft: Bool) -> [(Edge, Edge)] {
        var turns: [(Edge, Edge)] = []
        for arm in arms where arm.isBusy && arm.isArrival && arm.attributes.backwardNodeDelay != .signals {
            let heading = arm.bearing + 180
            let comesTraffic = arms.contains { other in
                other.edge != arm.edge && other.isBusy && other.isArrival
                    && Angle.between(heading, other.bearing) < 45
            }
            guard comesTraffic else { continue }
            for next in arms where next.edge != arm.edge && next.attributes.forward != .forbidden {
                let right = Angle.turn(from: heading, to: next.bearing)
                if (45...160).contains(drivesOnLeft ? right : -right) {
                    turns.append((Edge(edge: arm.edge.edge, isReversed: !arm.edge.isReversed), next.edge))
                }
            }
        }
        return turns
    }

    /// All arms of the junctions where at least two of three or more are busy, junction by junction.
    private static func arms(of network: RoadNetworkBuilder) -> [Arm] {
        var counts = ContiguousArray<(all: UInt8, busy: UInt8)>(repeating: (0, 0), count: network.nodeCount)
        for number in 0..<network.edgeCount {
            guard let edge = network.edge(number), !edge.attributes.isClosed else { continue }
            for node in [edge.first, edge.last] {
                counts[node].all = min(counts[node].all + 1, 3)
                if edge.attributes.traffic >= .busy { counts[node].busy = min(counts[node].busy + 1, 2) }
            }
        }
        var arms: [Arm] = []
        for number in 0..<network.edgeCount {
            guard let edge = network.edge(number), !edge.attributes.isClosed else { continue }
            for (node, isReversed) in [(edge.first, false), (edge.last, true)] where counts[node] == (3, 2) {
                let directed = Edge(edge: number, isReversed: isReversed)
                arms.append(
                    Arm(
                        node: node, edge: directed, attributes: isReversed ? edge.attributes.reversed : edge.attributes,
                        bearing: network.bearing(of: directed)))
            }
        }
        let order = arms.indices.sorted { (arms[$0].node, $0) < (arms[$1].node, $1) }
        return order.map { arms[$0] }
    }
}

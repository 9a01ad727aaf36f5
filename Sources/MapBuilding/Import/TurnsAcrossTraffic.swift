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

/// What meets at each node: how many arms, how much traffic, and what is there.
///
/// A node is a junction if a way ends there or ways pass it more than once. Two bytes a node, and the few that have tags
/// beside them:
///
///     bit 0  seen │ 1  junction │ 2  arms, up to 3 │ 4  most traffic │ 7  least traffic │ 10  has a passage │
///         11  passed by a way that is closed but for certain times
struct JunctionIndex: ~Copyable {
    private var marks: ContiguousArray<UInt16>
    private let passages: [UInt32: NodePassage]

    /// - Parameter passages: what is on nodes, by their numbers.
    package init(nodeCount: Int, passages: [UInt32: NodePassage]) {
        marks = ContiguousArray(repeating: 0, count: nodeCount)
        self.passages = passages
        for number in passages.keys { marks[Int(number)] = Self.hasPassage }
    }

    /// Notes that a way passes a node, or ends there.
    mutating func add(_ number: UInt32, isEnd: Bool, _ traffic: Traffic) {
        let mark = marks[Int(number)]
        let own = UInt16(traffic.rawValue)
        let isSeen = mark & Self.seen != 0
        let isJunction = isSeen || isEnd || mark & (Self.junction | Self.passed) != 0
        let arms = min(mark >> 2 & 3 + (isEnd ? 1 : 2), 3)
        let most = max(mark >> 4 & 7, own)
        let least = isSeen ? min(mark >> 7 & 7, own) : own
        marks[Int(number)] =
            mark & (Self.hasPassage | Self.passed) | Self.seen | (isJunction ? Self.junction : 0) | arms << 2 | most
            << 4
            | least << 7
    }

    /// Notes that a way passes a node, or ends there, which is closed but for certain times: ways are cut there, and nothing else
    /// is other than it would be without it.
    mutating func addClosed(_ number: UInt32, isEnd: Bool) {
        let mark = marks[Int(number)]
        if isEnd || mark & (Self.seen | Self.passed) != 0 { marks[Int(number)] |= Self.junction }
        marks[Int(number)] |= Self.passed
    }

    /// Whether ways are cut there.
    func isJunction(_ number: UInt32) -> Bool { marks[Int(number)] & Self.junction != 0 }

    /// Whether at least three arms meet.
    func isFork(_ number: UInt32) -> Bool { marks[Int(number)] >> 2 & 3 == 3 }

    /// Whether the node causes no delay: it has no tags that matter, and no busy road passes.
    func isFree(_ number: UInt32) -> Bool {
        let mark = marks[Int(number)]
        return mark & Self.hasPassage == 0 && mark >> 4 & 7 < UInt16(Traffic.busy.rawValue)
    }

    /// The traffic of the busiest way.
    func mostTraffic(_ number: UInt32) -> Int { Int(marks[Int(number)] >> 4 & 7) }

    /// Whether a way with this traffic is one of the lesser ones, or all are alike.
    func isLesser(_ traffic: Traffic, at number: UInt32) -> Bool {
        let mark = marks[Int(number)]
        return mark >> 4 & 7 == mark >> 7 & 7 || traffic.rawValue < mark >> 4 & 7
    }

    /// Whether something is there: at most nodes nothing is, and no passage needs a copy.
    func hasPassage(_ number: UInt32) -> Bool { marks[Int(number)] & Self.hasPassage != 0 }

    /// What is there.
    func passage(_ number: UInt32) -> NodePassage { hasPassage(number) ? passages[number] ?? .free : .free }

    private static let seen: UInt16 = 1
    private static let junction: UInt16 = 2
    private static let hasPassage: UInt16 = 1 << 10
    private static let passed: UInt16 = 1 << 11
}

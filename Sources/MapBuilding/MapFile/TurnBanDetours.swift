import RoadMap

/// The ways past a junction, round on the road, and back, by which a search over nodes would dodge what a turn costs: it
/// takes turning round for nothing.
///
///     a ──n── c ──m── d      a, b is forbidden, and so are  a, c, c back   and  a, c, d, d back:
///         │                  a rider back at n, coming along c, may turn into b
///         b
///
/// Nothing else is ever gained by turning round, since whatever lies on the way back was passed before. So
///
/// - behind a turn that is forbidden, turning round is forbidden too, on edges that can be ridden both ways and start less
///   than `reach` behind the junction. Dead ends are left alone: there is no other way out of them; where each other way out
///   is closed at some time, turning round is forbidden while one is open. Restrictions by way of several edges are treated
///   so behind each of their beginnings;
/// - behind a turn across traffic that costs time, turning round costs as much, up to `reachOfDelay` behind the junction.
///   One turns across traffic there as well.
///
/// That holds on the first edge behind the junction, and on those that are reached by riding: who pushes the bicycle along
/// one edge after the other is too slow to gain anything, and footways come in such numbers that half of all copies of
/// junctions would be theirs.
///
/// Not enforced: that nobody rides round the next block, or turns round farther off, which is seldom worth it.
struct TurnBanDetours {
    /// How far behind the junction a forbidden turn has an effect, in millimetres: on edges that start before.
    static let reach: UInt64 = 100_000
    /// How far behind the junction a delayed turn has an effect, in millimetres: on edges that end before.
    static let reachOfDelay: UInt64 = 25_000
    /// On how many edges behind one beginning, the nearest by number of edges first.
    static let limit = 48

    /// What is to be forbidden along with what is forbidden.
    package private(set) var forbidden: [[UInt32]] = []
    /// What is to be forbidden while there is another way out.
    private(set) var forbiddenWithExits: [(edges: [UInt32], exits: [UInt32])] = []
    /// What is to be delayed along with what is delayed.
    private(set) var delayed: [[UInt32]] = []

    private let edges: ContiguousArray<RoadNetworkBuilder.Edge>
    private let restrictions: Set<[UInt32]>
    private let longest: Int
    private let leaving: OutgoingEdges
    private let times: TimedRoadsBuilder

    /// - Parameters:
    ///   - forbidden: sequences of edges that must not be travelled.
    ///   - delayed: turns that cost time.
    ///   - leaving: has what is open at some time only as well.
    ///   - times: when edges are open.
    /// - Complexity: O(`limit`) for each beginning.
    package init(
        around forbidden: [[UInt32]], _ delayed: [[UInt32]], edges: ContiguousArray<RoadNetworkBuilder.Edge>,
        leaving: OutgoingEdges, times: TimedRoadsBuilder
    ) {
        self.edges = edges
        self.times = times
        restrictions = Set(forbidden)
        longest = forbidden.reduce(0) { max($0, $1.count) }
        self.leaving = leaving
        for beginning in TurnBanDetours.beginnings(of: forbidden) {
            let found = sequences(behind: beginning) { length, edge in
                length < TurnBanDetours.reach && !isDeadEnd(edge)
            }
            for sequence in found {
                let exits = exits(behind: sequence[sequence.count - 2])
                if exits.allSatisfy({ times.edges[Int($0 >> 1)] != nil }) {
                    forbiddenWithExits.append((sequence, exits))
                } else {
                    self.forbidden.append(sequence)
                }
            }
        }
        for beginning in TurnBanDetours.beginnings(of: delayed) {
            self.delayed += sequences(behind: beginning) { length, edge in
                length + UInt64(edges[Int(edge >> 1)].lengthMillimetres) <= TurnBanDetours.reachOfDelay
            }
        }
    }

    /// All proper beginnings of the sequences, each once.
    private static func beginnings(of sequences: [[UInt32]]) -> [[UInt32]] {
        var seen: Set<[UInt32]> = []
        return sequences.flatMap { sequence in (1..<max(sequence.count, 1)).map { Array(sequence[..<$0]) } }
            .filter { seen.insert($0).inserted }
    }

    /// The ways that lead on behind a beginning and end with turning round.
    ///
    /// - Parameter isNear: whether it matters that one turns round on an edge which starts so far behind the junction.
    private func sequences(
        behind beginning: [UInt32], where isNear: (_ length: UInt64, _ edge: UInt32) -> Bool
    ) -> [[UInt32]] {
        var found: [[UInt32]] = []
        var open: [(path: [UInt32], length: UInt64)] = [(beginning, 0)]
        var next = 0
        while next < open.count {
            let (path, length) = open[next]
            next += 1
            for edge in onward(path, since: beginning.count) where isNear(length, edge) {
                guard found.count < TurnBanDetours.limit else { return found }
                found.append(path + [edge, edge ^ 1])
                guard isRidden(edge) else { continue }
                open.append((path + [edge], length + UInt64(edges[Int(edge >> 1)].lengthMillimetres)))
            }
        }
        return found
    }

    /// The edges by which one may ride on, and come back, to places where one was not since the first so many edges.
    private func onward(_ path: [UInt32], since count: Int) -> [UInt32] {
        guard let last = path.last else { return [] }
        let places = path[(count - 1)...].map { NodeSplitting.head($0, edges) }
        return leaving[NodeSplitting.head(last, edges)].filter { edge in
            edge != last ^ 1 && (edges[Int(edge >> 1)].allows(edge ^ 1) || times.opening.contains(edge ^ 1))
                && !places.contains(NodeSplitting.head(edge, edges)) && !isForbidden(path + [edge])
        }
    }

    /// Whether one rides it in both directions at some time, and pushes the bicycle in none.
    private func isRidden(_ edge: UInt32) -> Bool {
        func isRidden(_ attributes: EdgeAttributes) -> Bool {
            attributes.forward == .ride && attributes.backward == .ride
        }
        return isRidden(edges[Int(edge >> 1)].attributes)
            || times.edges[Int(edge >> 1)]?.outcomes.contains(where: isRidden) ?? false
    }

    private func isForbidden(_ path: [UInt32]) -> Bool {
        !restrictions.isEmpty && (2...max(longest, 2)).contains { restrictions.contains(Array(path.suffix($0))) }
    }

    /// Whether the way back is at all times the only one out of where an edge leads.
    private func isDeadEnd(_ edge: UInt32) -> Bool {
        leaving[NodeSplitting.head(edge, edges)].elementsEqual([edge ^ 1])
    }

    /// The ways out of where an edge leads, but for the way back.
    private func exits(behind edge: UInt32) -> [UInt32] {
        leaving[NodeSplitting.head(edge, edges)].filter { $0 != edge ^ 1 }
    }
}

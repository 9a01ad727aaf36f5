import RoadMap

/// What meets at each node: how many arms, how much traffic, and what stands there.
///
/// A node is a junction if a way ends there or ways pass it more than once. Two bytes a node, and the few that have tags
/// beside them:
///
///     bit 0  seen │ 1  junction │ 2  arms, up to 3 │ 4  most traffic │ 7  least traffic │ 10  has a passage │
///         11  passed by a way that is closed but for certain times
struct JunctionIndex: ~Copyable {
    private var marks: ContiguousArray<UInt16>
    private let passages: [UInt32: NodePassage]

    /// - Parameter passages: what stands on nodes, by their numbers.
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

    /// Whether something stands there: at most nodes nothing does, and nobody need copy a passage.
    func hasPassage(_ number: UInt32) -> Bool { marks[Int(number)] & Self.hasPassage != 0 }

    /// What stands there.
    func passage(_ number: UInt32) -> NodePassage { hasPassage(number) ? passages[number] ?? .free : .free }

    private static let seen: UInt16 = 1
    private static let junction: UInt16 = 2
    private static let hasPassage: UInt16 = 1 << 10
    private static let passed: UInt16 = 1 << 11
}

import RoadMap

/// What of a network depends on the time, while it is put together.
struct TimedRoadsBuilder: Sendable {
    /// What edges are like at certain times, by the edge's number.
    private(set) var edges: [Int: DecisionTable<EdgeAttributes>] = [:]
    /// The directions, packed as in `arcEdges`, that the edges' standing attributes forbid and that are open at some time.
    private(set) var opening: Set<UInt32> = []
    /// Sequences of edges that must not be travelled at certain times, packed likewise, with the number of their ban.
    private(set) var sequences: [(edges: [UInt32], ban: Int)] = []
    /// Those of the sequences that one could dodge by turning round behind them, by their places.
    private(set) var dodgeable: [Int] = []
    /// When sequences are banned, each table once.
    private(set) var bans: [DecisionTable<Bool>] = []
    private var banNumbers: [DecisionTable<Bool>: Int] = [:]

    /// Whether nothing depends on the time.
    var isEmpty: Bool { edges.isEmpty && sequences.isEmpty }

    mutating func add(
        _ table: DecisionTable<EdgeAttributes>, toEdge number: Int, standing: EdgeAttributes
    ) {
        edges[number] = table
        let packed = UInt32(number) << 1
        if standing.forward == .forbidden, table.outcomes.contains(where: { $0.forward != .forbidden }) {
            opening.insert(packed)
        }
        if standing.backward == .forbidden, table.outcomes.contains(where: { $0.backward != .forbidden }) {
            opening.insert(packed | 1)
        }
    }

    mutating func forbid(_ sequence: [UInt32], when table: DecisionTable<Bool>, canBeDodged: Bool) {
        let ban = banNumbers[table] ?? bans.count
        if ban == bans.count {
            bans.append(table)
            banNumbers[table] = ban
        }
        if canBeDodged { dodgeable.append(sequences.count) }
        sequences.append((sequence, ban))
    }

    /// Takes new numbers of edges.
    mutating func renumber(_ newNumber: ContiguousArray<UInt32>) {
        func renumbered(_ packed: UInt32) -> UInt32 { newNumber[Int(packed >> 1)] << 1 | packed & 1 }
        edges = Dictionary(uniqueKeysWithValues: edges.map { (Int(newNumber[$0]), $1) })
        opening = Set(opening.map(renumbered))
        for index in sequences.indices { sequences[index].edges = sequences[index].edges.map(renumbered) }
    }

    /// Bans turning round where one would dodge what must not be travelled.
    ///
    /// - Parameters:
    ///   - standing: the detours around what is forbidden at all times.
    ///   - leaving: has what is open at some time only as well.
    /// - Returns: what is forbidden at all times.
    mutating func addDetours(
        _ standing: TurnBanDetours, _ network: ContiguousArray<RoadNetworkBuilder.Edge>, leaving: OutgoingEdges
    ) -> [[UInt32]] {
        let dodged = Dictionary(grouping: dodgeable.map { sequences[$0] }) { $0.ban }
        var forbidden = standing.forbidden
        for (edges, exits) in standing.forbiddenWithExits
        where ban(edges, whileOpen: exits, network, and: nil) { forbidden.append(edges) }
        for number in dodged.keys.sorted() {
            let detours = TurnBanDetours(
                around: (dodged[number] ?? []).map(\.edges), [], edges: network, leaving: leaving, times: self)
            sequences += detours.forbidden.map { ($0, number) }
            for (edges, exits) in detours.forbiddenWithExits
            where ban(edges, whileOpen: exits, network, and: bans[number]) { sequences.append((edges, number)) }
        }
        return forbidden
    }

    /// Bans a sequence while one of some edges is open, and another table says so.
    ///
    /// - Returns: whether it is to be banned whenever the other table says so: one of the edges is open then, or the conditions are
    ///   too many and one of the edges is open where no time is given.
    private mutating func ban(
        _ sequence: [UInt32], whileOpen exits: [UInt32], _ network: ContiguousArray<RoadNetworkBuilder.Edge>,
        and other: DecisionTable<Bool>?
    ) -> Bool {
        let tables = exits.compactMap { exit in edges[Int(exit >> 1)].map { (exit, $0) } }
        var conditions = other?.conditions ?? []
        for condition in tables.flatMap(\.1.conditions) where !conditions.contains(condition) {
            conditions.append(condition)
        }
        func truths(_ wanted: [String], _ all: [TimeCondition.Truth]) -> [TimeCondition.Truth] {
            wanted.map { condition in conditions.firstIndex(of: condition).map { all[$0] } ?? .unknown }
        }
        func isHeld(_ all: [TimeCondition.Truth]) -> Bool {
            other?.outcome(truths(other?.conditions ?? [], all)) ?? true
        }
        func isOpen(_ all: [TimeCondition.Truth]) -> Bool {
            tables.contains { Self.isOpen($0, $1.outcome(truths($1.conditions, all))) }
        }
        func isBanned(_ all: [TimeCondition.Truth]) -> Bool { isHeld(all) && isOpen(all) }
        let isOpenAtFirst = exits.contains { network[Int($0 >> 1)].allows($0) }
        let standing = isOpenAtFirst && other?.standing ?? true
        guard conditions.count <= DecisionRow.mostAsked,
            !DecisionTable.hasTooManyConditions(conditions, standing: standing, outcome: isBanned)
        else { return isOpenAtFirst }
        guard let table = DecisionTable(conditions: conditions, standing: standing, outcome: isBanned)?.reduced else {
            return standing
        }
        forbid(sequence, when: table, canBeDodged: false)
        return false
    }

    private static func isOpen(_ packed: UInt32, _ attributes: EdgeAttributes) -> Bool {
        (packed & 1 == 0 ? attributes.forward : attributes.backward) != .forbidden
    }
}

extension MapImageWriter {
    /// Sets the sections of what depends on the time, where anything does.
    ///
    /// - Parameters:
    ///   - edges: finished, whose marks of islands the outcomes take over.
    ///   - bans: arcs and the numbers of their bans, by rising arc.
    mutating func set(
        _ times: TimedRoadsBuilder, _ edges: ContiguousArray<RoadNetworkBuilder.Edge>, bans: [(arc: ArcID, ban: Int)],
        attributeNumbers: [UInt64: UInt64]
    ) {
        guard !times.isEmpty else { return }
        var tables = DecisionTableWriter()
        var rows: [UInt64] = []
        for (edge, table) in times.edges.sorted(by: { $0.key < $1.key }) {
            let numbers = table.map { attributeNumbers[TimedRoadsBuilder.finished($0, as: edges[edge]).bits] ?? 0 }
            rows += [UInt64(edge), tables.number(of: numbers)]
        }
        set(.timedEdges, numbers: rows)
        rows = bans.flatMap { [UInt64($0.arc.rawValue), tables.number(of: times.bans[$0.ban].map { $0 ? 1 : 0 })] }
        set(.timedArcs, numbers: rows)
        set(.decisions, numbers: tables.numbers)
        set(.conditionStarts, tables.conditionStarts)
        set(.conditionBytes, tables.conditionBytes)
    }
}

extension TimedRoadsBuilder {
    /// What an edge is like at some time, as far as only the finished network knows it.
    static func finished(_ outcome: EdgeAttributes, as edge: RoadNetworkBuilder.Edge) -> EdgeAttributes {
        var outcome = outcome
        outcome.isIsland = edge.attributes.isIsland
        return outcome
    }

    /// The attributes of all edges at all times.
    func attributes(of list: ContiguousArray<RoadNetworkBuilder.Edge>) -> Set<UInt64> {
        var bits = Set(list.lazy.map { $0.attributes.bits })
        for (edge, table) in edges {
            for outcome in table.outcomes { bits.insert(TimedRoadsBuilder.finished(outcome, as: list[edge]).bits) }
        }
        return bits
    }
}

/// Writes decision tables and their conditions, each once.
private struct DecisionTableWriter {
    private(set) var numbers: [UInt64] = []
    private(set) var conditionStarts: ContiguousArray<UInt32> = [0]
    private(set) var conditionBytes: ContiguousArray<UInt8> = []
    private var conditions: [String: UInt64] = [:]
    private var tables: [DecisionTable<UInt64>: UInt64] = [:]

    mutating func number(of table: DecisionTable<UInt64>) -> UInt64 {
        if let known = tables[table] { return known }
        let number = UInt64(tables.count)
        tables[table] = number
        numbers.append(UInt64(table.conditions.count))
        for condition in table.conditions { numbers.append(self.number(of: condition)) }
        numbers.append(table.standing)
        numbers += table.outcomes
        return number
    }

    private mutating func number(of condition: String) -> UInt64 {
        if let known = conditions[condition] { return known }
        let number = UInt64(conditions.count)
        conditions[condition] = number
        conditionBytes.append(contentsOf: condition.utf8)
        conditionStarts.append(UInt32(conditionBytes.count))
        return number
    }
}

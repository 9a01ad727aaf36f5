import OpenStreetMap
import RoadMap

/// The ways of a file that a bicycle may use, as columns.
struct RideableWays {
    private(set) var ids: ContiguousArray<Int64> = []
    private(set) var attributes: ContiguousArray<EdgeAttributes> = []
    /// For each way the number of its name in `texts`.
    private(set) var names: ContiguousArray<UInt32> = []
    /// The names, each once; number 0 is the empty one.
    private(set) var texts: [String] = [""]
    /// Way w runs through `references[starts[w]..<starts[w + 1]]`.
    private(set) var starts: ContiguousArray<Int> = [0]
    private(set) var references: ContiguousArray<Int64> = []
    /// The places of `references` where the file has them inside its ways; else empty.
    private(set) var places: ContiguousArray<FixedCoordinate> = []
    /// How many seconds some of the ferries take, by way.
    private(set) var ferryDurations: [Int: Double] = [:]
    /// The ways that a ferry's duration is for, where these are several.
    private(set) var ferryRuns: [Int: Range<Int>] = [:]
    /// What some of the ways are like where traffic keeps to the left, by way.
    private(set) var leftHanded: [Int: TimedWay] = [:]
    /// What some of the ways are like at certain times, by way.
    private(set) var times: [Int: DecisionTable<EdgeAttributes>] = [:]
    /// The ways whose times the map does not keep, in the order of the files.
    private(set) var unkept: [Int64] = []
    /// Of which ways later files have newer versions, and from which row on.
    private var superseded: [Int64: Int] = [:]
    private var textNumbers: [String: UInt32] = ["": 0]
    private var largestID = Int64.min
    private var seen: Set<Int64>?

    static let unknownPlace = FixedCoordinate(
        longitude: OSMBlock.Ways.unknownPlace, latitude: OSMBlock.Ways.unknownPlace)

    var count: Int { ids.count }

    /// Adds the ways of the next block of the file.
    mutating func add(_ block: WayExtraction, summary: inout ImportSummary) {
        summary.waysRead += block.waysRead
        unkept += block.unkept
        let names = block.texts.map { number(of: $0) }
        if !block.places.isEmpty { fillPlaces() }
        for way in block.ids.indices {
            guard isNew(block.ids[way]) || superseded[block.ids[way]] != nil else {
                summary.repeatedWays += 1
                continue
            }
            if let times = block.times[way] {
                summary.timedWays += 1
                self.times[count] = times
            }
            if !block.attributes[way].isClosed { summary.waysKept += 1 }
            if let duration = block.ferryDurations[way] { ferryDurations[count] = duration }
            if let onLeft = block.leftHanded[way] { leftHanded[count] = onLeft }
            let range = block.starts[way]..<block.starts[way + 1]
            append(
                block.ids[way], block.attributes[way], name: names[Int(block.names[way])], block.references[range],
                block.places.isEmpty ? [] : block.places[range])
        }
        if !places.isEmpty { fillPlaces() }
    }

    /// Adds the bare ways around squares; of several squares that share a way the first counts.
    mutating func add(_ squares: [SquareRelation], from bare: BareWays, summary: inout ImportSummary) {
        var rows = bare.rows(of: Set(squares.lazy.flatMap(\.ways)))
        for square in squares {
            let first = count
            for way in square.ways {
                guard let row = rows.removeValue(forKey: way) else { continue }
                if !bare.places.isEmpty { fillPlaces() }
                summary.waysKept += 1
                let range = bare.starts[row]..<bare.starts[row + 1]
                append(
                    way, square.attributes, name: number(of: square.name), bare.references[range],
                    bare.places.isEmpty ? [] : bare.places[range])
            }
            // A part has a time of its own only where all parts are known.
            guard let duration = square.duration, count - first == square.ways.count else { continue }
            for way in first..<count { (ferryDurations[way], ferryRuns[way]) = (duration, first..<count) }
        }
        if !places.isEmpty { fillPlaces() }
    }

    /// Leaves out the ways so far of which a later file has a newer version, which is added after this; `sortByID` does it.
    mutating func drop(_ dropped: [Int64]) {
        for id in dropped { superseded[id] = count }
        if !unkept.isEmpty { unkept.removeAll(where: Set(dropped).contains) }
    }

    /// Puts the ways in the order of their ids, as they are in a file of all, before anything refers to their numbers.
    ///
    /// - Complexity: O(n log n), and memory for the ways once more.
    mutating func sortByID(summary: inout ImportSummary) {
        let order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }
        var sorted = RideableWays()
        for way in order {
            guard way >= superseded[ids[way]] ?? 0, sorted.ids.last != ids[way] else {
                if times[way] != nil { summary.timedWays -= 1 }
                if !attributes[way].isClosed { summary.waysKept -= 1 }
                continue
            }
            if let duration = ferryDurations[way] { sorted.ferryDurations[sorted.count] = duration }
            if let onLeft = leftHanded[way] { sorted.leftHanded[sorted.count] = onLeft }
            if let timed = times[way] { sorted.times[sorted.count] = timed }
            let range = starts[way]..<starts[way + 1]
            sorted.append(
                ids[way], attributes[way], name: sorted.number(of: texts[Int(names[way])]), references[range],
                places.isEmpty ? [] : places[range])
        }
        self = sorted
    }

    /// Notes which signed routes ways belong to, beside what their own tags say.
    mutating func note(_ routes: [Int64: BicycleRoute], summary: inout ImportSummary) {
        guard !routes.isEmpty else { return }
        for way in ids.indices {
            guard let route = routes[ids[way]] else { continue }
            summary.routeWays += 1
            if route.rawValue > attributes[way].route.rawValue {
                attributes[way].route = route
                leftHanded[way]?.attributes.route = route
            }
        }
    }

    /// Takes what holds where traffic keeps to the left, for those of the ways that lie there.
    ///
    /// - Parameters:
    ///   - numbers: for each reference its node's number.
    ///   - places: of the nodes.
    mutating func settle(
        _ sides: DrivingSides, numbers: ContiguousArray<UInt32>, places: ContiguousArray<FixedCoordinate>
    ) {
        for (way, onLeft) in leftHanded {
            let own = numbers[starts[way]..<starts[way + 1]].lazy.map { places[Int($0)] }
            guard let place = own.first(where: { $0 != Self.unknownPlace }) else { continue }
            if sides.keepsLeft(at: place) { (attributes[way], times[way]) = (onLeft.attributes, onLeft.times) }
        }
        leftHanded = [:]
    }

    private mutating func append(
        _ id: Int64, _ attributes: EdgeAttributes, name: UInt32, _ references: some Collection<Int64>,
        _ places: some Collection<FixedCoordinate>
    ) {
        ids.append(id)
        self.attributes.append(attributes)
        names.append(name)
        self.references.append(contentsOf: references)
        self.places.append(contentsOf: places)
        starts.append(self.references.count)
    }

    /// Hands the node ids over, which take much memory and are needed once.
    mutating func takeReferences() -> ContiguousArray<Int64> {
        var taken: ContiguousArray<Int64> = []
        swap(&taken, &references)
        return taken
    }

    private mutating func fillPlaces() {
        places.append(contentsOf: repeatElement(Self.unknownPlace, count: references.count - places.count))
    }

    private mutating func number(of text: String) -> UInt32 {
        if let known = textNumbers[text] { return known }
        let new = UInt32(texts.count)
        textNumbers[text] = new
        texts.append(text)
        return new
    }

    /// Files are sorted by id as a rule; only one that is not needs a set of all ids.
    private mutating func isNew(_ id: Int64) -> Bool {
        if seen == nil {
            if id > largestID {
                largestID = id
                return true
            }
            seen = Set(ids)
        }
        return seen?.insert(id).inserted ?? true
    }
}

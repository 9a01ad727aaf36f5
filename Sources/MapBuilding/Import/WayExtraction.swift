import OpenStreetMap
import RoadMap

/// The ways of one block that a bicycle may use. It depends on that block only, so blocks are read in parallel.
struct WayExtraction: Sendable {
    private(set) var waysRead = 0
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
    /// What some of them are like where traffic keeps to the left.
    private(set) var leftHanded: [Int: TimedWay] = [:]
    /// What some of them are like at certain times.
    private(set) var times: [Int: DecisionTable<EdgeAttributes>] = [:]
    /// The ways whose times the map does not keep, in the order of the block.
    private(set) var unkept: [Int64] = []
    /// Ways without tags.
    private(set) var bare = BareWays()

    /// - Parameter known: ways that are skipped, since an earlier file has them, and not in an older version.
    init(_ block: OSMBlock, at time: RideTime = .any, without known: KnownElements.Table = .init()) {
        var keys = BlockTagKeys(block.strings, WayTags.keys)
        var memory = TagRuleCache()
        var textNumbers = ContiguousArray<UInt32>(repeating: 0, count: block.strings.count)
        var tags: ContiguousArray<UInt64> = []
        for row in 0..<block.ways.count {
            guard known.isEmpty || known.counts(block.ways.ids[row], block.ways.revision(row)) else { continue }
            waysRead += 1
            tags.removeAll(keepingCapacity: true)
            if block.ways.tagStarts[row] == block.ways.tagStarts[row + 1] {
                addBare(row, in: block.ways)
                continue
            }
            var name: UInt32?
            var reference: UInt32?
            for index in Int(block.ways.tagStarts[row])..<Int(block.ways.tagStarts[row + 1]) {
                let tag = block.tags[index]
                guard let key = keys.index(of: tag.key) else { continue }
                switch WayTags.allKeys[key] {
                case .name: name = tag.value
                case .ref: reference = tag.value
                default: tags.append(TagRuleCache.packed(key: key, value: tag.value))
                }
            }
            guard !tags.isEmpty, let verdict = memory.verdict(on: tags, strings: block.strings, at: time) else {
                continue
            }
            if verdict.onRight.hasUnkeptTimes {
                unkept.append(block.ways.ids[row])
                if verdict.onRight.attributes.isClosed { continue }
            }
            guard addReferences(ofWay: row, in: block.ways) else { continue }
            if verdict.onRight.attributes.roadClass == .ferry {
                ferryDurations[ids.count] = BicycleRules.duration(of: TagRuleCache.tags(tags, block.strings))
            }
            ids.append(block.ways.ids[row])
            if let onLeft = verdict.onLeft { leftHanded[ids.count - 1] = onLeft }
            if let times = verdict.onRight.times { self.times[ids.count - 1] = times }
            attributes.append(verdict.onRight.attributes)
            names.append((name ?? reference).map { textNumber(of: $0, in: block, &textNumbers) } ?? 0)
            starts.append(references.count)
        }
    }

    /// Adds the nodes of a way, one that is named twice in a row once; false where fewer than two are left.
    private mutating func addReferences(ofWay row: Int, in ways: OSMBlock.Ways) -> Bool {
        let first = references.count
        let hasPlaces = !ways.longitudes.isEmpty
        for index in Int(ways.referenceStarts[row])..<Int(ways.referenceStarts[row + 1]) {
            let reference = ways.references[index]
            guard references.count == first || references[references.count - 1] != reference else { continue }
            references.append(reference)
            if hasPlaces {
                places.append(FixedCoordinate(longitude: ways.longitudes[index], latitude: ways.latitudes[index]))
            }
        }
        if references.count - first > 1 { return true }
        references.removeLast(references.count - first)
        if hasPlaces { places.removeLast(places.count - first) }
        return false
    }

    /// Keeps a way without tags.
    private mutating func addBare(_ row: Int, in ways: OSMBlock.Ways) {
        let first = references.count
        guard ways.referenceStarts[row + 1] - ways.referenceStarts[row] <= BareWays.longest,
            addReferences(ofWay: row, in: ways)
        else { return }
        bare.add(
            id: ways.ids[row], references: references[first...], places: places.isEmpty ? [] : places[first...])
        references.removeLast(references.count - first)
        if !places.isEmpty { places.removeLast(places.count - first) }
    }

    private mutating func textNumber(
        of string: UInt32, in block: OSMBlock, _ numbers: inout ContiguousArray<UInt32>
    ) -> UInt32 {
        guard Int(string) < numbers.count else { return 0 }
        if numbers[Int(string)] == 0 {
            let text = block.strings.string(string)
            guard !text.isEmpty else { return 0 }
            numbers[Int(string)] = UInt32(texts.count)
            texts.append(text)
        }
        return numbers[Int(string)]
    }
}

/// The verdicts of the bicycle rules on the combinations of tags met so far in one block.
///
/// Most ways share their tags, apart from the name, with many others. So the rules are evaluated once for each combination,
/// which is recognised by the block's own string numbers:
///
///     way ──► (key, value) (key, value) … ──► slots ──► combination ──► verdict
struct TagRuleCache: ~Copyable {
    private var pairs: ContiguousArray<UInt64> = []
    /// Combination c is `pairs[starts[c]..<starts[c + 1]]`.
    private var starts: ContiguousArray<Int> = [0]
    private var verdicts: ContiguousArray<WayVerdict?> = []
    /// Combination numbers plus one; 0 is a free slot. The length is a power of two and at most half of it is taken.
    private var slots = ContiguousArray<UInt32>(repeating: 0, count: 256)

    /// What the rules say of a way with these tags, each packed as the key's place among all keys and the value's string
    /// number.
    mutating func verdict(
        on tags: ContiguousArray<UInt64>, strings: StringTable, at time: RideTime
    ) -> WayVerdict? {
        let mask = slots.count - 1
        var slot = Self.hash(tags) & mask
        while slots[slot] != 0 {
            let combination = Int(slots[slot]) - 1
            if pairs[starts[combination]..<starts[combination + 1]].elementsEqual(tags) {
                return verdicts[combination]
            }
            slot = (slot + 1) & mask
        }
        let verdict = WayVerdict(Self.tags(tags, strings), at: time)
        pairs.append(contentsOf: tags)
        starts.append(pairs.count)
        verdicts.append(verdict)
        slots[slot] = UInt32(verdicts.count)
        if verdicts.count * 2 > slots.count { grow() }
        return verdict
    }

    static func packed(key: Int, value: UInt32) -> UInt64 {
        UInt64(key) << 32 | UInt64(value)
    }

    static func tags(_ packed: ContiguousArray<UInt64>, _ strings: StringTable) -> WayTags {
        var tags = WayTags()
        for tag in packed {
            tags[WayTags.allKeys[Int(tag >> 32)]] = strings.string(UInt32(truncatingIfNeeded: tag))
        }
        return tags
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for combination in verdicts.indices {
            let tags = ContiguousArray(pairs[starts[combination]..<starts[combination + 1]])
            var slot = Self.hash(tags) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(combination + 1)
        }
    }

    /// Multiply and shift, with Knuth's 64-bit multiplier for linear congruential generators (MMIX).
    private static func hash(_ tags: ContiguousArray<UInt64>) -> Int {
        var hash: UInt64 = 0
        for tag in tags { hash = (hash ^ tag) &* 6_364_136_223_846_793_005 &+ (hash >> 32) }
        return Int(truncatingIfNeeded: hash >> 20)
    }
}

/// What the rules say of a way, wherever it may lie.
struct WayVerdict: Sendable {
    /// Where traffic keeps to the right.
    let onRight: TimedWay
    /// Where it keeps to the left, if that is something else.
    let onLeft: TimedWay?

    /// `nil` for a way that bicycles may not use; one that they may use only if traffic keeps to a certain side is left out.
    package init?(_ tags: WayTags, at time: RideTime) {
        guard let onRight = BicycleRules.timedWay(of: tags, at: time),
            let onLeft = WayVerdict.hasSides(tags)
                ? BicycleRules.timedWay(of: tags, drivesOnLeft: true, at: time) : onRight
        else { return nil }
        self.onRight = onRight
        self.onLeft = onLeft.attributes == onRight.attributes && onLeft.times == onRight.times ? nil : onLeft
    }

    private static func hasSides(_ tags: WayTags) -> Bool {
        sided.contains { tags[$0] != nil }
    }

    private static let sided: [WayTags.Tag] = [
        .cyclewayLeft, .cyclewayRight, .cyclewayBoth, .sidewalkLeftBicycle, .sidewalkRightBicycle,
    ]
}

import OpenStreetMap
import RoadMap

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

import Geodesy
import OpenStreetMap
import RoadMap

/// Where the nodes lie that the rideable ways run through, and what is there.
struct NodePlaces: ~Copyable {
    /// The ids that are needed, sorted, each once.
    let ids: ContiguousArray<Int64>
    /// For each id its place; `RideableWays.unknownPlace` where the file does not have it.
    private(set) var places: ContiguousArray<FixedCoordinate>
    /// What is on nodes, by their numbers among the ids; the many with nothing on them are left out.
    private(set) var passages: [UInt32: NodePassage] = [:]
    /// How new what is known of each is; empty where that does not count.
    private var revisions: ContiguousArray<ElementRevision> = []
    /// The numbers of the barriers whose times the map does not keep.
    private var unkept: Set<UInt32> = []

    /// - Parameter ids: sorted, each once.
    package init(ids: ContiguousArray<Int64>) {
        self.ids = ids
        places = ContiguousArray(repeating: RideableWays.unknownPlace, count: ids.count)
    }

    /// The needed nodes of one block. They depend on that block only, so blocks are read in parallel.
    struct Matches: Sendable {
        fileprivate var numbers: ContiguousArray<UInt32> = []
        fileprivate var places: ContiguousArray<FixedCoordinate> = []
        /// What is on some of them; `row` counts along `numbers`.
        fileprivate var passages: [(row: Int, passage: NodePassage)] = []
        /// The rows of those whose times the map does not keep.
        fileprivate var unkept: Set<Int> = []
        fileprivate var revisions: ContiguousArray<ElementRevision> = []

        /// Files are sorted by id as a rule, so the search continues where it was.
        package init(_ block: OSMBlock, among ids: ContiguousArray<Int64>, at time: RideTime = .any) {
            let nodes = block.nodes
            var keys = BlockTagKeys(block.strings, NodeTags.keys)
            var cursor = 0
            for row in 0..<nodes.count {
                let id = nodes.ids[row]
                if row == 0 || nodes.ids[row - 1] > id {
                    cursor = ids.firstIndex(notBelow: id, from: 0)
                } else if cursor < ids.count, ids[cursor] < id {
                    cursor = ids.firstIndex(notBelow: id, from: cursor)
                }
                guard cursor < ids.count, ids[cursor] == id else { continue }
                let tags = Int(nodes.tagStarts[row])..<Int(nodes.tagStarts[row + 1])
                if !tags.isEmpty {
                    let known = Self.known(block.tags[tags], block.strings, &keys)
                    let passage = BicycleRules.timedPassage(of: known, at: time)
                    if passage != .free { passages.append((numbers.count, passage)) }
                    if BicycleRules.hasUnkeptTimes(known, at: time) { unkept.insert(numbers.count) }
                }
                if !nodes.revisions.isEmpty { revisions.append(nodes.revisions[row]) }
                numbers.append(UInt32(cursor))
                places.append(FixedCoordinate(longitude: nodes.longitudes[row], latitude: nodes.latitudes[row]))
            }
        }

        private static func known(
            _ tags: ContiguousArray<OSMBlock.Tag>.SubSequence, _ strings: StringTable, _ keys: inout BlockTagKeys
        ) -> NodeTags {
            var known = NodeTags()
            for tag in tags where keys.index(of: tag.key) != nil {
                known.set(strings.string(tag.key), strings.string(tag.value))
            }
            return known
        }
    }

    /// Notes the places of the nodes of the next block; of nodes with the same id the newest version counts, or else the first.
    ///
    /// - Parameter before: the places that earlier files have; empty in the first.
    mutating func add(
        _ matches: Matches, beside before: ContiguousArray<FixedCoordinate> = [], summary: inout ImportSummary
    ) {
        if !matches.revisions.isEmpty, revisions.isEmpty {
            revisions = ContiguousArray(repeating: .unknown, count: ids.count)
        }
        var passages = matches.passages[...]
        for (row, (number, place)) in zip(matches.numbers, matches.places).enumerated() {
            let passage = passages.first?.row == row ? passages.removeFirst().passage : nil
            if !before.isEmpty, before[Int(number)] != RideableWays.unknownPlace {
                let isSame = places[Int(number)] == place && self.passages[number] == passage
                let isNewer =
                    matches.revisions.isEmpty
                    ? false : matches.revisions[row].isNewer(than: revisions[Int(number)])
                summary.differingElements += isSame ? 0 : 1
                if isNewer == nil, !isSame { summary.undecidedElements += 1 }
                guard isNewer == true else { continue }
                places[Int(number)] = place
                self.passages[number] = passage
                note(number, isUnkept: matches.unkept.contains(row))
                revisions[Int(number)] = matches.revisions[row]
                continue
            }
            guard places[Int(number)] == RideableWays.unknownPlace else {
                summary.repeatedNodes += 1
                continue
            }
            places[Int(number)] = place
            if !matches.revisions.isEmpty { revisions[Int(number)] = matches.revisions[row] }
            if let passage { self.passages[number] = passage }
            note(number, isUnkept: matches.unkept.contains(row))
            if place.longitude == 0, place.latitude == 0 { summary.nodesAtZero += 1 }
        }
    }

    private mutating func note(_ number: UInt32, isUnkept: Bool) {
        if isUnkept {
            unkept.insert(number)
        } else if !unkept.isEmpty {
            unkept.remove(number)
        }
    }

    /// The ids of the barriers whose times the map does not keep, by rising id.
    var unkeptBarriers: [Int64] { unkept.sorted().map { ids[Int($0)] } }

    /// The box around all places that are known; `nil` where there are none.
    var box: BoundingBox? {
        BoundingBox(places.lazy.filter { $0 != RideableWays.unknownPlace }.map(\.coordinate))
    }

    /// Fills in places that are inside the ways, where the file has no such node.
    mutating func add(_ inner: ContiguousArray<FixedCoordinate>, numbers: ContiguousArray<UInt32>) {
        for (number, place) in zip(numbers, inner) where places[Int(number)] == RideableWays.unknownPlace {
            places[Int(number)] = place
        }
    }
}

extension ContiguousArray<Int64> {
    /// The first index from `start` on with a value of at least `value`, in a sorted list: steps that double, then halves.
    /// - Complexity: O(log d) for a distance of d.
    func firstIndex(notBelow value: Int64, from start: Int) -> Int {
        var low = start
        var step = 1
        while low + step <= count, self[low + step - 1] < value {
            low += step
            step *= 2
        }
        var high = Swift.min(count, low + step - 1)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

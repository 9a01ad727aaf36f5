import Quests

/// The chains of one device, and what their signatures prove.
///
/// A chain is a tree of entries by their digests: more than one entry may follow another where a log was written anew. An entry that
/// follows none of them, because some are missing, continues the chain before it. A valid signature proves its entry and all that it
/// follows, so entries are taken from the last to the first, and a chain that nobody touched costs one check.
struct DeviceReview: Sendable {
    private(set) var chains: [ReviewedChain] = []
    /// The chain of each entry, as a place in `chains`.
    private(set) var numbers: ContiguousArray<Int32> = []
    private(set) var standings: ContiguousArray<EntryStanding> = []
    /// The signatures that were looked at, for the next review of the device.
    private(set) var checks: SignatureChecks

    private let entries: ArraySlice<RideEntry>
    /// The entry before each by its digest, counted from the first of the device; -1 where there is none.
    private var parents: ContiguousArray<Int32> = []
    private var isForked = false

    /// - Parameters:
    ///   - entries: those of one device, in order.
    ///   - checks: those of an earlier review of the device, which are not made again.
    init(
        _ entries: ArraySlice<RideEntry>, _ authority: LogAuthority, trusted: Set<EntryDigest>,
        checks: SignatureChecks = SignatureChecks()
    ) {
        self.entries = entries
        self.checks = checks.forNextReview
        link()
        standings = ContiguousArray(repeating: .counts, count: entries.count)
        let isProven = proven(authority)
        identify(isProven, authority, trusted)
        judge(isProven, authority)
        if isForked { dropForks(isProven) }
        for (place, entry) in entries.enumerated() where standings[place] == .counts {
            let chain = Int(numbers[place])
            guard !entry.event.isDecision, !entry.event.isOfDevice else { continue }
            if chains[chain].owner == nil { chains[chain].owner = entry.rider }
            chains[chain].count += 1
        }
        parents = []
    }

    private mutating func link() {
        numbers.reserveCapacity(entries.count)
        parents.reserveCapacity(entries.count)
        /// Where the entries so far are; empty while each has followed the one before.
        var places: [EntryDigest: Int32] = [:]
        for (place, entry) in entries.enumerated() {
            let before = place > 0 ? entries[entries.startIndex + place - 1] : nil
            var parent: Int32 = -1
            var chain: Int32?
            if let before, entry.previous == before.digest {
                parent = Int32(place - 1)
                chain = numbers[place - 1]
            } else if let before {
                if places.isEmpty {
                    for (place, entry) in entries.prefix(place).enumerated() { places[entry.digest] = Int32(place) }
                }
                isForked = true
                if let known = places[entry.previous] {
                    parent = known
                    chain = numbers[Int(known)]
                } else if entry.sequence > before.sequence, before.rider == entry.rider, entry.opening == nil {
                    // Entries between are missing.
                    chain = numbers[place - 1]
                }
            }
            if parent >= 0, self.entry(parent).sequence != entry.sequence - 1 { parent = -1 }
            if chain == nil {
                chain = Int32(chains.count)
                chains.append(
                    ReviewedChain(
                        first: entries.startIndex + place, digest: entry.digest, device: entry.device,
                        opening: entry.opening, firstTime: entry.time))
            }
            numbers.append(chain ?? 0)
            parents.append(parent)
            if !places.isEmpty { places[entry.digest] = Int32(place) }
        }
    }

    private func entry(_ place: Int32) -> RideEntry { entries[entries.startIndex + Int(place)] }

    /// Which entries a signature proves. Without a verifier every signature is taken for valid.
    private mutating func proven(_ authority: LogAuthority) -> ContiguousArray<Bool> {
        var isProven = ContiguousArray(repeating: false, count: entries.count)
        guard chains.contains(where: { $0.opening?.key != nil }) else { return isProven }
        for place in entries.indices.reversed() {
            let offset = place - entries.startIndex
            guard let opening = chains[Int(numbers[offset])].opening, let key = opening.key,
                !authority.isOfOtherQuest(opening)
            else { continue }
            if !isProven[offset] {
                guard entries[place].isSigned else { continue }
                if let verifier = authority.verifier {
                    guard checks.isSigned(entries[place], by: key, quest: opening.quest, verifier) else { continue }
                }
                isProven[offset] = true
            }
            if parents[offset] >= 0 { isProven[Int(parents[offset])] = true }
        }
        return isProven
    }

    private mutating func identify(
        _ isProven: ContiguousArray<Bool>, _ authority: LogAuthority, _ trusted: Set<EntryDigest>
    ) {
        var isAnyProven = [Bool](repeating: false, count: chains.count)
        for (place, number) in numbers.enumerated() where isProven[place] { isAnyProven[Int(number)] = true }
        for (number, chain) in chains.enumerated() {
            chains[number].isOffice = !trusted.isEmpty && trusted.contains(entries[chain.first].digest)
            guard let key = chain.opening?.key?.fingerprint else { continue }
            if !isAnyProven[number] {
                chains[number].identity = .void(key)
            } else if authority.verifier == nil {
                chains[number].identity = .unchecked(key)
            } else {
                chains[number].identity = .signed(key)
                if authority.officials.contains(key) { chains[number].isOffice = true }
            }
        }
    }

    private mutating func judge(_ isProven: ContiguousArray<Bool>, _ authority: LogAuthority) {
        for (place, entry) in entries.enumerated() {
            let chain = chains[Int(numbers[place])]
            if let opening = chain.opening, authority.isOfOtherQuest(opening) {
                standings[place] = .otherQuest
            } else if chain.opening?.key != nil, !isProven[place] {
                standings[place] =
                    !entry.event.isSigned ? .unsignedZone : entry.isSigned ? .invalidSignature : .unsignedEnd
            } else if entry.event.isOpening, entry.opening == nil {
                standings[place] = .lateOpening
            }
        }
    }

    /// Of entries that a key signed side by side, keeps the branch that tells most. All that an official signed counts.
    private mutating func dropForks(_ isProven: ContiguousArray<Bool>) {
        var places: [Int32: [Int]] = [:]
        for (place, number) in numbers.enumerated() where isProven[place] && standings[place] == .counts {
            let chain = chains[Int(number)]
            if chain.opening?.key != nil, !chain.isOffice { places[number, default: []].append(place) }
        }
        for candidates in places.values {
            let kept = SignedBranch(candidates, parents) {
                !entry(Int32($0)).event.isDecision
            } sequence: {
                entry(Int32($0)).sequence
            }
            for place in candidates where !kept.places.contains(place) { standings[place] = .forked }
        }
    }
}

/// The entries of a chain that follow each other without any other beside them, and tell most.
private struct SignedBranch {
    private(set) var places: Set<Int> = []

    /// - Parameters:
    ///   - candidates: places in order.
    ///   - tells: whether the entry at a place counts for the branch.
    init(
        _ candidates: [Int], _ parents: ContiguousArray<Int32>, tells: (Int) -> Bool, sequence: (Int) -> Int
    ) {
        var lengths: [Int: Int] = [:]
        var next: [Int: Int] = [:]
        var roots: [Int] = []
        let known = Set(candidates)
        for place in candidates.reversed() {
            let length = (next[place].flatMap { lengths[$0] } ?? 0) + (tells(place) ? 1 : 0)
            lengths[place] = length
            let parent = Int(parents[place])
            guard parent >= 0, known.contains(parent) else {
                roots.append(place)
                continue
            }
            // Of branches that tell as much the first by digest.
            if length >= next[parent].flatMap({ lengths[$0] }) ?? 0 { next[parent] = place }
        }
        var taken: Set<Int> = []
        for root in roots.sorted(by: { (-(lengths[$0] ?? 0), $0) < (-(lengths[$1] ?? 0), $1) }) {
            var branch = [root]
            while let last = branch.last, let following = next[last] { branch.append(following) }
            let numbers = branch.map(sequence)
            guard taken.isDisjoint(with: numbers) else { continue }
            taken.formUnion(numbers)
            places.formUnion(branch)
        }
    }
}

/// The standing of an entry by the opening and the signatures of its chain.
enum EntryStanding: UInt8, Sendable {
    /// It counts, if its author had the right to write it.
    case counts
    /// A zone or a flag after the last signature. A ride may end with them, so they are dropped without a word.
    case unsignedZone
    /// It comes after the last signature of its chain.
    case unsignedEnd
    /// Its signature is not that of the key, and no later one proves it.
    case invalidSignature
    /// The key signed another entry in its place, and that one counts.
    case forked
    /// Its chain belongs to another quest.
    case otherQuest
    /// A device that speaks of itself in the middle of a log.
    case lateOpening
}

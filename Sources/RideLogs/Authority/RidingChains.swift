import Quests

/// Which chains tell of each rider's ride, and why the others do not.
struct RidingChains {
    /// Why a chain of a rider does not tell of their ride, by its place; chains that do are not here.
    private(set) var reasons: [Int: LogFlag.Kind] = [:]

    private let chains: [ReviewedChain]
    private let authority: LogAuthority
    private let accepted: AcceptedDevices

    /// Chooses among all chains of a log.
    init(_ chains: [ReviewedChain], _ authority: LogAuthority) {
        var accepted = AcceptedDevices(authority.acceptedDevices)
        for chain in chains { accepted.add(chain) }
        self.init(chains, authority, accepted)
    }

    /// Chooses among all chains of some riders.
    init(_ chains: [ReviewedChain], _ authority: LogAuthority, _ accepted: AcceptedDevices) {
        self.chains = chains
        self.authority = authority
        self.accepted = accepted
        var ofRider: [RideEntry.Rider: [Int]] = [:]
        for (number, chain) in chains.enumerated() where !chain.isOffice {
            if let owner = chain.owner { ofRider[owner, default: []].append(number) }
        }
        for (rider, all) in ofRider { choose(rider, all) }
    }

    private mutating func choose(_ rider: RideEntry.Rider, _ all: [Int]) {
        let bound = authority.keys[rider] ?? []
        let known = authority.devices[rider]
        guard all.count > 1 || !bound.isEmpty || known != nil else { return }
        let namesakes = Dictionary(grouping: all) { chains[$0].device }
        var kept = Set(all.filter { isAccepted($0) || isAcceptedByName($0, namesakes) })
        if !bound.isEmpty {
            for key in bound { keepBest(of: all.filter { chains[$0].key == key }, in: &kept) }
        } else if let known {
            // Of two chains under one name only one is the device.
            for names in Self.devices(known, namesakes) {
                keepBest(of: names.flatMap { namesakes[$0] ?? [] }, in: &kept)
            }
        } else {
            keepBest(of: all, in: &kept)
        }
        let keys = Set(kept.compactMap { chains[$0].key })
        var ambiguous: [String: LogFlag.Kind] = [:]
        for number in all where !kept.contains(number) {
            let device = chains[number].device
            if !bound.isEmpty || !accepted.names.contains(device) || chains[number].key.map(keys.contains) ?? false {
                reasons[number] = reason(number, isBound: !bound.isEmpty, keys)
            } else {
                let reason = ambiguous[device] ?? ambiguity(of: (namesakes[device] ?? []).filter { !kept.contains($0) })
                ambiguous[device] = reason
                reasons[number] = reason
            }
        }
    }

    /// The devices in the organiser's table, each with the names that may be its.
    ///
    /// The table also has the words of each name, since spaces may part names: `a1 a2` is one device or two. Where a log has the
    /// whole name the words are not devices of their own, and logs under them compete with it: a stranger's device may be called like
    /// the whole cell, and must not take the place of the rider's own by that.
    private static func devices(_ known: Set<String>, _ namesakes: [String: [Int]]) -> [[String]] {
        var devices: [[String]] = []
        var words: Set<String> = []
        for name in known.sorted() where name.contains(" ") && namesakes[name] != nil {
            let parts = name.split(separator: " ").map(String.init).filter { known.contains($0) }
            words.formUnion(parts)
            devices.append([name] + parts)
        }
        for name in known.sorted() where !words.contains(name) && !devices.contains(where: { $0[0] == name }) {
            devices.append([name])
        }
        return devices
    }

    /// What to give in place of a name that several logs have; some of them, since anybody can hand in thousands.
    private func ambiguity(of numbers: [Int]) -> LogFlag.Kind {
        .ambiguousDevice(Array(Set(numbers.map { chains[$0].name }).sorted().prefix(5)))
    }

    private func isAccepted(_ number: Int) -> Bool {
        accepted.digests.contains(chains[number].digest) || chains[number].key.map(accepted.keys.contains) ?? false
    }

    /// A name accepts the only chain of the rider that has it. Anybody can give a device that name, so it accepts none of several.
    private func isAcceptedByName(_ number: Int, _ namesakes: [String: [Int]]) -> Bool {
        let device = chains[number].device
        return accepted.names.contains(device) && namesakes[device]?.count == 1
    }

    private func keepBest(of candidates: [Int], in kept: inout Set<Int>) {
        let best = candidates.max { chains[$0].givesWay(to: chains[$1]) }
        if let best { kept.insert(best) }
    }

    private func reason(_ number: Int, isBound: Bool, _ kept: Set<KeyFingerprint>) -> LogFlag.Kind {
        let chain = chains[number]
        if let key = chain.key, kept.contains(key) { return .forkedByKey(key) }
        if isBound { return .notBound(chain.authentication.keys.first) }
        return chain.key.map { .furtherKey($0) } ?? .furtherDevice
    }
}

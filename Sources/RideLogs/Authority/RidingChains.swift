import Signatures

/// Which chains tell of each rider's ride, and why the others do not.
struct RidingChains {
    /// Why a chain of a rider does not tell of their ride, by its place; chains that do are not here.
    private(set) var reasons: [Int: AuthorityFinding.Kind] = [:]

    private let chains: [ReviewedChain]
    private let authority: LogAuthority
    private let acceptedKeys: Set<KeyFingerprint>
    private let acceptedDigests: Set<EntryDigest>
    private let acceptedNames: Set<String>

    init(_ chains: [ReviewedChain], _ authority: LogAuthority) {
        self.chains = chains
        self.authority = authority
        acceptedKeys = Set(authority.acceptedDevices.compactMap { KeyFingerprint($0) })
        acceptedDigests = Set(authority.acceptedDevices.compactMap { EntryDigest($0) })
        // A fingerprint or a digest is never a name: a stranger's device may call itself like the key of another.
        acceptedNames = authority.acceptedDevices.filter { KeyFingerprint($0) == nil && EntryDigest($0) == nil }
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
        var kept = Set(all.filter { isAccepted($0) || isAcceptedByName($0, among: all) })
        if !bound.isEmpty {
            for key in bound { keepBest(of: all.filter { chains[$0].key == key }, in: &kept) }
        } else if let known {
            // Of two chains under one name only one is the device.
            for device in known { keepBest(of: all.filter { chains[$0].device == device }, in: &kept) }
        } else {
            keepBest(of: all, in: &kept)
        }
        let keys = Set(kept.compactMap { chains[$0].key })
        for number in all where !kept.contains(number) {
            reasons[number] = reason(number, among: all, isBound: !bound.isEmpty, keys)
        }
    }

    private func isAccepted(_ number: Int) -> Bool {
        acceptedDigests.contains(chains[number].digest) || chains[number].key.map(acceptedKeys.contains) ?? false
    }

    /// A name accepts the only chain of the rider that has it. Anybody can give a device that name, so it accepts none of several.
    private func isAcceptedByName(_ number: Int, among all: [Int]) -> Bool {
        acceptedNames.contains(chains[number].device) && namesakes(of: number, among: all).count == 1
    }

    private func namesakes(of number: Int, among all: [Int]) -> [Int] {
        all.filter { chains[$0].device == chains[number].device }
    }

    private func keepBest(of candidates: [Int], in kept: inout Set<Int>) {
        let best = candidates.max { chains[$0].givesWay(to: chains[$1]) }
        if let best { kept.insert(best) }
    }

    private func reason(
        _ number: Int, among all: [Int], isBound: Bool, _ kept: Set<KeyFingerprint>
    ) -> AuthorityFinding.Kind {
        let chain = chains[number]
        if let key = chain.key, kept.contains(key) { return .forkedByKey(key) }
        if acceptedNames.contains(chain.device) {
            return .ambiguousDevice(namesakes(of: number, among: all).map { chains[$0].name }.sorted())
        }
        if isBound { return .notBound(chain.authentication.keys.first) }
        return chain.key.map { .furtherKey($0) } ?? .furtherDevice
    }
}

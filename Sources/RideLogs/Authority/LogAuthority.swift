/// Keeps of a log what its writers had the right to write.
///
///     var authority = LogAuthority()
///     authority.office = office
///     let (log, findings) = authority.applied(to: merged)
///
/// - Decisions count only from the organiser's own logs.
/// - A chain of entries tells of one ride: that of the rider of its first entry. What it tells of others has no effect.
/// - A rider rides with one device. Which one, the organiser says (`devices`); else it is the one that tells the most. What further
///   ones tell has no effect until the organiser accepts them.
///
/// What has no effect is left out and reported. Devices are told apart by their chains as well as by their names, so that a second
/// device under a known name gains nothing.
///
/// Not prevented here: a device that lies about its own rider. Check-ins are decided again from their positions
/// (`RideProgress.init(quest:ride:unproven:opener:)`); a chain that was written anew as a whole takes the place of the old one.
public struct LogAuthority: Sendable {
    /// The organiser's logs, from the organiser's own hands: every entry in them counts.
    public var office: RideLog
    /// The devices of riders, where the organiser knows them.
    public var devices: [RideEntry.Rider: Set<String>]
    /// Devices that the organiser accepts besides.
    public var acceptedDevices: Set<String>

    /// Describes whom the organiser trusts.
    public init(
        office: RideLog = RideLog(), devices: [RideEntry.Rider: Set<String>] = [:], acceptedDevices: Set<String> = []
    ) {
        self.office = office
        self.devices = devices
        self.acceptedDevices = acceptedDevices
    }

    /// The log of what counts, with the organiser's, and what does not.
    /// - Complexity: O(*n*) for *n* entries, and O(*n* log *n*) to add the organiser's log.
    public func applied(to log: RideLog) -> (log: RideLog, findings: [AuthorityFinding]) {
        let log = office.entries.isEmpty ? log : log.merged(with: office)
        let chains = DeviceChains(log)
        let trusted = Set(office.entries.lazy.map { $0.digest })
        let riding = ridingChains(chains)
        var findings = AuthorityFindings()
        var isKept = [Bool](repeating: true, count: log.entries.count)
        for (place, entry) in log.entries.enumerated() where !trusted.contains(entry.digest) {
            let chain = chains.chain(at: place)
            let owner = chains.owners[chain]
            let isAllowed: Bool
            if entry.event.isDecision {
                isAllowed = false
                findings.decision(entry)
            } else if let owner, owner != entry.rider {
                isAllowed = false
                findings.forAnother(entry, owner)
            } else if riding[entry.rider].map({ !$0.contains(chain) }) ?? false {
                isAllowed = false
                findings.furtherDevice(entry)
            } else {
                isAllowed = true
            }
            isKept[place] = isAllowed
        }
        guard !findings.list.isEmpty else { return (log, []) }
        return (RideLog(zip(log.entries, isKept).lazy.filter { $0.1 }.map { $0.0 }), findings.list)
    }

    /// The chains that may tell of each rider's ride.
    private func ridingChains(_ chains: DeviceChains) -> [RideEntry.Rider: Set<Int>] {
        var ofRider: [RideEntry.Rider: [Int]] = [:]
        for (chain, owner) in chains.owners.enumerated() {
            if let owner { ofRider[owner, default: []].append(chain) }
        }
        var riding: [RideEntry.Rider: Set<Int>] = [:]
        for (rider, all) in ofRider {
            let known = devices[rider]
            guard all.count > 1 || known != nil else { continue }
            var kept = Set(all.filter { acceptedDevices.contains(chains.devices[$0]) })
            let candidates = known.map { known in all.filter { known.contains(chains.devices[$0]) } } ?? all
            // Of two chains under one name only one is the device.
            for device in Set(candidates.map { chains.devices[$0] }) where known != nil {
                let best = candidates.filter { chains.devices[$0] == device }.max(by: chains.tellsLess)
                if let best { kept.insert(best) }
            }
            if known == nil, let best = all.max(by: chains.tellsLess) { kept.insert(best) }
            riding[rider] = kept
        }
        return riding
    }
}

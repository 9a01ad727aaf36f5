package import Quests
import Support

/// A log that grows, of which only what changed is judged again.
///
/// At any moment it holds what `LogAuthority.applied(to:)` gives for all entries so far:
///
///     entry ──▶ device ──▶ its chains ──▶ their riders ──▶ which chains tell of these ──▶ devices ──▶ rides ──▶ marks
///
/// A device whose entries changed is reviewed: its chains and their signatures. Of every rider who has or had one of these chains, it is
/// chosen again which chains tell of the ride, and devices for whose chains that changes something are judged again. What counts then
/// is compared with what counted before.
package struct LiveLog: Sendable {
    /// Whom the organiser trusts. Its office's log is in the entries of the devices.
    private var authority: LogAuthority
    /// The entries of the organiser's own logs.
    private var trusted: Set<EntryDigest>
    private var accepted: AcceptedDevices

    private var devices: [String: LiveDevice] = [:]
    /// The names of the devices, in order.
    private var names: [String] = []
    /// The devices with chains that tell of a rider, or would if they were chosen.
    private var chains: [RideEntry.Rider: Set<String>] = [:]
    /// The devices with entries that count of a rider's ride.
    private var rides: [RideEntry.Rider: Set<String>] = [:]
    private var shared = SharedRideIndex()
    private var receipts: LiveReceipts

    /// Devices with entries that were not judged yet.
    private var changedDevices: Set<String> = []
    /// Riders of whom it has to be chosen again which chains tell of their rides.
    private var changedRiders: Set<RideEntry.Rider> = []

    /// How many entries there are.
    package private(set) var count = 0

    package init(_ authority: LogAuthority) {
        self.authority = authority
        self.authority.office = RideLog()
        accepted = AcceptedDevices(authority.acceptedDevices)
        receipts = LiveReceipts(authority)
        trusted = []
        for entry in authority.office.entries { add(entry, isOffice: true) }
    }

    /// Adds an entry; `false` if nothing is new about it.
    ///
    /// - Parameter isOffice: whether it is in a log of the organiser.
    /// - Complexity: O(log *n*).
    @discardableResult
    package mutating func add(_ entry: RideEntry, isOffice: Bool = false) -> Bool {
        let isTrusted = isOffice && trusted.insert(entry.digest).inserted
        let name = entry.device
        if devices[name] == nil {
            devices[name] = LiveDevice()
            let place = names.partitioningIndex { $0 >= name }
            names.insert(name, at: place)
        }
        let isNew = devices[name]?.add(entry) ?? false
        if isNew { count += 1 }
        if isNew || isTrusted { changedDevices.insert(name) }
        return isNew || isTrusted
    }

    /// All entries, judged or not.
    /// - Complexity: O(*n*).
    package var log: RideLog { RideLog(ofDevices: names.map { devices[$0]?.allEntries ?? [] }) }

    /// Sets which devices and keys riders have.
    package mutating func bind(
        devices: [RideEntry.Rider: Set<String>], keys: [RideEntry.Rider: Set<KeyFingerprint>]
    ) {
        for rider in Set(devices.keys).union(authority.devices.keys) where devices[rider] != authority.devices[rider] {
            changedRiders.insert(rider)
        }
        for rider in Set(keys.keys).union(authority.keys.keys) where keys[rider] != authority.keys[rider] {
            changedRiders.insert(rider)
        }
        authority.devices = devices
        authority.keys = keys
    }

    /// Sets which devices the organiser accepts besides.
    package mutating func accept(_ texts: Set<String>) {
        guard texts != authority.acceptedDevices else { return }
        authority.acceptedDevices = texts
        accepted = AcceptedDevices(texts)
        for device in devices.values { for chain in device.chains { accepted.add(chain) } }
        changedRiders.formUnion(chains.keys)
    }

    // Judging.

    /// Judges again what changed.
    ///
    /// - Returns: the riders whose rides changed, or what is known of their logs, or who has the same ride.
    /// - Complexity: O(*n*) for *n* entries of the devices that changed, and the check of signatures that were not checked before.
    package mutating func judge() -> Set<RideEntry.Rider> {
        guard !changedDevices.isEmpty || !changedRiders.isEmpty else { return [] }
        let reviewed = review()
        var judged = choose()
        judged.formUnion(reviewed)
        var changed = judge(judged)
        changed.formUnion(receipts.judge(devices))
        return changed
    }

    /// Reviews the devices that changed.
    private mutating func review() -> Set<String> {
        let names = changedDevices
        for name in names { forgetChains(of: name) }
        let (authority, trusted) = (authority, trusted)
        _ = forEach(of: Array(names)) { $0.review(authority, trusted: trusted) }
        for name in names { noteChains(of: name) }
        changedDevices = []
        return names
    }

    /// Changes devices, many of them on all cores.
    private mutating func forEach<Result: Sendable>(
        of names: [String], _ change: @Sendable (inout LiveDevice) -> Result
    ) -> [Result] {
        guard names.count > 16 else {
            // In their places, so that entries are not copied.
            return names.map { change(&devices[$0, default: LiveDevice()]) }
        }
        let before = names.map { devices.updateValue(LiveDevice(), forKey: $0) ?? LiveDevice() }
        let after = Parallel.mapRanges(of: names.count, atLeast: 16) { range in
            range.map { place in
                var device = before[place]
                let result = change(&device)
                return (device: device, result: result)
            }
        }.flatMap { $0 }
        for (name, changed) in zip(names, after) { devices[name] = changed.device }
        return after.map { $0.result }
    }

    private mutating func forgetChains(of name: String) {
        for chain in devices[name]?.chains ?? [] {
            if let text = accepted.remove(chain) { changeRiders(ofDevice: text) }
            receipts.forget(chain, of: name)
            guard !chain.isOffice, let owner = chain.owner else { continue }
            changedRiders.insert(owner)
            chains[owner]?.remove(name)
            if chains[owner]?.isEmpty ?? false { chains[owner] = nil }
        }
    }

    private mutating func noteChains(of name: String) {
        for chain in devices[name]?.chains ?? [] {
            if let text = accepted.add(chain) { changeRiders(ofDevice: text) }
            receipts.note(chain, of: name)
            guard !chain.isOffice, let owner = chain.owner else { continue }
            changedRiders.insert(owner)
            chains[owner, default: []].insert(name)
        }
    }

    /// Riders with chains of a device whose name means something else now.
    private mutating func changeRiders(ofDevice name: String) {
        for chain in devices[name]?.chains ?? [] {
            if let owner = chain.owner { changedRiders.insert(owner) }
        }
    }

    /// Chooses again which chains tell of the rides of riders that changed, and returns the devices of those for which that is new.
    private mutating func choose() -> Set<String> {
        var changed: Set<String> = []
        for rider in changedRiders {
            var places: [(device: String, chain: Int)] = []
            var candidates: [ReviewedChain] = []
            for name in (chains[rider] ?? []).sorted() {
                for (number, chain) in (devices[name]?.chains ?? []).enumerated()
                where !chain.isOffice && chain.owner == rider {
                    places.append((name, number))
                    candidates.append(chain)
                }
            }
            let riding = RidingChains(candidates, authority, accepted)
            for (candidate, place) in places.enumerated() {
                let isNew = devices[place.device]?.set(riding.reasons[candidate], ofChain: place.chain) ?? false
                if isNew { changed.insert(place.device) }
            }
        }
        changedRiders = []
        return changed
    }

    /// Finds anew what counts of some devices.
    private mutating func judge(_ judged: Set<String>) -> Set<RideEntry.Rider> {
        let names = Array(judged)
        let (authority, trusted) = (authority, trusted)
        let changes = forEach(of: names) { $0.judge(authority, trusted: trusted) }
        var changed: Set<RideEntry.Rider> = []
        for (name, change) in zip(names, changes) {
            changed.formUnion(change.riders)
            for rider in change.riders {
                if devices[name]?.hasRide(of: rider) ?? false {
                    rides[rider, default: []].insert(name)
                } else {
                    rides[rider]?.remove(name)
                    if rides[rider]?.isEmpty ?? false { rides[rider] = nil }
                }
            }
            guard !change.marked.isEmpty else { continue }
            changed.formUnion(shared.update(change.marked, on: name, to: devices[name]?.marks ?? []))
        }
        return changed
    }

    // What was judged; entries that were added since `judge()` are not in it.

    /// What counts of a rider's ride; `nil` if nothing does.
    /// - Complexity: O(*m*) for *m* entries of the rider's devices.
    package func ride(of rider: RideEntry.Rider) -> RideLog.Ride? {
        guard let names = rides[rider]?.sorted() else { return nil }
        let moments = names.flatMap { devices[$0]?.moments(of: rider) ?? [] }
        guard let first = moments.first else { return nil }
        var authentication: RideAuthentication?
        for name in names {
            guard let mine = devices[name]?.authentications[rider] else { continue }
            authentication = authentication?.joined(with: mine) ?? mine
        }
        return RideLog.Ride(rider: first.entry.rider, moments: RideMoment.inOrder(moments))
            .marked(authentication, receipts.flags[rider] ?? [])
    }

    /// The riders of whom something counts, in no order.
    package var riders: some Sequence<RideEntry.Rider> { rides.keys }

    /// Who has the same ride as a rider.
    package func match(of rider: RideEntry.Rider) -> SharedRides.Match? { shared[rider] }

    /// What has no effect, and what receipts prove, in the order of the log.
    package var logFlags: [LogFlag] {
        names.flatMap { devices[$0]?.logFlags ?? [] } + receipts.logFlags
    }

    /// What counts of the log, and what does not.
    /// - Complexity: O(*d*) for *d* devices.
    package var judged: JudgedLog {
        let ordered = names.compactMap { devices[$0] }
        var authentications: [RideEntry.Rider: RideAuthentication] = [:]
        for device in ordered {
            for (rider, authentication) in device.authentications {
                authentications[rider] = authentications[rider]?.joined(with: authentication) ?? authentication
            }
        }
        return JudgedLog(
            entries: .ofDevices(ordered.map { $0.kept }), logFlags: logFlags,
            editions: LogAuthority.editions(ordered.lazy.flatMap { $0.chains }), authentications: authentications,
            flags: receipts.flags)
    }
}

extension Array {
    /// The first place at which a condition holds that holds from there on.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

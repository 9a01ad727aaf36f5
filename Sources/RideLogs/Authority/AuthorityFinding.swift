/// Entries without effect, because whoever wrote them had no right to.
public struct AuthorityFinding: Sendable, Hashable {
    /// Why they have no effect.
    public enum Kind: Sendable, Hashable {
        /// A decision that is not in a log of the organiser.
        case decision
        /// An entry about another rider than the device's own.
        case forAnother(owner: RideEntry.Rider)
        /// A further device of a rider.
        case furtherDevice
    }

    /// Why they have no effect.
    public let kind: Kind
    /// The device that wrote them.
    public let device: String
    /// The rider they are about.
    public let rider: RideEntry.Rider
    /// How many they are.
    public var count: Int
}

/// Collects findings, one for each kind, device and rider.
struct AuthorityFindings {
    private(set) var list: [AuthorityFinding] = []
    private var places: [AuthorityFinding: Int] = [:]

    mutating func decision(_ entry: RideEntry) { add(.decision, entry) }
    mutating func forAnother(_ entry: RideEntry, _ owner: RideEntry.Rider) { add(.forAnother(owner: owner), entry) }
    mutating func furtherDevice(_ entry: RideEntry) { add(.furtherDevice, entry) }

    private mutating func add(_ kind: AuthorityFinding.Kind, _ entry: RideEntry) {
        let key = AuthorityFinding(kind: kind, device: entry.device, rider: entry.rider, count: 0)
        if let place = places[key] {
            list[place].count += 1
        } else {
            places[key] = list.count
            var finding = key
            finding.count = 1
            list.append(finding)
        }
    }
}

import Quests
import RideLogs

/// The rides whose logs were erased.
struct KeptRides: Sendable {
    /// The rides, by rider.
    private(set) var rides: [RideEntry.Rider: KeptRide] = [:]
    /// The rides with which those of others agree, by the other.
    private var likeness: [RideEntry.Rider: [SharedRides.Match]] = [:]

    init(_ rides: [RideEntry.Rider: KeptRide] = [:]) {
        self.rides = rides
        for (rider, ride) in rides {
            for (other, count) in ride.likeness {
                likeness[other, default: []].append(SharedRides.Match(other: rider, count: count))
            }
        }
    }

    /// The state of a kept ride, with what the organiser decided; `nil` for any other.
    func progress(
        of rider: RideEntry.Rider, _ log: LiveLog, _ roster: Roster, in quest: Quest, frozenAt: Double?,
        _ unproven: UnprovenCheckIns
    ) -> RideProgress? {
        guard let ride = rides[rider] else { return nil }
        return RideProgress(
            kept: ride, in: quest, rostered: roster.riders[rider], decisions: log.ride(of: rider)?.until(frozenAt),
            unproven: unproven)
    }

    /// Who has the same ride as a rider.
    func match(of rider: RideEntry.Rider, _ log: LiveLog) -> SharedRides.Match? {
        if let ride = rides[rider] { return ride.match }
        let matches = [log.match(of: rider)].compactMap { $0 } + (likeness[rider] ?? [])
        return matches.min { ($1.count, $0.other) < ($0.count, $1.other) }
    }

    /// Whom a change concerns.
    func riders(changedFrom old: KeptRides) -> Set<RideEntry.Rider> {
        var changed: Set<RideEntry.Rider> = []
        for rider in Set(rides.keys).union(old.rides.keys) where rides[rider] != old.rides[rider] {
            changed.insert(rider)
            changed.formUnion(rides[rider].map { Set($0.likeness.keys) } ?? [])
            changed.formUnion(old.rides[rider].map { Set($0.likeness.keys) } ?? [])
        }
        return changed
    }
}

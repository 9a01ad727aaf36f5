/// What differs between two states of what counts of a device.
struct RideDifference {
    /// Riders of whom other entries count, or the same at other times.
    private(set) var riders: Set<RideEntry.Rider> = []
    /// How many more entries of each rider's ride count.
    private(set) var counts: [RideEntry.Rider: Int] = [:]

    private var last: RideEntry.Rider?

    /// - Complexity: O(*n*).
    init(from before: [RideEntry], to after: [RideEntry]) {
        var (old, new) = (LogClock(), LogClock())
        var (left, right) = (0, 0)
        while left < before.count || right < after.count {
            let isOld = right == after.count || left < before.count && !after[right].precedes(before[left])
            let isNew = left == before.count || right < after.count && !before[left].precedes(after[right])
            let was = isOld ? old.time(of: before[left]) : nil
            let now = isNew ? new.time(of: after[right]) : nil
            let entry = isOld ? before[left] : after[right]
            if was != now, !entry.event.isOfDevice { add(entry.rider, (isNew ? 1 : 0) - (isOld ? 1 : 0)) }
            if isOld { left += 1 }
            if isNew { right += 1 }
        }
    }

    private mutating func add(_ rider: RideEntry.Rider, _ count: Int) {
        if last != rider {
            riders.insert(rider)
            last = rider
        }
        if count != 0 { counts[rider, default: 0] += count }
    }
}

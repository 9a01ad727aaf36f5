extension RideLog {
    /// The riders with entries other than decisions in the log.
    /// - Complexity: O(*n*).
    package var riding: Set<RideEntry.Rider> {
        var riders: Set<RideEntry.Rider> = []
        for entry in entries {
            switch entry.event {
            case .started, .checkedIn, .answered, .tookHint, .skipped, .revealed, .entered, .left, .finished, .withdrew:
                riders.insert(entry.rider)
            case .opened, .signed, .joined, .flagged, .judged, .adjusted, .disqualified, .unknown: break
            }
        }
        return riders
    }
}

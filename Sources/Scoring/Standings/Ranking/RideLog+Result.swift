public import Quests
public import RideLogs

extension LogAuthority {
    /// What counts of the logs of a quest: with its identifier and officials, and the devices and keys that the roster binds. Those that
    /// the authority has itself go before those of the roster.
    ///
    /// - Complexity: that of `applied(to:)`.
    public func applied(to log: RideLog, in quest: Quest, roster: Roster = Roster()) -> JudgedLog {
        judging(quest).bound(by: roster).applied(to: log)
    }

    /// The same with the devices and keys that a roster binds, of riders of whom the authority has none itself.
    func bound(by roster: Roster) -> LogAuthority {
        var authority = self
        for (rider, devices) in roster.devices where authority.devices[rider] == nil {
            authority.devices[rider] = devices
        }
        for (rider, keys) in roster.keys where authority.keys[rider] == nil { authority.keys[rider] = keys }
        return authority
    }
}

extension JudgedLog {
    /// The result of one rider's ride under a quest's rules.
    ///
    /// - Parameter unproven: how check-ins are treated that their positions do not prove.
    /// - Complexity: O(*e* log *e* + *t*) for *e* entries and *t* tasks, and the judging of every answer.
    public func result(
        of rider: RideEntry.Rider, in quest: Quest, unproven: UnprovenCheckIns = .refused
    ) -> RideResult {
        RideResult(RideProgress(quest: quest, ride: ride(of: rider), unproven: unproven))
    }
}

extension RideLog {
    /// The result of one rider's ride under a quest's rules.
    ///
    /// - Parameter authority: whom the organiser trusts; without an organiser's log or key no decision counts.
    /// - Complexity: O(*e* log *e* + *t*) for *e* entries and *t* tasks, the judging of every answer, and the check of one signature for
    ///   each chain of the log.
    public func result(
        of rider: RideEntry.Rider, in quest: Quest, authority: LogAuthority = LogAuthority()
    ) -> RideResult {
        authority.applied(to: self, in: quest).result(of: rider, in: quest)
    }
}

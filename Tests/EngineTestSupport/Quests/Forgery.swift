package import Quests
package import RideLogs

/// Logs as a dishonest rider would write them: all hashes are right.
package enum Forgery {
    /// The entries of a log as one device would have written them for a rider, each changed; `nil` leaves one out.
    package static func rewritten(
        _ log: RideLog, device: String = "phone", rider: RideEntry.Rider = "rider",
        _ change: (RideEntry) -> (event: RideEvent, time: Double)? = { ($0.event, Double($0.time) / 1000) }
    ) -> RideLog {
        var phone = DeviceLog(device: device, rider: rider)
        for entry in log.entries {
            guard let (event, time) = change(entry) else { continue }
            phone.append(event, at: time)
        }
        return phone.log
    }

    /// A log with changed check-ins.
    package static func checkIns(_ log: RideLog, _ change: (CheckIn) -> CheckIn) -> RideLog {
        rewritten(log) { entry in
            var event = entry.event
            if case .checkedIn(let checkIn) = event { event = .checkedIn(change(checkIn)) }
            return (event, Double(entry.time) / 1000)
        }
    }

    /// The entries of a log, written by hand: each with another event, device or signature, and all hashes made right.
    package static func chain(
        _ entries: some Sequence<RideEntry>, device: String? = nil, rider: RideEntry.Rider? = nil, first: Int = 1,
        after previous: EntryDigest = .none,
        _ change: (RideEntry) -> (event: RideEvent, signature: Signature?) = { ($0.event, $0.signature) }
    ) -> RideLog {
        var chain: [RideEntry] = []
        for entry in entries {
            let (event, signature) = change(entry)
            chain.append(
                RideEntry(
                    rider: rider ?? entry.rider, device: device ?? entry.device, sequence: first + chain.count,
                    time: entry.time, uptime: entry.uptime, event: event, previous: chain.last?.digest ?? previous,
                    signature: signature))
        }
        return RideLog(chain)
    }

    /// A log with another opening, or with one where it has none; signatures stay as they are.
    package static func reopened(_ log: RideLog, _ opening: Opening) -> RideLog {
        guard let first = log.entries.first else { return log }
        let opened = RideEntry(
            rider: first.rider, device: first.device, sequence: 1, time: first.time, event: .opened(opening),
            previous: .none, signature: first.opening == nil ? nil : first.signature)
        return chain([opened] + log.entries.drop { $0.opening != nil })
    }
}

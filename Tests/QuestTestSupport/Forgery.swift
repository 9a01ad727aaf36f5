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
}

import Answers
package import Geodesy
package import Quests
package import RideLogs
package import Scoring

/// A ride written by hand: what happened, and when in seconds after the start.
///
///     let result = try WrittenRide.ride(of: [31, 45], finish: 3600).result(in: quest)
package struct WrittenRide {
    package static let start = 1_700_000_000.0

    package private(set) var phone: DeviceLog

    package init(rider: RideEntry.Rider = "rider", device: String = "phone") {
        phone = DeviceLog(device: device, rider: rider)
    }

    /// A ride that starts, visits tasks one a minute, and finishes.
    package static func ride(of codes: [Int], finish: Double?) -> WrittenRide {
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        for (index, code) in codes.enumerated() { ride.reach(.init("\(code)"), at: 60 * Double(index + 1)) }
        if let finish { ride.add(.finished, at: finish) }
        return ride
    }

    @discardableResult
    package mutating func add(_ event: RideEvent, at second: Double) -> EntryDigest {
        phone.append(event, at: Self.start + second)?.digest ?? .none
    }

    package mutating func reach(_ task: Quest.Task.ID, at second: Double, place: Coordinate = SmallQuest.origin) {
        let checkIn = CheckIn(
            task: task, time: Self.start + second, coordinate: place, distance: 0, accuracy: 5, reach: 30,
            fixes: [Fix(time: Self.start + second, coordinate: place, horizontalAccuracy: 5)])
        add(.checkedIn(checkIn), at: second)
    }

    package mutating func answer(_ text: String, to task: Quest.Task.ID, at second: Double) {
        add(.answered(task: task, answer: text, reported: .pending), at: second)
    }

    package func result(in quest: Quest) -> RideResult { phone.log.replayed(of: phone.rider, in: quest) }

    /// A quest of controls with these numbers that need no answer, and a time limit of an hour.
    package static func quest(
        _ codes: [Int], _ rules: ScoringRules, timeLimit: Double? = 3600, change: (inout Quest.Task) -> Void = { _ in }
    ) throws -> Quest {
        var settings = Quest.Settings(timeLimit: timeLimit)
        settings.scoring = rules
        let tasks = codes.map { code in
            var task = Quest.Task(id: .init("\(code)"), name: "Control \(code)", coordinate: SmallQuest.origin)
            change(&task)
            return task
        }
        return try Quest(settings: settings, tasks: tasks)
    }
}

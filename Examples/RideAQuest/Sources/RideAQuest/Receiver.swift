import VeloQuest

/// Stands for the receiver of somebody who rides at 5 m/s to a place.
enum Receiver {
    /// When the ride begins and when the answer is given.
    static let (start, end) = (1_800_000_000.0, 1_800_003_000.0)

    /// A fix a second from the start of the quest to a place.
    static func fixes(to place: Coordinate, of quest: Quest, _ search: PreparedSearch) throws -> AsyncStream<Fix> {
        var router = Router(search)
        let route = try router.route(through: [quest.settings.start ?? place, place])
        let line = Polyline(route.coordinates + [place])
        return AsyncStream { fixes in
            for second in 0...Int(line.length / 5) + 1 {
                guard let place = line.coordinate(at: min(Double(second) * 5, line.length)) else { continue }
                fixes.yield(Fix(time: start + Double(second), coordinate: place, horizontalAccuracy: 5))
            }
            fixes.finish()
        }
    }
}

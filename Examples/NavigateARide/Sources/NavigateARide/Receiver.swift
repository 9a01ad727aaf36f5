import VeloQuest

/// Stands for the receiver of somebody who rides at 5 m/s and does not keep to the route.
enum Receiver {
    /// Three places; `nil` where the words are no such.
    static func places(_ words: some Collection<String>) -> [Coordinate]? {
        let places = words.compactMap { word -> Coordinate? in
            let numbers = word.split(separator: ",").compactMap { Double($0) }
            return numbers.count == 2 ? Coordinate(longitude: numbers[0], latitude: numbers[1]) : nil
        }
        return places.count == 3 && words.count == 3 ? places : nil
    }

    /// A fix a second on the way through some places.
    static func fixes(along places: [Coordinate], _ search: PreparedSearch) throws -> AsyncStream<Fix> {
        var router = Router(search)
        let line = Polyline(try router.route(onwardThrough: places).legs.flatMap(\.line.coordinates))
        return AsyncStream { fixes in
            for second in 0...Int(line.length / 5) {
                guard let place = line.coordinate(at: Double(second) * 5) else { continue }
                fixes.yield(Fix(time: Double(second), coordinate: place, horizontalAccuracy: 5))
            }
            fixes.finish()
        }
    }
}

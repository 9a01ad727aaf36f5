import Answers
package import Geodesy
package import Quests

/// A quest of three tasks on a line to the east, 1 km apart, and fixes along it.
package enum SmallQuest {
    package static let origin = Coordinate(longitude: 61.4, latitude: 55.15)
    package static let startTime = 1_700_000_000.0

    package static func quest(timeLimit: Double? = 3600, answer: String = "ель", reversed: Bool = false) throws -> Quest
    {
        let tasks = [
            Quest.Task(
                id: "tree", name: "Дерево", difficulty: .low, coordinate: place(east: 1000),
                answer: AnswerKey.anyOf([answer])),
            Quest.Task(id: "gate", name: "Ворота", difficulty: .medium, coordinate: place(east: 2000)),
            Quest.Task(
                id: "poem", name: "Стихи", difficulty: .high, coordinate: place(east: 3000), answer: .judgedByOrganiser),
        ]
        return try Quest(
            settings: Quest.Settings(title: "Проба", start: origin, timeLimit: timeLimit),
            tasks: reversed ? tasks.reversed() : tasks)
    }

    package static func place(east: Double, north: Double = 0) -> Coordinate {
        LocalPlane(origin: origin).coordinate(PlanePoint(east: east, north: north))
    }

    package static func fix(_ second: Double, east: Double, north: Double = 0, accuracy: Double? = 5) -> Fix {
        Fix(time: startTime + second, coordinate: place(east: east, north: north), horizontalAccuracy: accuracy)
    }

    /// One fix in `interval` seconds at a steady speed, from `start` metres to `end` metres east.
    package static func fixes(from start: Double, to end: Double, speed: Double, interval: Double) -> [Fix] {
        let count = Int(((end - start) / (speed * interval)).rounded(.up))
        return (0...count).map { step in
            let second = Double(step) * interval
            return fix(start / speed + second, east: start + second * speed)
        }
    }
}

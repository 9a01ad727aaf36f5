public import VeloQuest

extension Fix {
    /// A fix as ride logs and `sync` write it: time in seconds, longitude, latitude, accuracy, speed, course, and the accuracies of these
    /// two; `null` for what is absent. `nil` for anything else, and for a place or time that is none.
    public init?(json value: JSONValue) {
        guard let numbers = value.arrayValue, (3...8).contains(numbers.count) else { return nil }
        func number(_ place: Int) -> Double? { place < numbers.count ? numbers[place].doubleValue : nil }
        for place in 3..<max(3, numbers.count) {
            guard numbers[place] == .null || number(place) != nil else { return nil }
        }
        guard let time = number(0), let longitude = number(1), let latitude = number(2), abs(longitude) <= 180,
            abs(latitude) <= 90, (0...4_102_444_800).contains(time)
        else { return nil }
        func positive(_ place: Int) -> Double? { number(place).flatMap { (0...1e6).contains($0) ? $0 : nil } }
        self.init(
            time: time, coordinate: Coordinate(longitude: longitude, latitude: latitude),
            horizontalAccuracy: positive(3), speed: positive(4), course: positive(5), speedAccuracy: positive(6),
            courseAccuracy: positive(7))
    }
}

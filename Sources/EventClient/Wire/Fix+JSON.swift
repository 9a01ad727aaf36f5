public import Geodesy
public import JSON

extension Fix {
    /// Reads a fix as `sync` has it: time in seconds, longitude, latitude, accuracy, speed, course, and the accuracies of these two; `null`
    /// for what is absent.
    ///
    /// `nil` for anything else, and for values that are not a time or a location.
    public init?(json value: JSONValue) {
        guard let numbers = value.arrayValue, (3...8).contains(numbers.count) else { return nil }
        func number(_ index: Int) -> Double? { index < numbers.count ? numbers[index].doubleValue : nil }
        for index in 3..<max(3, numbers.count) {
            guard numbers[index] == .null || number(index) != nil else { return nil }
        }
        guard let time = number(0), let longitude = number(1), let latitude = number(2), abs(longitude) <= 180,
            abs(latitude) <= 90, (0...4_102_444_800).contains(time)
        else { return nil }
        func positive(_ index: Int) -> Double? { number(index).flatMap { (0...1e6).contains($0) ? $0 : nil } }
        self.init(
            time: time, coordinate: Coordinate(longitude: longitude, latitude: latitude),
            horizontalAccuracy: positive(3), speed: positive(4), course: positive(5), speedAccuracy: positive(6),
            courseAccuracy: positive(7))
    }

    /// The fix as `init(json:)` reads it; absent values are left out at the end.
    var json: JSONValue {
        func number(_ value: Double?) -> JSONValue {
            guard let value, value.isFinite else { return .null }
            return Int64(exactly: value).map { .integer($0) } ?? .double(value)
        }
        var values = [
            time, coordinate.longitude, coordinate.latitude, horizontalAccuracy, speed, course, speedAccuracy,
            courseAccuracy,
        ].map(number)
        while values.last == .null { values.removeLast() }
        return .array(values)
    }
}

public import GeoJSON

extension Points {
    /// The points as JSON: a whole number where it is one.
    public var json: JSONValue { whole.map { .integer(Int64($0)) } ?? .double(doubleValue) }
}

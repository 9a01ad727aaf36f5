internal import GeoJSON
public import JSON

extension Points {
    /// The points as JSON: an integer if they are whole.
    public var json: JSONValue { thousandths % 1000 == 0 ? .integer(thousandths / 1000) : .double(doubleValue) }
}

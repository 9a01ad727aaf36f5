public import JSON

/// A thing on the map: a geometry with properties (RFC 7946 section 3.2).
///
///     let task = Feature(
///         geometry: .point(Position(longitude: 61.3353, latitude: 55.1541)),
///         properties: ["name": "Count the birches"])
///     task.properties?["name"]
///
/// A Feature without a place has the geometry `nil`, which is written as `null` and read back.
public struct Feature: Sendable, Hashable {
    /// The identifier of the Feature; `nil` where the file gives none.
    public var id: Identifier?
    /// Where it is; `nil` for an unlocated Feature.
    public var geometry: Geometry?
    /// What is known about it; `nil` where the file says `null`.
    public var properties: JSONObject?
    private var seldom: RareMembers?

    /// Makes a Feature.
    public init(
        id: Identifier? = nil, geometry: Geometry?, properties: JSONObject? = nil, boundingBox: Extent? = nil,
        foreignMembers: JSONObject = [:]
    ) {
        self.id = id
        self.geometry = geometry
        self.properties = properties
        seldom = RareMembers.keeping(boundingBox, foreignMembers)
    }

    /// A Feature without anything, for a reader to fill.
    @inline(__always)
    init() {
        id = nil
        geometry = nil
        properties = nil
        seldom = nil
    }

    /// Sets the `bbox` member and the members that the RFC does not define.
    mutating func setRareMembers(_ boundingBox: Extent?, _ foreignMembers: JSONObject) {
        seldom = .keeping(boundingBox, foreignMembers)
    }

    /// Whether there is a member that the RFC does not define.
    var hasForeignMembers: Bool { seldom?.foreignMembers.isEmpty == false }

    /// The `bbox` member, as written in the file; it is never computed.
    public var boundingBox: Extent? {
        get { seldom?.boundingBox }
        set { seldom = RareMembers.keeping(newValue, foreignMembers) }
    }

    /// Members that the RFC does not define (section 6.1), in the order of the file.
    public var foreignMembers: JSONObject {
        get { seldom?.foreignMembers ?? [:] }
        set { seldom = RareMembers.keeping(boundingBox, newValue) }
    }

    /// The value of an `id` member: text or a number, kept exactly.
    public enum Identifier: Sendable, Hashable {
        /// Text.
        case string(String)
        /// A whole number that fits in 64 bits.
        case integer(Int64)
        /// Any other number, in the digits of the file. `1.0` and `1.00` are different identifiers.
        case decimal(String)
    }
}

extension Feature.Identifier: CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// The text, or the number's digits.
    public var description: String {
        switch self {
        case .string(let text), .decimal(let text): text
        case .integer(let number): String(number)
        }
    }

    /// Makes a textual identifier.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes a numeric identifier.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

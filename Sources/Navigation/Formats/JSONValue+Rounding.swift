import JSON

/// Numbers as the formats write them: no more digits than are known.
extension JSONValue {
    static func tenths(_ number: Double) -> JSONValue { .double((number * 10).rounded() / 10) }
    static func thousandths(_ number: Double) -> JSONValue { .double((number * 1000).rounded() / 1000) }
    /// A longitude or latitude, to a centimetre.
    static func degrees(_ number: Double) -> JSONValue { .double((number * 1e7).rounded() / 1e7) }
}

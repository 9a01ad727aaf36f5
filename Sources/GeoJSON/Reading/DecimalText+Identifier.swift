import JSON

extension DecimalText {
    /// The identifier of a Feature that is written as a number.
    static func identifier(_ text: UnsafeBufferPointer<UInt8>) -> Feature.Identifier {
        if text.count <= 18, text.allSatisfy({ $0 &- 0x30 < 10 }) {
            return .integer(text.reduce(0) { $0 &* 10 &+ Int64($1 &- 0x30) })
        }
        if case .integer(let number) = value(text) { return .integer(number) }
        return .decimal(String(decoding: text, as: UTF8.self))
    }
}

/// Writes JSON of RFC 8259 as UTF-8 text that reads back equal.
///
///     let bytes = JSONWriter(options: .pretty).write(["points": 140])
///
/// Numbers that are not finite, which no reader returns, are written as `null`.
public struct JSONWriter: Sendable {
    /// How the text is laid out; `decimals` is of no effect here.
    public var options: JSONWritingOptions

    /// Makes a writer.
    public init(options: JSONWritingOptions = .compact) {
        self.options = options
    }

    /// The text of a value.
    ///
    /// - Complexity: O(*n*).
    public func write(_ value: JSONValue) -> [UInt8] {
        var output = JSONOutput(options)
        output.value(value)
        return output.finished()
    }
}

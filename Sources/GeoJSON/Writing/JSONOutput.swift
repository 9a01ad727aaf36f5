/// JSON text in the making.
struct JSONOutput {
    private(set) var bytes: [UInt8] = []
    let options: GeoJSONWriter.Options
    private let isPretty: Bool
    private var level = 0
    var numbers = NumberText()

    init(_ options: GeoJSONWriter.Options) {
        self.options = options
        isPretty = options.layout == .pretty
    }

    consuming func finished() -> [UInt8] {
        if isPretty { bytes.append(0x0A) }
        return bytes
    }

    mutating func open(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        level += 1
    }

    mutating func close(_ bracket: Unicode.Scalar, isEmpty: Bool = false) {
        level -= 1
        if !isEmpty { breakLine() }
        bytes.append(UInt8(ascii: bracket))
    }

    /// What stands before an element or a member: a comma unless it is the first, and a new line.
    @inline(__always)
    mutating func separate(_ isFirst: Bool) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        breakLine()
    }

    @inline(__always)
    private mutating func breakLine() {
        guard isPretty else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
    }

    /// A name of ASCII letters and its colon.
    mutating func key(_ name: StaticString, isFirst: Bool = false) {
        separate(isFirst)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        colon()
    }

    mutating func key(_ name: String, isFirst: Bool) {
        separate(isFirst)
        string(name)
        colon()
    }

    private mutating func colon() {
        bytes.append(UInt8(ascii: ":"))
        if isPretty { bytes.append(0x20) }
    }

    mutating func raw(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func raw(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func raw(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
    }

    mutating func raw(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// A text in quotes; only what RFC 8259 section 7 demands is escaped.
    mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                let byte = utf8[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                bytes.append(contentsOf: utf8[start..<index])
                start = index + 1
                escape(byte)
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case 0x08: raw("\\b")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0C: raw("\\f")
        case 0x0D: raw("\\r")
        default:
            raw(byte < 0x10 ? "\\u000" : "\\u00")
            raw(String(byte, radix: 16))
        }
    }

    /// A coordinate, with the chosen decimals.
    @inline(__always)
    mutating func coordinate(_ number: Double) {
        guard let decimals = options.decimals else {
            numbers.append(number, to: &bytes)
            return
        }
        numbers.append(number, decimals: decimals, to: &bytes)
    }
}

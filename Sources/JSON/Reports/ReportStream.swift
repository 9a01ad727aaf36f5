/// A report that is written piece by piece, so that findings need not be kept.
///
///     var stream = JSONReport.stream()
///     for file in files { print(stream.add(findings(of: file))) }
///     print(stream.finish())
public struct ReportStream {
    private let opening: [UInt8]
    private let closing: [UInt8]
    private let indent: Int
    private let results: (FileFindings) -> [JSONValue]
    private var isOpen = false
    private var isEmpty = true

    /// - Parameters:
    ///   - opening: what stands before the list of results, with its bracket.
    ///   - closing: what stands behind it, with its bracket.
    ///   - indent: how many blanks stand before a result.
    init(
        opening: [UInt8], closing: [UInt8], indent: Int, results: @escaping (FileFindings) -> [JSONValue]
    ) {
        self.opening = opening
        self.closing = closing
        self.indent = indent
        self.results = results
    }

    /// The next piece of the report: some findings of a file.
    ///
    /// - Complexity: O(*n*) in the number of findings and the size of their fixes.
    public mutating func add(_ findings: FileFindings) -> [UInt8] {
        var text = open()
        for result in results(findings) {
            if !isEmpty { text.append(UInt8(ascii: ",")) }
            isEmpty = false
            text.append(0x0A)
            text += [UInt8](repeating: 0x20, count: indent)
            for byte in JSONWriter(options: .pretty).write(result).dropLast() {
                text.append(byte)
                if byte == 0x0A { text += [UInt8](repeating: 0x20, count: indent) }
            }
        }
        return text
    }

    /// The last piece of the report.
    public mutating func finish() -> [UInt8] {
        var text = open()
        if !isEmpty {
            text.append(0x0A)
            text += [UInt8](repeating: 0x20, count: indent - 2)
        }
        return text + closing
    }

    private mutating func open() -> [UInt8] {
        defer { isOpen = true }
        return isOpen ? [] : opening
    }
}

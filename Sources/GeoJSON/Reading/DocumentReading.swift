import Languages

/// One reading of one text: Features in order at full speed, everything else with care.
struct DocumentReading: ~Copyable {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let options: GeoJSONReader.Options
    /// Whether Features are first tried at full speed; tests compare with it switched off.
    private let isFast: Bool
    private let pieceSize: Int
    var collector: DiagnosticCollector
    private var isCutOff = false
    /// Which element of `features` each Feature was, where some could not be kept.
    private(set) var sourceIndices: [Int]?

    init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ options: GeoJSONReader.Options, isFast: Bool = true,
        pieceSize: Int = FeatureRuns.pieceSize
    ) {
        self.isFast = isFast
        self.pieceSize = pieceSize
        self.bytes = bytes
        self.options = options
        collector = DiagnosticCollector(limit: max(1, options.diagnosticLimit))
    }

    /// Reads the whole text.
    mutating func document() -> GeoJSONObject? {
        guard let (root, taken) = root() else { return nil }
        var interpreter = Interpreter(bytes: bytes, collector: collector, path: JSONPath())
        interpreter.isCutOff = isCutOff
        let object = interpreter.object(root, features: taken)
        collector = interpreter.collector
        return object
    }

    /// Reads the whole text as JSON of any kind.
    mutating func value() -> JSONValue? {
        guard let start = contentStart() else { return nil }
        var parser = RecoveringParser(
            bytes, at: start, depthLimit: options.boundedDepth, collector: collector)
        let node = parser.value()
        Self.checkTrailingText(&parser)
        var interpreter = Interpreter(bytes: bytes, collector: parser.collector, path: JSONPath())
        let value = interpreter.value(node)
        collector = interpreter.collector
        return node.isInvalid ? nil : value
    }

    private mutating func root() -> (JSONNode, [Feature])? {
        guard let start = contentStart() else { return nil }
        var parser = RecoveringParser(bytes, at: start, depthLimit: options.boundedDepth, collector: collector)
        parser.skipSpace()
        guard parser.current == UInt8(ascii: "{") else {
            let node = parser.value()
            Self.checkTrailingText(&parser)
            collector = parser.collector
            return (node, [])
        }
        var buffers = [FeatureBuffer()]
        var lost: Set<Int> = []
        var runs: FeatureRuns?
        let strict = isFast ? StrictScanner(bytes, depthLimit: options.boundedDepth) : nil
        let (bytes, pieceSize) = (bytes, pieceSize)
        let node = parser.object { parser, key in
            guard key == "features", parser.current == UInt8(ascii: "[") else { return nil }
            let list = parser.array { parser, index in
                if let strict, strict.end[-1] == UInt8(ascii: "}"), let start = bytes.baseAddress {
                    if runs == nil { runs = FeatureRuns(strict, from: start + parser.position, pieceSize: pieceSize) }
                    if let (end, count) = runs?.take(from: start + parser.position, into: &buffers), let end {
                        parser.position = end - start
                        index += count - 1
                        return nil
                    }
                }
                let node = parser.value()
                var interpreter = Interpreter(bytes: bytes, collector: parser.collector, path: parser.path)
                interpreter.isCutOff = parser.hasReportedEnd
                if let feature = interpreter.feature(node) {
                    buffers[buffers.count - 1].append(feature)
                } else {
                    lost.insert(index)
                }
                parser.collector = interpreter.collector
                return nil
            }
            return JSONNode(content: .consumed, range: list.range)
        }
        let features = FeatureBuffer.array(buffers)
        Self.checkTrailingText(&parser)
        collector = parser.collector
        isCutOff = parser.hasReportedEnd
        if !lost.isEmpty {
            sourceIndices = (0..<features.count + lost.count).filter { !lost.contains($0) }
        }
        return (node, features)
    }

    private static func checkTrailingText(_ parser: inout RecoveringParser) {
        parser.skipSpace()
        guard !parser.isAtEnd else { return }
        parser.report(
            .trailingText, parser.position..<parser.position + 1,
            "the file is complete before this; remove everything from here on",
            "файл закончился раньше; удалите всё, начиная отсюда")
    }

    /// Where the JSON text starts; `nil` and a report where there is none.
    private mutating func contentStart() -> Int? {
        func report(_ rule: DiagnosticRule, _ range: Range<Int>, _ message: LocalizedText, _ fix: Diagnostic.Fix? = nil)
        {
            collector.report(rule, at: range, JSONPath(), message, fix: fix)
        }
        let head = Array(bytes.prefix(4))
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
            || (head.count >= 2 && (head[0] == 0) != (head[1] == 0))
        {
            report(
                .encoding, 0..<2,
                LocalizedText(
                    "this text is in UTF-16; save the file with the encoding UTF-8",
                    "этот текст в кодировке UTF-16; сохраните файл в кодировке UTF-8"))
            return nil
        }
        var start = 0
        if head.starts(with: [0xEF, 0xBB, 0xBF]) {
            start = 3
            if !options.allowsByteOrderMark {
                report(
                    .byteOrderMark, 0..<3,
                    LocalizedText(
                        "the file starts with an invisible byte-order mark; save it as “UTF-8” and not as “UTF-8 with BOM”",
                        "файл начинается с невидимой метки порядка байтов; сохраните его как «UTF-8», а не «UTF-8 с BOM»"
                    ),
                    .removing(0..<3, LocalizedText("remove the mark", "удалить метку")))
            }
        }
        if bytes[start...].allSatisfy(StrictScanner.isSpace) {
            report(
                .emptyText, 0..<min(1, bytes.count),
                LocalizedText("the file is empty", "файл пуст"))
            return nil
        }
        return start
    }
}

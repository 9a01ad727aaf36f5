import Languages

/// Reads a FeatureCollection that arrives in pieces, one Feature at a time, in memory that does not grow with the text.
///
///     head      {"type":"FeatureCollection","features":[     kept, to be judged at the end
///     elements  {…},{…},{…}                                  read and given away
///     tail      ],"name":"x"}                                kept as well
///
/// Head and tail are put together at the end and read like any text. A text that is no collection is kept whole.
struct IncrementalReader: ~Copyable {
    var window = ByteWindow()
    private(set) var diagnostics: [Diagnostic] = []
    /// What stood around the Features, known at the end.
    private(set) var object: GeoJSONObject?

    private let options: GeoJSONReader.Options
    private var state = State.head
    private var search = HeadSearch()
    private var head: [UInt8] = []
    private var tailPlace = LineCounter.Place()
    private var ready = [FeatureBuffer()]
    private var firstReady = 0
    private var index = 0
    private var needsComma = false
    /// Whether more was read since the last Feature, so that one that still does not read is at fault itself.
    private var isFresh = false

    private enum State {
        case head
        case elements
        case tail
        case finished
    }

    enum Step {
        case feature(Feature)
        case needsMore
        case finished
    }

    init(options: GeoJSONReader.Options) {
        self.options = options
    }

    /// Goes on as far as the bytes in the window allow.
    mutating func step() -> Step {
        while true {
            if let feature = nextReady() { return .feature(feature) }
            switch state {
            case .head: if !readHead() { return .needsMore }
            case .elements: if !readElements() { return .needsMore }
            case .tail: if !readTail() { return .needsMore }
            case .finished: return .finished
            }
        }
    }

    private mutating func nextReady() -> Feature? {
        while true {
            if let feature = ready[firstReady].removeFirst() { return feature }
            guard firstReady + 1 < ready.count else { break }
            firstReady += 1
        }
        if ready.count > 1 { ready.removeFirst(ready.count - 1) }
        firstReady = 0
        return nil
    }

    /// Takes the bytes up to the first element; `false` where more are needed.
    private mutating func readHead() -> Bool {
        let bytes = window.bytes
        let found = search.end(in: bytes)
        head.append(contentsOf: bytes[..<(found ?? bytes.count)])
        window.drop(found ?? bytes.count)
        if found != nil {
            state = .elements
        } else if window.isComplete {
            state = .tail
        } else {
            return false
        }
        return true
    }

    private mutating func readTail() -> Bool {
        if head.count + window.count > 0, !window.isComplete { return false }
        let text = head + Array(window.bytes)
        let shift = tailPlace.offset - head.count
        let isCollection = search.isInside
        let result = GeoJSONReader(options: options).read(text)
        for var diagnostic in result.diagnostics {
            if isCollection, let location = diagnostic.location, location.byteRange.lowerBound >= head.count {
                diagnostic = diagnostic.moved(by: shift, head: head, to: tailPlace)
            }
            diagnostics.append(diagnostic)
        }
        if isCollection {
            object = result.object
        } else {
            for feature in result.object?.features ?? [] { ready[0].append(feature) }
            object = result.object
        }
        head = []
        state = .finished
        return true
    }

    /// Reads elements; `false` where more bytes are needed.
    private mutating func readElements() -> Bool {
        let bytes = window.bytes
        var position = 0
        while position < bytes.count, StrictScanner.isSpace(bytes[position]) { position += 1 }
        window.drop(position)
        guard window.count > 0 else {
            if window.isComplete { leaveElements() }
            return window.isComplete
        }
        switch window.bytes[0] {
        case UInt8(ascii: "]"):
            leaveElements()
            return true
        case UInt8(ascii: "}"):
            report(
                .bracketMismatch, "“[” must be closed with “]” before this", "перед этим нужно закрыть «[» скобкой «]»")
            leaveElements()
            return true
        case UInt8(ascii: ","): return passComma()
        default:
            if needsComma { report(.missingComma, "a comma is missing before this", "перед этим пропущена запятая") }
            needsComma = false
            return takeFast() || takeCarefully()
        }
    }

    private mutating func leaveElements() {
        tailPlace = window.place
        if window.count > 0, window.bytes[0] == UInt8(ascii: "}") { head.append(UInt8(ascii: "]")) }
        state = .tail
    }

    private mutating func passComma() -> Bool {
        let bytes = window.bytes
        var next = 1
        while next < bytes.count, StrictScanner.isSpace(bytes[next]) { next += 1 }
        // Whether the comma is the last one shows only in what follows it.
        guard next < bytes.count || window.isComplete else { return false }
        if !needsComma || (next < bytes.count && bytes[next] == UInt8(ascii: "]")) {
            report(.extraComma, "this comma is one too many; remove it", "лишняя запятая; удалите её")
        }
        needsComma = false
        window.drop(1)
        return true
    }

    private mutating func report(_ rule: DiagnosticRule, _ english: String, _ russian: String) {
        guard diagnostics.count < options.diagnosticLimit else { return }
        let place = window.place
        diagnostics.append(
            Diagnostic(
                rule,
                at: SourceLocation(
                    byteRange: place.offset..<place.offset + 1, line: place.line, column: place.column),
                pointer: JSONPointer(["features", String(index)]), message: LocalizedText(english, russian)))
    }

    /// Takes all Features in order that are complete in the window; `false` where there is not one.
    private mutating func takeFast() -> Bool {
        let bytes = window.bytes
        guard let start = bytes.baseAddress, let last = bytes.lastIndex(of: UInt8(ascii: "}")),
            let scanner = StrictScanner(
                UnsafeBufferPointer(rebasing: bytes[...last]), depthLimit: options.boundedDepth)
        else { return false }
        var runs = FeatureRuns(
            scanner, from: start, pieceSize: min(FeatureRuns.pieceSize, max(bytes.count / 4, 1 << 16)))
        let (end, count) = runs.take(from: start, into: &ready)
        guard let end else { return false }
        index += count
        needsComma = true
        isFresh = false
        window.drop(end - start)
        return true
    }

    /// Reads one element with all its faults; `false` where it may go on in bytes to come.
    private mutating func takeCarefully() -> Bool {
        if !isFresh, !window.isComplete {
            isFresh = true
            return false
        }
        let bytes = window.bytes
        var parser = RecoveringParser(
            bytes, depthLimit: options.boundedDepth,
            collector: DiagnosticCollector(limit: max(1, options.diagnosticLimit - diagnostics.count)))
        parser.collector.base = window.place.offset
        parser.open = [
            RecoveringParser.Bracket(isArray: false, position: 0), RecoveringParser.Bracket(isArray: true, position: 0),
        ]
        parser.path.push("features")
        parser.path.push(index)
        let node = parser.value()
        // Near the window's end the parser has not seen enough to judge.
        guard window.isComplete || (!parser.hasReportedEnd && bytes.count - parser.position > 4096) else {
            return false
        }
        var interpreter = Interpreter(bytes: bytes, collector: parser.collector, path: parser.path)
        interpreter.isCutOff = parser.hasReportedEnd
        if let feature = interpreter.feature(node) { ready[0].append(feature) }
        var counter = LineCounter(bytes, origin: window.place)
        diagnostics += interpreter.collector.takeLocated(&counter)
        index += 1
        needsComma = !parser.hasPassedComma
        isFresh = false
        // Something must be used up, or this would go on for ever.
        window.drop(max(parser.position, 1))
        return true
    }
}

extension Diagnostic {
    /// The finding in the tail of a text whose elements were taken out.
    fileprivate func moved(by shift: Int, head: [UInt8], to origin: LineCounter.Place) -> Diagnostic {
        guard let location else { return self }
        var place = LineCounter.Place()
        head.withUnsafeBufferPointer { place.pass($0) }
        var result = self
        let range = location.byteRange
        result.location = SourceLocation(
            byteRange: range.lowerBound + shift..<range.upperBound + shift,
            line: location.line - place.line + origin.line,
            column: location.line == place.line ? location.column - place.column + origin.column : location.column)
        result.fix = nil
        return result
    }
}

import JSON

/// Reads a FeatureCollection that arrives in pieces, one Feature at a time, in memory that does not grow with the text.
///
///     head      {"type":"FeatureCollection","features":[     kept, checked at the end
///     elements  {…},{…},{…}                                  read and handed over
///     rest      ],"name":"x"}                                kept as well
///
/// A text that is no collection is kept whole.
struct IncrementalReader: ~Copyable {
    var window = ByteWindow()
    private(set) var diagnostics: [Diagnostic] = []
    /// What stood around the Features, known at the end.
    package private(set) var object: GeoJSONObject?

    private let options: GeoJSONReader.Options
    private var reading: DocumentReading
    private var stage = Stage.head
    private var head: [UInt8] = []
    /// How many bytes there must be before another attempt is worth it: twice as many as were too few.
    private var wanted = 1
    /// Where in the window the reading continues, after bytes were released.
    private var position: Int?
    private var ready = [FeatureBuffer()]
    private var firstReady = 0

    private enum Stage {
        case head
        case elements
        case rest
        case finished
    }

    enum Step {
        case feature(Feature)
        case needsMore
        case finished
    }

    package init(options: GeoJSONReader.Options) {
        self.options = options
        reading = DocumentReading(UnsafeBufferPointer(start: nil, count: 0), options, isComplete: false)
    }

    /// Continues as far as the bytes in the window allow.
    mutating func step() -> Step {
        while true {
            if let feature = nextReady() { return .feature(feature) }
            guard stage != .finished else { return .finished }
            guard window.isComplete || window.count >= wanted else { return .needsMore }
            let hasMoved =
                switch stage {
                case .head: readHead()
                case .elements: readElement()
                case .rest, .finished: readRest()
                }
            if !hasMoved {
                wanted = 2 * window.count + 1
                return .needsMore
            }
        }
    }

    private mutating func nextReady() -> Feature? {
        while firstReady < ready.count {
            if let feature = ready[firstReady].removeFirst() { return feature }
            firstReady += 1
        }
        return nil
    }

    private mutating func makeReady(_ buffers: [FeatureBuffer]) {
        ready = buffers
        firstReady = 0
    }

    /// Reads up to the first element, or the whole text; `false` where more bytes are needed.
    private mutating func readHead() -> Bool {
        let isComplete = window.isComplete
        guard isComplete || window.count >= 4 && !window.bytes.allSatisfy(StrictScanner.isSpace) else { return false }
        reading = DocumentReading(window.bytes, options, isComplete: isComplete)
        guard reading.begin() else {
            diagnostics = reading.allDiagnostics()
            stage = .finished
            return true
        }
        if isComplete {
            readToEnd()
            return true
        }
        guard reading.enterList() == .done else { return false }
        head = Array(window.bytes[..<reading.position])
        stage = .elements
        return true
    }

    private mutating func readElement() -> Bool {
        if let position {
            reading.move(
                to: window.bytes, TextWindow(origin: window.place), position: position, isComplete: window.isComplete)
            self.position = nil
        }
        switch reading.takeElement() {
        case .done:
            makeReady(reading.takeBuffers())
            return true
        case .over:
            stage = .rest
            fail()
            return true
        case .needsMore:
            fail()
            return false
        }
    }

    /// Releases what was read except the last token, after which a comma may be missing.
    private mutating func fail() {
        diagnostics += reading.takeDiagnostics()
        let bytes = window.bytes
        var used = min(reading.position, bytes.count)
        while used > 0, StrictScanner.isSpace(bytes[used - 1]) { used -= 1 }
        used = max(used - 1, 0)
        position = reading.position - used
        window.drop(used)
    }

    private mutating func readRest() -> Bool {
        guard window.isComplete else { return false }
        let text = head + window.bytes
        text.withUnsafeBufferPointer { bytes in
            reading.move(
                to: bytes, TextWindow(head: head.count, origin: window.place), position: head.count + (position ?? 0),
                isComplete: true)
            readToEnd()
        }
        return true
    }

    private mutating func readToEnd() {
        while reading.enterList() == .done {
            while reading.takeElement() == .done {}
        }
        makeReady(reading.takeBuffers())
        object = reading.finish(with: [])
        if case .featureCollection = object {
        } else {
            for feature in object?.features ?? [] { ready[ready.count - 1].append(feature) }
        }
        diagnostics += reading.allDiagnostics()
        stage = .finished
    }
}

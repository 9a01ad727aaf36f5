import JSON
import Support

/// One reading of one text: valid Features by the fast scanner, everything else by the recovering parser.
///
///     {"type":"FeatureCollection","features":[   {…},{…},{…}   ],"name":"x"}
///     begin()              enterList() ──────┘   takeElement() ┘   finish() ┘
///
/// The text may be given in a sliding window. A step that needs bytes after the window changes nothing and returns
/// `needsMore`.
struct DocumentReading: ~Copyable {
    private let options: GeoJSONReader.Options
    /// Whether Features are first tried by the fast scanner; tests compare with it switched off.
    private let isFast: Bool
    private let pieceSize: Int
    var state: State
    /// The fast scanner of this window, which reads ahead.
    private var strict: BracedScanner?
    private var runs: FeatureRuns?
    /// The Features that were read and not yet returned.
    private var buffers = [FeatureBuffer()]
    private var lost: Set<Int> = []
    /// Findings of earlier elements, kept apart from the state, which is copied for each element.
    private var earlier: [Diagnostic] = []
    /// The offset after which no Feature begins in the text.
    var withoutFeatures = Int.max
    /// The index in `features` of each Feature, where some elements could not be read.
    private(set) var sourceIndices: [Int]?

    /// The state that a step changes.
    struct State {
        var parser: RecoveringParser
        /// The open container of the text, and within it that of `features`.
        var root: RecoveringParser.Container?
        package var list: RecoveringParser.Container?
    }

    /// The result of a step.
    enum Step {
        case done
        case over
        case needsMore
    }

    package init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ options: GeoJSONReader.Options, isComplete: Bool = true,
        isFast: Bool = true, pieceSize: Int = FeatureRuns.pieceSize, window: TextWindow = TextWindow()
    ) {
        self.options = options
        self.isFast = isFast
        self.pieceSize = pieceSize
        let collector = DiagnosticCollector(limit: max(1, options.diagnosticLimit))
        state = State(
            parser: RecoveringParser(
                bytes, hasMore: !isComplete, depthLimit: options.boundedDepth, collector: collector))
        state.parser.collector.window = window
        state.parser.siblings = ["geometry": "properties", "properties": "geometry"]
        look(at: bytes)
    }

    /// Continues in a window that has moved, at a position in it.
    mutating func move(
        to bytes: UnsafeBufferPointer<UInt8>, _ window: TextWindow, position: Int, isComplete: Bool
    ) {
        state.parser.move(to: bytes, window, position: position, hasMore: !isComplete)
        look(at: bytes)
    }

    private mutating func look(at bytes: UnsafeBufferPointer<UInt8>) {
        runs = nil
        strict = nil
        withoutFeatures = .max
        guard isFast, let last = bytes.lastIndex(of: UInt8(ascii: "}")) else { return }
        strict = BracedScanner(
            StrictScanner(UnsafeBufferPointer(rebasing: bytes[...last]), depthLimit: options.boundedDepth))
    }

    /// Reads the whole text.
    mutating func document() -> GeoJSONObject? {
        guard begin() else { return nil }
        while enterList() == .done {
            while takeElement() == .done {}
        }
        return finish()
    }

    // MARK: - Step by step

    /// The next byte to read.
    var position: Int { state.parser.position }

    /// Skips the text's opening brace, where it has one; `false` where there is no text.
    mutating func begin() -> Bool {
        guard let start = state.parser.contentStart(allowsByteOrderMark: options.allowsByteOrderMark) else {
            return false
        }
        state.parser.position = start
        state.parser.skipSpace()
        state.parser.passStrayBrackets()
        if state.parser.current == UInt8(ascii: "{") {
            state.root = state.parser.enter(isArray: false)
        } else {
            state.root = state.parser.enterWithoutBrace()
        }
        return true
    }

    /// Reads members up to the opening bracket of `features`.
    mutating func enterList() -> Step {
        guard var root = state.root else { return .over }
        let before = state
        while state.parser.nextMember(&root) {
            state.parser.passStrayBrackets()
            if root.key?.text == "features", state.parser.current == UInt8(ascii: "["),
                let list = state.parser.enter(isArray: true)
            {
                state.list = list
                break
            }
            state.parser.add(state.parser.value(), to: &root)
        }
        guard !needsMore else {
            state = before
            return .needsMore
        }
        state.root = root
        return state.list == nil ? .over : .done
    }

    /// Takes the next element of `features`, and the valid ones after it.
    mutating func takeElement() -> Step {
        guard var list = state.list else { return .over }
        if !state.parser.collector.pending.isEmpty { earlier += state.parser.collector.removePending() }
        let before = state
        guard state.parser.nextElement(&list) else {
            guard !needsMore else {
                state = before
                return .needsMore
            }
            let step = stepBehindList(before)
            if step == .over { leaveList(list) }
            return step
        }
        if !takeInOrder(&list.index) {
            switch takeRecovering(list.index) {
            case .done: break
            case .over:
                // There were only brackets, quotes and commas.
                state.parser.hasPassedComma = true
                state.list = list
                return .done
            case .needsMore:
                state = before
                return .needsMore
            }
        }
        state.parser.add(nil, to: &list)
        state.list = list
        return .done
    }

    /// Interprets what surrounds the Features of the collection.
    mutating func finish(with features: [Feature]? = nil) -> GeoJSONObject? {
        let node: JSONNode
        if let root = state.root {
            node = state.parser.leave(root)
        } else {
            node = state.parser.value()
        }
        state.parser.checkTrailingText()
        let features = features ?? FeatureBuffer.array(takeBuffers())
        if !lost.isEmpty { sourceIndices = (0..<features.count + lost.count).filter { !lost.contains($0) } }
        var interpreter = interpreter(JSONPath())
        let object = interpreter.object(node, features: features)
        state.parser.collector = interpreter.collector
        return object
    }

    /// The Features taken since the last call.
    mutating func takeBuffers() -> [FeatureBuffer] {
        let taken = buffers
        buffers = [FeatureBuffer()]
        return taken
    }

    /// The findings since the last call, in the order of the text.
    mutating func takeDiagnostics() -> [Diagnostic] {
        state.parser.collector.putBack(&earlier)
        return state.parser.takeDiagnostics()
    }

    /// All findings of a finished reading.
    mutating func allDiagnostics() -> [Diagnostic] {
        state.parser.collector.putBack(&earlier)
        return state.parser.allDiagnostics()
    }

    var needsMore: Bool { state.parser.hasMore && state.parser.hasSeenAll }

    private mutating func leaveList(_ list: RecoveringParser.Container) {
        let node = state.parser.leave(list)
        state.list = nil
        guard var root = state.root else { return }
        state.parser.add(JSONNode(content: .consumed, range: node.range), to: &root)
        state.root = root
    }

    private mutating func takeInOrder(_ index: inout Int) -> Bool {
        guard let strict, let base = state.parser.bytes.baseAddress else { return false }
        let start = base + position
        guard start < strict.strict.end else { return false }
        if runs == nil {
            let size = min(pieceSize, max(state.parser.bytes.count / 4, 1 << 16))
            runs = FeatureRuns(strict, from: start, pieceSize: size)
        }
        guard let (end, count) = runs?.take(from: start, into: &buffers), let end else { return false }
        state.parser.position = end - base
        index += count - 1
        return true
    }

    /// Takes a damaged element; `.over` where there is none before the next one.
    private mutating func takeRecovering(_ index: Int) -> Step {
        let extent = extent(from: position)
        guard extent != .unknown else { return .needsMore }
        let before = state.parser.collector.pending.count
        let node: JSONNode
        switch extent {
        case .part(let end, let next):
            if !hasContent(position..<end) {
                state.parser.path.pop()
                state.parser.skip(upTo: next)
                return .over
            }
            node = state.parser.value(upTo: end)
        case .whole, .unknown: node = state.parser.value()
        }
        guard !needsMore else { return .needsMore }
        let isDamaged = state.parser.dropConsequences(since: before)
        var interpreter = interpreter(state.parser.path)
        if let feature = interpreter.feature(node) {
            buffers[buffers.count - 1].append(feature)
        } else {
            lost.insert(index)
        }
        if !isDamaged { state.parser.collector = interpreter.collector }
        return .done
    }

    private func interpreter(_ path: JSONPath) -> Interpreter { Interpreter(after: state.parser, path: path) }
}

import GeoJSON
import JSON

/// Splits a file into elements, a batch at a time, with memory that does not grow with the file.
///
///     var splitter = FeatureSplitter(form: .geojson) { try file.read(into: $0) }
///     while let batch = try splitter.next() { use(batch) }
///
/// A text that is not a FeatureCollection is one part, `.document`, and so is the rest of a collection after its structure
/// is damaged; `isDamaged` is then `true`.
struct FeatureSplitter<Failure: Error>: ~Copyable {
    private enum Stage {
        case head, elements, tail, records, rest, over
    }

    private var window = ByteWindow()
    private var stage: Stage
    private let separator: UInt8
    private let batchSize: Int
    private var count = 0
    /// Whether a comma belongs before the next element.
    private var needsComma = false
    /// How many bytes must be read before the next attempt.
    private var wanted: Int
    /// Whether a collection could not be split any further; the last batch has the rest as `.document`.
    private(set) var isDamaged = false
    private let read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    /// Whether a byte-order mark at the start still has to be looked for.
    private var looksForMark: Bool
    /// Whether there was a byte-order mark, which is in no part.
    private(set) var hasSkippedMark = false

    /// - Parameter skipsMark: whether a byte-order mark at the start is left out; otherwise it is in the first part.
    init(
        form: FeatureForm, batchSize: Int = 1 << 20, skipsMark: Bool = false,
        read: @escaping (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) {
        stage = form == .geojson ? .head : .records
        separator = form == .sequence ? 0x1E : 0x0A
        self.batchSize = batchSize
        wanted = batchSize
        looksForMark = skipsMark
        self.read = read
    }

    private mutating func skipMark() throws(Failure) {
        guard looksForMark else { return }
        looksForMark = false
        while window.count < 3, !window.isComplete { try window.fill(read) }
        guard window.bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        window.drop(3)
        hasSkippedMark = true
    }

    /// The next batch; `nil` at the end.
    mutating func next() throws(Failure) -> FeatureBatch? {
        try skipMark()
        while stage != .over {
            while window.count < wanted, !window.isComplete { try window.fill(read) }
            var split = Split(bytes: window.bytes, isComplete: window.isComplete)
            if stage == .head, split.head() { stage = .elements }
            switch stage {
            case .elements:
                switch split.elements(upTo: batchSize, needsComma: needsComma) {
                case .more, .passed: break
                case .over: stage = .tail
                case .damaged:
                    isDamaged = true
                    stage = .rest
                }
            case .records: split.records(separator)
            case .head, .tail, .rest, .over: break
            }
            if split.parts.isEmpty {
                guard window.isComplete else {
                    // An element longer than the batch, or a document of one object.
                    wanted = max(window.count / 2 * 3, batchSize)
                    continue
                }
                let kind: FeatureBatch.Kind =
                    switch stage {
                    case .tail: .tail
                    case .records: .separator
                    default: .document
                    }
                split.take(kind, upTo: window.count)
                stage = .over
            }
            wanted = batchSize
            return batch(split.parts)
        }
        return nil
    }

    private mutating func batch(_ parts: [FeatureBatch.Part]) -> FeatureBatch? {
        guard let end = parts.last?.range.upperBound else { return nil }
        let batch = FeatureBatch(
            bytes: Array(window.bytes[..<end]), parts: parts, origin: window.place, firstIndex: count)
        count += parts.count { $0.kind == .element || $0.kind == .damaged }
        switch parts.last?.kind {
        case .element: needsComma = true
        case .damaged: needsComma = false
        default: break
        }
        window.drop(end)
        return batch
    }
}

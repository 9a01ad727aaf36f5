import Diagnostics
import GeoJSON
import ParallelWork

/// The state of a run: what was written, and what stood around the Features.
struct PipelineRun {
    let options: FeaturePipeline.Options
    let frame: OutputFrame
    let workers: [FeatureWorker]
    private var surroundings = CollectionText()
    private var tailOrigin: LineCounter.Place?
    /// What stands before the first Feature of the input.
    private var firstSeparator: [UInt8]?
    var hasWritten = false
    var isDocument = false

    var output: [UInt8] = []
    var reports: [FeatureReport] = []
    var outcome = FeaturePipeline.Outcome()

    init(options: FeaturePipeline.Options, workers: [FeatureWorker]) {
        self.options = options
        frame = OutputFrame(options)
        self.workers = workers
    }

    /// Takes in a batch.
    mutating func process(_ batch: FeatureBatch, isDamaged: Bool) {
        if let head = batch.parts.first, head.kind == .head {
            surroundings.head = Array(batch.bytes[head.range])
            writeHead()
        }
        elements(of: batch)
        for part in batch.parts {
            let bytes = batch.bytes[part.range]
            switch part.kind {
            case .head, .element, .separator: break
            case .tail:
                surroundings.tail = Array(bytes)
                var origin = batch.origin
                batch.bytes.withUnsafeBufferPointer {
                    origin.pass(UnsafeBufferPointer(rebasing: $0[..<part.range.lowerBound]))
                }
                tailOrigin = origin
            case .document: document(batch, bytes, isRest: isDamaged)
            }
        }
        if options.input != .geojson, frame.isKept, let last = batch.parts.last, last.kind == .separator {
            output += batch.bytes[last.range]
        }
    }

    private mutating func elements(of batch: FeatureBatch) {
        let elements = batch.parts.indices.filter { batch.parts[$0].kind == .element }
        guard !elements.isEmpty else { return }
        if firstSeparator == nil { firstSeparator = Array(batch.bytes[batch.parts[elements[0] - 1].range]) }
        let isReading = outcome.isRefused
        let workers = workers
        let size = (elements.count + workers.count - 1) / workers.count
        let outputs = Parallel.map((elements.count + size - 1) / size) { number in
            let range = number * size..<min((number + 1) * size, elements.count)
            return workers[number].process(
                batch, parts: Array(elements[range]), firstIndex: batch.firstIndex + range.lowerBound,
                isReading: isReading)
        }
        for part in outputs { add(part) }
    }

    private mutating func add(_ part: FeatureWorker.Output) {
        reports += part.reports
        outcome.read += part.outcome.read
        outcome.written += part.outcome.written
        outcome.skipped += part.outcome.skipped
        outcome.isRefused = outcome.isRefused || part.outcome.isRefused
        guard let separator = part.firstSeparator else { return }
        if hasWritten {
            output += part.text
        } else {
            output += frame.isKept ? firstSeparator ?? [] : frame.opening
            output += part.text[separator...]
        }
        hasWritten = true
    }

    private mutating func writeHead() {
        guard frame.isKept else { return }
        output += surroundings.removing(options.droppedMembers).text.head
    }

    /// Writes what stands behind the Features.
    mutating func finish() {
        guard !isDocument else { return }
        if options.input == .geojson { checkSurroundings() }
        let (kept, removed) = surroundings.removing(options.droppedMembers)
        var lost = removed.filter { $0 != "crs" }
        if frame.isKept {
            output += kept.tail
        } else {
            if !hasWritten { output += frame.form == .geojson ? frame.opening : [] }
            let collection = kept.collection ?? FeatureCollection()
            switch frame.form {
            case .geojson: output += Array("\n]".utf8) + CollectionText.members(of: collection) + Array("}\n".utf8)
            case .sequence, .lines:
                if hasWritten { output.append(0x0A) }
                if collection.boundingBox != nil { lost.append("bbox") }
                lost += collection.foreignMembers.members.map { $0.key }
            }
        }
        if !lost.isEmpty { reports.append(.lostMembers(lost)) }
    }

    /// What the reader says of the collection without its Features.
    private mutating func checkSurroundings() {
        let text = surroundings.head + surroundings.tail
        let result = GeoJSONReader(options: options.reading).read(text)
        guard !result.diagnostics.isEmpty else { return }
        let findings = result.diagnostics.map { finding in
            guard let location = finding.location, let tailOrigin,
                location.byteRange.lowerBound >= surroundings.head.count
            else { return finding }
            var moved = finding
            let shift = tailOrigin.offset - surroundings.head.count
            let range = location.byteRange.lowerBound + shift..<location.byteRange.upperBound + shift
            moved.location = surroundings.tail.withUnsafeBufferPointer {
                var counter = LineCounter($0, origin: tailOrigin)
                return counter.location(of: range)
            }
            return moved
        }
        reports.append(.findings(findings))
        outcome.isRefused = outcome.isRefused || findings.containsErrors
    }
}

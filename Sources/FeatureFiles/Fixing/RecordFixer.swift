public import GeoJSON
public import JSON
import Support

/// Mends the records of a file one by one, in memory that does not grow with it.
///
///     let fixer = RecordFixer(.lines)
///     try fixer.run(read: input.read, write: output.write) { record in
///         for finding in record.result.fixed { print(finding) }
///         return record.result.bytes
///     }
///
/// What is between records stays as it is; a byte-order mark is left out. A record whose braces do not close on its own end is not
/// touched, since a part of an object that stands on several lines would be completed into something else.
public struct RecordFixer: Sendable {
    /// How the file holds records: `lines` or `sequence`.
    public var form: FeatureForm
    /// What finds and mends faults.
    public var linter = Linter()

    /// Chooses a form.
    public init(_ form: FeatureForm) { self.form = form }

    /// A record with what was mended in it; places are those in the record, counted from 1.
    public struct FixedRecord: Sendable {
        /// Its text.
        public var text: [UInt8]
        /// What came of mending; bytes are without line breaks where each record is a line.
        public var result: Linter.FixResult
        /// Its line in the file, counted from 1.
        public var line: Int
        /// Its column, counted from 1.
        public var column: Int
        /// Which one it is, counted from 0.
        public var index: Int
        fileprivate var place: LineCounter.Place

        /// Findings of this record with their places in the file, and its text for excerpts.
        ///
        /// - Parameter text: the text that the places are in: as it was, or mended.
        public func placed(_ findings: [Diagnostic], in text: [UInt8]) -> LocatedFindings {
            let moved = findings.map { finding in
                var moved = finding.location.map { finding.moved(to: place, from: $0) } ?? finding
                moved.record = index + 1
                return moved
            }
            return LocatedFindings(diagnostics: moved, text: SourceText(text, at: place))
        }
    }

    /// Takes all records through.
    ///
    /// - Parameters:
    ///   - read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    ///   - write: takes bytes of the output, in order.
    ///   - onMark: takes the finding about a byte-order mark.
    ///   - fix: is given each record in order and returns the text to write in its place.
    /// - Throws: what `read`, `write` and `fix` throw.
    /// - Complexity: as for `Linter.fix(_:)`, on all cores; memory for a few batches of half a megabyte, or the longest record.
    public func run(
        read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int,
        write: (UnsafeRawBufferPointer) throws -> Void,
        onMark: (Diagnostic) -> Void = { _ in },
        fix: (FixedRecord) throws -> [UInt8]
    ) throws {
        var splitter = FeatureSplitter(form: form, batchSize: 1 << 19, skipsMark: true, read: read)
        var isFirst = true
        while let batch = try splitter.next() {
            if isFirst, splitter.hasSkippedMark { ByteOrderMark.findings(linter.options).forEach(onMark) }
            isFirst = false
            var records = fixed(batch).makeIterator()
            var output: [UInt8] = []
            for part in batch.parts {
                if part.kind == .element, let record = records.next() {
                    output += try fix(record)
                } else {
                    output += batch.bytes[part.range]
                }
            }
            try output.withUnsafeBytes(write)
        }
    }

    private func fixed(_ batch: FeatureBatch) -> [FixedRecord] {
        let parts = batch.parts.filter { $0.kind == .element }
        guard !parts.isEmpty else { return [] }
        let size = (parts.count + 3) / 4
        return Parallel.map((parts.count + size - 1) / size) { number -> [FixedRecord] in
            batch.bytes.withUnsafeBufferPointer { bytes in
                var counter = LineCounter(bytes, origin: batch.origin)
                let range = number * size..<min((number + 1) * size, parts.count)
                return range.map { index in
                    let range = parts[index].range
                    let place = counter.place(of: batch.origin.offset + range.lowerBound)
                    let text = Array(batch.bytes[range])
                    return FixedRecord(
                        text: text, result: fixed(text, firstLine: place.line), line: place.line, column: place.column,
                        index: batch.firstIndex + index, place: place)
                }
            }
        }.flatMap { $0 }
    }

    private func fixed(_ text: [UInt8], firstLine: Int) -> Linter.FixResult {
        guard Self.isWhole(text) else {
            let findings = linter.lint(
                GeoJSONReader(options: linter.options).read(text, firstLine: firstLine), text)
            return .init(bytes: text, fixed: [], remaining: findings, remainingBefore: findings)
        }
        var result = linter.fix(text)
        if form == .lines, result.bytes.contains(0x0A) {
            result.bytes = Array(ElementText.onOneLine(result.bytes[...]))
        }
        return result
    }

    /// Whether a text is one object whose braces close at its end.
    private static func isWhole(_ text: [UInt8]) -> Bool {
        guard text.first == UInt8(ascii: "{") else { return false }
        return text.withUnsafeBufferPointer { ElementBounds.end(of: $0, from: 0) == $0.count }
    }
}

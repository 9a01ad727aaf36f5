import JSON
import Support

extension FeatureScanner {
    /// Reads the Features in order that follow each other from `start` and begin before `limit`.
    mutating func run(
        from start: BytePointer, until limit: BytePointer, depth: Int, into features: FeatureBuffer
    ) -> (end: BytePointer?, next: BytePointer?) {
        var pointer = start
        var end: BytePointer?
        var taken = 0
        while pointer < limit, let featureEnd = feature(pointer, depth: depth, into: features) {
            end = featureEnd
            taken += 1
            if taken == 64 {
                // Room for as many more of the same size as the rest of the text can hold.
                let left = (limit - featureEnd) / max(1, (featureEnd - start) / taken)
                features.reserve(left + left / 16)
            }
            let comma = scanner.skipSpace(featureEnd)
            guard scanner.byte(at: comma) == UInt8(ascii: ",") else { return (end, nil) }
            pointer = scanner.skipSpace(comma + 1)
        }
        return (end, end == nil ? nil : pointer)
    }
}

/// Reads the Features of a long text ahead, on all cores.
///
///     text    {…},{…},{…},{…},{…},{…},{…}
///             ↑       ↑           ↑           starts that were guessed
///     runs    0 ────→ 1 ────────→ 2 ────→     read side by side
///
/// Where a Feature starts cannot be known without reading everything before it, so the starts are guesses: places behind a
/// comma that look like the first Feature, and from which a Feature can be read. A run counts only if reading in order
/// arrives exactly at its start, so a wrong guess costs time and never changes what is read.
struct FeatureRuns: ~Copyable {
    /// The least that is worth a run of its own.
    static let pieceSize = 1 << 18

    private var runs: [Run] = []
    private var next = 0
    private var scanner: FeatureScanner

    /// One run; read by one thread, and looked at when all are done.
    private final class Run: @unchecked Sendable {
        package let start: BytePointer
        let features = FeatureBuffer()
        private(set) var end: BytePointer?
        private(set) var next: BytePointer?
        private let scanner: BracedScanner
        private let limit: BytePointer

        init(_ scanner: BracedScanner, start: BytePointer, limit: BytePointer) {
            self.scanner = scanner
            self.start = start
            self.limit = limit
        }

        func read() {
            var scanner = FeatureScanner(scanner)
            (end, next) = scanner.run(from: start, until: limit, depth: 2, into: features)
        }
    }

    /// Reads ahead from the first Feature's opening bracket.
    init(_ braced: BracedScanner, from start: BytePointer, pieceSize: Int = Self.pieceSize) {
        scanner = FeatureScanner(braced)
        let starts = Self.starts(&scanner, from: start, pieceSize: max(1, pieceSize))
        guard starts.count > 1 else { return }
        runs = starts.indices.map { index in
            Run(braced, start: starts[index], limit: index + 1 < starts.count ? starts[index + 1] : braced.strict.end)
        }
        let runs = runs
        Parallel.perform(runs.count) { runs[$0].read() }
    }

    /// Takes all Features in order that follow each other from `start`; returns the place behind the last, `nil` where there
    /// is not one, and how many they are.
    mutating func take(from start: BytePointer, into buffers: inout [FeatureBuffer]) -> (end: BytePointer?, count: Int)
    {
        var pointer = start
        var end: BytePointer?
        var count = 0
        while true {
            while next < runs.count, runs[next].start < pointer { next += 1 }
            let part: (end: BytePointer?, next: BytePointer?)
            if next < runs.count, runs[next].start == pointer {
                let run = runs[next]
                count += run.features.count
                buffers.append(run.features)
                buffers.append(FeatureBuffer())
                part = (run.end, run.next)
                next += 1
            } else {
                if buffers.isEmpty { buffers.append(FeatureBuffer()) }
                let buffer = buffers[buffers.count - 1]
                let before = buffer.count
                let limit = next < runs.count ? runs[next].start : scanner.scanner.end
                part = scanner.run(from: pointer, until: limit, depth: 2, into: buffer)
                count += buffer.count - before
            }
            end = part.end ?? end
            guard let following = part.next, following > pointer else { return (end, count) }
            pointer = following
        }
    }

    /// Where runs may start: the first Feature, and one in each further piece of the text.
    private static func starts(
        _ scanner: inout FeatureScanner, from start: BytePointer, pieceSize: Int
    ) -> [BytePointer] {
        let end = scanner.scanner.end
        guard end - start >= 2 * pieceSize, let pattern = pattern(scanner.scanner, start) else { return [start] }
        var starts = [start]
        var place = start + pieceSize
        while place < end {
            let limit = end - place < pieceSize ? end : place + pieceSize
            if let found = Self.start(like: pattern, &scanner, from: place, until: limit) { starts.append(found) }
            place = limit
        }
        return starts
    }

    /// What Features look like here: the first one up to the name of its first member.
    private static func pattern(_ scanner: StrictScanner, _ start: BytePointer) -> UnsafeBufferPointer<UInt8>? {
        let quote = scanner.skipSpace(start + 1)
        guard scanner.byte(at: start) == UInt8(ascii: "{"), scanner.byte(at: quote) == UInt8(ascii: "\""),
            let end = scanner.skipString(quote + 1), end - start <= 128
        else { return nil }
        return UnsafeBufferPointer(start: start, count: end - start)
    }

    private static func start(
        like pattern: UnsafeBufferPointer<UInt8>, _ scanner: inout FeatureScanner, from place: BytePointer,
        until limit: BytePointer
    ) -> BytePointer? {
        let trial = FeatureBuffer()
        var pointer = place
        var trials = 0
        while pointer < limit, trials < 16 {
            defer { pointer += 1 }
            guard pointer.pointee == UInt8(ascii: "{"), scanner.scanner.end - pointer >= pattern.count,
                pattern.elementsEqual(UnsafeBufferPointer(start: pointer, count: pattern.count)),
                isBehindComma(pointer, from: place)
            else { continue }
            trials += 1
            if scanner.feature(pointer, depth: 2, into: trial) != nil { return pointer }
        }
        return nil
    }

    private static func isBehindComma(_ pointer: BytePointer, from place: BytePointer) -> Bool {
        var before = pointer - 1
        while before > place, StrictScanner.isSpace(before.pointee) { before -= 1 }
        return before.pointee == UInt8(ascii: ",")
    }
}

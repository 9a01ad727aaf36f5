import Support

/// A sorted sequence of records.
protocol RecordRun: AnyObject {
    /// The next record; `nil` at the end.
    func next() throws(FileError) -> (key: UInt64, payload: ArraySlice<UInt8>)?
}

/// A run in memory.
final class MemoryRun: RecordRun {
    private let bytes: [UInt8]
    private let keys: [UInt64]
    private let starts: [Int]
    private let order: [Int]
    private var position = 0

    init(bytes: [UInt8], keys: [UInt64], starts: [Int], order: [Int]) {
        (self.bytes, self.keys, self.starts, self.order) = (bytes, keys, starts, order)
    }

    func next() throws(FileError) -> (key: UInt64, payload: ArraySlice<UInt8>)? {
        guard position < order.count else { return nil }
        let row = order[position]
        position += 1
        return (keys[row], bytes[starts[row]..<starts[row + 1]])
    }
}

/// A run in the temporary file, read piece by piece.
final class SpooledRun: RecordRun {
    private let spool: SpooledBytes
    private var offset: Int
    private let end: Int
    private var piece: [UInt8] = []
    private var position = 0
    private static let pieceSize = 1 << 18

    init(_ spool: SpooledBytes, _ range: Range<Int>) {
        self.spool = spool
        offset = range.lowerBound
        end = range.upperBound
    }

    func next() throws(FileError) -> (key: UInt64, payload: ArraySlice<UInt8>)? {
        // Key and length take twenty bytes at most.
        if piece.count - position < 20 { try refill(20) }
        guard position < piece.count else { return nil }
        var reader = RecordReader(piece[position...])
        let key = reader.number()
        let length = reader.count()
        position = reader.position
        if piece.count - position < length { try refill(length) }
        let last = min(position + length, piece.count)
        defer { position = last }
        return (key, piece[position..<last])
    }

    private func refill(_ wanted: Int) throws(FileError) {
        var fresh = Array(piece[position...])
        position = 0
        let room = min(max(Self.pieceSize, wanted), end - offset)
        if room > 0 {
            let kept = fresh.count
            fresh.append(contentsOf: repeatElement(0, count: room))
            var filled = 0
            while filled < room {
                var failure: FileError?
                var count = 0
                fresh.withUnsafeMutableBytes { raw in
                    let target = UnsafeMutableRawBufferPointer(rebasing: raw[(kept + filled)...])
                    do throws(FileError) { count = try spool.read(at: offset + filled, into: target) } catch {
                        failure = error
                    }
                }
                if let failure { throw failure }
                guard count > 0 else { break }
                filled += count
            }
            offset += filled
            fresh.removeLast(room - filled)
        }
        piece = fresh
    }
}

/// Sorted runs as one, earlier runs first where keys are equal.
final class RecordMerge {
    private var runs: [any RecordRun]
    private var heads: [(key: UInt64, payload: ArraySlice<UInt8>)?] = []
    private var current = 0
    private var second = UInt64.max

    init(_ runs: [any RecordRun]) throws(FileError) {
        self.runs = runs
        for run in runs { heads.append(try run.next()) }
        choose()
    }

    /// The key of the next record; `nil` at the end.
    var nextKey: UInt64? { heads.isEmpty ? nil : heads[current]?.key }

    /// The next record; `nil` at the end.
    func next() throws(FileError) -> (key: UInt64, payload: ArraySlice<UInt8>)? {
        guard !heads.isEmpty, let head = heads[current] else { return nil }
        heads[current] = try runs[current].next()
        // The same run goes on while no other has a key that is as small.
        if let key = heads[current]?.key, key < second { return head }
        choose()
        return head
    }

    private func choose() {
        var best = UInt64.max
        second = .max
        current = 0
        var isFound = false
        for (number, head) in heads.enumerated() {
            guard let key = head?.key else { continue }
            if !isFound || key < best {
                if isFound { second = min(second, best) }
                (best, current, isFound) = (key, number, true)
            } else {
                second = min(second, key)
            }
        }
    }
}

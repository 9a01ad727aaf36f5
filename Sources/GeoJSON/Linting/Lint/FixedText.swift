import JSON

/// A text that is edited repeatedly and knows the origin of its bytes.
///
///     before   "name": 'Oak',}
///     after    "name": "Oak"}      pieces: copied 0, inserted for 8, copied 13 …
package struct FixedText {
    package private(set) var bytes: [UInt8]
    private let before: [UInt8]
    private var pieces: [Piece]

    /// The bytes of the text up to the next piece.
    private struct Piece {
        package var start: Int
        var original: Int
        /// Whether the piece is copied from the original text; otherwise it was inserted.
        var isCopied: Bool
    }

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        before = bytes
        pieces = [Piece(start: 0, original: 0, isCopied: true)]
    }

    /// Makes edits, which are in order and do not overlap.
    package mutating func apply(_ edits: [Diagnostic.Edit]) {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var newPieces: [Piece] = []
        var position = 0
        var next = 0
        func copy(upTo end: Int) {
            guard position < end else { return }
            while next + 1 < pieces.count, pieces[next + 1].start <= position { next += 1 }
            while next < pieces.count, pieces[next].start < end {
                let start = max(pieces[next].start, position)
                newPieces.append(
                    Piece(
                        start: result.count + start - position, original: original(of: start),
                        isCopied: pieces[next].isCopied))
                next += 1
            }
            // The last piece may continue after the edit.
            next = max(next - 1, 0)
            result += bytes[position..<end]
            position = end
        }
        for edit in edits {
            copy(upTo: min(max(edit.byteRange.lowerBound, position), bytes.count))
            if !edit.replacement.isEmpty {
                newPieces.append(Piece(start: result.count, original: original(of: position), isCopied: false))
                result += Array(edit.replacement.utf8)
            }
            position = min(max(edit.byteRange.upperBound, position), bytes.count)
        }
        copy(upTo: bytes.count)
        bytes = result
        pieces = newPieces
    }

    /// The findings with their places in the original text.
    package func original(of diagnostics: [Diagnostic]) -> [Diagnostic] {
        before.withUnsafeBufferPointer { buffer in
            var counter = LineCounter(buffer)
            return diagnostics.map { diagnostic in
                guard let range = diagnostic.location?.byteRange else { return diagnostic }
                var result = diagnostic
                result.location = counter.location(of: original(of: range))
                if var fix = diagnostic.fix {
                    for index in fix.edits.indices {
                        fix.edits[index].byteRange = original(of: fix.edits[index].byteRange)
                    }
                    result.fix = fix
                }
                return result
            }
        }
    }

    private func original(of range: Range<Int>) -> Range<Int> {
        let start = original(of: range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        // Inserted bytes have no place in the original text.
        let last = range.upperBound - 1
        let length = piece(at: last)?.isCopied == true ? 1 : 0
        return start..<max(start, min(original(of: last) + length, before.count))
    }

    /// The offset in the original text that a byte comes from.
    ///
    /// - Complexity: O(log *n*) in the number of edits.
    private func original(of offset: Int) -> Int {
        guard let piece = piece(at: offset) else { return 0 }
        return piece.isCopied ? min(piece.original + offset - piece.start, before.count) : piece.original
    }

    private func piece(at offset: Int) -> Piece? {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? pieces[low - 1] : nil
    }
}

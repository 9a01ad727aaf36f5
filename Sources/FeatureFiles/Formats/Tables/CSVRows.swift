/// The rows of a table as CSV by RFC 4180, separated by commas, semicolons or tabs.
struct CSVRows {
    /// A cell of a row.
    struct Cell {
        var text: String
        /// Whether it was quoted, so that it is text, also where it is empty or looks like a number.
        var isQuoted: Bool
    }

    /// A row and the line on which it begins, counted from 1.
    struct Row {
        var line: Int
        var cells: [Cell]
    }

    private let path: String
    private var bytes: BytePieces
    private var line = 1
    private var separator: UInt8?

    /// Opens a table.
    ///
    /// - Parameter separator: what stands between cells; `nil` for the most frequent of comma, semicolon and tab in the first line.
    init(path: String, separator: UInt8?) throws {
        self.path = path
        self.separator = separator
        bytes = try BytePieces(path: path)
        guard separator == nil else { return }
        var first = try BytePieces(path: path)
        var counts: [UInt8: Int] = [:]
        var isInside = false
        while let byte = try first.next(), isInside || byte != 0x0A, counts.count < 1 << 16 {
            if byte == 0x22 { isInside.toggle() }
            if !isInside, [0x2C, 0x3B, 0x09].contains(byte) { counts[byte, default: 0] += 1 }
        }
        self.separator = [0x2C, 0x3B, 0x09].max { counts[$0, default: 0] < counts[$1, default: 0] }
    }

    /// The next row that is not empty; `nil` at the end.
    ///
    /// - Throws: `recordTooLong` where a quotation mark is never closed, `notUTF8`, `FileError`.
    mutating func next() throws -> Row? {
        while try bytes.peek() != nil {
            let row = try row()
            if row.cells.count > 1 || row.cells.first?.text.isEmpty == false || row.cells.first?.isQuoted == true {
                return row
            }
        }
        return nil
    }

    private mutating func row() throws -> Row {
        let start = line
        var (cells, cell): ([Cell], [UInt8]) = ([], [])
        var (isInside, isQuoted, total) = (false, false, 0)
        func end(_ cell: [UInt8], _ isQuoted: Bool) throws -> Cell {
            guard let text = String(validating: cell, as: UTF8.self) else {
                throw VectorFormatError.notUTF8(path: path, line: start)
            }
            return Cell(text: text, isQuoted: isQuoted)
        }
        loop: while let byte = try bytes.next() {
            total += 1
            guard total <= BytePieces.longest else { throw VectorFormatError.recordTooLong(path: path, line: start) }
            if byte == 0x0A { line += 1 }
            switch byte {
            case 0x22 where isInside:
                if try bytes.peek() == 0x22 {
                    cell.append(0x22)
                    _ = try bytes.next()
                } else {
                    isInside = false
                }
            case 0x22 where cell.isEmpty && !isQuoted: (isInside, isQuoted) = (true, true)
            case _ where isInside: cell.append(byte)
            case 0x0A: break loop
            case 0x0D where try bytes.peek() == 0x0A: continue
            case separator:
                cells.append(try end(cell, isQuoted))
                (cell, isQuoted) = ([], false)
            default: cell.append(byte)
            }
        }
        if isInside { throw VectorFormatError.openQuote(path: path, line: start) }
        cells.append(try end(cell, isQuoted))
        return Row(line: start, cells: cells)
    }
}

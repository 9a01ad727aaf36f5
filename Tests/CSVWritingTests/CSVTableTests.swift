import CSVWriting
import Randomness
import Testing

@Suite("Tables as CSV")
struct CSVTableTests {
    /// A reader by the grammar of RFC 4180, section 2.
    private static func cells(_ text: String) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var cell = String.UnicodeScalarView()
        var isQuoted = false
        var rest = Substring(text).unicodeScalars
        while let next = rest.popFirst() {
            switch next {
            case "\"" where isQuoted && rest.first == "\"": cell.append(rest.removeFirst())
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                row.append(String(cell))
                cell = .init()
            case "\r" where !isQuoted && rest.first == "\n":
                rest.removeFirst()
                rows.append(row + [String(cell)])
                (row, cell) = ([], .init())
            default: cell.append(next)
            }
        }
        return rows
    }

    @Test("what is written is read again, and no cell begins like a formula", arguments: 0..<100 as Range<UInt64>)
    func roundTrip(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let letters: [Unicode.Scalar] = ["a", "я", " ", ",", ";", "\"", "\r", "\n", "=", "+", "-", "@", "＝", "\u{301}"]
        let rows = (0..<generator.next(in: 0...5)).map { _ in
            (0..<generator.next(in: 1...5)).map { _ in
                var text = String.UnicodeScalarView()
                for _ in 0..<generator.next(in: 0...5) { text.append(generator.pick(letters) ?? "a") }
                return String(text)
            }
        }
        var table = CSVTable()
        for row in rows { table.append(row.map(CSVTable.cell)) }
        let read = Self.cells(table.text)
        #expect(read.map(\.count) == rows.map(\.count), "seed \(seed)")
        for (text, cell) in zip(rows.joined(), read.joined()) {
            let isFormula = text.unicodeScalars.first.map { "=+-@\r\n＝".unicodeScalars.contains($0) } ?? false
            #expect(Array(cell.unicodeScalars) == Array((isFormula ? "'" + text : text).unicodeScalars), "seed \(seed)")
        }
    }

    @Test("numbers and plain texts stand as they are")
    func plain() {
        var table = CSVTable()
        table.append(["name", "points"])
        table.append([CSVTable.cell("Анна"), "-12.5"])
        #expect(table.text == "name,points\r\nАнна,-12.5\r\n")
        #expect(CSVTable.cell("Smith; Jones") == "\"Smith; Jones\"")
    }
}

import Support
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

    private static let letters: [Unicode.Scalar] = [
        "a", "я", "7", ".", " ", ",", ";", "\"", "\r", "\n", "\t", "\u{B}", "\u{C}", "=", "+", "-", "@", "＝", "＋", "－",
        "＠",
        "\u{FE63}", "\u{301}", "\u{A0}", "\u{2007}", "\u{3000}", "\u{FEFF}", "\u{200B}", "\u{2060}", "\u{AD}", "\u{0}",
    ]

    /// The definition read literally: what is left when everything invisible in front is taken away begins with a sign.
    private static func isFormulaBySlowDefinition(_ text: String) -> Bool {
        if text.wholeMatch(of: #/-?[0-9]+(\.[0-9]+)?/#) != nil { return false }
        var rest = Array(text.unicodeScalars)
        if let first = rest.first, first.value < 0x20 { return true }
        let invisible: Set<UInt32> = [
            0x0, 0x9, 0xA, 0xB, 0xC, 0xD, 0x20, 0xA0, 0xAD, 0x2007, 0x200B, 0x2060, 0x3000, 0xFEFF,
        ]
        while let first = rest.first, invisible.contains(first.value) { rest.removeFirst() }
        return rest.first.map { "=+-@＝＋－＠\u{FE63}".unicodeScalars.contains($0) } ?? false
    }

    @Test("what is written is read again, and no cell begins like a formula", arguments: 0..<300 as Range<UInt64>)
    func roundTrip(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let letters = Self.letters
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
            let isFormula = Self.isFormulaBySlowDefinition(text)
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

    @Test(
        "a number in a cell for texts stays a number, and only a plain one",
        arguments: [
            ("-31.998559", "-31.998559"), ("-5", "-5"), ("007", "007"), ("+49301234", "'+49301234"), ("-1+1", "'-1+1"),
            ("-.5", "'-.5"), ("-5.", "'-5."), ("-", "'-"), ("−5", "−5"),
        ])
    func numbers(text: String, cell: String) {
        #expect(CSVTable.cell(text) == cell)
    }

    @Test(
        "a formula behind invisible characters is none any more",
        arguments: [
            "\u{A0}=1+1", "\u{FEFF}=1+1", "\u{B}=1+1", "\u{C}@SUM(A1)", "\u{200B}+1+1", "\u{2003}-1-1",
            "\u{2060}\u{FEFF} =1+1",
            "＝1+1", " ＋1+1", "\u{FE66}1+1", "\u{0}=1+1", "\u{85}=1+1", "\u{2028}=1+1", "\u{E0020}=1+1",
        ])
    func invisible(text: String) {
        let cell = CSVTable.cell(text)
        #expect(Array(cell.unicodeScalars.drop { $0 == "\"" }.prefix(1)) == ["'"], "\(cell)")
    }

    @Test("data are quoted where they need it, and never changed")
    func data() {
        for (text, cell) in [
            ("plain", "plain"), ("=1+1", "=1+1"), ("-5", "-5"), ("a,b", "\"a,b\""), ("a;b", "\"a;b\""),
            ("a\tb", "\"a\tb\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), (" a", "\" a\""), ("", ""),
        ] {
            #expect(CSVTable.quoted(text) == cell)
        }
        #expect(CSVTable.quoted("", isForced: true) == "\"\"")
        #expect(CSVTable.quoted("12", isForced: true) == "\"12\"")
    }
}

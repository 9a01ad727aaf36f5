import Answers
public import Quests
public import RideLogs
import Support

/// The organiser's table of riders.
///
///     rider,name,team,class,device
///     a17,Anna Ivanova,Owls,Women,phone-17
///
/// A CSV text (RFC 4180) in UTF-8 whose first line names the columns, in any order and in small or capital letters:
///
/// | column | names |
/// |---|---|
/// | the identifier in ride logs | `rider`, `id`, `участник`, `номер` |
/// | name | `name`, `имя` |
/// | team | `team`, `команда` |
/// | class | `class`, `category`, `класс`, `группа` |
/// | the devices that may write the ride, with semicolons or spaces between | `device`, `devices`, `устройство` |
/// | whether the rider is a child, whose name the public does not see: `yes`, `да`, `1`, or anything but `no`, `нет`, `0` | `minor`, `child`, `ребёнок` |
/// | the fingerprints of the keys of these devices, with spaces or semicolons between | `key`, `keys`, `fingerprint`, `ключ`, `ключи`, `отпечаток` |
///
/// Other columns are ignored, and `remarks` names them. Columns are separated by commas, or by semicolons if the first line has one, as spreadsheets in
/// Russia write them, or by tabs; an empty cell is no value. Cells beyond the last column are ignored, and `remarks` names their lines;
/// where known columns come after the name they are an error, since a separator within the name may have moved all cells.
public struct Roster: Sendable, Hashable {
    /// The registrations, by the identifier in ride logs.
    public var riders: [RideEntry.Rider: Registration] = [:]

    /// The devices that may write a rider's log; a rider who is not here may use any one.
    public var devices: [RideEntry.Rider: Set<String>] = [:]

    /// The keys that a rider's log may be signed with; a rider who is not here may use any one, or none.
    public var keys: [RideEntry.Rider: Set<KeyFingerprint>] = [:]

    /// Children, whose names the public does not see; `nil` where the table says nothing of children.
    public var minors: Set<RideEntry.Rider>?

    /// The titles of columns that mean nothing here.
    public private(set) var ignoredColumns: [String] = []

    /// The lines on which rows start that have more cells than the first line has columns. Those cells mean nothing here.
    public private(set) var linesWithExtraCells: [Int] = []

    /// What separates columns.
    public private(set) var separator = Separator.comma

    /// What separates the columns of a table.
    public enum Separator: Sendable, Hashable {
        /// `,`
        case comma
        /// `;`, as spreadsheets in Russia write it.
        case semicolon
        /// A tab.
        case tab

        fileprivate var scalar: Unicode.Scalar {
            switch self {
            case .comma: ","
            case .semicolon: ";"
            case .tab: "\t"
            }
        }
    }

    /// A roster of these riders.
    public init(_ riders: [RideEntry.Rider: Registration] = [:]) { self.riders = riders }

    /// Why a text is not a roster.
    public enum ReadingError: Error, Sendable, Hashable {
        /// The text is not UTF-8.
        case notText
        /// The first line names no column `rider`.
        case noRiderColumn
        /// Two columns with these names mean the same.
        case repeatedColumn(String, String)
        /// The quotation mark that opens on this line is never closed.
        case openQuote(line: Int)
        /// The row that starts on this line has no rider.
        case noRider(line: Int)
        /// The row that starts on this line has more cells than the first line has columns. Most likely a separator within a name
        /// cuts it, and what belongs into the columns after the name stands in wrong ones.
        case tooManyCells(line: Int, Separator)
        /// The rider of the row that starts on this line is listed already.
        case repeatedRider(String, line: Int)
        /// The row that starts on this line has something else than fingerprints in the column `key`.
        case notAKey(String, line: Int)
    }

    /// Reads a table.
    ///
    /// - Throws: the first `ReadingError`, with its line from 1.
    /// - Complexity: O(*n*) in the length of the text.
    public init(csv bytes: [UInt8]) throws(ReadingError) {
        var lines: [RideEntry.Rider: Int] = [:]
        try self.init(csv: bytes, lines: &lines)
    }

    /// Reads a table, and on which line, from 1, each rider's row starts.
    package init(csv bytes: [UInt8], lines: inout [RideEntry.Rider: Int]) throws(ReadingError) {
        guard var text = String(validating: bytes, as: UTF8.self) else { throw .notText }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        var table = Table(text)
        guard let header = try table.row() else { throw .noRiderColumn }
        var columns: [Column: Int] = [:]
        for (index, name) in header.cells.enumerated() {
            guard let column = Column(name) else {
                if !name.isEmpty { ignoredColumns.append(name) }
                continue
            }
            if let first = columns.updateValue(index, forKey: column) {
                throw .repeatedColumn(header.cells[first], name)
            }
        }
        guard columns[.rider] != nil else { throw .noRiderColumn }
        separator = table.separator
        if columns[.minor] != nil { minors = [] }
        let lastColumn = columns.values.max()
        while let row = try table.row() {
            if row.cells.allSatisfy({ $0.isEmpty }) { continue }
            if !row.cells.dropFirst(header.cells.count).allSatisfy({ $0.isEmpty }) {
                if let name = columns[.name], name != lastColumn { throw .tooManyCells(line: row.line, separator) }
                linesWithExtraCells.append(row.line)
            }
            func cell(_ column: Column) -> String? {
                columns[column].flatMap {
                    row.cells.indices.contains($0) && !row.cells[$0].isEmpty ? row.cells[$0] : nil
                }
            }
            guard let rider = cell(.rider) else { throw .noRider(line: row.line) }
            let registration = Registration(name: cell(.name), team: cell(.team), category: cell(.category))
            guard riders.updateValue(registration, forKey: .init(rider)) == nil else {
                throw .repeatedRider(rider, line: row.line)
            }
            lines[.init(rider)] = row.line
            if let named = cell(.device) { devices[.init(rider)] = Self.names(named) }
            if let minor = cell(.minor), !Self.isNo(minor) { minors?.insert(.init(rider)) }
            if let named = cell(.key) { keys[.init(rider)] = try Self.fingerprints(named, line: row.line) }
        }
    }

    /// Names of devices, with semicolons between them. Without one, spaces may part names or belong to one: the whole is a name as
    /// well as its words are, and `LogAuthority` takes the words only where no log has the whole name.
    private static func names(_ text: String) -> Set<String> {
        func whole(_ part: some StringProtocol) -> String { part.split(separator: " ").joined(separator: " ") }
        guard !text.contains(";") else { return Set(text.split(separator: ";").map(whole)).subtracting([""]) }
        return Set([whole(text)] + text.split(separator: " ").map(String.init)).subtracting([""])
    }

    /// Whether a cell says no. Whatever else stands in it counts as yes, since a name that was shown cannot be hidden again.
    private static func isNo(_ text: String) -> Bool {
        ["no", "n", "false", "0", "-", "нет", "н"].contains(text.lowercased())
    }

    /// A fingerprint may have spaces in place of its hyphens, as it is read aloud.
    private static func fingerprints(_ text: String, line: Int) throws(ReadingError) -> Set<KeyFingerprint> {
        var keys: Set<KeyFingerprint> = []
        for part in text.split(separator: ";") {
            if let key = KeyFingerprint(String(part)) {
                keys.insert(key)
                continue
            }
            for word in part.split(separator: " ") {
                guard let key = KeyFingerprint(String(word)) ?? PublicKey(String(word))?.fingerprint else {
                    throw .notAKey(String(word), line: line)
                }
                keys.insert(key)
            }
        }
        return keys
    }

    private enum Column: Hashable {
        case rider
        case name
        case team
        case category
        case device
        case key
        case minor

        init?(_ title: String) {
            switch title.lowercased() {
            case "rider", "id", "участник", "номер": self = .rider
            case "name", "имя": self = .name
            case "team", "команда": self = .team
            case "class", "category", "класс", "группа": self = .category
            case "minor", "child", "ребёнок", "ребенок": self = .minor
            case "device", "devices", "устройство": self = .device
            case "key", "keys", "fingerprint", "ключ", "ключи", "отпечаток": self = .key
            default: return nil
            }
        }
    }

    /// The table, in the form that `init(csv:)` reads, with the riders in order of their identifiers.
    ///
    /// Reading it gives the same riders, devices and keys again, if their texts have no white space at the ends and no name of a device
    /// has a semicolon. Texts stay as they are: a spreadsheet may take one that begins with `=` for a formula.
    /// - Complexity: O(*n* log *n*).
    public var csv: String {
        var table = CSVTable()
        // The column is there where it says something, so that tables without children stay as they were.
        table.append(["rider", "name", "team", "class", "device", "key"] + (minors == nil ? [] : ["minor"]))
        for (rider, registration) in riders.sorted(by: { $0.key < $1.key }) {
            var cells = [
                rider.rawValue, registration.name ?? "", registration.team ?? "", registration.category ?? "",
                (devices[rider] ?? []).sorted().joined(separator: ";"),
                (keys[rider] ?? []).map { $0.description }.sorted().joined(separator: ";"),
            ]
            if let minors { cells.append(minors.contains(rider) ? "yes" : "") }
            table.append(cells.map { CSVTable.quoted($0) })
        }
        return table.text
    }
}

/// Splits a CSV text into rows.
private struct Table {
    private var rest: Substring.UnicodeScalarView
    let separator: Roster.Separator
    private var line = 1

    init(_ text: String) {
        rest = Substring(text).unicodeScalars
        let first = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
        separator =
            first.contains(";") ? .semicolon : first.contains("\t") && !first.contains(",") ? .tab : .comma
    }

    /// The cells of the next row without white space around them; `nil` at the end.
    mutating func row() throws(Roster.ReadingError) -> (cells: [String], line: Int)? {
        guard !rest.isEmpty else { return nil }
        let begin = line
        var cells: [String] = []
        while true {
            cells.append(try cell())
            guard let next = rest.popFirst() else { return (cells, begin) }
            if next == separator.scalar { continue }
            if next == "\r", rest.first == "\n" { rest.removeFirst() }
            line += 1
            return (cells, begin)
        }
    }

    private mutating func cell() throws(Roster.ReadingError) -> String {
        var text = String.UnicodeScalarView()
        while let next = rest.first, next == " " { rest.removeFirst() }
        if rest.first == "\"" {
            rest.removeFirst()
            let begin = line
            while true {
                guard let next = rest.popFirst() else { throw .openQuote(line: begin) }
                if next == "\n" { line += 1 }
                if next == "\"" {
                    guard rest.first == "\"" else { break }
                    rest.removeFirst()
                }
                text.append(next)
            }
        }
        let separator = separator.scalar
        while let next = rest.first, next != separator, next != "\n", next != "\r" {
            text.append(next)
            rest.removeFirst()
        }
        return AnswerFolding.whiteSpace.apply(to: String(text))
    }
}

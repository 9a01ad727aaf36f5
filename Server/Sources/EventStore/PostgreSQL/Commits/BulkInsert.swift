/// Rows of one table that are inserted by one statement, also those of several commits and events.
///
/// Each row names its event, of which the statement makes the number; an event that is not there has none, which is an error.
struct BulkInsert: Sendable {
    /// The tables that rows are gathered for.
    enum Table: CaseIterable, Sendable {
        case rider, device, feed, track, line, audit
    }

    private let table: Table
    private var columns: [ArrayColumn]
    /// Which rows are in it, where a later one takes the place of an earlier one.
    private var keys: Set<[UInt8]> = []

    init(_ table: Table) {
        self.table = table
        columns = ([.text] + table.columns.map(\.kind)).map { ArrayColumn(of: $0.type) }
    }

    /// Whether there is nothing to insert.
    var isEmpty: Bool { columns[0].count == 0 }

    /// Adds a row.
    /// - Returns: whether it was added; `false` where one with the same key is in it, of which one statement takes only one.
    mutating func append(_ values: [Parameter], to event: String) -> Bool {
        if table.keyColumns > 0 {
            // Texts are stored without U+0000, and numbers have one width.
            var key: [UInt8] = []
            Parameter.text(event).write(to: &key)
            for value in values[..<table.keyColumns] {
                key.append(0)
                value.write(to: &key)
            }
            guard keys.insert(key).inserted else { return false }
        }
        columns[0].append(.text(event))
        for (place, value) in values.enumerated() { columns[place + 1].append(value) }
        return true
    }

    /// The statement for all rows.
    var statement: PostgresStatement { PostgresStatement(table.sql, columns.map(\.parameter)) }
}

extension BulkInsert.Table {
    /// The kinds of values.
    enum Kind: String {
        case text, bytea, boolean, bigint

        var type: UInt32 {
            switch self {
            case .text: PostgresType.text
            case .bytea: PostgresType.bytea
            case .boolean: PostgresType.bool
            case .bigint: PostgresType.int8
            }
        }
    }

    fileprivate typealias Column = (name: String, kind: Kind)

    /// The columns without the event.
    fileprivate var columns: [Column] {
        switch self {
        case .rider:
            [
                ("id", .text), ("name", .text), ("team", .text), ("class", .text), ("code", .bytea),
                ("minor", .boolean), ("kept", .bytea),
            ]
        case .device: [("rider", .text), ("device", .text), ("key", .text), ("revoked", .boolean)]
        case .feed: [("number", .bigint), ("rider", .text), ("bytes", .bytea)]
        case .track: [("start", .bigint), ("rider", .text), ("bytes", .bytea)]
        case .line: [("hash", .text), ("arrival", .bigint), ("office", .boolean), ("bytes", .bytea)]
        case .audit: [("time", .bigint), ("actor", .text), ("action", .text)]
        }
    }

    /// How many of the columns, from the first, make a row unique in its event where the latest one counts.
    fileprivate var keyColumns: Int {
        switch self {
        case .rider, .feed: 1
        case .device, .track: 2
        case .line, .audit: 0
        }
    }

    fileprivate var sql: String { Self.statements[self] ?? "" }

    private static let statements = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeStatement()) })

    private func makeStatement() -> String {
        let names = columns.map(\.name)
        let arrays = (["text"] + columns.map(\.kind.rawValue)).enumerated()
            .map { "$\($0 + 1)::\($1)[]" }.joined(separator: ", ")
        if self == .line { return "SELECT questd.put_lines(\(arrays))" }
        if self == .track { return "SELECT questd.put_tracks(\(arrays))" }
        let conflict =
            keyColumns == 0
            ? ""
            : "ON CONFLICT (event, \(names[..<keyColumns].joined(separator: ", "))) DO UPDATE SET "
                + names[keyColumns...].map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        return """
            INSERT INTO questd.\(self) (event, \(names.joined(separator: ", ")))
            SELECT event.number, \(names.map { "new." + $0 }.joined(separator: ", "))
            FROM unnest(\(arrays)) WITH ORDINALITY
              AS new (event_id, \(names.joined(separator: ", ")), place)
            LEFT JOIN questd.event ON event.id = new.event_id ORDER BY new.place \(conflict)
            """
    }
}

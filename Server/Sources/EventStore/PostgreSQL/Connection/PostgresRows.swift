import CPostgres

/// What a statement answered: rows with values in binary form.
///
/// Values are asked for by row and column; the type is what the statement selects.
final class PostgresRows {
    private let result: OpaquePointer

    /// Takes over a result of libpq, and gives it back at the end.
    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    /// How many rows there are.
    var count: Int { Int(PQntuples(result)) }

    /// How many rows the statement changed.
    var changed: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

    /// What the statement did, as `COMMIT`.
    var tag: String { String(cString: PQcmdStatus(result)) }

    /// Values of all rows.
    func map<Value>(_ body: (PostgresRow) throws -> Value) rethrows -> [Value] {
        try (0..<count).map { try body(PostgresRow(rows: self, number: Int32($0))) }
    }

    /// The first row; `nil` where there is none.
    var first: PostgresRow? { count > 0 ? PostgresRow(rows: self, number: 0) : nil }

    fileprivate func value(_ row: Int32, _ column: Int32) -> UnsafeBufferPointer<UInt8>? {
        guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else { return nil }
        let count = Int(PQgetlength(result, row, column))
        return UnsafeBufferPointer(
            start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
    }
}

/// One row of a result. What is NULL, or of another type than asked for, is zero or empty unless an optional value is asked for.
struct PostgresRow {
    fileprivate let rows: PostgresRows
    fileprivate let number: Int32

    func optionalInt(_ column: Int32) -> Int64? {
        rows.value(number, column).map { $0.reduce(0) { $0 << 8 | Int64($1) } }
    }

    func int(_ column: Int32) -> Int64 { optionalInt(column) ?? 0 }

    func bool(_ column: Int32) -> Bool { rows.value(number, column)?.first == 1 }

    func optionalText(_ column: Int32) -> String? { rows.value(number, column).map { StoredText.text(of: $0) } }

    func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    func optionalBytes(_ column: Int32) -> [UInt8]? { rows.value(number, column).map { Array($0) } }

    func bytes(_ column: Int32) -> [UInt8] { optionalBytes(column) ?? [] }
}

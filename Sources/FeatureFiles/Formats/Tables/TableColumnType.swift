import JSON

/// The type of all cells of a column.
enum TableColumnType {
    /// All cells are empty.
    case undecided
    case number, boolean, text

    /// Takes a cell into account. Numbers are those of JSON: `007`, `+7` and `3,5` are text, so that nothing of them is lost.
    mutating func take(_ cell: CSVRows.Cell) {
        guard cell.isQuoted || !cell.text.isEmpty, self != .text else { return }
        let found: TableColumnType =
            cell.isQuoted
            ? .text
            : cell.text == "true" || cell.text == "false"
                ? .boolean : DecimalText.isNumber(cell.text) ? .number : .text
        self = self == .undecided || self == found ? found : .text
    }

    /// The value of a cell; an empty one without quotation marks is `null`.
    func value(of cell: CSVRows.Cell) -> JSONValue {
        if cell.text.isEmpty, !cell.isQuoted { return .null }
        switch self {
        case .boolean: return .boolean(cell.text == "true")
        case .number: return (try? JSONValue(parsing: cell.text)) ?? .string(cell.text)
        case .text, .undecided: return .string(cell.text)
        }
    }
}

/// A table as CSV by RFC 4180: cells separated by commas, lines ended by CR LF.
///
///     var table = CSVTable()
///     table.append(["name", "points"])
///     table.append([CSVTable.cell("Smith; Jones"), "120"])
///     table.text  // "name,points\r\n\"Smith; Jones\",120\r\n"
package struct CSVTable: Sendable {
    /// The lines so far.
    package private(set) var text = ""

    /// Makes a table without lines.
    package init() {}

    /// Appends a line of cells, which stand as they are: numbers, names of columns, and texts that went through `cell(_:)`.
    package mutating func append(_ cells: [String]) {
        text += cells.joined(separator: ",")
        text += "\r\n"
    }

    /// A text that anybody may have written, as a cell: harmless to spreadsheets, and in quotation marks where it needs them.
    ///
    /// A text that a spreadsheet would take for a formula gets an apostrophe in front, as OWASP advises
    /// (<https://owasp.org/www-community/attacks/CSV_Injection>); see `FormulaGuard`. A semicolon and a tab are quoted as well,
    /// since some spreadsheets separate cells by them, and so is white space at the ends, which some readers drop.
    package static func cell(_ text: String) -> String {
        quoted(FormulaGuard.isFormula(text) ? "'" + text : text)
    }

    /// A text as a cell of a table of data: in quotation marks where it needs them, and otherwise unchanged, so that what is read
    /// is what was written. Spreadsheets may run it as a formula; see `cell(_:)`.
    ///
    /// - Parameter isForced: whether the marks stand in any case.
    package static func quoted(_ text: String, isForced: Bool = false) -> String {
        let special: (Unicode.Scalar) -> Bool = {
            $0 == "," || $0 == ";" || $0 == "\"" || $0 == "\r" || $0 == "\n" || $0 == "\t"
        }
        let scalars = text.unicodeScalars
        let isEdged = [scalars.first, scalars.last].contains { $0?.properties.isWhitespace == true }
        guard isForced || isEdged || scalars.contains(where: special) else { return text }
        var quoted = "\""
        for scalar in scalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}

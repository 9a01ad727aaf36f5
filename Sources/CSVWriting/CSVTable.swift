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
    /// A text that a spreadsheet would take for a formula, since it begins with `=`, `+`, `-`, `@`, a tab or a line break, gets an
    /// apostrophe in front, as OWASP advises (<https://owasp.org/www-community/attacks/CSV_Injection>). A semicolon is quoted as
    /// well, since some spreadsheets separate cells by it, and so are blanks at the ends, which some readers drop.
    package static func cell(_ text: String) -> String {
        var text = text
        // The last four are the full-width forms, which spreadsheets in East Asia take for the others.
        let formula: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"]
        if let first = text.unicodeScalars.first, formula.contains(first) { text = "'" + text }
        let special: (Unicode.Scalar) -> Bool = { $0 == "," || $0 == ";" || $0 == "\"" || $0 == "\r" || $0 == "\n" }
        let isEdged = text.first == " " || text.last == " "
        guard isEdged || text.unicodeScalars.contains(where: special) else { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}

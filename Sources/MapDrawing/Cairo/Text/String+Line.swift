extension String {
    /// The text without line ends and without characters that steer something: Pango would begin a new line, and C ends at a zero.
    var onOneLine: String {
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .lineSeparator, .paragraphSeparator, .control:
                if scalar.properties.isWhitespace, line.last != " " { line.append(" ") }
            default: line.append(scalar)
            }
        }
        return String(line)
    }
}

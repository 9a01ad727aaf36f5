import Support

extension XMLError {
    /// What is wrong and where, as readers of GPX say it.
    var placedMessage: LocalizedText {
        GPXError(line: line, column: column, problem: .malformedXML(message)).message
    }
}

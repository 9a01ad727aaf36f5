import Support

/// What is wrong with the description of a field.
enum FieldTexts {
    static func range(_ limits: ClosedRange<Double>) -> Message {
        let (least, most) = (text(limits.lowerBound), text(limits.upperBound))
        return Message("field-range", ["least": .of(least), "most": .of(most)])
    }

    static func number(_ limits: ClosedRange<Double>) -> Message {
        let (least, most) = (text(limits.lowerBound), text(limits.upperBound))
        return Message("field-number", ["least": .of(least), "most": .of(most)])
    }

    static func located(_ text: Message, _ path: String?, _ line: Int?, _ column: Int?)
        -> Message
    {
        let path = path.map { "\($0): " } ?? ""
        guard let line, let column else {
            return Message(joining: [Message(verbatim: path), text])
        }
        return Message(
            "field-located",
            ["line": .of(line), "column": .of(column), "path": .of(path), "text": .of(text)])
    }

    private static func text(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}

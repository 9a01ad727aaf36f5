internal import Support

/// What reading broken JSON reports, and how it can be fixed.
enum SyntaxTexts {
    /// - Parameters:
    ///   - brackets: how many are open.
    ///   - bracket: the innermost of them, `nil` where none is open.
    ///   - closing: what closes all of them; empty where these are too many.
    static func cutOff(_ brackets: Int, _ bracket: String?, _ line: Int, closing: String) -> Message {
        Message(
            "syntax-cut-off",
            [
                "brackets": bracket == nil ? .none : .of(brackets), "bracket": .of(bracket), "line": .of(line),
                "closing": closing.isEmpty ? .none : .of(closing),
            ])
    }

    static func control(_ byte: UInt8, _ escape: String) -> Message {
        let name =
            switch byte {
            case 0x0A, 0x0D: Message("syntax-control-0x0-a")
            case 0x09: Message("syntax-control-0x09")
            default: Message("syntax-control-0x09-2")
            }
        return Message("syntax-control-0x09-3", ["name": .of(name), "escape": .of(escape)])
    }
}

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
            ["brackets": bracket == nil ? .none : .of(brackets), "bracket": .of(bracket), "line": .of(line),
             "closing": closing.isEmpty ? .none : .of(closing)])
    }

    /// - Parameter line: where the opening bracket is; `nil` where that is not said.
    static func unclosed(_ opening: String, _ closing: String, _ line: Int?) -> Message {
        Message("syntax-unclosed", ["opening": .of(opening), "line": .of(line), "closing": .of(closing)])
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

    /// - Parameter fixed: how the number is written properly; `nil` where that cannot be known.
    static func badNumber(_ text: String, _ fixed: String?) -> Message {
        Message("syntax-bad-number", ["text": .of(text), "fixed": .of(fixed)])
    }

    static let comment = Message("syntax-comment")
    static let removeComment = Message("syntax-remove-comment")

    static func duplicateName(_ name: Substring) -> Message { Message("syntax-duplicate-name", ["name": .of(name)]) }

    static func tooDeep(_ limit: Int) -> Message { Message("syntax-too-deep-2", ["limit": .of(limit)]) }

    static func closesTooEarly(_ bracket: String) -> Message {
        Message("syntax-closes-too-early", ["bracket": .of(bracket)])
    }

    static func missingOpening(_ bracket: String) -> Message {
        Message("syntax-missing-opening", ["bracket": .of(bracket)])
    }

    static let missingOpeningQuote = Message("syntax-missing-opening-quote")

    static func onlyColonMissing(_ name: Substring) -> Message {
        Message("syntax-only-colon-missing", ["name": .of(name)])
    }

    static let secondText = Message("syntax-second-text")

    static func trailingText(_ text: String) -> Message { Message("syntax-trailing-text", ["text": .of(text)]) }
    static let utf16 = Message("syntax-utf16")
    static let byteOrderMark = Message("syntax-byte-order-mark")
    static let removeMark = Message("syntax-remove-mark")
    static let emptyFile = Message("syntax-empty-file")

    static func unquotedName(_ name: String) -> Message { Message("syntax-unquoted-name", ["name": .of(name)]) }

    static let addQuotes = Message("syntax-add-quotes")
    static let missingName = Message("syntax-missing-name")
    static let namelessValue = Message("syntax-nameless-value")
    static let equalsForColon = Message("syntax-equals-for-colon")
    static let writeColon = Message("syntax-write-colon")

    static func missingColon(_ name: Substring) -> Message { Message("syntax-missing-colon", ["name": .of(name)]) }

    static func closesNothing(_ bracket: String) -> Message {
        Message("syntax-closes-nothing", ["bracket": .of(bracket)])
    }

    static let extraComma = Message("syntax-extra-comma")
    static let removeComma = Message("syntax-remove-comma")
    static let missingComma = Message("syntax-missing-comma")
    static let insertComma = Message("syntax-insert-comma")
    static let unterminatedText = Message("syntax-unterminated-text")

    static let innerQuote = Message("syntax-inner-quote")
    static let escapeQuote = Message("syntax-escape-quote")
    static let surplusQuote = Message("syntax-surplus-quote")
    static let removeQuote = Message("syntax-remove-quote")

    static func writeAs(_ text: String) -> Message { Message("syntax-write-as", ["text": .of(text)]) }

    static let notUTF8 = Message("syntax-not-utf8")
    static let singleBackslash = Message("syntax-single-backslash")
    static let doubleBackslash = Message("syntax-double-backslash")
    static let badUnicodeEscape = Message("syntax-bad-unicode-escape")

    static func loneSurrogate(_ text: String) -> Message { Message("syntax-lone-surrogate", ["text": .of(text)]) }

    static let singleQuotes = Message("syntax-single-quotes")
    static let useDoubleQuotes = Message("syntax-use-double-quotes")

    static func missingValue(_ next: Character) -> Message { Message("syntax-missing-value", ["next": .of(next)]) }

    static func unexpected(_ text: String) -> Message { Message("syntax-unexpected", ["text": .of(text)]) }

    static func unknownWord(_ word: String, _ meant: String) -> Message {
        Message("syntax-unknown-word", ["word": .of(word), "meant": .of(meant)])
    }

    static func notANumber(_ word: String) -> Message { Message("syntax-not-a-number-2", ["word": .of(word)]) }

    static func notACoordinate(_ word: String) -> Message { Message("syntax-not-a-coordinate", ["word": .of(word)]) }

    static func unquotedText(_ word: String) -> Message { Message("syntax-unquoted-text", ["word": .of(word)]) }
}

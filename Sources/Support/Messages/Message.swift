/// A message of the program: an identifier and its arguments, worded when somebody reads it, in their language.
///
///     let message = Message("tasks-left", ["count": .of(2)])
///     message[.english]  // "2 tasks left"
///
/// The wording stands in the files of `Sources/Languages`, a folder a language, in the syntax of
/// [Fluent](https://projectfluent.org/fluent/guide/). This is for texts that the package itself says; texts that an
/// organiser wrote are kept as they were written.
public struct Message: Sendable, Hashable {
    /// The identifier in the files of languages; empty where the arguments themselves are the text, one after the other.
    let id: Identifier
    /// What the wording needs.
    let arguments: MessageArguments

    /// Makes a message that every language words under `id`.
    public init(_ id: StaticString, _ arguments: MessageArguments = [:]) {
        self.id = Identifier(text: id)
        self.arguments = arguments
    }

    /// Makes a message that reads the same in every language: a name, a number, a path.
    public init(verbatim text: String) {
        self.init("", ["": .of(text)])
    }

    /// Makes one message of several, with a text that is the same in every language between them.
    public init(joining messages: [Message], separator: String = "") {
        var values: [MessageValue] = []
        for message in messages where message != .empty {
            if !values.isEmpty, !separator.isEmpty { values.append(.of(separator)) }
            values.append(.of(message))
        }
        self.init("", MessageArguments(values: values))
    }

    /// A text in the quotation marks of the language.
    public static func quoted(_ text: String) -> Message { Message("quoted", ["text": .of(text)]) }

    /// Texts with “or” between them.
    public static func alternatives(_ texts: [String]) -> Message {
        guard let first = texts.first else { return .empty }
        return texts.dropFirst().reduce(Message(verbatim: first)) {
            Message("alternative", ["one": .of($0), "other": .of($1)])
        }
    }

    /// The message that says nothing.
    public static let empty = Message("", [:])

    /// The wording in one language.
    ///
    /// - Complexity: linear in the length of the wording.
    public subscript(language: Language) -> String { language.text(of: self) }

    /// Two messages, one after the other.
    public static func + (one: Message, other: Message) -> Message { Message(joining: [one, other]) }

    /// An identifier of a message, which is a text of the program.
    struct Identifier: Sendable, Hashable {
        let text: StaticString

        var bytes: UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        }

        static func == (one: Identifier, other: Identifier) -> Bool {
            one.text.utf8Start == other.text.utf8Start && one.bytes.count == other.bytes.count
                || one.bytes.elementsEqual(other.bytes)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
    }
}

/// The arguments of a message by their names.
public struct MessageArguments: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    struct Argument: Sendable, Hashable {
        let name: Message.Identifier
        let value: MessageValue
    }

    var arguments: [Argument]

    /// Makes arguments of names, as the files of languages have them, and values.
    public init(dictionaryLiteral elements: (StaticString, MessageValue)...) {
        arguments = elements.map { Argument(name: Message.Identifier(text: $0.0), value: $0.1) }
    }

    /// Makes arguments without names.
    init(values: [MessageValue]) {
        arguments = values.map { Argument(name: Message.Identifier(text: ""), value: $0) }
    }
}

/// What stands in for an argument of a message.
public enum MessageValue: Sendable, Hashable {
    /// A text, the same in every language.
    case text(String)
    /// A whole number, which chooses between plural forms.
    case number(Int)
    /// A number with so many decimals, which chooses between plural forms.
    case decimal(Double, digits: Int)
    /// Whether something is so; chooses between `true` and `false`.
    case flag(Bool)
    /// One of several kinds that a wording chooses between.
    case choice(StaticChoice)
    /// Another message.
    case message(Message)
    /// Several, separated as the language separates them.
    case list([MessageValue])
    /// A text that its author translated.
    case translated(TranslatedText)
    /// Nothing; chooses `none`.
    case none

    /// A text that its author translated, by the tags of languages.
    public struct TranslatedText: Sendable, Hashable {
        let text: String
        let translations: [String: String]
    }

    /// A text, and its translations by the tags of their languages.
    public static func translated(_ text: String, _ translations: [String: String]) -> MessageValue {
        .translated(TranslatedText(text: text, translations: translations))
    }

    /// A kind that a wording chooses between.
    public struct StaticChoice: Sendable, Hashable {
        let identifier: Message.Identifier
    }

    /// A text.
    public static func of(_ text: String) -> MessageValue { .text(text) }
    /// A number.
    public static func of(_ number: Int) -> MessageValue { .number(number) }
    /// A number of another type.
    public static func of<Number: BinaryInteger>(_ number: Number) -> MessageValue {
        Int(exactly: number).map { .number($0) } ?? .text(number.description)
    }
    /// Whether something is so.
    public static func of(_ flag: Bool) -> MessageValue { .flag(flag) }
    /// Another message.
    public static func of(_ message: Message) -> MessageValue { .message(message) }
    /// Several texts.
    public static func of(_ texts: [String]) -> MessageValue { .list(texts.map { .text($0) }) }
    /// Several texts, each in the quotation marks of the language.
    public static func quoted(_ texts: some Sequence<String>) -> MessageValue {
        .list(texts.map { .message(.quoted($0)) })
    }
    /// Several messages.
    public static func of(_ messages: [Message]) -> MessageValue { .list(messages.map { .message($0) }) }
    /// What describes itself in the same way in every language.
    public static func of<Value: CustomStringConvertible>(_ value: Value) -> MessageValue { .text(value.description) }
    /// A text, where there is one.
    public static func of(_ text: String?) -> MessageValue { text.map { .text($0) } ?? .none }
    /// A number, where there is one.
    public static func of(_ number: Int?) -> MessageValue { number.map { .number($0) } ?? .none }
    /// Another message, where there is one.
    public static func of(_ message: Message?) -> MessageValue { message.map { .message($0) } ?? .none }
    /// What describes itself in the same way in every language, where there is such a thing.
    public static func of<Value: CustomStringConvertible>(_ value: Value?) -> MessageValue {
        value.map { .text($0.description) } ?? .none
    }
    /// One of several kinds that a wording chooses between.
    public static func choice(_ name: StaticString) -> MessageValue {
        .choice(StaticChoice(identifier: Message.Identifier(text: name)))
    }
}

/// A value, most often an error, that can say what it is in every language.
///
/// Printed, it is its English message: that is what an uncaught error and a log show.
public protocol LocalizedMessage: CustomStringConvertible {
    /// What happened and what to do about it, without the location: whoever knows the file name puts it in front.
    var message: Message { get }
}

extension LocalizedMessage {
    /// The message in English.
    public var description: String { message[.english] }
}

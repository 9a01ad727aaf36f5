/// One message of the program in every `Language`.
///
///     let text = LocalizedText("2 tasks left", "осталось 2 задания")
///     text[.russian]  // "осталось 2 задания"
///
/// This is for texts that the package itself says. Texts that an organiser wrote are kept as they were written.
public struct LocalizedText: Sendable, Hashable {
    /// The English text.
    public var english: String
    /// The Russian text.
    public var russian: String

    /// Makes a text from its English and its Russian wording.
    public init(_ english: String, _ russian: String) {
        self.english = english
        self.russian = russian
    }

    /// The wording in one language.
    public subscript(language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }
}

/// A value, most often an error, that can say what it is in every language.
///
/// Printed, it is its English message: that is what an uncaught error and a log show.
public protocol LocalizedMessage: CustomStringConvertible {
    /// What happened and what to do about it, without the location: whoever knows the file name puts it in front.
    var message: LocalizedText { get }
}

extension LocalizedMessage {
    /// The message in English.
    public var description: String { message.english }
}

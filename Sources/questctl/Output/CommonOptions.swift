public import ArgumentParser
import Support

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Language of messages: \(Language.all.map(\.tag).joined(separator: ", ")).", valueName: "language"))
    var language: Language = .ofEnvironment

    /// Of an option given twice the parser would silently take the last. A picture of routes compares those of several profiles.
    func validate() throws {
        let arguments = CommandLine.arguments
        let single = CommonOptions.count("--route", in: arguments) > 0 ? ["--map"] : ["--map", "--profile"]
        for option in single where CommonOptions.count(option, in: arguments) > 1 {
            throw ValidationError(Message("output-given-twice", ["option": .of(option)])[language])
        }
    }

    /// The language of arguments that could not be parsed.
    static func language(of arguments: [String]) -> Language {
        let named = zip(arguments, arguments.dropFirst()).first { $0.0 == "--language" }?.1
        return named.flatMap { Language(tag: $0) } ?? .ofEnvironment
    }

    static func count(_ option: String, in arguments: [String]) -> Int {
        arguments.prefix { $0 != "--" }.count { $0 == option || $0.hasPrefix(option + "=") }
    }
}

extension Language: ExpressibleByArgument {
    /// Reads `en`, `ru`, `ru-RU` and the like.
    init?(argument: String) { self.init(tag: argument) }

    /// The language of the environment, by the rules of POSIX; English for languages without texts.
    static var ofEnvironment: Language {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = Console.variable(name) { return Language(tag: value) ?? .english }
        }
        return .english
    }
}

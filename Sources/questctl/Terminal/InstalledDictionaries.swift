import Answers
import Support

/// The spelling dictionaries of hunspell on this computer, English and Russian.
enum InstalledDictionaries {
    /// The folders that are searched: `DICPATH`, as for hunspell, otherwise the usual ones.
    private static var folders: [String] {
        if let path = Console.variable("DICPATH") { return path.split(separator: ":").map(String.init) }
        return ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts", "/Library/Spelling"]
    }

    private static let names = ["en_GB", "en_US", "ru_RU"]

    /// All readable dictionaries; empty where none are installed.
    static func read() -> [SpellingDictionary] {
        names.compactMap { name in
            for folder in folders {
                guard let words = try? InputFile.bytes(of: "\(folder)/\(name).dic") else { continue }
                let affixes = (try? InputFile.bytes(of: "\(folder)/\(name).aff")) ?? []
                return SpellingDictionary(words: words, affixes: affixes)
            }
            return nil
        }
    }
}

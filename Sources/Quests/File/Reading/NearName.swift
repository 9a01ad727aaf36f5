import Answers

/// Finds the member that a misspelt or translated name was meant to be.
///
///     NearName.of("anwser", among: ["answer", "hints"])  // "answer"
///     NearName.of("ответ", among: ["answer", "hints"])   // "answer"
///
/// Names of other programs are usually further away: the longer a name, the more typing errors it may have. Short ones only have
/// letters exchanged, doubled or left out.
enum NearName {
    /// Words of their own that are near a member and common as properties of other programs.
    private static let ordinary: Set<String> = [
        "text", "tests", "test", "point", "open", "opened", "close", "closed", "closer", "required", "start_", "older",
        "border",
        "coded", "marker", "rates", "rolle", "ordre", "title",
    ]

    /// What organisers write in Russian, and the members that are meant.
    private static let russian: [(name: String, members: [String])] = [
        ("ответ", ["answer"]), ("ответы", ["answer"]), ("название", ["name", "title"]), ("имя", ["name"]),
        ("описание", ["description"]), ("подсказка", ["hints"]), ("подсказки", ["hints"]),
        ("сложность", ["difficulty"]),
        ("категория", ["category"]), ("баллы", ["points"]), ("очки", ["points"]), ("радиус", ["radius"]),
        ("попытки", ["attempts"]), ("порядок", ["order"]), ("заголовок", ["title"]), ("язык", ["language"]),
        ("языки", ["languages"]), ("контакты", ["contacts"]), ("старт", ["start"]), ("финиш", ["finish"]),
        ("лимит", ["timeLimit"]), ("команды", ["teams"]),
    ]

    /// The known name that is meant; `nil` if none is near, or the name is an ordinary one.
    static func of(_ key: String, among known: [String]) -> String? {
        guard key.utf8.count <= 64 else { return nil }
        let name = plain(key)
        // Letter case and separators alone: `Name`, `time_limit`.
        if let same = known.first(where: { plain($0) == name }) { return same }
        guard !ordinary.contains(key.lowercased()) else { return nil }
        for entry in russian where isNear(name, plain(entry.name)) {
            if let member = entry.members.first(where: known.contains) { return member }
        }
        return known.first { isNear(name, plain($0)) }
    }

    private static func plain(_ name: String) -> [UInt32] {
        name.lowercased().unicodeScalars.map { $0 == "ё" ? 0x435 : $0.value }.filter {
            $0 != 0x5F && $0 != 0x2D && $0 != 0x20
        }
    }

    /// Whether a name is another one with few enough typing errors for its length.
    private static func isNear(_ name: [UInt32], _ known: [UInt32]) -> Bool {
        if name == known { return true }
        let most = known.count < 4 ? 0 : known.count < 8 ? 1 : 2
        guard EditDistance.between(name[...], known[...], limit: most) != nil else { return false }
        guard known.count < 6 else { return true }
        // Another letter in a short word is usually another word: `game`, `node`, `prints`.
        return name.first == known.first && (name.count != known.count || name.sorted() == known.sorted())
    }
}

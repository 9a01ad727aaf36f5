/// Where the data of a map come from, as HTML out of text that nobody has looked at.
enum PageAttribution {
    /// Longer ones are cut.
    private static let limit = 500
    private static let entities = [
        "&copy;": "©", "&#169;": "©", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": " ",
        "&amp;": "&",
    ]

    /// The HTML of an archive's attribution: its text, without elements of its own. OpenStreetMap's name leads to the page about its
    /// rights, as its licence asks; nothing else becomes a link.
    static func html(of attribution: String) -> String {
        let known = ["© OpenStreetMap contributors", "© OpenStreetMap"]
        var html = ""
        var rest = text(of: attribution)[...]
        while !rest.isEmpty {
            if let name = known.first(where: { rest.hasPrefix($0) }) {
                html += "<a href=\"https://www.openstreetmap.org/copyright\">\(name)</a>"
                rest = rest.dropFirst(name.count)
            } else {
                html += escaped(rest.removeFirst())
            }
        }
        return html
    }

    /// What can be read of HTML or text.
    private static func text(of attribution: String) -> String {
        var text = ""
        var rest = attribution.prefix(limit)
        while let character = rest.first {
            if character == "<", let end = rest.firstIndex(of: ">") {
                rest = rest[rest.index(after: end)...]
            } else if character == "&", let (name, sign) = entities.first(where: { rest.hasPrefix($0.key) }) {
                text += sign
                rest = rest.dropFirst(name.count)
            } else {
                text.append(rest.removeFirst())
            }
        }
        return text
    }

    private static func escaped(_ character: Character) -> String {
        switch character {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: String(character)
        }
    }
}

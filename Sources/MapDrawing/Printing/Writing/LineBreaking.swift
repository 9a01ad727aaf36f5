import Support

/// Text broken into lines of a width in millimetres.
enum LineBreaking {
    /// The most characters of a text that are printed.
    static let most = 40_000

    static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
        Lettering(text, at: PicturePoint(0, 0), size: size, isBold: isBold).width
    }

    /// The lines; a word that is longer than a line is parted.
    static func lines(_ text: String, size: Double, isBold: Bool = false, width: Double) -> [String] {
        func length(_ text: String) -> Double { self.width(of: text, size: size, isBold: isBold) }
        var lines: [String] = []
        let isCut = text.count > most
        for paragraph in text.prefix(most).split(whereSeparator: \.isNewline) {
            var line = ""
            for word in paragraph.split(whereSeparator: \.isWhitespace) {
                var word = DisplayText.sanitized(String(word))
                let joined = line.isEmpty ? word : line + " " + word
                if length(joined) <= width {
                    line = joined
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                while length(word) > width, word.count > 1 {
                    var part = ""
                    for letter in word {
                        guard part.isEmpty || length(part + String(letter)) <= width else { break }
                        part.append(letter)
                    }
                    lines.append(part)
                    word = String(word.dropFirst(part.count))
                }
                line = word
            }
            if !line.isEmpty { lines.append(line) }
        }
        if isCut, let last = lines.popLast() { lines.append(last + " …") }
        return lines
    }

    /// So many lines at most; an ellipsis ends the last one where there would be more.
    static func lines(
        _ text: String, size: Double, isBold: Bool = false, width: Double, most: Int
    ) -> (lines: [String], isCut: Bool) {
        let lines = lines(text, size: size, isBold: isBold, width: width)
        guard lines.count > most else { return (lines, text.count > Self.most) }
        let last = oneLine(lines[most - 1] + " " + lines[most] + "…", size: size, isBold: isBold, width: width)
        return (lines.prefix(most - 1) + [last], true)
    }

    /// The text on one line, whatever its length.
    static func plain(_ text: String) -> String {
        DisplayText.sanitized(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// The text on one line, cut off with an ellipsis where it is too long.
    static func oneLine(_ text: String, size: Double, isBold: Bool = false, width: Double) -> String {
        let whole = plain(String(text.prefix(most)))
        guard self.width(of: whole, size: size, isBold: isBold) > width || text.count > most else { return whole }
        var kept = ""
        for letter in whole {
            guard self.width(of: kept + String(letter) + "…", size: size, isBold: isBold) <= width else { break }
            kept.append(letter)
        }
        return kept + "…"
    }
}

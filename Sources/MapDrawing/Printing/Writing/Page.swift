import Support

/// A page in millimetres from its upper left corner, drawn in pixels of a fifth of a millimetre.
struct Page {
    /// The side of a pixel in millimetres.
    static let unit = 0.2

    let size: PaperSize
    let language: Language
    private var drawings: [(inout MapSheet) -> Void] = []
    /// Texts of which not all is on the page, for lack of space.
    private var cutTexts: [String] = []

    init(size: PaperSize, language: Language) {
        self.size = size
        self.language = language
    }

    mutating func draw(_ drawing: @escaping (inout MapSheet) -> Void) { drawings.append(drawing) }

    /// The page as a picture without its maps.
    func list(name: String) -> DisplayList {
        DisplayList(
            width: Int((size.width / Page.unit).rounded(.up)), height: Int((size.height / Page.unit).rounded(.up)),
            language: language, name: name
        ) { sheet in for drawing in drawings { drawing(&sheet) } }
    }

    /// The page as it is printed, upon pictures.
    func printed(name: String = "page", over parts: [PrintedPage.Part] = []) -> PrintedPage {
        var page = PrintedPage(
            width: size.width, height: size.height,
            parts: parts + [.init(list(name: name), left: 0, top: 0, millimetresPerPixel: Page.unit)])
        page.omissions = cutTexts.map { .text($0) }
        return page
    }

    /// Remembers that a text is not all on the page.
    mutating func noteCut(_ text: String) {
        let text = LineBreaking.plain(text)
        if !cutTexts.contains(text) { cutTexts.append(text) }
    }

    /// As much of a text as fits on one line.
    mutating func fit(_ text: String, size: Double, isBold: Bool = false, width: Double) -> String {
        let line = LineBreaking.oneLine(text, size: size, isBold: isBold, width: width)
        if line != LineBreaking.plain(text) { noteCut(text) }
        return line
    }

    /// As much of a text as fits on so many lines.
    mutating func fit(_ text: String, size: Double, isBold: Bool = false, width: Double, most: Int) -> [String] {
        let (lines, isCut) = LineBreaking.lines(text, size: size, isBold: isBold, width: width, most: most)
        if isCut { noteCut(text) }
        return lines
    }

    /// A line of text; `y` is the line that its letters are on, `size` that of the font.
    mutating func write(
        _ text: String, x: Double, y: Double, size: Double, isBold: Bool = false, anchor: Lettering.Anchor = .start,
        colour: Colour = .ink
    ) {
        guard !text.isEmpty else { return }
        draw { sheet in
            sheet.write(
                Lettering(
                    text, at: Page.point(x, y), size: size / Page.unit, colour: colour, anchor: anchor, isBold: isBold))
        }
    }

    mutating func line(_ points: [(Double, Double)], width: Double = 0.2, colour: Colour = .ink, dashes: [Double] = [])
    {
        let path = Paths(points.map { Page.point($0.0, $0.1) })
        let stroke = Stroke(
            colour, width: width / Page.unit, dashes: dashes.map { $0 / Page.unit }, hasRoundEnds: false)
        draw { $0.draw(path, stroke) }
    }

    mutating func box(left: Double, top: Double, width: Double, height: Double, line: Double = 0.2) {
        self.line(
            [
                (left, top), (left + width, top), (left + width, top + height), (left, top + height),
                (left, top - line / 2),
            ],
            width: line)
    }

    mutating func fill(left: Double, top: Double, width: Double, height: Double, _ colour: Colour) {
        let corner = (Page.point(left, top), Page.point(left + width, top + height))
        let box = PictureBox(left: corner.0.x, top: corner.0.y, right: corner.1.x, bottom: corner.1.y)
        draw { $0.panel(box, cornerRadius: 0, colour) }
    }

    static func point(_ x: Double, _ y: Double) -> PicturePoint { PicturePoint(x / unit, y / unit) }
}

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

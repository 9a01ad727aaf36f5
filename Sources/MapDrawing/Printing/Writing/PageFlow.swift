import Support

/// Pages that are filled from top to bottom, with a title above and page numbers below.
struct PageFlow {
    let size: PaperSize
    private let language: Language
    private let title: String
    private let subtitle: String
    private let isForOrganiser: Bool
    private var pages: [Page] = []
    /// Where the next thing goes, in millimetres from the upper edge.
    private(set) var y = 0.0

    static let left = 15.0
    /// Where content begins.
    static let top = 23.0

    init(size: PaperSize, title: String, subtitle: String, isForOrganiser: Bool, language: Language) {
        self.size = size
        self.title = title
        self.subtitle = subtitle
        self.isForOrganiser = isForOrganiser
        self.language = language
        turn()
    }

    /// Millimetres between the side margins.
    var width: Double { size.width - 2 * PageFlow.left }
    /// Where the space for content ends.
    var bottom: Double { size.height - 15 }
    /// Millimetres left on this page.
    var room: Double { bottom - y }

    /// The page that is being filled.
    var page: Page {
        get { pages[pages.count - 1] }
        set { pages[pages.count - 1] = newValue }
    }

    /// Begins a new page.
    mutating func turn() {
        var page = Page(size: size, language: language)
        PageFlow.writeHeading(
            title, subtitle, isForOrganiser: isForOrganiser, left: PageFlow.left, right: size.width - PageFlow.left,
            on: &page, language)
        pages.append(page)
        y = PageFlow.top
    }

    /// The title of a page, and whether riders may see it.
    static func writeHeading(
        _ title: String, _ subtitle: String, isForOrganiser: Bool, left: Double, right: Double, on page: inout Page,
        _ language: Language
    ) {
        let subtitleWidth = LineBreaking.width(of: subtitle, size: 4)
        page.write(subtitle, x: right, y: 12.6, size: 4, anchor: .end)
        var end = right - subtitleWidth - 5
        if isForOrganiser {
            let text = Message("print-organisers-only")[language]
            let width = LineBreaking.width(of: text, size: 3.6, isBold: true) + 5
            page.fill(left: end - width, top: 7.6, width: width, height: 6.6, .ink)
            page.write(text, x: end - width / 2, y: 12.2, size: 3.6, isBold: true, anchor: .middle, colour: .white)
            end -= width + 4
        }
        page.write(
            page.fit(title, size: 6, isBold: true, width: end - left), x: left, y: 12.8, size: 6, isBold: true)
    }

    /// Begins a new page unless so many millimetres are left, or the page is empty anyway.
    mutating func keep(_ height: Double) {
        if room < height, y > 24 { turn() }
    }

    mutating func skip(_ height: Double) { y += height }

    /// Writes text in lines from a place across, and moves down.
    mutating func write(
        _ text: String, size: Double = 3.4, isBold: Bool = false, left: Double = left, width: Double? = nil,
        colour: Colour = .ink
    ) {
        let width = width ?? self.size.width - PageFlow.left - left
        if text.count > LineBreaking.most { page.noteCut(text) }
        for line in LineBreaking.lines(text, size: size, isBold: isBold, width: width) {
            keep(size * 1.35)
            page.write(line, x: left, y: y + size, size: size, isBold: isBold, colour: colour)
            y += size * 1.35
        }
    }

    /// The pages with their numbers.
    func printed() -> [PrintedPage] {
        pages.enumerated().map { index, page in
            var page = page
            page.write(
                Message("print-page", ["number": .of(index + 1), "count": .of(pages.count)])[language],
                x: size.width - PageFlow.left,
                y: size.height - 8, size: 3, anchor: .end)
            return page.printed()
        }
    }
}

/// The order of names in a list: letter case does not matter, ё stands with е, and numbers are ordered by their value.
struct ListOrder: Comparable {
    private let letters: [UInt32]
    private let text: String

    init(_ text: String) {
        self.text = text
        var letters: [UInt32] = []
        var digits: [UInt32] = []
        func number() -> [UInt32] {
            let value = digits.drop { $0 == 0x30 }
            // Of two numbers that with more digits is larger; all of them stand where digits are among letters.
            return digits.isEmpty ? [] : [0x30, UInt32(value.count)] + value
        }
        for scalar in text.lowercased().unicodeScalars {
            if (0x30...0x39).contains(scalar.value) {
                digits.append(scalar.value)
                continue
            }
            letters += number()
            digits = []
            letters.append(scalar == "ё" ? 0x435 : scalar.value)
        }
        self.letters = letters + number()
    }

    static func < (one: ListOrder, other: ListOrder) -> Bool {
        if one.letters != other.letters { return one.letters.lexicographicallyPrecedes(other.letters) }
        return one.text < other.text
    }
}

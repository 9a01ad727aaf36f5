/// How much space a text needs, before anybody knows in which font it will be shown.
///
/// The widths are those of a sans-serif font of ordinary width, in twentieths of the text's size. An SVG file asks its viewer to
/// fit every text into the space that was reserved for it, and so do the other pictures.
enum LetterWidths {
    /// Units in the size of a text.
    private static let unitsPerSize = 20.0
    /// From one letter's outermost line to half way to the next.
    private static let bearing = 1.6
    private static let space = 5.6
    /// A letter that the table does not have, between its outermost lines.
    private static let unknown = 8.0
    private static let ideograph = 20.0
    private static let emoji = 25.0

    /// How long a text is in pixels.
    static func width(of text: String, size: Double, isBold: Bool) -> Double {
        var units = 0.0
        for character in text {
            if character.isEmoji {
                units += emoji
            } else {
                for letter in character.unicodeScalars { units += advance(of: letter, isBold: isBold) }
            }
        }
        return units * size / unitsPerSize
    }

    private static func advance(of letter: Unicode.Scalar, isBold: Bool) -> Double {
        if letter == " " || letter == "\u{A0}" { return space }
        if let width = widths[letter] { return width + 2 * bearing + (isBold ? 0.7 : 0) }
        let properties = letter.properties
        if properties.generalCategory == .nonspacingMark || properties.isDefaultIgnorableCodePoint { return 0 }
        if properties.isIdeographic || isSyllable(letter) { return ideograph }
        return unknown + 2 * bearing + (isBold ? 0.7 : 0)
    }

    /// Whether a letter is as wide as an ideograph: kana, hangul and full-width forms.
    private static func isSyllable(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x3001...0x30FF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
        default: false
        }
    }

    private static let widths: [Unicode.Scalar: Double] = {
        var widths: [Unicode.Scalar: Double] = [:]
        for row in table.split(separator: "\n") {
            let parts = row.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let width = Double(parts[0]) else { continue }
            for letter in parts[1].unicodeScalars { widths[letter] = width }
        }
        return widths
    }()

    /// Widths between the outermost lines of a letter, each with all letters that have it.
    private static let table = #"""
        0 |
        0.4 !'.:Iil·ÌÍÎÏìíîïĨĩĪīĮįİıĺļľʹʼІЇії‘’
        0.6 ,;
        2 jј•
        2.6 []ł
        3 "()“”„‹›
        4 -°º‐‑
        4.2 f
        4.4 rtŕŗřţť
        4.6 ²³
        5 */\
        5.6 гѓґ
        6 J×Ј
        6.6 s«»śŝşšзьѕ
        6.8 кчќ
        7 <>?kz§ķźżžвтэяє
        7.2 LxĹĻĽх
        7.4 chnuçñùúûüćĉċčĥńņňũūŭůűųǹЃГнпсҐ
        7.6 Favyàáâãäåýÿāăąŷаийлуѝў
        7.8 bdgpqþďĝğġģǵр
        8 +012356789=Eeo~ÈÉÊËßèéêëðòóôõöøĒēĖėĘęĚěōőЀЁЕбеоѐё−
        8.2 ŁЗ
        8.4 4Ьц
        8.5 BВ
        8.6 PÞđБРЧъ
        8.8 SŚŜŞŠЅд
        9 #KRTZĶŔŖŘŢŤŹŻŽЌЎКТУЯ–€
        9.2 XХ
        9.4 UYÙÚÛÜÝŨŪŬŮŰŲŶŸЛПм
        9.5 DĎ
        9.6 HNVÑĤŃŅŇǸЍИЙН
        9.8 ЄЭы
        10 &AC_ÀÁÂÃÄÅÇĀĂĄĆĈĊČАС…
        10.4 GĜĞĠĢ
        10.5 ÐĐ
        10.6 Ъш
        10.8 ДЦ
        11 OQÒÓÔÕÖØŌŐОжю
        11.4 wŵ
        11.6 MМф
        11.8 Ыщ
        12 mФ
        12.6 æ
        13 %œШ
        13.4 Ж
        14 @W©ÆŴЮ
        14.4 Щ
        15 —
        15.6 Œ
        17 №
        """#
}

extension Character {
    /// Whether it is shown as an emoji: by itself, or because a variation selector asks for it (Unicode Technical Standard 51).
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        if unicodeScalars.contains("\u{FE0F}") { return first.properties.isEmoji }
        return first.properties.isEmojiPresentation && !unicodeScalars.contains("\u{FE0E}")
    }
}

/// A line of text on a picture.
public struct Lettering: Hashable, Sendable {
    /// Which point of the text its place is.
    public enum Anchor: Hashable, Sendable {
        /// The left end.
        case start
        /// The middle.
        case middle
        /// The right end.
        case end
    }

    /// The text, as it is to be read.
    public var text: String
    /// Where the anchor is on the line that letters are on.
    public var place: PicturePoint
    /// The size of the letters in pixels, as in style sheets; capitals are 0.7 of it high.
    public var size: Double
    /// Its colour.
    public var colour: Colour
    /// Which point of the text `place` is.
    public var anchor: Anchor
    /// Whether the letters are heavy.
    var isBold: Bool
    /// What is drawn around the letters, so that they can be read on anything.
    var halo: Colour?
    /// By how many degrees the text is turned clockwise about its place.
    public var angle: Double

    /// Describes a line of text.
    public init(
        _ text: String, at place: PicturePoint, size: Double, colour: Colour = .ink, anchor: Anchor = .start,
        isBold: Bool = false, halo: Colour? = nil, angle: Double = 0
    ) {
        self.text = text
        self.place = place
        self.size = size
        self.colour = colour
        self.anchor = anchor
        self.isBold = isBold
        self.halo = halo
        self.angle = angle
    }

    /// How much space is kept for the text, in pixels; files fit it in, whatever fonts there are.
    public var width: Double { LetterWidths.width(of: text, size: size, isBold: isBold) }

    /// The fonts that a text is shown in: the first of them that is there.
    static let fontFamilies = [
        "Helvetica Neue", "Arial", "Liberation Sans", "DejaVu Sans", "sans-serif",
    ]

    /// How wide the halo is on each side.
    var haloWidth: Double { max(size * 0.15, 1.5) }
}

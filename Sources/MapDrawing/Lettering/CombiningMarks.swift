/// Marks on letters, and the letters that have one of them built in.
enum CombiningMarks {
    /// Each mark about the middle of its letter, y from the letter's top, or from the line for marks below.
    static let lines: [Unicode.Scalar: [[GlyphPoint]]] = [
        "\u{300}": Glyph.lines("-1.6,4.6 .6,2.2"),
        "\u{301}": Glyph.lines("-.6,2.2 1.6,4.6"),
        "\u{302}": Glyph.lines("-2.2,2.2 0,4.4 2.2,2.2"),
        "\u{303}": Glyph.lines("-2.6,2.6 ~-1.3,4.8 0,3.4 ~1.3,2 2.6,4.2"),
        "\u{304}": Glyph.lines("-2.2,3.2 2.2,3.2"),
        "\u{306}": Glyph.lines("-2.3,4.4 ~-1.8,2.2 0,2.2 ~1.8,2.2 2.3,4.4"),
        "\u{307}": Glyph.lines("0,3.4 0,3.5"),
        "\u{308}": Glyph.lines("-1.9,3.4 -1.9,3.5;1.9,3.4 1.9,3.5"),
        "\u{30A}": Glyph.lines("0,2 ~-1.6,2 -1.6,3.5 ~-1.6,5 0,5 ~1.6,5 1.6,3.5 ~1.6,2 0,2"),
        "\u{30B}": Glyph.lines("-1.8,2.2 -.4,4.6;1,2.2 2.4,4.6"),
        "\u{30C}": Glyph.lines("-2.2,4.4 0,2.2 2.2,4.4"),
        "\u{327}": Glyph.lines("0,0 0,-1.4 ~2,-1.6 1.4,-3 ~.6,-4.2 -1.2,-3.6"),
        "\u{328}": Glyph.lines("2.6,0 ~.8,-1.6 1.2,-3 ~1.6,-4 3.2,-3.6"),
    ]

    /// What a letter with a mark consists of.
    static let compositions: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = {
        var compositions: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
        for (mark, pairs) in pairs {
            var letters = pairs.unicodeScalars.makeIterator()
            while let letter = letters.next(), let base = letters.next() { compositions[letter] = (base, mark) }
        }
        return compositions
    }()

    /// For each mark the letters that have it, each followed by the letter without it.
    private static let pairs: [(Unicode.Scalar, String)] = [
        ("\u{300}", "àaèeìıòoùuǹnÀAÈEÌIÒOÙUǸNѐеЀЕѝиЍИ"),
        ("\u{301}", "áaéeíıóoúuýyćcńnśsźzŕrĺlǵgÁAÉEÍIÓOÚUÝYĆCŃNŚSŹZŔRĹLѓгЃГќкЌК"),
        ("\u{302}", "âaêeîıôoûuŵwŷyĉcĝgĥhŝsÂAÊEÎIÔOÛUŴWŶYĈCĜGĤHŜS"),
        ("\u{303}", "ãañnõoĩıũuÃAÑNÕOĨIŨU"),
        ("\u{304}", "āaēeīıōoūuĀAĒEĪIŌOŪU"),
        ("\u{306}", "ăağgŭuĂAĞGŬUйиЙИўуЎУ"),
        ("\u{307}", "żzėeċcġgŻZĖEİIĊCĠG"),
        ("\u{308}", "äaëeïıöoüuÿyÄAËEÏIÖOÜUŸYёеЁЕїıЇI"),
        ("\u{30A}", "åaůuÅAŮU"),
        ("\u{30B}", "őoűuŐOŰU"),
        ("\u{30C}", "čcďděeňnřršsťtžzľlČCĎDĚEŇNŘRŠSŤTŽZĽL"),
        ("\u{327}", "çcşsţtģgķkļlņnŗrÇCŞSŢTĢGĶKĻLŅNŖR"),
        ("\u{328}", "ąaęeįıųuĄAĘEĮIŲU"),
    ]
}

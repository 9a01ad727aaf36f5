import Support
import Testing

@testable import MapDrawing

@Suite("Text")
struct TextTests {
    /// What is hard to fit: wide letters, no room between them, letters that rise, hang and lean, and those of other fonts.
    static let texts = [
        "Old Bridge", "WWWWWWWW", "iiiiiiiiiiii", "Ёжик, Й и Щука", "ÅÉÑ Ỗg̃q̧y", "j f ſ", "ШШЩЩЮЮЖЖ", "№ ½ ‰ ⅔ — …",
        "🚲 до реки 🌳", "👩‍🚒🏴‍☠️🇵🇹1️⃣", "橋のたもと", "Ω ≠ ∞ ☎ ♿ ⚑", "Z̴̡̛̪͉̈́͊̾ā̷̢͕̠l̸̯̀g̵̗͗ó̸̤͝", "‮derorrim‬", "שלום عالم", "\u{E000}\u{E001}",
    ]

    @Test(
        "a text stays within the room that is kept for it, in any font and turned",
        arguments: texts, [Lettering.Anchor.start, .middle, .end])
    func room(text: String, anchor: Lettering.Anchor) throws {
        for (size, isBold, angle) in [(13.0, true, 0.0), (20, false, 0), (17, false, 90), (11, true, -90)] {
            let place = PicturePoint(160, 160)
            let lettering = Lettering(text, at: place, size: size, anchor: anchor, isBold: isBold, angle: angle)
            let picture = try Sketch.picture(320) { $0.write(lettering) }
            let box = try #require(picture.box { $0 != .white })
            let start = lettering.roomStart
            let (rise, fall) = (TextFit.rise * size, TextFit.fall * size)
            let room =
                switch angle {
                case 90:
                    PictureBox(
                        left: 160 - fall, top: 160 + start, right: 160 + rise, bottom: 160 + start + lettering.width)
                case -90:
                    PictureBox(
                        left: 160 - rise, top: 160 - start - lettering.width, right: 160 + fall, bottom: 160 - start)
                default:
                    PictureBox(
                        left: 160 + start, top: 160 - rise, right: 160 + start + lettering.width, bottom: 160 + fall)
                }
            // A pixel is coloured as soon as something of it is covered.
            #expect(room.grown(by: 1.01).contains(box), "\(text) of \(size) at \(angle)°: \(box) in \(room)")
        }
    }

    @Test("ordinary texts are hardly made narrower, and fill their room", arguments: [false, true])
    func ordinary(isBold: Bool) throws {
        let layout = try TextLayout(language: .english)
        for text in [
            "Round the old town", "Смотровая площадка", "улица Металлургов", "start and finish",
            "© OpenStreetMap contributors",
            "Praça de João Fernão Magalhães", "1", "17", "Straße des 17. Juni",
        ] {
            let lettering = Lettering(text, at: PicturePoint(0, 0), size: 13, isBold: isBold)
            layout.set(text, size: 13, isBold: isBold)
            let fit = try #require(TextFit(lettering, reaching: layout.reach))
            #expect(fit.across > 0.87 && fit.down == 1, "\(text): \(fit)")
            #expect((layout.reach.right - layout.reach.left) * fit.across > lettering.width * 0.85, "\(text)")
        }
    }

    @Test(
        "a text that is too wide becomes narrower, one that is far too wide smaller too, and one that is too high smaller"
    )
    func fitting() throws {
        let layout = try TextLayout(language: .english)
        layout.set("nnnnnnnnnn", size: 20, isBold: false)
        let reach = layout.reach
        func fit(_ share: Double) throws -> TextFit {
            var lettering = Lettering("nnnnnnnnnn", at: PicturePoint(0, 0), size: 20)
            // One letter, as large as gives the room that is wanted.
            lettering.text = "n"
            lettering.size = share * (reach.right - reach.left) / (lettering.width / 20)
            return try #require(TextFit(lettering, reaching: reach))
        }
        let (wide, slim, small) = (try fit(1.5), try fit(0.9), try fit(0.4))
        #expect(wide.across == 1 && wide.down == 1)
        #expect((slim.across - 0.9).magnitude < 1e-9 && slim.down == 1)
        #expect((small.across - 0.4).magnitude < 1e-9 && (small.down - 0.5).magnitude < 1e-9)
        layout.set("Ầ̂̂̂̂", size: 20, isBold: false)
        let high = layout.reach
        try #require(high.top < -20 * TextFit.rise)
        let low = try #require(TextFit(Lettering("Ầ̂̂̂̂", at: PicturePoint(0, 0), size: 20), reaching: high))
        #expect((low.down * high.top + 20 * TextFit.rise).magnitude < 1e-9 && low.across <= low.down)
    }

    @Test("a halo surrounds the letters by the width it says, and no further")
    func halo() throws {
        let lettering = Lettering("Н", at: PicturePoint(20, 50), size: 40, colour: .black, halo: Colour(0xFF0000))
        let bare = try Sketch.picture { $0.write(Lettering("Н", at: PicturePoint(20, 50), size: 40, colour: .black)) }
        let plain = try #require(bare.box { $0 != .white })
        let picture = try Sketch.picture { $0.write(lettering) }
        let box = try #require(picture.box { $0 != .white })
        #expect(lettering.haloWidth == 6 && plain.grown(by: 7).contains(box) && box.contains(plain.grown(by: 5)))
        #expect(picture.count { $0 == Colour(0xFF0000) } > 100 && picture.count { $0 == .black } > 30)
    }

    @Test("emoji have their colours, also among letters and with a halo", arguments: ["🍎", "к реке 🌳", "👩‍🚒"])
    func emoji(text: String) throws {
        for halo in [nil, Colour.white.opacity(225)] {
            let picture = try Sketch.picture(128) {
                $0.write(Lettering(text, at: PicturePoint(4, 60), size: 24, colour: .black, halo: halo))
            }
            #expect(picture.count { $0.chroma > 60 } > 60, "install fonts-noto-color-emoji")
        }
        let letters = try Sketch.picture(128) { $0.write(Lettering("к реке", at: PicturePoint(4, 60), size: 24)) }
        #expect(letters.count { $0.chroma > 0 } == 0)
    }

    @Test(
        "the letters of the languages of our maps are all there",
        arguments: [
            "The quick brown fox jumps over the lazy dog, THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG!",
            "Съешь же ещё этих мягких французских булок, да выпей чаю: СЪЕШЬ ЖЕ ЕЩЁ ЭТИХ МЯГКИХ ФРАНЦУЗСКИХ БУЛОК ВЫПЕЙ ЧАЮ Ю",
            "À noite, vovô Kowalsky vê o ímã cair no pé do pingüim queixoso; Praça de João Fernão Magalhães",
            "Falsches Üben von Xylophonmusik quält jeden größeren Zwerg. Ö Ä Straße",
            "Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis; Île-de-Ré, Ça",
            "Zażółć gęślą jaźń, Příliš žluťoučký kůň úpěl ďábelské ódy, İğdır şöför, Đà, Årø Æble Łódź",
            "Щастям б’єш жук їх глицю в фон й ґедзь пріч; Мінск ў",
            "0123456789 +−×=<>%№ «» “” ‘’ „ … – — • · ° ² ³ € § & @ # * / \\ ( ) [ ] ' \" © _ ~ | ; : ? !",
            "🚲 🌳 🏁 👩‍🚒 🇷🇺",
        ])
    func complete(text: String) throws {
        let list = try Sketch.list { $0.write(Lettering(text, at: PicturePoint(0, 40), size: 12)) }
        #expect(try list.missingLetters() == [], "install fonts-liberation and fonts-noto-color-emoji")
    }

    @Test("letters that no font has are named once each, and drawn as boxes")
    func missing() throws {
        let list = try Sketch.list {
            $0.write(Lettering("a\u{10FFFD}b\u{E000}", at: PicturePoint(4, 40), size: 20))
            $0.write(Lettering("\u{E000}", at: PicturePoint(4, 20), size: 20))
        }
        #expect(try list.missingLetters() == ["\u{E000}", "\u{10FFFD}"])
        let box = try Sketch.picture { $0.write(Lettering("\u{E000}", at: PicturePoint(4, 40), size: 20)) }
        #expect(box.ink > 20)
    }

    @Test(
        "line ends are spaces and characters that steer are nothing",
        arguments: ["a\nb", "a\r\nb", "a\u{2029}b", "a\u{0}\u{1B} b"])
    func oneLine(text: String) throws {
        #expect(text.onOneLine == "a b")
        let pictures = try [text, "a b"].map { text in
            try Sketch.list { $0.write(Lettering(text, at: PicturePoint(4, 40), size: 16)) }.png()
        }
        #expect(pictures[0].isEmpty == false)
        #expect(
            try ReadPicture(pictures[0]).box { $0 != .white }?.bottom
                == ReadPicture(pictures[1]).box { $0 != .white }?.bottom)
    }

    @Test("a text without letters is nothing", arguments: ["", " ", "\u{200B}", "\u{0}"])
    func empty(text: String) throws {
        let picture = try Sketch.picture {
            $0.write(Lettering(text, at: PicturePoint(9, 40), size: 16, halo: .black))
        }
        #expect(picture.ink == 0)
    }

    @Test("drawn by many at once, a list is the same each time")
    func parallel() async throws {
        let list = try Sketch.list(300) { sheet in
            for (row, text) in Self.texts.enumerated() {
                sheet.write(Lettering(text, at: PicturePoint(4, Double(row) * 18 + 18), size: 13, halo: .white))
            }
        }
        let (png, pdf) = (try list.png(), try list.pdf())
        try await withThrowingTaskGroup(of: ([UInt8], [UInt8]).self) { group in
            for _ in 0..<16 { group.addTask { (try list.png(), try list.pdf()) } }
            for try await files in group { #expect(files == (png, pdf)) }
        }
    }
}

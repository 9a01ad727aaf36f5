import TestSupport
import Testing

@Suite("Where texts stand")
struct TextPlacesTests {
    @Test("a text is found whatever stands in it, and a vocabulary is none")
    func finding() {
        let source = #"""
            // LocalizedText("a comment", "примечание")
            let a = LocalizedText("one \(name)", "один \(name)")
            let b = says("“\(key)” is (oddly) known", key, "no", "нет, \(Plural.russian(2, "раз", "раза", "раз"))")
            let c = LocalizedText(Plural.english(n, "task", "tasks"), Plural.russian(n, "задание", "задания", "заданий"))
            let d = LocalizedText("\(n) %", "\(n) %")
            let words = ["minus", "минус"]
            switch word { case "low", "низкая": 1 default: 2 }
            """#
        let texts = TextPlaces.texts(inSource: source)
        #expect(texts.map(\.line) == [2, 3, 4])
        #expect(texts.map(\.english) == ["one ", "no", "tasktasks"])
        #expect(texts.first?.russian == "один ")
    }

    @Test(
        "a text in one language alone is noticed",
        arguments: [
            (#"LocalizedText("one", "")"#, "Russian"), (#"LocalizedText("one", "one")"#, "Russian"),
            (#"LocalizedText("", "один")"#, "English"), (#"LocalizedText("один", "один")"#, "English"),
        ])
    func missing(source: String, language: String) {
        #expect(TextPlaces.texts(inSource: source).map(\.missing) == [language])
    }
}

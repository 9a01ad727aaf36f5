import Testing

@testable import Quests

@Suite("Language tags")
struct LanguageTagTests {
    @Test("a language has two to eight letters, and each part behind it one to eight letters or digits")
    func tags() {
        for tag in ["de", "DE", "az", "abcdefgh", "de-1", "de-x-9", "zh-Hant-TW", "de-12345678", "de-a0zAZ9"] {
            #expect(MemberReader.isLanguageTag(tag), "\(tag)")
        }
        for tag in [
            "", "d", "abcdefghi", "d1", "1e", "de-", "-de", "de--x", "de-123456789", "de_DE", "de-ä", "дe", "de-{",
            "de-[", "d@", "de-/",
            "de-:", "d`", "d{",
        ] {
            #expect(!MemberReader.isLanguageTag(tag), "\(tag)")
        }
    }
}

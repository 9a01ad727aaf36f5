import Answers
internal import GeoJSON
import JSON
internal import Support

extension MemberReader {
    /// The member `texts`: the organiser's texts in further languages, by BCP 47 tag.
    ///
    /// - Parameter known: the members that the texts may have.
    func translations(_ known: [String], _ diagnostics: inout QuestDiagnostics) -> [String: Quest.Translation] {
        guard let value = value("texts") else { return [:] }
        guard let languages = value.objectValue else {
            noteWrongType("texts", value, Message("translation-expected-texts"), &diagnostics)
            return [:]
        }
        let all = MemberReader(languages, at: pointer.appending("texts"), owner: owner)
        var translations: [String: Quest.Translation] = [:]
        for tag in all.keys {
            guard Self.isLanguageTag(tag) else {
                diagnostics.add(
                    QuestRule.unknownMember, at: all.pointer.appending(tag),
                    says(
                        Message("translation-no-language-tag", ["tag": .of(tag)])))
                continue
            }
            guard let members = all.object(tag, known: known, &diagnostics) else { continue }
            translations[tag] = Quest.Translation(
                name: members.text(
                    known.contains("title") && members.value("title") != nil ? "title" : "name", &diagnostics),
                description: members.text("description", &diagnostics),
                success: known.contains("success") ? members.text("success", &diagnostics) : nil,
                hints: known.contains("hints") ? members.hints(&diagnostics) : [])
        }
        return translations
    }

    /// The member `hints` of a language: a text whose parts between `|` are hints, or a list of texts.
    private func hints(_ diagnostics: inout QuestDiagnostics) -> [String] {
        if let text = value("hints")?.writtenText { return Self.parts(of: text) }
        return texts("hints", &diagnostics) ?? []
    }

    /// The parts of a text between `|`, blank ones included, without white space around them.
    package static func parts(of text: String) -> [String] {
        text.split(separator: "|", omittingEmptySubsequences: false).map {
            AnswerFolding.whiteSpace.apply(to: String($0))
        }
    }

    /// Whether a text could be a BCP 47 tag: a language of two to eight letters, and parts of up to eight letters or digits.
    static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
        let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
        guard let language = parts.first, (2...8).contains(language.count), language.allSatisfy(isLetter) else {
            return false
        }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
        }
    }
}

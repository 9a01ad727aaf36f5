package import Support

extension Quest {
    /// An organiser's texts in another language; absent ones are shown in the language of the quest.
    public struct Translation: Sendable, Hashable {
        /// The title of the quest, or the name of a task or zone.
        public var name: String?
        /// The description.
        public var description: String?
        /// What riders read once a task is solved.
        public var success: String?
        /// The hints of a task, in their order.
        public var hints: [String]

        /// Describes texts.
        public init(name: String? = nil, description: String? = nil, success: String? = nil, hints: [String] = []) {
            self.name = name
            self.description = description
            self.success = success
            self.hints = hints
        }
    }
}

extension [String: Quest.Translation] {
    /// The best texts for a language tag: those of the whole tag (`pt-BR`), else of its language (`pt`).
    package func texts(for tag: String) -> Quest.Translation? {
        let wanted = tag.lowercased()
        let primary = wanted.prefix { $0 != "-" && $0 != "_" }
        var best: Quest.Translation?
        // Sorted, so that of two regions always the same one serves a third; a quest has only a few languages.
        for (key, texts) in sorted(by: { $0.key < $1.key }) {
            let key = key.lowercased()
            if key == wanted { return texts }
            if key == primary { best = texts } else if best == nil, key.hasPrefix(primary + "-") { best = texts }
        }
        return best
    }
}

extension Quest.Task {
    /// The name as an argument of a message, in the reader's language where the quest has it.
    package var nameValue: MessageValue { .translated(name, translations.compactMapValues { $0.name }) }

    /// The same without characters that control a terminal, and cut to some columns.
    package func shownName(mostColumns: Int) -> MessageValue {
        .translated(
            DisplayText.sanitized(name, most: mostColumns),
            translations.compactMapValues { $0.name.map { DisplayText.sanitized($0, most: mostColumns) } })
    }

    /// The name in a language, else as the quest gives it.
    public func name(in tag: String) -> String { translations.texts(for: tag)?.name ?? name }

    /// The description in a language, else as the quest gives it.
    public func description(in tag: String) -> String? { translations.texts(for: tag)?.description ?? description }

    /// What riders read once the task is solved.
    public func success(in tag: String) -> String? { translations.texts(for: tag)?.success ?? success }

    /// The text of a hint, by its place from 0; `nil` where there is no such hint.
    public func hint(_ index: Int, in tag: String) -> String? {
        guard hints.indices.contains(index) else { return nil }
        let translated = translations.texts(for: tag)?.hints ?? []
        guard translated.indices.contains(index), !translated[index].allSatisfy({ $0.isWhitespace }) else {
            return hints[index].text
        }
        return translated[index]
    }
}

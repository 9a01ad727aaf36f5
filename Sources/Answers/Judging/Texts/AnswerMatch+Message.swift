public import Support

extension AnswerMatch: LocalizedMessage {
    /// The accepted form, and the foldings that were needed.
    public var message: Message {
        switch agreement {
        case .exact, .items, .choice, .code, .sealed: return Message("answer-match-exact")
        case .number: return Message("answer-match-number", ["form": .of(form)])
        case .unit: return Message("answer-match-unit", ["form": .of(form)])
        case .tolerance: return Message("answer-match-tolerance", ["form": .of(form)])
        case .pattern: return Message("answer-match-pattern", ["form": .of(form)])
        case .misspelled(let slips):
            return Message("answer-match-misspelled", ["form": .of(form), "slips": .of(slips)])
        case .equal(let equality):
            let respect = equality.message
            return Message("answer-match-equal", ["form": .of(form), "respect": .of(respect)])
        case .folded(let folding):
            let differences = folding.names
            return Message("answer-match-folded", ["form": .of(form), "differences": .of(differences)])
        }
    }
}

extension AnswerFolding {
    /// The foldings in words, with commas between them.
    var names: Message {
        let all: [(AnswerFolding, Message)] = [
            (.compatibility, Message("answer-folding-names")),
            (.letterCase, Message("answer-folding-names-2")),
            (.yo, Message("answer-folding-names-3")),
            (.accents, Message("answer-folding-names-4")),
            (.punctuation, Message("answer-folding-names-5")),
            (.whiteSpace, Message("answer-folding-names-6")),
            (.article, Message("answer-folding-names-7")),
            (.lookAlikes, Message("answer-folding-names-8")),
        ]
        let named = all.filter { contains($0.0) }.map { $0.1 }
        return Message(joining: named, separator: ", ")
    }
}

extension AnswerMatch.Equality: LocalizedMessage {
    /// In which respect the words differ, as a part of a sentence.
    public var message: Message {
        switch self {
        case .date: Message("answer-match-equality-date")
        case .number: Message("answer-match-equality-number")
        case .words: Message("answer-match-equality-words")
        case .order: Message("answer-match-equality-order")
        case .name: Message("answer-match-equality")
        case .endings: Message("answer-match-equality-endings")
        case .alphabet: Message("answer-match-equality-alphabet")
        case .keyboard: Message("answer-match-equality-keyboard")
        }
    }
}

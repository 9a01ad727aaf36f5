internal import Support

/// The messages about answers that stand where riders read them, and about answers written as another kind.
enum PatternTexts {
    static func revealed(_ task: Message, _ text: String, member: String) -> Message {
        Message("pattern-revealed", ["task": .of(task), "named": .of(named(member)), "text": .of(text)])
    }

    static func contained(_ task: Message, _ answer: String, member: String) -> Message {
        Message("pattern-contained", ["task": .of(task), "answer": .of(answer), "named": .of(named(member))])
    }

    private static func named(_ member: String) -> Message {
        switch member {
        case "name": Message("pattern-named")
        case "hints": Message("pattern-named-2")
        default: Message("pattern-named-3")
        }
    }

    static func listAsText(_ task: Message, _ text: String, _ items: [String]) -> Message {
        let listed = "[" + items.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        return Message("pattern-list-as-text", ["task": .of(task), "text": .of(text), "listed": .of(listed)])
    }
}

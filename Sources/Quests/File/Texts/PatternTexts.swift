internal import Support

/// The messages about answers that stand where riders read them, and about answers written as another kind.
enum PatternTexts {
    static func revealed(_ task: LocalizedText, _ text: String, member: String) -> LocalizedText {
        LocalizedText(
            "\(task.english): the referee takes its \(named(member).english) “\(text)” for the answer, and riders read that first; "
                + "change one of them.",
            "\(task.russian): \(named(member).russian) «\(text)» судья примет за ответ, а участники видят этот текст заранее; "
                + "измените его или ответ.")
    }

    static func contained(_ task: LocalizedText, _ answer: String, member: String) -> LocalizedText {
        LocalizedText(
            "\(task.english): the answer “\(answer)” stands in its \(named(member).english); change the text, unless you mean to tell "
                + "it.",
            "\(task.russian): ответ «\(answer)» виден участникам, его содержит \(named(member).russian); измените текст, если это "
                + "не намеренно.")
    }

    private static func named(_ member: String) -> LocalizedText {
        switch member {
        case "name": LocalizedText("name", "название")
        case "hints": LocalizedText("hint", "подсказка")
        default: LocalizedText("description", "описание")
        }
    }

    static func regularExpression(_ task: LocalizedText, _ text: String) -> LocalizedText {
        LocalizedText(
            "\(task.english): “\(text)” looks like a regular expression, which the referee does not know; write all accepted texts, or "
                + "{\"kind\": \"pattern\", \"patterns\": […]} with * for any letters and ? for one.",
            "\(task.russian): «\(text)» похоже на регулярное выражение, их судья не понимает; перечислите верные ответы или напишите "
                + "{\"kind\": \"pattern\", \"patterns\": […]}, где * — любые буквы, а ? — одна.")
    }

    static func asText(_ task: LocalizedText, _ text: String) -> LocalizedText {
        LocalizedText(
            "\(task.english): “\(text)” looks like a pattern but is taken as it stands; write "
                + "{\"kind\": \"pattern\", \"patterns\": [\"\(text)\"]}.",
            "\(task.russian): «\(text)» похоже на шаблон, но понимается буквально; напишите "
                + "{\"kind\": \"pattern\", \"patterns\": [\"\(text)\"]}.")
    }

    static func plain(_ task: LocalizedText, _ text: String) -> LocalizedText {
        LocalizedText(
            "\(task.english): the pattern “\(text)” has neither * nor ?; as {\"kind\": \"text\", \"accepted\": […]} the referee would "
                + "also see typing errors and other ways to write it.",
            "\(task.russian): в шаблоне «\(text)» нет ни *, ни ?; в виде {\"kind\": \"text\", \"accepted\": […]} судья заметит "
                + "и опечатки, и другие способы записи.")
    }

    static func listAsText(_ task: LocalizedText, _ text: String, _ items: [String]) -> LocalizedText {
        let listed = "[" + items.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        return LocalizedText(
            "\(task.english): “\(text)” is one text, of which riders have to give all. If each item is right by itself, write "
                + "\(listed); if all are asked for, {\"kind\": \"unordered\", \"items\": \(listed)}.",
            "\(task.russian): «\(text)» — один ответ, нужно назвать его целиком. Если верен каждый вариант, напишите "
                + "\(listed); если нужны все — {\"kind\": \"unordered\", \"items\": \(listed)}.")
    }
}

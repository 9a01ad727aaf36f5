internal import Support

/// What kinds of values a profile's file asks for.
enum ProfileTexts {
    static let object = LocalizedText("an object in braces", "объект в фигурных скобках")
    static let text = LocalizedText("a text", "текст")
    static let number = LocalizedText("a number", "число")
    static let flag = LocalizedText("true or false", "true или false")
    static let forbid = LocalizedText(
        "true; leave the member out where nothing is forbidden",
        "true; если ничего не запрещено, уберите это поле")
    static let rules = LocalizedText(
        "a list of rules in square brackets",
        "список правил в квадратных скобках")
    static let rule = LocalizedText(
        "a rule with “when” and either “factor” or “forbid”",
        "правило с «when» и либо «factor», либо «forbid»")
    static let condition = LocalizedText(
        "an object that names at least one attribute, or a list of such objects",
        "объект, где назван хотя бы один признак, или список таких объектов")
    static let ruleValue = LocalizedText(
        "a name, a list of names, or an object with “not” alone",
        "название, список названий или объект с одним полем «not»")

    static func oneOf(_ names: [String]) -> LocalizedText {
        LocalizedText(
            "one of \(names.joined(separator: ", "))",
            "одно из: \(names.joined(separator: ", "))")
    }
}

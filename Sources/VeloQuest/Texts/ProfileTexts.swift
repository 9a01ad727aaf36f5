internal import Support

/// What kinds of values a profile's file asks for.
enum ProfileTexts {
    static let object = Message("profile-object")
    static let text = Message("profile-text")
    static let number = Message("profile-number")
    static let flag = Message("profile-flag")
    static let forbid = Message("profile-forbid")
    static let rules = Message("profile-rules")
    static let rule = Message("profile-rule")
    static let condition = Message("profile-condition")
    static let ruleValue = Message("profile-rule-value")

    static func oneOf(_ names: [String]) -> Message {
        Message("profile-one-of", ["joined": .of(names.joined(separator: ", "))])
    }
}

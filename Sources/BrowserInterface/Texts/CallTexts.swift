import Support

extension CallError {
    static func missing(_ name: String) -> CallError {
        CallError(.argument, Message("call-error-missing", ["name": .of(name)]))
    }

    static func wrong(_ name: String) -> CallError {
        CallError(
            .argument,
            Message("call-error-wrong", ["name": .of(name)]))
    }

    static let notJSON = CallError(
        .argument, Message("call-error-not-json"))

    static func unknownCall(_ name: String) -> CallError {
        CallError(
            .part,
            Message("call-error-unknown-call", ["name": .of(name)]))
    }

    static let noProfileTexts = CallError(
        .part,
        Message("call-error-no-profile-texts"))

    static let closedMap = CallError(.closed, Message("call-error-closed-map"))
    static let closedQuest = CallError(.closed, Message("call-error-closed-quest"))
    static let closedRide = CallError(.closed, Message("call-error-closed-ride"))

    static func unknownTask(_ id: String) -> CallError {
        CallError(.argument, Message("call-error-unknown-task", ["id": .of(id)]))
    }

    static let noMap = CallError(
        .argument,
        Message("call-error-no-map"))
}

extension CallError {
    static func unknownProfile(_ name: String) -> CallError {
        CallError(
            .profile,
            Message("call-error-unknown-profile", ["name": .of(name)]))
    }
}

import Support

extension CallError {
    static func missing(_ name: String) -> CallError {
        CallError(.argument, LocalizedText("\(name) is missing", "не хватает \(name)"))
    }

    static func wrong(_ name: String) -> CallError {
        CallError(
            .argument,
            LocalizedText("\(name) is not a value of its kind", "\(name) — значение не того вида"))
    }

    static let notJSON = CallError(
        .argument, LocalizedText("the request is not a JSON object", "запрос — не объект JSON"))

    static func unknownCall(_ name: String) -> CallError {
        CallError(
            .part,
            LocalizedText(
                "this build of the engine has no call \(name); load VeloQuest.wasm, which has all parts",
                "в этой сборке нет вызова \(name); загрузите VeloQuest.wasm, где есть все части"))
    }

    static let noProfileTexts = CallError(
        .part,
        LocalizedText(
            "this build of the engine reads no profiles; load VeloQuest.wasm, which has all parts",
            "эта сборка не читает профилей; загрузите VeloQuest.wasm, где есть все части"))

    static let closedMap = CallError(.closed, LocalizedText("the map was closed", "карту уже закрыли"))
    static let closedQuest = CallError(.closed, LocalizedText("the quest was closed", "квест уже закрыли"))
    static let closedRide = CallError(.closed, LocalizedText("the ride was closed", "заезд уже закрыли"))

    static func unknownTask(_ id: String) -> CallError {
        CallError(.argument, LocalizedText("the quest has no task \(id)", "в квесте нет задания \(id)"))
    }

    static let noMap = CallError(
        .argument,
        LocalizedText("the ride has no map: start it with one", "у заезда нет карты: начните его с картой"))
}

extension CallError {
    static func unknownProfile(_ name: String) -> CallError {
        CallError(
            .profile,
            LocalizedText(
                "there is no profile \(name); there are city, touring, fast, safe, mountain, family and flat",
                "профиля \(name) нет; есть city, touring, fast, safe, mountain, family и flat"))
    }
}

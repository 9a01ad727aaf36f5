internal import Support

/// What is said about tasks that nobody can ride to.
enum ReachedTasksTexts {
    static func unreachable(_ names: String) -> LocalizedText {
        LocalizedText(
            "note: these tasks are near no road of the map, or no way outside closures and forbidden zones leads there and on to the "
                + "finish, or they require others of these: \(names)",
            "замечание: рядом с этими заданиями на карте нет дорог, или туда и дальше до финиша не доехать в объезд перекрытий и "
                + "запретных зон, или они требуют других из этих заданий: \(names)")
    }
    static let noTaskReachable = LocalizedText(
        "no task of the quest can be reached on this map; is it the map of that place? ‘questctl validate --map’ says what is wrong "
            + "with each",
        "ни до одного задания квеста на этой карте не добраться; та ли это местность? О каждом задании скажет "
            + "«questctl validate --map»")
}

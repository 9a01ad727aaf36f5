internal import Support

/// The titles of the rules, as the catalogue shows them.
enum RuleTitles {
    static let controlWithoutPlace = LocalizedText("control without a place", "КП без координат")
    static let unknownControl = LocalizedText(
        "control of a course that is not defined",
        "КП дистанции не описан")
    static let repeatedControl = LocalizedText(
        "control visited more than once",
        "КП проходится не один раз")
    static let duplicateControl = LocalizedText("two controls, one code", "один номер у двух КП")
    static let noStart = LocalizedText("no start", "нет старта")
    static let severalCourses = LocalizedText("several courses", "несколько дистанций")
    static let alternatives = LocalizedText(
        "one of several controls is enough",
        "достаточно одного из КП")
    static let otherControl = LocalizedText(
        "crossing point or marked route",
        "переход или размеченный участок")
    static let roundedScore = LocalizedText("score that is no whole number", "нецелые очки")
    static let noMapScale = LocalizedText("map without a scale", "карта без масштаба")
    static let unnamedPoint = LocalizedText("point without a name", "точка без названия")
}

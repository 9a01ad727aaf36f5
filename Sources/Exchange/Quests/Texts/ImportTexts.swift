internal import Support

/// The messages of an import.
enum ImportTexts {
    static func severalCourses(_ taken: String, _ others: String) -> LocalizedText {
        LocalizedText(
            "The course “\(taken)” was taken; choose another one by its name: " + "\(others).",
            "Взята дистанция «\(taken)»; другую можно выбрать по названию: " + "\(others).")
    }

    static let controlsWithoutPlace = LocalizedText(
        "Controls without a longitude and latitude are left out",
        "КП без географических координат пропущены")
    static let unknownControls = LocalizedText(
        "The course visits controls that the file does not define",
        "На дистанции есть КП, которые в файле не описаны")
    static let duplicateControls = LocalizedText(
        "Two controls have one code; the first is taken",
        "Один номер у нескольких КП; взят первый")
    static let repeatedControls = LocalizedText(
        "A task is solved once, so these controls keep their first visit only",
        "Задание решается один раз, поэтому у этих КП остался только первый проход")
    static let alternatives = LocalizedText(
        "One of several controls would be enough; each is a task now, with the same place in the order",
        "Хватило бы одного КП из нескольких; теперь каждый — задание с тем же местом в порядке")
    static let otherControls = LocalizedText(
        "Crossing points and ends of marked routes are left out",
        "Переходы и концы размеченных участков пропущены")
    static let roundedScores = LocalizedText(
        "Scores were made whole numbers from 0 to 1,000,000",
        "Очки приведены к целым числам от 0 до 1 000 000")

    static func unnamedPoints(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "point has", "points have")) no name; riders will see a number.",
            "Без названия \(Plural.russian(count, "точка", "точки", "точек")); участники увидят номер.")
    }

    static let noStart = LocalizedText(
        "The file has no start with a place; add “start” to the quest where all start at one place.",
        "В файле нет старта с координатами; если старт общий, укажите в квесте «start».")
    static let noMapScale = LocalizedText(
        "The file does not say the scale of its map; a quest does not need it.",
        "В файле не указан масштаб карты; квесту он не нужен.")
    static let unreadable = LocalizedText("it cannot be read", "его не удаётся прочитать")
}

internal import GeoJSON
internal import Languages

/// What an import has come upon. What concerns many controls in the same way is said once.
struct ExchangeFindings {
    /// Codes of controls by what is to be said of them.
    var withoutPlace: [String] = []
    var unknown: [String] = []
    var repeated: [String] = []
    var duplicates: [String] = []
    var alternatives: [String] = []
    var others: [String] = []
    var rounded: [String] = []
    /// The numbers of points without a name.
    var unnamed: [String] = []
    /// The course that was taken and those that were not.
    var otherCourses: (taken: String, others: [String])?
    var hasStart = true
    var lacksMapScale = false

    var diagnostics: [Diagnostic] {
        var list: [Diagnostic] = []
        func note(_ rule: DiagnosticRule, _ codes: [String], _ english: String, _ russian: String) {
            guard !codes.isEmpty else { return }
            let listed = Self.list(codes)
            list.append(
                Diagnostic(rule, message: LocalizedText("\(english): \(listed).", "\(russian): \(listed).")))
        }
        if let otherCourses {
            let taken = DisplayText.tame(otherCourses.taken, most: 60)
            list.append(
                Diagnostic(
                    ExchangeRule.severalCourses,
                    message: LocalizedText(
                        "The course “\(taken)” was taken; choose another one by its name: "
                            + "\(Self.list(otherCourses.others)).",
                        "Взята дистанция «\(taken)»; другую можно выбрать по названию: "
                            + "\(Self.list(otherCourses.others)).")))
        }
        note(
            ExchangeRule.controlWithoutPlace, withoutPlace,
            "Controls without a longitude and latitude are left out", "КП без географических координат пропущены")
        note(
            ExchangeRule.unknownControl, unknown, "The course visits controls that the file does not define",
            "На дистанции есть КП, которые в файле не описаны")
        note(
            ExchangeRule.duplicateControl, duplicates, "Two controls have one code; the first is taken",
            "Один номер у нескольких КП; взят первый")
        note(
            ExchangeRule.repeatedControl, repeated,
            "A task is solved once, so these controls keep their first visit only",
            "Задание решается один раз, поэтому у этих КП остался только первый проход")
        note(
            ExchangeRule.alternatives, alternatives,
            "One of several controls would be enough; each is a task now, with the same place in the order",
            "Хватило бы одного КП из нескольких; теперь каждый — задание с тем же местом в порядке")
        note(
            ExchangeRule.otherControl, others, "Crossing points and ends of marked routes are left out",
            "Переходы и концы размеченных участков пропущены")
        note(
            ExchangeRule.roundedScore, rounded, "Scores were made whole numbers from 0 to 1,000,000",
            "Очки приведены к целым числам от 0 до 1 000 000")
        if !unnamed.isEmpty {
            list.append(
                Diagnostic(
                    ExchangeRule.unnamedPoint,
                    message: LocalizedText(
                        "\(Plural.english(unnamed.count, "point has", "points have")) no name; riders will see a number.",
                        "Без названия \(Plural.russian(unnamed.count, "точка", "точки", "точек")); участники увидят номер."
                    )))
        }
        if !hasStart {
            list.append(
                Diagnostic(
                    ExchangeRule.noStart,
                    message: LocalizedText(
                        "The file has no start with a place; add “start” to the quest where all start at one place.",
                        "В файле нет старта с координатами; если старт общий, укажите в квесте «start».")))
        }
        if lacksMapScale {
            list.append(
                Diagnostic(
                    ExchangeRule.noMapScale,
                    message: LocalizedText(
                        "The file does not say the scale of its map; a quest does not need it.",
                        "В файле не указан масштаб карты; квесту он не нужен.")))
        }
        return list
    }

    private static func list(_ codes: [String]) -> String {
        var known: Set<String> = []
        let different = codes.filter { known.insert($0).inserted }
        return different.prefix(10).map { $0.isEmpty ? "–" : DisplayText.tame($0, most: 60) }.joined(separator: ", ")
            + (different.count > 10 ? " …" : "")
    }
}

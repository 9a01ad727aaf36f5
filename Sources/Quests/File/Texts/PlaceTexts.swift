internal import Geodesy
internal import Support

/// The messages about the places of a quest.
enum PlaceTexts {
    static func oneIsSwapped(_ first: LocalizedText, _ second: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(first.english) or \(second.english): latitude and longitude of one of them are probably "
                + "swapped; write longitude first.",
            "\(first.russian) или \(second.russian): у одного из этих мест широта и долгота, вероятно, "
                + "переставлены; долгота пишется первой.")
    }

    static func farAway(_ place: LocalizedText, _ away: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(place.english) is \(away.english) from the middle of the tasks; check its coordinates.",
            "\(place.russian): до середины квеста \(away.russian); проверьте координаты.")
    }

    static func sameSpot(_ task: LocalizedText, _ other: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(task.english) is on the same spot as \(other.english); riders will check into " + "both at once.",
            "\(task.russian): та же точка, что у другого задания (\(other.russian)); "
                + "отметка сработает сразу на обоих.")
    }

    static func swapped(_ place: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(place.english): latitude and longitude are probably swapped; write longitude first.",
            "\(place.russian): широта и долгота, вероятно, переставлены; долгота пишется первой.")
    }

    /// - Parameter place: the first of them, as the file has it.
    static func allSwapped(_ count: Int, _ place: Coordinate, _ evidence: SwapChecks.Evidence) -> LocalizedText {
        let reason =
            switch evidence {
            case .noRides:
                LocalizedText(
                    "as written, nobody could ride there",
                    "в таких местах, как записано, ездить нельзя")
            case .editor:
                LocalizedText(
                    "the second numbers are longitudes as map editors write them",
                    "вторыми стоят долготы в том виде, в каком их пишут редакторы карт")
            case .language:
                LocalizedText(
                    "as written, the quest in Russian is in or near Iran",
                    "как записано, квест на русском языке проходит в Иране или рядом с ним")
            }
        let order = "[\(place.longitude), \(place.latitude)]"
        let right = "[\(place.latitude), \(place.longitude)]"
        return LocalizedText(
            "All \(Plural.english(count, "place", "places")) probably have latitude first: \(reason.english). GeoJSON has longitude "
                + "first; write \(right) instead of \(order), and so everywhere.",
            "Вероятно, во всех координатах (\(Plural.russian(count, "место", "места", "мест"))) широта стоит первой: "
                + "\(reason.russian). В GeoJSON первой идёт долгота; напишите \(right) вместо \(order), и так везде.")
    }

    static let exchangeAll = LocalizedText(
        "Exchange longitude and latitude of all places",
        "Поменять долготу и широту местами везде")
    static let exchange = LocalizedText(
        "Exchange longitude and latitude",
        "Поменять долготу и широту местами")
    static let start = LocalizedText("The start", "Старт")
    static let finish = LocalizedText("The finish", "Финиш")

    static func noPlace(_ task: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(task.english) has no place: give it a Point geometry.",
            "\(task.russian): не указано место; добавьте геометрию Point.")
    }

    static func givenTwice(_ place: LocalizedText, _ away: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(place.english) is given twice, \(away.english) apart: leave one of the two places.",
            "\(place.russian) указан дважды, на расстоянии \(away.russian): оставьте одно из мест.")
    }

    static func notOnEarth(_ place: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(place.english) is not on the Earth: longitude goes from −180 to 180, latitude from −90 to 90.",
            "\(place.russian): такого места на Земле нет: долгота от −180 до 180, широта от −90 до 90.")
    }
}

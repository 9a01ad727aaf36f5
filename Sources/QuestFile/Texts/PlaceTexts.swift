internal import Languages

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

    static let exchange = LocalizedText(
        "Exchange longitude and latitude",
        "Поменять долготу и широту местами")
    static let start = LocalizedText(
        "The start",
        "Старт")
    static let finish = LocalizedText(
        "The finish",
        "Финиш")

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

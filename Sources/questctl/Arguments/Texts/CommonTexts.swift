import RoadMap
internal import Support

/// Messages of several commands.
enum CommonTexts {
    static func imported(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "task", "tasks")); add answers, then see what ‘questctl validate’ says",
            "\(Plural.russian(count, "задание", "задания", "заданий")); добавьте ответы и проверьте файл командой "
                + "«questctl validate»")
    }

    static let emptyRider = LocalizedText(
        "--rider is empty; name the rider as the table of riders does",
        "--rider пуст; назовите участника так, как в таблице участников")

    static func takenAsUTC(_ option: String, _ text: String) -> LocalizedText {
        LocalizedText(
            "\(option) \(text) does not say in which time zone and is taken as UTC; write for example 2026-06-06T12:00+05:00",
            "в \(option) \(text) не указан часовой пояс, принято время UTC; пишите, например, 2026-06-06T12:00+05:00")
    }

    static func notAPlace(_ text: String, _ isOption: Bool) -> LocalizedText {
        LocalizedText(
            (isOption ? "‘\(text)’ is neither an option nor a place" : "‘\(text)’ is not a place")
                + "; write longitude, comma, latitude in degrees, for example 61.4026,55.1599, or a name on the map",
            (isOption ? "«\(text)» — не параметр и не место" : "«\(text)» — не место")
                + "; пишите долготу, запятую и широту в градусах, например 61.4026,55.1599, или название с карты")
    }

    static func foundPlace(_ text: String, _ place: FoundPlace) -> LocalizedText {
        LocalizedText(
            "‘\(text)’ is \(place.label.english) (\(place.place))",
            "«\(text)» — это \(place.label.russian) (\(place.place))")
    }

    static func unknownProfile(_ name: String, _ known: String) -> LocalizedText {
        LocalizedText(
            "there is no profile ‘\(name)’; there are \(known), or name a file that ends in .json",
            "профиля «\(name)» нет; есть \(known), или назовите файл с окончанием .json")
    }

    static func idleClosures(_ file: String, _ numbers: String, _ more: String) -> LocalizedText {
        LocalizedText(
            "note: \(file): these Features close no road: \(numbers)\(more); draw a line along the road, or an area over it",
            "замечание: \(file): эти объекты не закрывают ни одной дороги: \(numbers)\(more); ведите линию вдоль дороги "
                + "или накройте её полигоном")
    }

    static let emptyLog = LocalizedText(
        "no entry of this ride log can be read; take it from the phone once more",
        "в этом журнале заезда не читается ни одна запись; возьмите его с телефона ещё раз")

    static func severalRiders(_ names: String) -> LocalizedText {
        LocalizedText(
            "say with --rider whose ride is meant: \(names)",
            "укажите в --rider, чей заезд нужен: \(names)")
    }

    /// - Parameter isPartial: whether some points have their accuracy.
    static func estimatedAccuracy(_ metres: LocalizedText, isPartial: Bool) -> LocalizedText {
        isPartial
            ? LocalizedText(
                "note: not all points of the track have an accuracy; estimated \(metres.english) for the others",
                "замечание: не у всех точек трека указана точность; для остальных она оценена: \(metres.russian)")
            : LocalizedText(
                "note: no accuracy in the track; estimated \(metres.english)",
                "замечание: точность в треке не указана; оценена по треку: \(metres.russian)")
    }
}

/// Messages about parts that riders do not see.
enum AudienceTexts {
    static func leftOut(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "hidden task is", "hidden tasks are")) left out; --for organiser shows all",
            "\(Plural.russian(count, "скрытое задание пропущено", "скрытых задания пропущено", "скрытых заданий пропущено")); "
                + "все показывает --for organiser")
    }

    static let allHidden = LocalizedText(
        "all tasks are hidden from riders; --for organiser shows them",
        "все задания скрыты от участников; их показывает --for organiser")
}

public import Support

extension TrackRemark: LocalizedMessage {
    /// What is unusual and what became of it, for example `2 points are out of order and were sorted by their times (line 17)`.
    public var message: LocalizedText {
        let text = withoutPlace
        guard let place = place?.message else { return text }
        return count == 1 || isOnePlace
            ? LocalizedText("\(text.english) (\(place.english))", "\(text.russian) (\(place.russian))")
            : LocalizedText(
                "\(text.english) (first: \(place.english))", "\(text.russian) (впервые: \(place.russian))")
    }

    private var isOnePlace: Bool {
        switch kind {
        case .torn, .damaged: true
        default: false
        }
    }

    private var withoutPlace: LocalizedText {
        let (englishPoints, russianPoints) = (
            Plural.english(count, "point", "points"), Plural.russian(count, "точка", "точки", "точек")
        )
        let have = count == 1 ? "has" : "have"
        let verb = count == 1 ? "is" : "are"
        switch kind {
        case .torn(let reason):
            return LocalizedText(
                "\(reason.english); the \(englishPoints) before \(verb) used",
                "\(reason.russian); использовано то, что прочиталось до этого места: \(russianPoints)")
        case .damaged(let reason):
            return LocalizedText(
                "\(reason.english); the \(englishPoints) that can be read \(verb) used",
                "\(reason.russian); использовано то, что прочиталось: \(russianPoints)")
        case .withoutPlace:
            return LocalizedText(
                "\(englishPoints) without readable lat and lon \(verb) left out",
                "пропущено из-за нечитаемых lat и lon: \(russianPoints)")
        case .unreadableTimes(let text):
            let text = DisplayText.sanitized(text)
            return LocalizedText(
                "\(Plural.english(count, "time", "times")) cannot be read, such as “\(text)”; "
                    + "such a time is written 2024-03-22T14:09:45Z",
                "не прочиталось время у \(russianGenitive), например «\(text)»; время пишут так: 2024-03-22T14:09:45Z")
        case .withoutZone:
            return LocalizedText(
                "the times do not say in which time zone they are, and are taken as UTC",
                "у времени не указан часовой пояс, принято время UTC")
        case .nowhere:
            return LocalizedText(
                "\(englishPoints) at 0°, 0° or outside ±180° and ±90° \(verb) left out: the place was not known there",
                "пропущены точки с координатами 0°, 0° или вне пределов ±180° и ±90° (место не было известно): "
                    + "\(russianPoints)")
        case .wrongClock(let time):
            let moment = ISO8601.text(time) ?? "\(time)"
            return LocalizedText(
                "\(englishPoints) with a time that does not fit the rest of the track \(verb) left out, such as \(moment)",
                "пропущены точки, время которых не подходит к остальному треку, например \(moment): \(russianPoints)")
        case .noSeconds(let time):
            let number = TrackError.number(time)
            return LocalizedText(
                "\(englishPoints) \(verb) left out, because the times are no seconds since 1970, such as \(number); perhaps "
                    + "they are milliseconds",
                "пропущены точки, время которых — не секунды с 1970 года, например \(number), возможно, миллисекунды: "
                    + russianPoints)
        case .unequalTimes(let times, let positions):
            return LocalizedText(
                "there are \(Plural.english(times, "time", "times")) for "
                    + "\(Plural.english(positions, "position", "positions")); they are paired from the first",
                "число отметок времени (\(times)) не равно числу позиций (\(positions)); они сопоставлены по порядку с первой"
            )
        case .unreadableStart(let text):
            let text = DisplayText.sanitized(text)
            return LocalizedText(
                "the start “\(text)” cannot be read, so the times count from 1970; a start is written 2024-03-22T14:09:45Z",
                "не прочиталось начало (start) «\(text)», время отсчитано от 1970 года; начало пишут так: 2024-03-22T14:09:45Z"
            )
        case .interpolated(let all):
            return LocalizedText(
                "\(count) of \(all) points \(have) no time; it was interpolated between the points before and after",
                "без времени \(russianPoints) из \(all); время рассчитано между соседними точками")
        case .timeless:
            return LocalizedText(
                "\(englishPoints) without a time before the first or after the last that has one \(verb) left out",
                "пропущены точки без времени до первой или после последней, у которой оно есть: \(russianPoints)")
        case .sorted:
            return LocalizedText(
                "\(englishPoints) out of order: sorted by time",
                "порядок нарушен: \(russianPoints); отсортировано по времени")
        case .repeated:
            return LocalizedText(
                "\(Plural.english(count, "point repeats", "points repeat")) the one before and \(verb) left out",
                "пропущены повторы предыдущей точки: \(russianPoints)")
        case .withoutTimes:
            return LocalizedText(
                "\(Plural.english(count, "track", "tracks")) without times \(verb) left out, as others have some",
                "пропущены треки без времени, так как у других оно есть: \(count)")
        case .assumedSpeed:
            let speed = Measures.decimal(SettledTrack.assumedSpeed * 3.6, digits: 0)
            return LocalizedText(
                "the track has no times; taken to be ridden at \(speed.english) km/h",
                "у точек трека нет времени; считаем, что скорость была \(speed.russian) км/ч")
        case .sameTimes(let time):
            let speed = Measures.decimal(SettledTrack.assumedSpeed * 3.6, digits: 0)
            let moment = ISO8601.text(time) ?? TrackError.number(time)
            return LocalizedText(
                "all times of the track are the same, \(moment); taken to be ridden at \(speed.english) km/h",
                "у всех точек трека одно и то же время, \(moment); считаем, что скорость была \(speed.russian) км/ч")
        }
    }

    private var russianGenitive: String { Plural.russian(count, "точки", "точек", "точек") }
}

import RoadMap
import Routing
internal import Support

/// What commands say about departures.
enum DepartureTexts {
    static func noTime(_ text: String) -> LocalizedText {
        LocalizedText(
            "--depart: “\(text)” is no time: write date and time by the clocks of the place, as in 2026-11-24T07:30 or "
                + "2026-11-24T07:30+01:00",
            "--depart: «\(text)» — не время: укажите дату и время по местным часам, например 2026-11-24T07:30 или "
                + "2026-11-24T07:30+01:00")
    }

    static let streetsOnly = LocalizedText(
        "streets are those of --depart; the riders start when the quest says, and tasks open and close by that",
        "улицы — как в момент --depart; участники стартуют, когда сказано в квесте, и задания открыты по этому времени")

    /// What a map does not know of a departure; `nil` where it knows all that its source does.
    static func limits(hasTimes: Bool, _ metadata: MapMetadata) -> LocalizedText? {
        if let time = metadata.rideTime {
            return LocalizedText(
                "the map was built for \(time) (map build --at); the departure makes no difference",
                "карта построена на момент \(time) (map build --at); время отправления ничего не меняет")
        }
        if let count = metadata.unkeptTimes {
            let what = LocalizedText(
                "\(Plural.english(count, "street, barrier or turn restriction has", "streets, barriers or turn restrictions have")) "
                    + "conditions on the time that the map does not keep: streets and barriers are taken as without a departure, turn "
                    + "restrictions hold in doubt",
                "улиц, преград и ограничений поворота с условиями по времени, которых карта не хранит: \(count); улицы и преграды учтены "
                    + "как без времени отправления, ограничения поворота в сомнении действуют")
            guard !hasTimes else { return what }
            return LocalizedText(
                "\(what.english); the map keeps no others, so the departure makes no difference",
                "\(what.russian); других на карте нет, и время отправления ничего не меняет")
        }
        return hasTimes
            ? nil
            : LocalizedText(
                "the map has no time-dependent restrictions; the departure makes no difference",
                "на карте нет ограничений, зависящих от времени; время отправления ничего не меняет")
    }

    /// Something about one of several ways.
    static func ofWay(_ number: Int, _ text: LocalizedText) -> LocalizedText {
        LocalizedText("way \(number): \(text.english)", "путь \(number): \(text.russian)")
    }

    static func change(_ change: TimeChange, name: String?) -> LocalizedText {
        let clock = clock(change.time)
        let minutes = Int((change.arrival / 60).rounded())
        let street =
            name.map { LocalizedText("“\($0)”", "«\($0)»") }
            ?? LocalizedText("an unnamed road", "безымянный проезд")
        let what =
            change.isClosed
            ? LocalizedText("\(street.english) closes at \(clock)", "\(street.russian): проезд закрывается в \(clock)")
            : LocalizedText(
                "\(street.english) may not be ridden through from \(clock) on",
                "\(street.russian): с \(clock) сквозной проезд на велосипеде закрыт")
        return LocalizedText(
            "\(what.english); the route comes there after \(minutes) min",
            "\(what.russian); маршрут проходит там через \(minutes) мин")
    }

    static func more(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "more road on the route changes", "more roads on the route change")) before the rider is there",
            "и ещё: \(Plural.russian(count, "дорога на маршруте изменится", "дороги на маршруте изменятся", "дорог на маршруте изменятся")) до приезда"
        )
    }

    private static func clock(_ time: LocalTime) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(time.minute / 60)):\(two(time.minute % 60))"
    }
}

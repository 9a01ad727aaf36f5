internal import RideSimulation
internal import Support

/// What commands say about recorded rides.
enum RecordedTexts {
    static func merged(_ best: String, _ others: String, rider: String) -> LocalizedText {
        LocalizedText(
            "\(best) and \(others) are devices of one rider, \(rider): where both recorded, \(best) counts, as the better one",
            "\(best) и \(others) — устройства одного участника (\(rider)): где писали оба, взят \(best) — он точнее")
    }

    static func apart(_ one: String, _ other: String) -> LocalizedText {
        LocalizedText(
            "\(one) and \(other) were at different places at the same time, so they are taken for two riders",
            "\(one) и \(other) в одно время были в разных местах, поэтому считаются двумя участниками")
    }

    static let alike = LocalizedText(
        "these tracks of one name were at the same places at the same time; for two devices of one rider, put both files "
            + "into one folder, or give them by themselves with --rider",
        "эти треки с одним именем в одно время были в одних местах; если это два устройства одного участника, положите "
            + "файлы в одну папку или дайте их отдельно с ключом --rider")

    static let swapped = LocalizedText(
        "latitude and longitude are exchanged in this file: the ride would be here with the other order; export it once more",
        "в файле перепутаны широта и долгота: с другим порядком поездка была бы здесь; экспортируйте её ещё раз")

    static func elsewhere(_ distance: LocalizedText) -> LocalizedText {
        LocalizedText(
            "this ride is of another place: it comes no nearer than \(distance.english) to a task, the start or the finish; "
                + "leave the file out, or give the quest it belongs to",
            "эта поездка — из другого места: до заданий, старта и финиша не ближе \(distance.russian); уберите файл или "
                + "укажите квест, к которому он относится")
    }

    static let noRide = LocalizedText(
        "no ride is left of the files of --track; give files whose rides can be read",
        "в файлах --track не осталось ни одной поездки; дайте файлы, в которых поездки читаются")

    static let noRideInFile = LocalizedText(
        "there is no ride in this file that can be used", "в файле нет поездки, которую можно использовать")

    static let singlePoint = LocalizedText(
        "one point is no ride: export the whole ride", "одна точка — не поездка: экспортируйте поездку целиком")

    /// - Parameter rider: who has a track and a log whose times do not fit.
    static func mismatch(_ mismatch: RecordedRide.TimeMismatch, of rider: String) -> LocalizedText {
        switch mismatch {
        case .apart(let seconds, let isLeftOut):
            let clock = Measures.clock(seconds.magnitude)
            return LocalizedText(
                "\(rider): the track is of another time than the log: it begins \(clock) \(seconds < 0 ? "earlier" : "later")"
                    + (isLeftOut ? ", and is left out; a wrong date?" : "; a wrong time zone?"),
                "\(rider): трек записан в другое время, чем журнал: он начинается на \(clock) "
                    + (seconds < 0 ? "раньше" : "позже")
                    + (isLeftOut ? " и не учтён; неверная дата?" : "; неверный часовой пояс?"))
        case .shifted(let seconds):
            let clock = Measures.clock(seconds.magnitude)
            return LocalizedText(
                "\(rider): the track is at the tasks \(clock) \(seconds < 0 ? "earlier" : "later") than the log; a wrong time zone?",
                "\(rider): по треку у заданий на \(clock) \(seconds < 0 ? "раньше" : "позже"), чем по журналу; неверный часовой пояс?"
            )
        case .leftOut(let count):
            return LocalizedText(
                "\(rider): \(Plural.english(count, "point", "points")) of the track more than a day before or after the log "
                    + "\(count == 1 ? "is" : "are") left out",
                "\(rider): пропущены точки трека больше чем за день до журнала или после него: \(count)")
        case .untimed:
            return LocalizedText(
                "\(rider): the track has no times and is left out beside the log",
                "\(rider): у точек трека нет времени; он не учтён, взят только журнал")
        }
    }

    /// - Parameter rider: whose track begins when nobody starts.
    static func clock(_ shift: RecordedRide.ClockShift, of rider: String) -> LocalizedText {
        let (miss, isEarly) = (Measures.clock(shift.outside.magnitude), shift.outside < 0)
        let reason = shift.correction.map { correction in
            let (hours, isAhead) = (Measures.clock(correction.magnitude), correction < 0)
            return LocalizedText(
                ", and would not if its clock were \(hours) \(isAhead ? "behind" : "ahead"); a wrong time zone?",
                ", а если перевести её время на \(hours) \(isAhead ? "назад" : "вперёд"), подходит; неверный часовой пояс?"
            )
        }
        return LocalizedText(
            "\(rider): the ride begins \(miss) \(isEarly ? "before" : "after") riders may start"
                + (reason?.english ?? "; a wrong date?") + " --together lets it begin when the quest does",
            "\(rider): поездка начинается на \(miss) \(isEarly ? "раньше" : "позже"), чем можно стартовать"
                + (reason?.russian ?? "; неверная дата?") + " С --together она начнётся вместе с квестом")
    }

    /// - Parameters:
    ///   - names: the riders.
    ///   - nearest: how near the first came to a task, and how near to be would have counted.
    static func reachedNothing(_ names: String, _ nearest: (LocalizedText, LocalizedText)?) -> LocalizedText {
        let hint = nearest.map { distance, reach in
            LocalizedText(
                ": the nearest task was \(distance.english) away, where \(reach.english) would do",
                ": до ближайшего задания было \(distance.russian), а нужно не больше \(reach.russian)")
        }
        return LocalizedText(
            "no task is reached by \(names)\(hint?.english ?? "")",
            "ни одно задание не достигнуто: \(names)\(hint?.russian ?? "")")
    }

    static func more(_ count: Int) -> LocalizedText {
        LocalizedText("… and \(count) more such remarks", "… и ещё таких замечаний: \(count)")
    }
}

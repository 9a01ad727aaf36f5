internal import Languages

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

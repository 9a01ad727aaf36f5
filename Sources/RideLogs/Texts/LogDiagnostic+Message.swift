public import Support

extension LogDiagnostic: LocalizedMessage {
    /// What is wrong and what to do about it, for example `entry 7 of device “a1” was changed after it had been written …`.
    public var message: LocalizedText {
        let entry = entry
        switch kind {
        case .torn(let bytes):
            return LocalizedText(
                "the last entry ends in the middle, after \(Plural.english(bytes, "byte", "bytes")): the app was stopped while it "
                    + "wrote; nothing that had been confirmed is lost",
                "последняя запись обрывается, есть только \(Plural.russian(bytes, "байт", "байта", "байт")): приложение "
                    + "остановилось во время записи; всё подтверждённое цело")
        case .damaged(let bytes, let lines):
            return LocalizedText(
                "\(Plural.english(lines, "line", "lines")) (\(Plural.english(bytes, "byte", "bytes"))) passed over: no entry of a "
                    + "ride log; merge another copy of the log",
                "пропущено: \(Plural.russian(lines, "строка", "строки", "строк")) "
                    + "(\(Plural.russian(bytes, "байт", "байта", "байт"))), не похоже на запись журнала; объедините журнал с "
                    + "другой его копией")
        case .altered:
            return LocalizedText(
                "\(entry.english) was changed after it had been written, its hash is another one; merge another copy of the log",
                "\(entry.russian): содержимое изменили позже, хеш не сходится; объедините журнал с другой его копией")
        case .reformatted:
            return LocalizedText(
                "the line is JSON, but not in the form in which a log is written, so that its hash cannot be checked; use the file "
                    + "as the app wrote it",
                "строка в формате JSON, но записана не так, как в журнале, и её хеш нельзя проверить; возьмите файл в том виде, "
                    + "в каком его записало приложение")
        case .unreadable:
            return LocalizedText(
                "\(entry.english) has the right hash, but another program wrote it and it cannot be read",
                "\(entry.russian): хеш верный, но строку записала другая программа и прочитать её нельзя")
        case .gap:
            return LocalizedText(
                "\(entry.english) missing; merge the other parts of the log",
                "\(entry.russian): нет в журнале; добавьте остальные части журнала")
        case .fork:
            return LocalizedText(
                "\(entry.english) there in different versions, all of which are kept: two devices have the same name, or "
                    + "a log was written anew",
                "\(entry.russian): есть разные варианты, сохранены все; у двух устройств одно имя, или журнал переписали"
            )
        case .brokenLink:
            return LocalizedText(
                "\(entry.english) does not follow from the entry before it: one of them was written anew",
                "\(entry.russian): не продолжает предыдущую запись; одну из них переписали")
        case .unknownEvent(let type, let count):
            return LocalizedText(
                "\(Plural.english(count, "entry", "entries")) of an unknown kind, “\(type)”, from \(entry.english): kept, but "
                    + "counted for nothing; use a newer version of the program",
                "\(Plural.russian(count, "запись", "записи", "записей")) неизвестного вида «\(type)», начиная с этой: "
                    + "\(entry.russian); сохранено, но не учтено, возьмите программу поновее")
        case .ownDecision(let count):
            return LocalizedText(
                "\(Plural.english(count, "decision", "decisions")) of the organiser, from \(entry.english) on, by a device that wrote a "
                    + "ride as well; make sure that the organiser decided",
                "\(Plural.russian(count, "решение", "решения", "решений")) организатора, начиная с этой: \(entry.russian); то же "
                    + "устройство вело и заезд; проверьте, что решал организатор")
        }
    }

    /// `entry 7 of device “a1”`, `entries 5–7 of device “a1” are`.
    private var entry: LocalizedText {
        guard let device, let sequences else { return LocalizedText("an entry", "запись") }
        let isOne = sequences.count == 1
        let numbers = isOne ? "\(sequences.lowerBound)" : "\(sequences.lowerBound)–\(sequences.upperBound)"
        let verb =
            switch kind {
            case .gap, .fork: isOne ? " is" : " are"
            default: ""
            }
        return LocalizedText(
            "\(isOne ? "entry" : "entries") \(numbers) of device “\(device)”\(verb)",
            "\(isOne ? "запись" : "записи") \(numbers) устройства «\(device)»")
    }
}

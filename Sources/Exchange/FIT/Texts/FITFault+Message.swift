public import Support

extension FITFault: LocalizedMessage {
    /// What is wrong, without the place.
    var message: LocalizedText {
        switch kind {
        case .torn: LocalizedText("the file ends in the middle", "файл обрывается")
        case .wrongChecksum:
            LocalizedText(
                "the checksum is wrong, so that some of the bytes may be too",
                "контрольная сумма не сходится, часть данных может быть испорчена")
        case .undefinedMessage:
            LocalizedText(
                "the file is damaged: a message was not defined before", "файл повреждён: сообщение не было описано")
        case .foreignBytes:
            LocalizedText("what follows is no FIT file", "дальше идёт не файл FIT")
        }
    }
}

extension FITError: LocalizedMessage {
    /// What is wrong.
    public var message: LocalizedText {
        switch self {
        case .notFIT:
            LocalizedText("this is no FIT file: it has no header of one", "это не файл FIT: у него нет заголовка FIT")
        case .tooManyRecords:
            LocalizedText(
                "the file has more than \(FITFile.mostRecords) records; take a single ride out of it",
                "в файле больше \(FITFile.mostRecords) записей; оставьте в нём одну поездку")
        }
    }
}

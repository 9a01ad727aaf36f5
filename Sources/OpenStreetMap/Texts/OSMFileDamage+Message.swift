public import Support

extension OSMFileDamage {
    /// For example `a length leads past the end`.
    public var message: LocalizedText {
        switch self {
        case .endlessNumber: LocalizedText("a number does not end", "число не заканчивается")
        case .lengthBeyondEnd: LocalizedText("a length leads past the end", "указанная длина выходит за конец данных")
        case .wrongFieldType: LocalizedText("a field has the wrong type", "у поля неверный тип")
        case .missingField: LocalizedText("a required field is missing", "нет обязательного поля")
        case .tooLarge: LocalizedText("a block is larger than the format allows", "блок больше, чем допускает формат")
        case .badCompression: LocalizedText("compressed data cannot be unpacked", "сжатые данные не распаковываются")
        case .wrongSize:
            LocalizedText(
                "a block unpacks to another size than announced", "размер распакованного блока не тот, что указан")
        case .missingText:
            LocalizedText("a tag points at a text that is not there", "тег ссылается на несуществующую строку")
        case .unequalLists:
            LocalizedText("lists that belong together differ in length", "длины связанных списков не совпадают")
        case .unknownMemberKind:
            LocalizedText("a relation has a member of unknown kind", "у отношения есть участник неизвестного типа")
        case .nodeOutsideEarth(let id):
            LocalizedText(
                "node \(id) has coordinates outside the earth", "координаты точки \(id) вне допустимых пределов")
        }
    }
}

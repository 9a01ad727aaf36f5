public import Languages

/// What exactly is wrong inside a file that pretends to be OpenStreetMap data.
public enum OSMFileDamage: Error, Sendable, Hashable, LocalizedMessage {
    /// A number that does not end within ten bytes, or at all.
    case endlessNumber
    /// A length that leads past the end of what contains it.
    case lengthBeyondEnd
    /// A field encoded in another way than the format says.
    case wrongFieldType
    /// A field that must be there is missing.
    case missingField
    /// A piece is longer than the format allows.
    case tooLarge
    /// The compressed data does not inflate.
    case badCompression
    /// The data inflates to another size than was announced.
    case wrongSize
    /// A tag or role points at a text that is not in the block's table.
    case missingText
    /// Lists that belong together have different lengths.
    case unequalLists
    /// A relation's member is neither node, way nor relation.
    case unknownMemberKind
    /// A node lies outside −180…180, −90…90 degrees.
    case nodeOutsideEarth(id: Int64)

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

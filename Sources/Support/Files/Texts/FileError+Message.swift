extension FileError {
    /// For example `cannot read city.osm.pbf: No such file or directory`.
    public var message: LocalizedText {
        let reason = SystemCall.describe(code)
        return switch operation {
        case .write where code == SystemCall.replaced:
            LocalizedText(
                "cannot write \(path): it was removed or replaced meanwhile; open it again",
                "не удалось записать \(path): файл тем временем удалили или заменили, откройте его заново")
        case .read where code == SystemCall.noRegularFile:
            LocalizedText(
                "cannot read \(path): it is a device or a pipe, and a file on disk is needed",
                "не удалось прочитать \(path): это устройство или канал, а нужен файл на диске")
        case .read: LocalizedText("cannot read \(path): \(reason)", "не удалось прочитать \(path): \(reason)")
        case .write: LocalizedText("cannot write \(path): \(reason)", "не удалось записать \(path): \(reason)")
        case .lock:
            LocalizedText(
                "cannot write \(path): another program is writing it; close that one first",
                "не удалось записать \(path): его сейчас пишет другая программа, сначала закройте её")
        }
    }
}

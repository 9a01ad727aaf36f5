public import Support

extension RideEntry.LineError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .incomplete:
            LocalizedText(
                "no line of a ride log, or only a part of one; send it as the app wrote it",
                "это не строка журнала заезда или только её часть; отправьте её в том виде, в каком её записало приложение"
            )
        case .altered:
            LocalizedText(
                "the line was changed after it had been written, its hash is another one; send it as the app wrote it",
                "строку изменили позже, хеш не сходится; отправьте её в том виде, в каком её записало приложение")
        case .unreadable:
            LocalizedText(
                "the line has the right hash, but another program wrote it and it cannot be read",
                "хеш строки верный, но её записала другая программа и прочитать её нельзя")
        }
    }
}

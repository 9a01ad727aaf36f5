import Support

/// What is said about packed bytes.
enum CompressionTexts {
    static func message(of error: CompressionError) -> LocalizedText {
        switch error {
        case .damaged:
            LocalizedText(
                "the packed file is damaged; fetch it again", "упакованный файл повреждён; скачайте его заново")
        case .truncated:
            LocalizedText(
                "the packed file ends too early; fetch it again", "упакованный файл обрывается; скачайте его заново")
        case .unavailable:
            LocalizedText(
                "there is not enough memory to pack or unpack the file",
                "не хватает памяти, чтобы упаковать или распаковать файл")
        }
    }
}

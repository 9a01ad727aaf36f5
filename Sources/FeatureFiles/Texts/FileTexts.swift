import Compression
import Languages

/// What is said about packed files.
enum FileTexts {
    static func damaged(_ path: String, _ reason: CompressionError) -> LocalizedText {
        switch reason {
        case .damaged:
            LocalizedText(
                "\(path): the packed file is damaged; fetch it again",
                "\(path): упакованный файл повреждён; скачайте его заново")
        case .truncated:
            LocalizedText(
                "\(path): the packed file ends too early; fetch it again",
                "\(path): упакованный файл обрывается; скачайте его заново")
        case .unavailable:
            LocalizedText(
                "\(path): there is not enough memory to unpack the file",
                "\(path): не хватает памяти, чтобы распаковать файл")
        }
    }
}

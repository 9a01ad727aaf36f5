public import Support

extension UnpackingError: LocalizedMessage {
    /// What is wrong, and what to do.
    public var message: LocalizedText {
        switch self {
        case .tooLarge(let most):
            LocalizedText(
                "unpacked, the file has more than \(most >> 20) MB, and no ride has; unpack it and take a single ride out",
                "в распакованном виде в файле больше \(most >> 20) МБ, в одной поездке столько не бывает; распакуйте его и "
                    + "оставьте одну поездку")
        case .damagedArchive:
            LocalizedText(
                "the ZIP archive is damaged; download it once more", "архив ZIP повреждён; скачайте его ещё раз")
        case .unsupportedArchive:
            LocalizedText(
                "this ZIP archive cannot be unpacked here, as it is encrypted or packed otherwise than usual; unpack it first",
                "этот архив ZIP здесь не распаковать: он зашифрован или упакован необычно; сначала распакуйте его")
        case .unreadable(let reason): reason
        }
    }
}

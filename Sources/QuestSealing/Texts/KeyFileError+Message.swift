public import Support

extension KeyFileError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .notAKey:
            LocalizedText(
                "there is no key in this file; ‘questctl keygen’ makes one",
                "в этом файле нет ключа; новый делает «questctl keygen»")
        case .encrypted:
            LocalizedText(
                "the key is protected by a pass phrase; write it without one: openssl pkey -in key.pem -out open.pem",
                "ключ защищён паролем; запишите его без пароля: openssl pkey -in key.pem -out open.pem")
        case .unsupported:
            LocalizedText(
                "a key of this kind is not understood; Ed25519 and P-256 are, see ‘questctl keygen’",
                "ключи этого вида не поддерживаются; нужен Ed25519 или P-256, см. «questctl keygen»")
        case .publicOnly:
            LocalizedText(
                "this is a public key; signing takes the private one",
                "это открытый ключ, а для подписи нужен закрытый")
        }
    }
}

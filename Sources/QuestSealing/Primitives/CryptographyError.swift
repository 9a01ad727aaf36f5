/// Why cryptography gave nothing.
enum CryptographyError: Error {
    /// The system's library failed, as without memory, or does not know ChaCha20-Poly1305.
    case failed
}

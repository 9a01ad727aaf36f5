extension EventClient {
    /// A request that hands in a photo, to be sent whenever the network is good, beside those of `next(at:)`; `nil` before the device joined.
    ///
    /// Its answer is not for `received`: 201 and 200 say that the server has the photo, and anything else that it is to be sent later.
    /// Sending twice is harmless. An answer whose text is `photo:` and the digest refers to it.
    /// - Parameters:
    ///   - digest: the SHA-256 of the bytes in hexadecimal digits.
    ///   - type: `image/jpeg`, `image/png`, `image/webp` or `image/heic`.
    ///   - seconds: how long it may take.
    public func photoUpload(_ bytes: [UInt8], digest: String, type: String, timeout seconds: Double = 300)
        -> EventRequest?
    {
        guard let token else { return nil }
        return EventRequest(
            number: 0, method: .put,
            path: "\(prefix)/v1/events/\(EventAddress.encoded(event))/photos/\(EventAddress.encoded(digest))",
            headers: [
                EventRequest.Header("Accept-Language", language), EventRequest.Header("Content-Type", type),
                EventRequest.Header("Authorization", "Bearer \(token)"),
            ], body: bytes, timeout: seconds)
    }
}

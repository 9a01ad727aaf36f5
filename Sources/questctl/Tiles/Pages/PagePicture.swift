import Support

/// The picture that a page shows without WebGL.
enum PagePicture {
    /// The bytes of a picture.
    ///
    /// - Throws: `Failure.unreadable`, after a message, where the file cannot be read or does not begin as SVG does.
    static func bytes(ofFile path: String, _ language: Language) throws -> [UInt8] {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        guard isSVG(bytes) else {
            Failure.report(MapViewTexts.noPicture, file: path, language)
            throw Failure.unreadable
        }
        return bytes
    }

    /// Whether a text begins with the element `svg`, behind what XML allows before it (XML 1.0, section 2.8).
    static func isSVG(_ bytes: [UInt8]) -> Bool {
        var rest = String(decoding: bytes.prefix(65_536), as: UTF8.self)[...]
        if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let ending = ["<?": "?>", "<!--": "-->", "<!DOCTYPE": ">"].first { rest.hasPrefix($0.key) }?.value
            guard let ending else { break }
            guard let end = rest.firstRange(of: ending) else { return false }
            rest = rest[end.upperBound...]
        }
        return rest.hasPrefix("<svg") && rest.dropFirst(4).first.map { $0.isWhitespace || $0 == ">" } ?? false
    }
}

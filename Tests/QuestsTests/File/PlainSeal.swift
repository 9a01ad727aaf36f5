import Answers
import GeoJSON
import JSON
import Quests
import Support

/// Sealing with a toy cipher, so that what is opened when, and with which key, is tested without a cryptographic library.
enum PlainSeal {
    static let cost = SealCost(n: 2, r: 8, p: 1) ?? .standard

    static let opener = AnswerOpener(
        stretch: { text, salt, _ in stretched(text, salt) },
        open: { box, key in
            guard box.count >= 28, Array(box.suffix(16)) == Array(key.prefix(16)) else { return nil }
            return mixed(Array(box[12..<(box.count - 16)]), key)
        })

    /// Sixty-four bytes that depend on the text and the salt alone.
    static func stretched(_ text: [UInt8], _ salt: [UInt8]) -> [UInt8] {
        let seed = (text + salt).reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        var generator = SeededGenerator(seed: seed)
        return (0..<64).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }

    private static func mixed(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
        bytes.enumerated().map { $1 ^ key[$0 % key.count] }
    }

    static func box(_ bytes: [UInt8], _ key: SealKey) -> [UInt8] {
        [UInt8](repeating: 0, count: 12) + mixed(bytes, key.bytes) + key.bytes.prefix(16)
    }

    static func key(_ number: UInt8) -> SealKey {
        SealKey([UInt8](repeating: number, count: 32)) ?? SealKey(counted: [])
    }

    /// A task whose answer is sealed, and yields the key.
    static func task(_ id: String, answer: String, _ key: SealKey, success: String? = nil, at longitude: Double)
        -> String
    {
        let salt = Array("a salt of \(id)".utf8)
        let shape = AnswerShape.text(nil)
        let seals = shape.normalForms(of: answer).compactMap { form in
            SealedAnswer.Seal(stretched(Array(form.utf8), salt), hiding: key)
        }
        let texts = success.map { box(Array($0.utf8), SealKey([key], for: .success(.init(id)))) }
        let sealed = SealedAnswer(shape: shape, isExact: true, cost: cost, salt: salt, seals: seals, success: texts)
        return feature(id, "\"answer\": " + text(sealed?.json ?? .null), at: longitude)
    }

    static func feature(_ id: String, _ properties: String, at longitude: Double) -> String {
        """
        {"type": "Feature", "id": "\(id)", "properties": {"name": "\(id)", \(properties)}, \
        "geometry": {"type": "Point", "coordinates": [\(longitude), 55.15]}}
        """
    }

    static func text(_ value: JSONValue) -> String { String(decoding: JSONWriter().write(value), as: UTF8.self) }
}

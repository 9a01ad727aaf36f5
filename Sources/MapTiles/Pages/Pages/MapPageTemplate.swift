import JSON
import Support

/// The page without its contents, and its script.
enum MapPageTemplate {
    /// The page with its placeholders filled in; contents are not searched for placeholders.
    ///
    /// - Parameter attribution: HTML.
    static func page(title: String, attribution: String, language: Language, settings: JSONValue) -> [UInt8] {
        let contents = [
            "language": Array(language.rawValue.utf8), "title": escaped(title), "settings": escaped(settings),
            "attribution": Array(attribution.utf8),
            "noscript": escaped("\(MapPageTexts.noScript.english) \(MapPageTexts.noScript.russian)"),
        ]
        var page: [UInt8] = []
        var rest = PackageResources.page_html[...]
        while let opening = position(of: 0x7B, in: rest), let closing = position(of: 0x7D, in: rest[opening...]) {
            page += rest[..<opening]
            page += contents[String(decoding: rest[(opening + 2)..<closing], as: UTF8.self)] ?? []
            rest = rest[(closing + 2)...]
        }
        return page + rest
    }

    /// The parts of the script in one function of their own, after the table of colours and layers.
    static var script: [UInt8] {
        Array("\"use strict\";\n(() => {\nconst TABLE = ".utf8) + PackageResources.table_json + Array(";\n".utf8)
            + PackageResources.archive_js + PackageResources.glyphs_js + PackageResources.style_js
            + PackageResources.map_js
            + Array("})();\n".utf8)
    }

    /// Where a byte first stands twice.
    private static func position(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.dropLast().first { bytes[$0] == byte && bytes[$0 + 1] == byte }
    }

    /// Text as the content of an element (HTML, 13.1.2.1).
    private static func escaped(_ text: String) -> [UInt8] {
        text.utf8.flatMap { byte in
            switch byte {
            case UInt8(ascii: "&"): Array("&amp;".utf8)
            case UInt8(ascii: "<"): Array("&lt;".utf8)
            case UInt8(ascii: ">"): Array("&gt;".utf8)
            default: [byte]
            }
        }
    }

    /// JSON as the content of a script element: without `<` nothing in it ends the element (HTML, 4.12.1.3).
    private static func escaped(_ value: JSONValue) -> [UInt8] {
        JSONWriter().write(value).flatMap { $0 == UInt8(ascii: "<") ? Array(#"\u003c"#.utf8) : [$0] }
    }
}

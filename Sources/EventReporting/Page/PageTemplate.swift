import GeoJSON

/// The page without its contents.
enum PageTemplate {
    /// A placeholder in the page, written `{{language}}`.
    enum Place: String {
        case language
        case title
        case noscript
        case style
        case texts
        case figures
        case page
        case script
    }

    /// The page with its placeholders filled in. Contents are not searched for placeholders.
    static func filled(_ parts: [Place: [UInt8]]) -> [UInt8] {
        var parts = parts
        parts[.style] = PackageResources.page_css
        parts[.script] = script
        var page: [UInt8] = []
        var rest = PackageResources.page_html[...]
        while let opening = position(of: 0x7B, in: rest), let closing = position(of: 0x7D, in: rest[opening...]) {
            page += rest[..<opening]
            let name = String(decoding: rest[(opening + 2)..<closing], as: UTF8.self)
            page += Place(rawValue: name).flatMap { parts[$0] } ?? []
            rest = rest[(closing + 2)...]
        }
        return page + rest
    }

    /// The parts of the script, in one function of their own: what one names, those after it can use.
    static var script: [UInt8] {
        Array("\"use strict\";\n(() => {\n".utf8) + PackageResources.basics_js + PackageResources.map_js
            + PackageResources.replay_js + PackageResources.charts_js + PackageResources.tables_js
            + Array("})();\n".utf8)
    }

    /// Where a byte first stands twice.
    private static func position(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.dropLast().first { bytes[$0] == byte && bytes[$0 + 1] == byte }
    }

    /// Text as the content of an element (HTML, 13.1.2.1).
    static func escaped(_ text: String) -> [UInt8] {
        text.utf8.flatMap { byte in
            switch byte {
            case UInt8(ascii: "&"): Array("&amp;".utf8)
            case UInt8(ascii: "<"): Array("&lt;".utf8)
            case UInt8(ascii: ">"): Array("&gt;".utf8)
            default: [byte]
            }
        }
    }

    /// JSON as the content of a script element: without `<` nothing in it ends the element, or starts a comment (HTML, 4.12.1.3).
    ///
    /// In JSON `<` occurs in strings only.
    static func escaped(_ value: JSONValue) -> [UInt8] {
        let bytes = JSONWriter().write(value)
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == UInt8(ascii: "<") { escaped += Array(#"\u003c"#.utf8) } else { escaped.append(byte) }
        }
        return escaped
    }
}

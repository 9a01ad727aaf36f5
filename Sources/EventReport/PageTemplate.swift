import CPages
import GeoJSON
import JSON
import Support

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
        case scripthash
        case stylehash
    }

    static var html: [UInt8] { Array(report_page_html()) }
    static var style: [UInt8] { Array(report_page_css()) }

    /// The page with its placeholders filled in. Contents are not searched for placeholders.
    static func filled(_ parts: [Place: [UInt8]]) -> [UInt8] {
        var parts = parts
        parts[.style] = style
        parts[.script] = script
        parts[.scripthash] = source(of: script)
        parts[.stylehash] = source(of: style)
        var page: [UInt8] = []
        var rest = html[...]
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
        let parts = [
            Array(report_basics_js()), Array(report_riders_js()), Array(report_dots_js()),
            Array(report_ground_js()),
            Array(report_field_js()), Array(report_markers_js()), Array(report_map_js()), Array(report_replay_js()),
            Array(report_charts_js()), Array(report_few_js()), Array(report_comparison_js()),
            Array(report_chosen_js()), Array(report_tables_js()), Array(report_start_js()),
        ]
        return Array("\"use strict\";\n(() => {\n".utf8) + parts.joined() + Array("})();\n".utf8)
    }

    /// What a content security policy calls an element of the page with these contents between two ends of lines: the browser runs or
    /// applies no other.
    ///
    /// Source: Content Security Policy Level 3, section 6.7.2.3.
    private static func source(of contents: [UInt8]) -> [UInt8] {
        let newline = [UInt8(ascii: "\n")]
        let words = (newline + contents + newline).withUnsafeBytes(SHA256.digest)
        let digest = [words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7].flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
        return Array("sha256-\(Base64.text(digest))".utf8)
    }

    /// Where a byte is twice.
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

extension [UInt8] {
    /// The bytes of a file that is in the program.
    fileprivate init(_ file: embedded_file) {
        self.init(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}

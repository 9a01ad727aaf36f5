import CPages
import GeoJSON
import Geodesy
import JSON
package import Quests
package import Support

/// A page that shows an archive of tiles as a map for cyclists, with MapLibre GL JS.
///
///     var page = MapPage(title: "Old town", archive: "map.pmtiles", language: .english)
///     page.show(quest)
///     for file in page.files { try OutputFile.write(file.bytes, to: "folder/\(file.name)") }
///
/// Beside its files stand the archive and the two files of MapLibre, `maplibre-gl.js` and `maplibre-gl.css`. The page asks its own host
/// only, and the archive by ranges of bytes.
package struct MapPage: Sendable {
    /// The name of the map.
    package var title: String
    /// The name of the archive beside the page.
    package var archive: String
    /// The language in which the page opens.
    package var language: Language
    /// The name of a picture beside the page for browsers without WebGL.
    package var picture: String?
    /// Where the tiles' data come from, as the archive says it: text, or HTML that is shown as text. Empty where it says nothing.
    package var attribution = ""
    private var tasks: [JSONValue] = []
    private var zones: [JSONValue] = []
    private var ends: [(String, Coordinate)] = []
    private var bounds: BoundingBox?

    /// Describes a page without a quest.
    package init(title: String, archive: String, language: Language) {
        self.title = title
        self.archive = archive
        self.language = language
    }

    /// Puts the tasks, the zones, the start and the finish of a quest on the map, which then opens where they are. Texts are shown in
    /// the language of the page, where the quest has them in it. Everything of the quest is shown: hand over the riders' view where
    /// riders will see it.
    package mutating func show(_ quest: Quest) {
        let editions = Language.all.map { (language: $0, quest: quest.localized(in: $0.tag)) }
        tasks = quest.tasks.indices.map { index in
            func texts(_ text: (Language, Quest, Quest.Task) -> String) -> JSONValue {
                .object(
                    JSONObject(
                        editions.map {
                            ($0.language.tag, .string(text($0.language, $0.quest, $0.quest.tasks[index])))
                        }))
            }
            return [
                "name": texts { _, _, task in task.name },
                "points": texts { language, quest, task in quest.value(of: task).message[language] },
                "place": Self.place(quest.tasks[index].coordinate),
            ]
        }
        zones = quest.zones.map { zone in
            let areas = zone.polygons.map { rings in
                JSONValue.array(rings.map { ring in .array(ring.map(Self.place)) })
            }
            return [
                "type": "Feature", "properties": ["name": .string(zone.name)],
                "geometry": ["type": "MultiPolygon", "coordinates": .array(areas)],
            ]
        }
        ends = [("start", quest.settings.start), ("finish", quest.settings.finish)].compactMap { key, place in
            place.map { (key, $0) }
        }
        let corners = quest.zones.flatMap { $0.polygons.flatMap { $0.flatMap { $0 } } }
        bounds = BoundingBox(quest.tasks.map(\.coordinate) + corners + ends.map(\.1))
    }

    private static func place(_ place: Coordinate) -> JSONValue {
        .array([.double(place.longitude), .double(place.latitude)])
    }

    /// A file of the page.
    package struct File: Sendable {
        /// Its name, without a folder.
        package var name: String
        /// What is in it.
        package var bytes: [UInt8]
    }

    /// The files of the page, `index.html` the first; with them the licence of MapLibre, which asks for that wherever it is passed on.
    package var files: [File] {
        [
            File(
                name: "index.html",
                bytes: MapPageTemplate.page(
                    title: title, attribution: PageAttribution.html(of: attribution), language: language,
                    settings: settings)),
            File(name: "page.css", bytes: Array(tiles_page_css())),
            File(name: "page.js", bytes: MapPageTemplate.script),
            File(name: "maplibre-gl.LICENSE.txt", bytes: Array(tiles_licence_txt())),
        ]
    }

    private var settings: JSONValue {
        let corners = bounds.map { box in
            JSONValue.array([.double(box.west), .double(box.south), .double(box.east), .double(box.north)])
        }
        let places = Dictionary(ends.map { ($0, Self.place($1)) }) { first, _ in first }
        return [
            "archive": .string(archive), "title": .string(title), "language": .string(language.tag),
            "tasks": .array(tasks), "zones": ["type": "FeatureCollection", "features": .array(zones)],
            "start": places["start"] ?? .null, "finish": places["finish"] ?? .null,
            "bounds": corners ?? .null, "picture": picture.map { .string($0) } ?? .null,
            "attribution": .string(PageAttribution.html(of: attribution)), "texts": MapPageTexts.all,
        ]
    }
}

/// The page without its contents, and its script.
enum MapPageTemplate {
    /// The page with its placeholders filled in; contents are not searched for placeholders.
    ///
    /// - Parameter attribution: HTML.
    static func page(title: String, attribution: String, language: Language, settings: JSONValue) -> [UInt8] {
        let contents = [
            "language": Array(language.tag.utf8), "title": escaped(title), "settings": escaped(settings),
            "attribution": Array(attribution.utf8),
            "noscript": escaped(Language.all.map { Message("map-page-no-script")[$0] }.joined(separator: " ")),
        ]
        var page: [UInt8] = []
        var rest = Array(tiles_page_html())[...]
        while let opening = position(of: 0x7B, in: rest), let closing = position(of: 0x7D, in: rest[opening...]) {
            page += rest[..<opening]
            page += contents[String(decoding: rest[(opening + 2)..<closing], as: UTF8.self)] ?? []
            rest = rest[(closing + 2)...]
        }
        return page + rest
    }

    /// The parts of the script in one function of their own, after the table of colours and layers.
    static var script: [UInt8] {
        Array("\"use strict\";\n(() => {\nconst TABLE = ".utf8) + Array(tiles_table_json()) + Array(";\n".utf8)
            + Array(tiles_archive_js()) + Array(tiles_glyphs_js()) + Array(tiles_style_js())
            + Array(tiles_map_js())
            + Array("})();\n".utf8)
    }

    /// Where a byte is twice.
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

/// Where the data of a map come from, as HTML out of text that nobody has looked at.
enum PageAttribution {
    /// Longer ones are cut.
    private static let limit = 500
    private static let entities = [
        "&copy;": "©", "&#169;": "©", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": " ",
        "&amp;": "&",
    ]

    /// The HTML of an archive's attribution: its text, without elements of its own. OpenStreetMap's name leads to the page about its
    /// rights, as its licence asks; nothing else becomes a link.
    static func html(of attribution: String) -> String {
        let known = ["© OpenStreetMap contributors", "© OpenStreetMap"]
        var html = ""
        var rest = text(of: attribution)[...]
        while !rest.isEmpty {
            if let name = known.first(where: { rest.hasPrefix($0) }) {
                html += "<a href=\"https://www.openstreetmap.org/copyright\">\(name)</a>"
                rest = rest.dropFirst(name.count)
            } else {
                html += escaped(rest.removeFirst())
            }
        }
        return html
    }

    /// What can be read of HTML or text.
    private static func text(of attribution: String) -> String {
        var text = ""
        var rest = attribution.prefix(limit)
        while let character = rest.first {
            if character == "<", let end = rest.firstIndex(of: ">") {
                rest = rest[rest.index(after: end)...]
            } else if character == "&", let (name, sign) = entities.first(where: { rest.hasPrefix($0.key) }) {
                text += sign
                rest = rest.dropFirst(name.count)
            } else {
                text.append(rest.removeFirst())
            }
        }
        return text
    }

    private static func escaped(_ character: Character) -> String {
        switch character {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: String(character)
        }
    }
}

extension [UInt8] {
    /// The bytes of a file that is in the program.
    fileprivate init(_ file: embedded_file) {
        self.init(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}

internal import Geodesy
public import Quests
internal import Scoring
internal import Support

/// A quest for map programs and for MapRun, as KML 2.2.
///
///     let bytes = KMLDocument(quest).encoded()
///     let course = KMLDocument(quest, naming: .codes).encoded()
///
/// Folders contain the tasks, start and finish, and the zones, with names and descriptions, and values, difficulties and categories of
/// tasks as extended data. The description of the document ends with the contacts.
/// Answers, hints and success texts are left out. Longitudes and latitudes have seven decimals.
///
/// Source: OGC KML 2.2, OGC 07-147r2, whose order of elements is kept; for codes MapRun's guide for planners,
/// <https://maprun.uk/about/planning/>.
public struct KMLDocument: Sendable {
    /// How places are named.
    public enum Naming: String, Sendable, Hashable, CaseIterable {
        /// By their names.
        case names
        /// By their codes alone, as MapRun reads a course: S1, the numbers of the controls in the order of the quest, F1. Without a start
        /// in the quest, it is at the first task, and the finish at the start. There are no folders and no zones.
        case codes
    }

    private let quest: Quest
    private let naming: Naming
    private let words: LocalizedQuest
    private let showsSecrets: Bool

    /// Takes a quest.
    ///
    /// - Parameters:
    ///   - language: the tag of the language of the texts; if the quest lacks it, the texts are as the organiser wrote them.
    ///   - showsSecrets: whether descriptions also have a right answer, the hints and the text on success, for the organiser; not in a
    ///     course by codes. `Quest.forRiders` leaves out the hidden tasks.
    public init(_ quest: Quest, naming: Naming = .names, language: String? = nil, showsSecrets: Bool = false) {
        self.quest = quest
        self.showsSecrets = showsSecrets
        self.naming = naming
        words = LocalizedQuest(quest, language)
    }

    /// The document as XML.
    /// - Complexity: linear in the size of the quest.
    public func encoded() -> [UInt8] {
        var writer = XMLWriter()
        writer.element("kml", ["xmlns": "http://www.opengis.net/kml/2.2"]) { kml in
            kml.element("Document") { document in
                document.element("name", words.title ?? quest.settings.id ?? "Quest")
                let details = [words.description, words.contacts(quest.settings)].compactMap { $0 }
                document.element("description", optional: details.isEmpty ? nil : details.joined(separator: "\n\n"))
                switch naming {
                case .names: writeFolders(to: &document)
                case .codes: writeCourse(to: &document)
                }
            }
        }
        return writer.bytes
    }

    private func writeFolders(to document: inout XMLWriter) {
        if !quest.zones.isEmpty { ZoneStyle.all.forEach { $0.write(to: &document) } }
        document.element("Folder") { folder in
            folder.element("name", words.tasks)
            for task in quest.tasks {
                folder.element("Placemark") { placemark in
                    placemark.element("name", words.name(of: task))
                    let details = [words.description(of: task), showsSecrets ? words.secrets(of: task) : nil].compactMap
                    { $0 }
                    placemark.element(
                        "description", optional: details.isEmpty ? nil : details.joined(separator: "\n\n"))
                    placemark.element("ExtendedData") { data in
                        data.writeDatum("number", String(task.number))
                        data.writeDatum("points", IOF.number(quest.value(of: task)))
                        if let word = task.difficulty?.word { data.writeDatum("difficulty", words.own(word)) }
                        if let category = task.category { data.writeDatum("category", category) }
                    }
                    placemark.writePoint(task.coordinate)
                }
            }
        }
        let ends = [(words.start, quest.settings.start), (words.finish, quest.settings.finish)]
        if ends.contains(where: { $0.1 != nil }) {
            document.element("Folder") { folder in
                folder.element("name", words.ends)
                for (name, place) in ends {
                    if let place { folder.writePlacemark(name, place) }
                }
            }
        }
        guard !quest.zones.isEmpty else { return }
        document.element("Folder") { folder in
            folder.element("name", words.zones)
            for zone in quest.zones { folder.write(zone, words) }
        }
    }

    private func writeCourse(to document: inout XMLWriter) {
        let codes = ControlCodes(quest)
        let course = quest.course
        let start = quest.settings.start ?? course.first?.task.coordinate
        if let start { document.writePlacemark(ControlCodes.start, start) }
        for (position, task) in course { document.writePlacemark(codes[position], task.coordinate) }
        if let finish = quest.settings.finish ?? start { document.writePlacemark(ControlCodes.finish, finish) }
    }
}

/// How zones of one kind are drawn. Colours are alpha, blue, green, red, as in KML.
private struct ZoneStyle {
    let identifier: String
    let line: String
    let area: String

    static let bounds = ZoneStyle(identifier: "bounds", line: "ff707070", area: "00ffffff")
    package static let forbidden = ZoneStyle(identifier: "forbidden", line: "ff2020c0", area: "602020c0")
    static let toll = ZoneStyle(identifier: "toll", line: "ff00a0e0", area: "6000a0e0")
    static let all = [bounds, forbidden, toll]

    static func of(_ kind: Quest.Zone.Kind) -> ZoneStyle {
        switch kind {
        case .bounds: bounds
        case .forbidden: forbidden
        case .toll: toll
        }
    }

    func write(to document: inout XMLWriter) {
        document.element("Style", ["id": identifier]) { style in
            style.element("LineStyle") { element in
                element.element("color", line)
                element.element("width", "2")
            }
            style.element("PolyStyle") { $0.element("color", area) }
        }
    }
}

/// Elements in the order of the standard.
extension XMLWriter {
    fileprivate mutating func writePlacemark(_ name: String, _ place: Coordinate) {
        element("Placemark") { placemark in
            placemark.element("name", name)
            placemark.writePoint(place)
        }
    }

    fileprivate mutating func writePoint(_ place: Coordinate) {
        element("Point") { $0.element("coordinates", Self.text(place)) }
    }

    fileprivate mutating func writeDatum(_ name: String, _ value: String) {
        element("Data", ["name": name]) { $0.element("value", value) }
    }

    fileprivate mutating func write(_ zone: Quest.Zone, _ words: LocalizedQuest) {
        let polygons = zone.polygons.map { rings in rings.map(Self.closed) }.filter { ($0.first?.count ?? 0) >= 4 }
        guard !polygons.isEmpty else { return }
        element("Placemark") { placemark in
            placemark.element("name", words.name(of: zone))
            placemark.element("description", words.meaning(of: zone.kind))
            placemark.element("styleUrl", "#\(ZoneStyle.of(zone.kind).identifier)")
            if polygons.count == 1 {
                placemark.write(polygons[0])
            } else {
                placemark.element("MultiGeometry") { geometry in
                    for polygon in polygons { geometry.write(polygon) }
                }
            }
        }
    }

    private mutating func write(_ rings: [[Coordinate]]) {
        element("Polygon") { polygon in
            for (index, ring) in rings.enumerated() where ring.count >= 4 {
                polygon.element(index == 0 ? "outerBoundaryIs" : "innerBoundaryIs") { boundary in
                    boundary.element("LinearRing") { line in
                        line.element("coordinates", ring.map(Self.text).joined(separator: " "))
                    }
                }
            }
        }
    }

    /// A ring that ends where it starts.
    private static func closed(_ ring: [Coordinate]) -> [Coordinate] {
        guard let first = ring.first, ring.last != first else { return ring }
        return ring + [first]
    }

    private static func text(_ place: Coordinate) -> String {
        [place.longitude, place.latitude].map { XMLNumber.text($0, decimals: 7) ?? "0" }.joined(separator: ",")
    }
}

import MapBuilding
import RoadMap
import Testing

/// Tags of a way, what they mean to a bicycle, and where that is written.
struct WayRow: Sendable, CustomTestStringConvertible {
    /// The verdict forward and backward; nil for ways that are left out.
    enum Verdict: Sendable, Equatable {
        case out
        case way(Travel, Travel)
    }

    var tags: WayTags
    /// `nil` where the row is about something else.
    var verdict: Verdict?
    var gives: [String: String]
    /// Which published bicycle profiles judge otherwise, and why we do not.
    var unlike: String?
    /// The page of the OSM wiki.
    var page = ""
    var text: String

    var testDescription: String { "\(page): \(text)" }

    private init(_ text: String, _ verdict: Verdict?, _ gives: [String: String], _ unlike: String?) {
        self.text = text
        self.verdict = verdict
        self.gives = gives
        self.unlike = unlike
        tags = WayTags()
        for pair in text.split(separator: " + ") {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            if let tag = WayTags.Tag(key: parts[0]) { tags[tag] = parts[1] }
        }
    }

    /// `"highway=residential + oneway=yes", .ride, .push`
    init(_ text: String, _ forward: Travel, _ backward: Travel, _ gives: [String: String] = [:], unlike: String? = nil)
    {
        self.init(text, .way(forward, backward), gives, unlike)
    }

    /// The same both ways.
    init(_ text: String, _ both: Travel, _ gives: [String: String] = [:], unlike: String? = nil) {
        self.init(text, .way(both, both), gives, unlike)
    }

    /// Ways that are left out.
    static func out(_ text: String, unlike: String? = nil) -> WayRow { WayRow(text, .out, [:], unlike) }

    /// Rows about what a way is like.
    static func gives(_ text: String, _ gives: [String: String]) -> WayRow { WayRow(text, nil, gives, nil) }

    static func page(_ page: String, _ rows: [WayRow]) -> [WayRow] {
        rows.map {
            var row = $0
            row.page = page
            return row
        }
    }

    /// What a row's `gives` names, read from attributes.
    static func properties(_ attributes: EdgeAttributes) -> [String: String] {
        [
            "class": "\(attributes.roadClass)", "surface": "\(attributes.surface)",
            "smoothness": "\(attributes.smoothness)", "grade": "\(attributes.trackGrade)",
            "scale": "\(attributes.mountainBikeScale)", "incline": "\(attributes.incline)",
            "light": "\(attributes.lighting)", "route": "\(attributes.route)", "traffic": "\(attributes.traffic)",
            "lanes": "\(attributes.forwardCycleway) \(attributes.backwardCycleway)",
            "destination": "\(attributes.isDestinationOnly)", "roundabout": "\(attributes.isRoundabout)",
            "bridge": "\(attributes.isBridge)", "tunnel": "\(attributes.isTunnel)",
        ]
    }
}

import EngineTestSupport
import Scoring

/// A quest file that uses every member of the profile, and tasks to be changed one member at a time.
enum ProfileFile {
    /// Three tasks of a course with an area around them.
    static func file(
        tasks: [String: String] = [:], quest: String? = nil, features: [String] = []
    ) -> String {
        let places = [("oak", 61.40), ("mill", 61.41), ("pond", 61.42)]
        return QuestText.file(
            places.map { QuestText.task($0.0, $0.1, more: tasks[$0.0] ?? "", id: "\"\($0.0)\"") } + features,
            quest: quest)
    }

    /// A feature with a role, around or on the three tasks.
    static func feature(_ properties: String, _ geometry: String, id: String? = nil) -> String {
        let identifier = id.map { "\"id\": \"\($0)\", " } ?? ""
        return "{\"type\": \"Feature\", \(identifier)\"properties\": {\(properties)}, \"geometry\": \(geometry)}"
    }

    static func square(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> String {
        """
        {"type": "Polygon", "coordinates": [[[\(west), \(south)], [\(east), \(south)], [\(east), \(north)], \
        [\(west), \(north)], [\(west), \(south)]]]}
        """
    }

    static func point(_ longitude: Double, _ latitude: Double) -> String {
        "{\"type\": \"Point\", \"coordinates\": [\(longitude), \(latitude)]}"
    }

    static let everything = file(
        tasks: [
            "oak": """
            "description": "Whose face?", "points": 25, "code": 31, "radius": 20, "dwell": 10, "order": 1, "answerAt": "task",
            "opens": 5, "closes": "2026-06-06T15:00+05:00",
            "attempts": {"most": 3, "lockout": 60},
            "hints": ["Look up.", {"text": "A poet.", "penalty": "50%"}, {"text": "Pu…", "penalty": 5}],
            "success": "Well seen.", "judged": false,
            "texts": {"ru": {"name": "Дуб", "description": "Чьё лицо?", "success": "Верно.",
                             "hints": ["Наверх.", "", "Пу…"]}}
            """,
            "mill": #""requires": "oak", "order": 2, "attempts": 4, "hints": "One|Two", "texts": {"ru": {}}"#,
            "pond": #""requires": ["mill", {"any": 1, "of": ["oak", "mill"]}], "texts": {"ru": {"name": "Пруд"}}"#,
        ],
        quest: """
            {"version": 1, "id": "lake-2026", "title": "Lake", "description": "Around it.", "language": "en",
             "languages": ["en", "ru"], "texts": {"ru": {"title": "Озеро", "description": "Вокруг него."}},
             "contacts": {"name": "Anna", "phone": "112", "email": "a@example.org", "url": "https://example.org"},
             "start": [61.4, 55.151], "finish": [61.41, 55.151],
             "startWindow": {"opens": "2026-06-06T10:00+05:00", "closes": "2026-06-06T11:00:00+05:00"},
             "massStart": "2026-06-06T05:30:00Z", "timeLimit": 120,
             "teams": {"size": [2, 5], "together": {"metres": 25, "seconds": 60}},
             "answerAt": "anywhere", "flags": {"sharedRide": "disqualified", "tooExact": "judge", "noApproach": "nothing"},
             "scoring": "irf"}
            """,
        features: [
            feature(
                #""role": "zone", "zone": "bounds", "name": "Town", "texts": {"ru": {"name": "Город"}}"#,
                square(61.3, 55.1, 61.5, 55.2), id: "town"),
            feature(
                #""role": "zone", "zone": "toll", "toll": {"perEntry": 5, "perMinute": -0.5, "minutes": "full"}"#,
                square(61.404, 55.14, 61.406, 55.16)),
            feature(#""role": "zone", "zone": "forbidden""#, square(61.414, 55.14, 61.416, 55.16)),
            feature(
                #""role": "closure", "name": "Market street""#,
                #"{"type": "LineString", "coordinates": [[61.4, 55.15], [61.41, 55.152]]}"#),
            feature(#""role": "start", "name": "Square""#, point(61.4, 55.151)),
            feature(#""role": "finish""#, point(61.41, 55.151)),
        ])
}

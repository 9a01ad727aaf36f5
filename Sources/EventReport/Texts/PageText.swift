import GeoJSON
import Support

/// The texts of the page, by the keys of its elements and its script.
enum PageText {
    /// The title of a quest that has none.
    static let untitled = Message("page-untitled")
    static let needsScript = Message("page-needs-script")

    static let all: [(key: String, text: Message)] =
        page + map + charts + figures + statuses + RiderText.all + ZoneText.all

    /// The text above the title.
    static func kicker(isRecorded: Bool) -> Message {
        isRecorded
            ? Message("page-kicker")
            : Message("page-kicker-2")
    }

    /// All texts, by language and key.
    static var json: JSONValue {
        .inEveryLanguage { language in .object(JSONObject(all.map { ($0.key, .string($0.text[language])) })) }
    }

    private static let page = [
        ("languageChoice", Message("report-language-choice")),
        ("summary", Message("report-summary")),
        ("advice", Message("report-advice")),
        ("map", Message("report-map")),
        ("charts", Message("report-charts")),
        ("tasks", Message("report-tasks")),
        ("contacts", Message("report-contacts")),
        ("standings", Message("report-standings")),
        ("showAll", Message("report-show-all")),
        ("showMore", Message("report-show-more")),
        ("toStandings", Message("report-to-standings")),
        (
            "fairNote",
            Message("page-12")
        ),
    ]

    private static let map = [
        (
            "mapKeys",
            Message("page-map")
        ),
        ("zoomIn", Message("report-zoom-in")),
        ("zoomOut", Message("report-zoom-out")),
        ("fit", Message("report-fit")),
        ("tasksTogether", Message("report-tasks-together")),
        ("close", Message("report-close")),
        ("play", Message("report-play")),
        ("pause", Message("report-pause")),
        ("time", Message("report-time")),
        ("speed", Message("report-speed")),
        ("heat", Message("report-heat")),
        ("start", Message("report-start")),
        ("finish", Message("report-finish")),
        ("startAndFinish", Message("report-start-and-finish")),
        ("waiting", Message("report-waiting")),
        ("riding", Message("report-riding")),
        ("standing", Message("report-standing")),
        ("home", Message("report-home")),
        ("gaveUp", Message("report-gave-up")),
        ("nobodyCame", Message("report-nobody-came")),
        ("arrivalsHere", Message("report-arrivals-here")),
    ]

    private static let charts = [
        ("finishTimes", Message("report-finish-times")),
        (
            "finishTimesNote",
            Message("page-charts-2")
        ),
        ("later", Message("report-later")),
        ("timeLimit", Message("report-time-limit")),
        ("solveRates", Message("report-solve-rates")),
        (
            "solveRatesNote",
            Message("page-charts-6")
        ),
        ("came", Message("report-came")),
        (
            "solvedNote",
            Message("page-charts-8")
        ),
        ("rides", Message("report-rides")),
        (
            "ridesNote",
            Message("page-charts-10")
        ),
        ("pointsOverTime", Message("report-points-over-time")),
        (
            "pointsNote",
            Message("page-charts-12")
        ),
        (
            "pointsFewNote",
            Message("page-charts-13")
        ),
        ("arrivals", Message("report-arrivals")),
        (
            "arrivalsNote",
            Message("page-charts-15")
        ),
        ("heights", Message("report-heights")),
        (
            "heightsNote",
            Message("page-charts-17")
        ),
        ("heightsKnown", Message("report-heights-known")),
        ("heightsUnknown", Message("report-heights-unknown")),
        ("whoseHeights", Message("report-whose-heights")),
        ("up", Message("report-up")),
        ("down", Message("report-down")),
        ("steepest", Message("report-steepest")),
        ("metres", Message("report-metres")),
        ("lines", Message("report-lines")),
        (
            "linesNote",
            Message("page-charts-26")
        ),
    ]

    private static let figures = [
        ("contestants", Message("report-contestants")),
        ("inTime", Message("report-in-time")),
        ("notStarted", Message("report-not-started")),
        ("flagged", Message("report-flagged")),
        ("solvedAll", Message("report-solved-all")),
        ("medianTime", Message("report-median-time")),
        ("medianPoints", Message("report-median-points")),
        ("distance", Message("report-distance")),
        ("kilometres", Message("report-kilometres")),
        ("wrongTurns", Message("report-wrong-turns")),
        ("reroutes", Message("report-reroutes")),
        ("number", Message("report-number")),
        ("task", Message("report-task")),
        ("points", Message("report-points")),
        ("fair", Message("report-fair")),
        ("reached", Message("report-reached")),
        ("solved", Message("report-solved")),
        ("solveRate", Message("report-solve-rate")),
        ("answersEach", Message("report-answers-each")),
        ("hints", Message("report-hints")),
        ("first", Message("report-first")),
        ("median", Message("report-median")),
        ("line", Message("report-line")),
        ("wait", Message("report-wait")),
        ("class", Message("report-class")),
        ("place", Message("report-place")),
        ("rider", Message("report-rider")),
        ("solvedTasks", Message("report-solved-tasks")),
        ("rideTime", Message("report-ride-time")),
        ("status", Message("report-status")),
    ]

    private static let statuses = [
        ("status-ok", Message("page-statuses")),
        ("status-notStarted", Message("page-statuses-2")),
        ("status-underWay", Message("page-statuses-3")),
        ("status-didNotFinish", Message("page-statuses-4")),
        ("status-overTime", Message("page-statuses-5")),
        ("status-missingPunch", Message("page-statuses-6")),
        ("status-disqualified", Message("page-statuses-7")),
    ]
}

/// The texts of the page about zones and closed roads.
enum ZoneText {
    static let all: [(key: String, text: Message)] = [
        ("zone-bounds", Message("zone-all")),
        ("zone-forbidden", Message("zone-all-2")),
        ("zone-toll", Message("zone-all-3")),
        ("zone-closed", Message("zone-all-4")),
        ("eachEntry", Message("report-each-entry")),
        ("eachMinute", Message("report-each-minute")),
    ]
}

import Exchange
import GeoJSON
import JSON
package import MapDrawing
import Quests
import RideLogs
public import RideSimulation
public import RoadMap
import Routing
import Scoring
public import Support

/// A simulated or recorded event as one page for a browser: a map that replays the field, charts and tables.
///
///     let statistics = EventStatistics(of: outcome)
///     let report = EventReport(of: outcome, statistics, advice: simulation.advice(after: statistics), on: graph)
///     report.page(in: .english)  // bytes of an HTML file
///
/// The page is self-contained: no network, no other file. The same event gives the same bytes.
public struct EventReport: Sendable {
    private let outcome: EventOutcome
    private let statistics: EventStatistics
    private let advice: EventAdvice
    private let graph: RoadGraph
    /// What is written in place of the names of hidden tasks.
    private let hidden: [HiddenName]
    /// What the map shows beneath the roads, such as parks and water, the lowest first. Each layer has the colour that the style of the
    /// page gives to its name.
    package var ground: [MapAreas] = []

    /// Prepares a report.
    ///
    /// - Parameters:
    ///   - graph: the map that was ridden on.
    ///   - hidesTasks: whether tasks that riders see only once they have solved others are called by their numbers.
    public init(
        of outcome: EventOutcome, _ statistics: EventStatistics, advice: EventAdvice, on graph: RoadGraph,
        hidesTasks: Bool = false
    ) {
        hidden = hidesTasks ? HiddenName.all(of: outcome.quest) : []
        self.outcome = outcome
        self.statistics = statistics
        self.advice = advice
        self.graph = graph
    }

    /// The area of the map on the page, in pixels as fine as its ground is shown.
    ///
    /// - Throws: `MapDrawingError.impossibleArea` where the event takes place around the whole Earth.
    package var frame: MapFrame {
        get throws(MapDrawingError) { try ReportSheet(of: outcome).frame }
    }

    /// The page as HTML in UTF-8; it opens in one language, and can be switched to the others.
    ///
    /// - Complexity: O(*e* + *p* + *c* · *t*) for *e* edges of the map, *p* points of tracks, *c* contestants and *t* tasks.
    public func page(in language: Language) -> [UInt8] {
        PageTemplate.filled([
            .language: Array(language.tag.utf8), .title: PageTemplate.escaped(title[language]),
            .noscript: PageTemplate.escaped(
                Language.all.map { PageText.needsScript[$0] }.joined(separator: " ")),
            .texts: PageTemplate.escaped(PageText.json),
            .figures: PageTemplate.escaped(figures),
            .page: PageTemplate.escaped(content(language)),
        ])
    }

    /// The figures on the page: those of `EventOutcome.figures`, without the outcome of each task in each ride.
    var figures: JSONValue {
        var figures = statistics.json(advice: advice).objectValue ?? [:]
        figures["standings"] = outcome.standings.jsonWithoutTasks
        return HiddenName.replacing(hidden, in: .object(figures))
    }

    private var title: Message {
        let none = PageText.untitled
        let settings = outcome.quest.settings
        return settings.title == nil ? none : Message("", ["": settings.titleValue])
    }

    /// Everything except the figures.
    private func content(_ language: Language) -> JSONValue {
        let quest = hidden.isEmpty ? outcome.quest : outcome.quest.withoutHiddenTexts
        let sheet = ReportSheet(of: outcome)
        let lines = advice.lines(of: statistics)
        var content: JSONObject = [
            "language": .string(language.tag),
            "titles": .inEveryLanguage { .string(title[$0]) },
            "kickers": .inEveryLanguage { .string(PageText.kicker(isRecorded: outcome.isRecorded)[$0]) },
            "names": .inEveryLanguage { language in
                .array(quest.tasks.map { .string($0.name(in: language.tag)) })
            },
            "kinds": .inEveryLanguage { language in
                .array(
                    quest.tasks.map { task in
                        let words = [task.category, task.difficulty?.word[language]].compactMap { $0 }
                        return .string(words.joined(separator: ", "))
                    })
            },
            "contacts": .array(
                quest.settings.contacts.map { contact in
                    .string(
                        [contact.name, contact.phone, contact.email, contact.url].compactMap { $0 }.joined(
                            separator: ", "))
                }),
            "advice": .inEveryLanguage { language in
                .array(lines.map { HiddenName.replacing(hidden, in: .string($0[language])) })
            },
            "timeLimit": quest.settings.timeLimit.map { .double($0) } ?? .null,
            "end": .double(FieldEnd.of(outcome.riders.map { $0.endTime - outcome.startTime })),
            "map": [
                "width": .integer(Int64(sheet.width)), "height": .integer(Int64(sheet.height)),
                "ground": .array(
                    sheet.ground(ground).map { ["kind": .string($0.kind), "rings": .string($0.rings.text)] }),
                "roads": .array(sheet.roads(of: graph).map { .string($0.text) }),
                "attribution": .string(sheet.attribution(of: graph)),
                "tasks": .array(quest.tasks.map { sheet.json($0.coordinate) }),
                "flags": .array(sheet.flags(of: quest)),
                "zones": sheet.zones(of: quest), "closed": .string(sheet.closedRoads(of: quest, on: graph).text),
            ],
            "tracks": .string(sheet.tracks(of: outcome).text),
            "riders": .array(sheet.parties(of: outcome).map { .string($0.id.rawValue) }),
            "splits": TaskSplits(of: rows, startTime: outcome.startTime).json,
            "startTime": .double(outcome.startTime),
            "charts": charts,
        ]
        content["heights"] = sheet.heights(of: outcome, on: graph)
        return .object(content)
    }

    /// The lines at tasks where any party had to wait.
    private var lines: [JSONValue] {
        statistics.tasks.enumerated().filter { !$0.element.line.changes.isEmpty }.map { place, task in
            [
                "task": .integer(Int64(place)),
                "changes": .array(
                    task.line.changes.map { [.integer(Int64($0.time)), .integer(Int64($0.length))] }),
            ]
        }
    }

    /// The rows of all classes.
    private var rows: [Standings.Row] { outcome.standings.groups.flatMap(\.rows) }

    private var charts: JSONValue {
        let results = rows.map(\.result)
        let arrivals = results.compactMap { $0.isFinished ? $0.finishTime : nil }.map { $0 - outcome.startTime }
        return [
            "finishTimes": Histogram(of: statistics.finishTimes, bars: 36).json,
            "arrivals": Histogram(of: arrivals, bars: 36).json,
            "taskArrivals": .array(statistics.tasks.map { Histogram(of: $0.arrivals, bars: 24).json }),
            "points": PointsOverTime(of: results).json,
            "lines": .array(lines),
        ]
    }
}

/// The name of a hidden task, and what a page for riders says instead.
struct HiddenName {
    let name: String
    let shown: String

    /// The names of all hidden tasks in all languages, the longest first, since one may be a part of another.
    static func all(of quest: Quest) -> [HiddenName] {
        let shown = quest.withoutHiddenTexts
        let pairs = zip(quest.tasks, shown.tasks).filter { quest.isHidden($0.0) }.flatMap { task, shown in
            [HiddenName(name: task.name, shown: shown.name)]
                + quest.languages.map { HiddenName(name: task.name(in: $0), shown: shown.name(in: $0)) }
        }
        return pairs.sorted { $0.name.utf8.count > $1.name.utf8.count }
    }

    /// A value with the names replaced in all its texts.
    static func replacing(_ names: [HiddenName], in value: JSONValue) -> JSONValue {
        guard !names.isEmpty else { return value }
        switch value {
        case .string(let text): return .string(names.reduce(text) { $0.replacing($1.name, with: $1.shown) })
        case .array(let values): return .array(values.map { replacing(names, in: $0) })
        case .object(let object):
            return .object(
                JSONObject(members: object.members.map { .init(key: $0.key, value: replacing(names, in: $0.value)) }))
        default: return value
        }
    }
}

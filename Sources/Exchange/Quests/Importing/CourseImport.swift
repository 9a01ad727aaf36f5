internal import GeoJSON
internal import Geodesy
import JSON
internal import Support

extension CourseData {
    /// Converts a course, or all controls, to a quest.
    ///
    /// - A control becomes a task: its code is the identifier and the `code`, its first name the name, its score the points. A name in
    ///   another language is stored in `texts`.
    /// - The order of a course is kept; a group of controls that can be visited in any order shares one place in it, and a course of
    ///   nothing else has none. A control visited several times keeps its first place.
    /// - The first start and the last finish become those of the quest.
    ///
    /// What a quest cannot represent is left out, with a finding.
    /// - Throws: `ExchangeError` if there is no such course, or no control with a place on the Earth.
    /// - Complexity: O(*n*) for *n* controls and visits.
    public func quest(_ choice: ImportChoice.Course = .first) throws(ExchangeError) -> ImportedQuest {
        var importing = try CourseImport(self, choice)
        return try importing.quest()
    }
}

/// Converts one course to a quest, and collects the findings.
private struct CourseImport {
    private let message: CourseData
    private let race: CourseData.Race
    private let course: CourseData.Course?
    private let controls: [String: CourseData.Control]
    private var findings = ExchangeFindings()

    private var features: [Feature] = []
    private var start: CourseData.Control?
    private var finish: CourseData.Control?
    private var language: String?
    private var seen: Set<String> = []
    private var identifiers: Set<String> = []

    package init(_ message: CourseData, _ choice: ImportChoice.Course) throws(ExchangeError) {
        self.message = message
        let courses = message.races.flatMap(\.courses)
        let found: CourseData.Course?
        switch choice {
        case .first: found = courses.first
        case .allControls: found = nil
        case .named(let name):
            guard let course = courses.first(where: { $0.name == name }) else {
                throw ExchangeError(.noCourse(name, known: courses.map(\.name)))
            }
            found = course
        }
        course = found
        race =
            message.races.first { race in found.map { race.courses.contains($0) } ?? !race.controls.isEmpty }
            ?? CourseData.Race()
        var controls: [String: CourseData.Control] = [:]
        for control in race.controls.map(Self.withoutZeros(in: race)) where !control.code.isEmpty {
            if controls[control.code] != nil { findings.duplicates.append(control.code) }
            controls[control.code] = controls[control.code] ?? control
        }
        self.controls = controls
        if choice == .first, courses.count > 1, let course = found {
            findings.otherCourses = (course.name, courses.map(\.name).filter { $0 != course.name })
        }
    }

    /// Programs without a georeferenced map write all its controls at 0°, 0°.
    private static func withoutZeros(
        in race: CourseData.Race
    ) -> (CourseData.Control) -> CourseData.Control {
        let origin = Coordinate(longitude: 0, latitude: 0)
        let places = race.controls.compactMap(\.coordinate)
        guard places.count > 1, places.allSatisfy({ $0 == origin }) else { return { $0 } }
        return { control in
            var control = control
            control.coordinate = nil
            return control
        }
    }

    mutating func quest() throws(ExchangeError) -> ImportedQuest {
        if let course { take(course) } else { takeAllControls() }
        guard !features.isEmpty else { throw ExchangeError(.noPlaces(controls: race.controls.count)) }
        findings.hasStart = start != nil || race.controls.contains(where: \.isAssumed)
        findings.lacksMapScale = race.hasMapPositions && race.mapScale == nil
        return ImportedQuest(
            collection: FeatureCollection(features: features, foreignMembers: ["quest": .object(settings)]),
            findings: findings.diagnostics)
    }

    private mutating func take(_ course: CourseData.Course) {
        let isFree = course.visits.allSatisfy { $0.isInAnyOrder || kind($0) != .control }
        let hasQuestOrder = course.visits.contains { $0.questOrder != nil }
        var rank = 0
        var isInGroup = false
        for visit in course.visits {
            guard kind(visit) == .control else {
                takeEnd(visit)
                continue
            }
            if !visit.isInAnyOrder || !isInGroup { rank += 1 }
            isInGroup = visit.isInAnyOrder
            if visit.codes.count > 1 { findings.alternatives.append(visit.codes.joined(separator: "/")) }
            var order: Int? = isFree ? nil : rank
            if hasQuestOrder {
                let bounds = 0...1_000_000
                order = if case .number(let number) = visit.questOrder, bounds.contains(number) { number } else { nil }
            }
            for code in visit.codes {
                guard let control = controls[code] else {
                    findings.unknown.append(code)
                    continue
                }
                guard seen.insert(code).inserted else {
                    findings.repeated.append(code)
                    continue
                }
                add(control, score: visit.score, order: order)
            }
        }
    }

    private mutating func takeAllControls() {
        var kinds: [String: CourseData.ControlKind] = [:]
        var scores: [String: Double] = [:]
        for visit in race.courses.flatMap(\.visits) {
            for code in visit.codes {
                kinds[code] = kinds[code] ?? visit.kind
                scores[code] = scores[code] ?? visit.score
            }
        }
        for control in race.controls {
            let kind = control.kind ?? kinds[control.code] ?? .control
            guard kind == .control else {
                takeEnd(control, kind)
                continue
            }
            guard control.code.isEmpty || seen.insert(control.code).inserted else { continue }
            add(controls[control.code] ?? control, score: scores[control.code], order: nil)
        }
    }

    private func kind(_ visit: CourseData.Visit) -> CourseData.ControlKind {
        visit.kind ?? visit.codes.first.flatMap { controls[$0]?.kind } ?? .control
    }

    private mutating func takeEnd(_ visit: CourseData.Visit) {
        guard let code = visit.codes.first else { return }
        guard let control = controls[code] else {
            findings.unknown.append(code)
            return
        }
        takeEnd(control, kind(visit))
    }

    private mutating func takeEnd(_ control: CourseData.Control, _ kind: CourseData.ControlKind) {
        switch kind {
        case .start where start == nil:
            if control.coordinate == nil { findings.withoutPlace.append(control.code) }
            if !control.isAssumed, control.coordinate != nil { start = control }
        case .finish:
            if control.coordinate == nil { findings.withoutPlace.append(control.code) }
            if !control.isAssumed, control.coordinate != nil { finish = control }
        case .start, .control: break
        case .crossingPoint, .endOfMarkedRoute: findings.others.append(control.code)
        }
    }

    private mutating func add(_ control: CourseData.Control, score: Double?, order: Int?) {
        guard let place = control.coordinate else {
            findings.withoutPlace.append(control.code)
            return
        }
        if features.isEmpty { language = control.names.first?.language }
        var properties: JSONObject = [:]
        let name = control.names.first { $0.language == language } ?? control.names.first
        if let text = name?.text ?? (control.code.isEmpty ? nil : control.code) { properties["name"] = .string(text) }
        if let code = Int64(control.code), (0...999_999).contains(code) { properties["code"] = .integer(code) }
        if let score {
            let points = min(max(score.rounded(), 0), 1_000_000)
            if points != score { findings.rounded.append(control.code) }
            properties["points"] = .integer(Int64(points))
        }
        if let order { properties["order"] = .integer(Int64(order)) }
        var texts: JSONObject = [:]
        for other in control.names {
            guard let tag = other.language, other != name, texts[tag] == nil else { continue }
            texts[tag] = ["name": .string(other.text)]
        }
        if !texts.isEmpty { properties["texts"] = .object(texts) }
        features.append(
            Feature(id: identifier(of: control), geometry: .point(Position(place)), properties: properties))
    }

    /// A unique identifier; `nil` for a control without a code.
    private mutating func identifier(of control: CourseData.Control) -> Feature.Identifier? {
        for wanted in [control.task, control.code] {
            if let wanted, !wanted.isEmpty, identifiers.insert(wanted).inserted { return .string(wanted) }
        }
        return nil
    }

    /// The member `quest`.
    private var settings: JSONObject {
        var settings: JSONObject = [:]
        let title = message.event.isEmpty ? course?.name ?? "" : message.event
        if !title.isEmpty { settings["title"] = .string(title) }
        if let language { settings["language"] = .string(language) }
        if let start = start?.coordinate { settings["start"] = .place(start) }
        if let finish = finish?.coordinate { settings["finish"] = .place(finish) }
        return settings
    }
}

extension JSONValue {
    /// Longitude and latitude with seven decimals.
    static func place(_ coordinate: Coordinate) -> JSONValue {
        .array([coordinate.longitude, coordinate.latitude].map { .double(($0 * 1e7).rounded() / 1e7) })
    }
}

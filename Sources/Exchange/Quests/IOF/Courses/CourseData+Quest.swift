internal import Geodesy
public import Quests
internal import Scoring

extension CourseData {
    /// The tasks of a quest as one race with one course.
    ///
    ///     CourseData(quest, creator: "questctl").encoded()
    ///
    /// - A control's code is the task's if all codes differ, else its number in the quest; the task's identifier is stored in
    ///   `Extensions`. The start is S1, the finish F1.
    /// - A quest without an order is a course whose controls can be visited in any order. In a quest with one, tasks that share a place
    ///   in the order are such a group, and tasks without one come last. Legs between single controls, and the length of a course of
    ///   nothing else, are geodesics in whole metres.
    /// - A score is the value of a task under the rules of the quest.
    /// - Programs require a start and a finish with a place: a quest without a start gets one at its first task, one without a finish
    ///   gets it at the start. Both are marked in `Extensions`, so that reading the file gives the original quest.
    ///
    /// Answers, hints and success texts are left out: riders may see the file.
    ///
    /// - Parameters:
    ///   - created: the moment for `createTime`, in seconds since 1970-01-01 00:00 UTC.
    ///   - creator: the program that makes the message.
    /// - Complexity: O(*n* log *n*) for *n* tasks.
    public init(_ quest: Quest, created: Double? = nil, creator: String? = "VeloQuest") {
        let settings = quest.settings
        self.init(event: settings.title ?? settings.id ?? "Quest")
        starts = settings.massStart ?? settings.startOpens
        self.created = created
        self.creator = creator

        let codes = ControlCodes(quest)
        var start = Control(code: ControlCodes.start, kind: .start)
        // A quest has at least one task; the other place only satisfies the compiler.
        let first = quest.tasks.first?.coordinate ?? Coordinate(longitude: 0, latitude: 0)
        start.coordinate = settings.start ?? first
        start.isAssumed = settings.start == nil
        var finish = Control(code: ControlCodes.finish, kind: .finish)
        finish.coordinate = settings.finish ?? start.coordinate
        finish.isAssumed = settings.finish == nil
        let controls = quest.tasks.enumerated().map { position, task in
            Control(task, code: codes[position], language: settings.language)
        }
        let course = Course(quest, codes, from: start.coordinate ?? first, to: finish.coordinate ?? first, name: event)
        races = [Race(controls: [start] + controls + [finish], courses: [course])]
    }
}

extension CourseData.Control {
    fileprivate init(_ task: Quest.Task, code: String, language: String?) {
        self.init(code: code, kind: .control, coordinate: task.coordinate)
        names = [CourseData.Name(task.name, language: language)]
        for (tag, texts) in task.translations.sorted(by: { $0.key < $1.key }) {
            if let name = texts.name { names.append(CourseData.Name(name, language: tag)) }
        }
        self.task = code == task.id.rawValue ? nil : task.id.rawValue
    }
}

extension CourseData.Course {
    fileprivate init(
        _ quest: Quest, _ codes: ControlCodes, from start: Coordinate, to finish: Coordinate, name: String
    ) {
        var sizes: [Int?: Int] = [:]
        for task in quest.tasks { sizes[task.order, default: 0] += 1 }
        let isPlain = quest.tasks.allSatisfy { $0.order != nil } && sizes.values.allSatisfy { $0 == 1 }

        var visits = [CourseData.Visit([ControlCodes.start], kind: .start)]
        // The place of the control before, if it is known which one that is.
        var before: Coordinate? = start
        var length: Double? = 0
        for (position, task) in quest.course {
            var visit = CourseData.Visit([codes[position]], kind: .control)
            visit.score = quest.value(of: task).doubleValue
            visit.isInAnyOrder = task.order == nil || sizes[task.order] != 1
            if quest.hasOrder, !isPlain { visit.questOrder = task.order.map { .number($0) } ?? .anyTime }
            visit.legLength = visit.isInAnyOrder ? nil : before.map { $0.distance(to: task.coordinate).rounded() }
            length = visit.legLength.flatMap { leg in length.map { $0 + leg } }
            before = visit.isInAnyOrder ? nil : task.coordinate
            visits.append(visit)
        }
        var last = CourseData.Visit([ControlCodes.finish], kind: .finish)
        last.legLength = before.map { $0.distance(to: finish).rounded() }
        visits.append(last)
        self.init(
            name: name, length: last.legLength.flatMap { leg in length.map { $0 + leg } }, visits: visits)
    }
}

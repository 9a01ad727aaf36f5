import Answers
import Quests
import RideLogs
internal import Scoring
internal import Support

extension ResultList {
    /// The message as XML, valid against `IOF.xsd`.
    /// - Complexity: linear in the number of riders times the number of tasks.
    public func encoded() -> [UInt8] {
        let codes = ControlCodes(quest)
        let asksForAnswers = quest.tasks.contains { $0.answer != nil }
        var writer = XMLWriter()
        let root = IOF.root(created: created, creator: creator, status: completeness.rawValue)
        writer.element("ResultList", root) { message in
            message.writeEvent(
                quest.settings.title ?? quest.settings.id ?? "Quest", id: quest.settings.id,
                starts: quest.settings.massStart ?? quest.settings.startOpens)
            for group in standings.groups {
                let hasFractions = group.rows.contains { $0.result.hasFractions }
                message.element("ClassResult", ["timeResolution": hasFractions ? "0.001" : nil]) { element in
                    write(group, codes, asksForAnswers, to: &element)
                }
            }
        }
        return writer.bytes
    }

    private func write(
        _ group: Standings.Group, _ codes: ControlCodes, _ asksForAnswers: Bool, to element: inout XMLWriter
    ) {
        element.element("Class") { element in
            element.element("Id", optional: group.category)
            element.element("Name", group.category ?? Message("result-open-category")[language])
        }
        element.element("Course") { course in
            course.element("Name", optional: quest.settings.title)
            course.element("NumberOfControls", String(quest.tasks.count))
        }
        // The schema requires all persons before all teams.
        for row in group.rows where !row.isTeam {
            element.element("PersonResult") { element in
                writePerson(row.members.first ?? RideEntry.Rider(row.id), named: row.name, to: &element)
                element.element("Result") { element in
                    writeCourse(of: row.result, place: row.rank, to: &element)
                    writeVisits(row.members, row.result, codes, asksForAnswers, to: &element)
                    writeAuthentication(of: row.result, to: &element)
                }
            }
        }
        for row in group.rows where row.isTeam {
            element.element("TeamResult") { element in
                element.element("EntryId", row.id)
                element.element("Name", row.name)
                for member in row.members {
                    element.element("TeamMemberResult") { element in
                        write(member, of: row, codes, asksForAnswers, to: &element)
                    }
                }
            }
        }
    }

    private func write(
        _ member: RideEntry.Rider, of row: Standings.Row, _ codes: ControlCodes, _ asksForAnswers: Bool,
        to element: inout XMLWriter
    ) {
        writePerson(member, named: nil, to: &element)
        let result = rides[member].map { RideResult($0.progress) } ?? row.result
        element.element("Result") { element in
            writeCourse(of: result, place: nil, to: &element)
            element.element("OverallResult") { overall in
                overall.element("Time", optional: time(of: row.result))
                let status = status(of: row.result)
                if status == "OK", let place = row.rank { overall.element("Position", String(place)) }
                overall.element("Status", status)
                writeScores(row.result, to: &overall)
            }
            writeVisits([member], result, codes, asksForAnswers, to: &element)
            writeAuthentication(of: result, to: &element)
        }
    }

    private func writePerson(_ rider: RideEntry.Rider, named known: String?, to element: inout XMLWriter) {
        let given = known.map(PersonName.init).flatMap { $0.family.isEmpty ? nil : $0 }
        let name = given ?? name(of: rider)
        element.element("Person") { person in
            person.element("Id", rider.rawValue)
            person.element("Name") { element in
                element.element("Family", name.family)
                element.element("Given", name.given)
            }
        }
    }

    /// The elements from the times to the scores.
    private func writeCourse(of result: RideResult, place: Int?, to element: inout XMLWriter) {
        element.element("StartTime", optional: result.startTime.flatMap(IOF.dateTime))
        element.element("FinishTime", optional: result.finishTime.flatMap(IOF.dateTime))
        element.element("Time", optional: time(of: result))
        let status = status(of: result)
        if let place, status == "OK" { element.element("Position", String(place)) }
        element.element("Status", status)
        writeScores(result, to: &element)
    }

    private func time(of result: RideResult) -> String? {
        result.isFinished ? result.elapsed.flatMap(IOF.number) : nil
    }

    private func writeScores(_ result: RideResult, to element: inout XMLWriter) {
        let sums = ExtraSums(result)
        element.element("Score", IOF.number(result.total), ["type": "Score"])
        element.element("Score", IOF.number(result.gross), ["type": "GrossScore"])
        if sums.bonus > .zero { element.element("Score", IOF.number(sums.bonus), ["type": "Bonus"]) }
        if sums.penalty > .zero { element.element("Score", IOF.number(sums.penalty), ["type": "Penalty"]) }
    }

    /// The last element of a result.
    private func writeAuthentication(of result: RideResult, to element: inout XMLWriter) {
        guard let authentication = result.authentication else { return }
        let keys = authentication.keys.map(\.description).joined(separator: " ")
        element.element("Extensions") { extensions in
            extensions.element(
                "veloquest:log",
                [
                    "xmlns:veloquest": IOF.extensionNamespace, "authentication": authentication.name,
                    "keys": keys.isEmpty ? nil : keys,
                ])
        }
    }

    private func writeVisits(
        _ riders: [RideEntry.Rider], _ result: RideResult, _ codes: ControlCodes, _ asksForAnswers: Bool,
        to element: inout XMLWriter
    ) {
        guard result.lines.count == quest.tasks.count else { return }
        let splits = SplitTimes(result, in: quest).list
        for split in splits {
            let status = split.status == .okay ? nil : split.status.rawValue
            element.element("SplitTime", ["status": status]) { element in
                element.element("ControlCode", codes[split.position])
                element.element("Time", optional: split.time.flatMap(IOF.number))
            }
        }
        guard asksForAnswers else { return }
        for split in splits where split.status != .additional {
            let task = quest.tasks[split.position]
            let answers = riders.compactMap { rides[$0] }.flatMap { $0.answers(at: split.position) }
            let given = answers.first { $0.outcome == .accepted } ?? answers.last
            let since = result.lines[split.position].checkInTime
            element.element("ControlAnswer") { element in
                element.element("Answer", given?.text ?? "")
                element.element("CorrectAnswer", task.answer?.sampleAnswer ?? "")
                let time = given.flatMap { given in since.map { max(0, given.time - $0) } }
                element.element("Time", optional: time.flatMap(IOF.number))
                element.element("Extensions") { extensions in
                    extensions.element(
                        "veloquest:answer",
                        [
                            "xmlns:veloquest": IOF.extensionNamespace, "control": codes[split.position],
                            "outcome": result.lines[split.position].outcome.rawValue,
                            "attempts": String(answers.count),
                        ])
                }
            }
        }
    }
}

extension RideResult {
    /// Whether any time from the start has a fraction of a second.
    fileprivate var hasFractions: Bool {
        let moments = lines.map(\.checkInTime) + [finishTime]
        return moments.contains { moment in
            guard let moment, let startTime else { return false }
            let milliseconds = ((moment - startTime) * 1000).rounded()
            return milliseconds.remainder(dividingBy: 1000) != 0
        }
    }
}

/// The visits of one ride in the order of the standard.
struct SplitTimes {
    enum Status: String {
        case okay = "OK"
        case missing = "Missing"
        case additional = "Additional"
    }

    struct Split {
        /// The position of the task in the quest.
        let position: Int
        let status: Status
        /// Seconds from the start.
        let time: Double?
    }

    let list: [Split]

    package init(_ result: RideResult, in quest: Quest) {
        func split(_ position: Int, _ status: Status) -> Split {
            let since = status == .missing ? nil : result.lines[position].checkInTime
            let time = since.flatMap { since in result.startTime.map { max(0, since - $0) } }
            return Split(position: position, status: status, time: time.map { ($0 * 1000).rounded() / 1000 })
        }
        // There is a line for each task, in the order of the quest.
        let positions = result.lines.indices
        if quest.hasOrder {
            let counted = quest.course.map { position, _ in
                let line = result.lines[position]
                return split(position, line.checkInTime == nil || line.outcome == .outOfOrder ? .missing : .okay)
            }
            let additional = positions.filter { result.lines[$0].outcome == .outOfOrder }
                .map { split($0, .additional) }
            list = counted + additional.sorted { ($0.time ?? 0, $0.position) < ($1.time ?? 0, $1.position) }
            return
        }
        let visited = positions.filter { result.lines[$0].checkInTime != nil }.map { split($0, .okay) }
        let missing = positions.filter { result.lines[$0].checkInTime == nil }.map { split($0, .missing) }
        list = visited.sorted { ($0.time ?? 0, $0.position) < ($1.time ?? 0, $1.position) } + missing
    }
}

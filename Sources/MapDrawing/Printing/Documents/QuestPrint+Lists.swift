import Exchange
import Quests
import RideLogs
public import Scoring
import Support

extension QuestPrint {
    /// Who starts, by class, team and name, with space for times.
    public func startList(_ roster: Roster) -> [PrintedPage] {
        var flow = flow(Message("print-start-list"))
        guard !roster.riders.isEmpty else {
            flow.write(Message("print-no-riders")[language])
            return flow.printed()
        }
        let table = Table(
            columns: [
                .init(title: Message("print-number")[language], width: 26),
                .init(title: Message("print-name")[language], width: -3),
                .init(title: Message("print-team")[language], width: -2),
                .init(title: Message("print-start-time")[language], width: 22),
                .init(title: Message("print-finish-time")[language], width: 22),
            ], rowHeight: 7.5)
        let riders = roster.riders.map { (id: $0.key.rawValue, registration: $0.value) }
        let classes = Dictionary(grouping: riders) { $0.registration.category ?? "" }
        for (name, riders) in classes.sorted(by: { ListOrder($0.key) < ListOrder($1.key) }) {
            writeClass(name, isAlone: classes.count == 1, on: &flow)
            let ordered = riders.map { rider in
                let (registration, id) = (rider.registration, rider.id)
                let names = [registration.team ?? "", registration.name ?? id, id].map(ListOrder.init)
                return (rider: rider, order: (names[0], names[1], names[2]))
            }
            let rows = ordered.sorted { $0.order < $1.order }.map(\.rider)
            table.write(
                rows.map { [$0.id, $0.registration.name ?? "", $0.registration.team ?? "", "", ""] }, on: &flow)
            flow.skip(5)
        }
        return flow.printed()
    }

    /// The standings to hang up: place, name, points, tasks solved and time, a table for each class.
    public func results(_ standings: Standings) -> [PrintedPage] {
        var flow = flow(Message("print-results"))
        if let time = standings.frozenAt.flatMap(moment) {
            flow.write(Message("print-as-of", ["time": .of(time)])[language], isBold: true)
            flow.skip(2)
        }
        guard standings.groups.contains(where: { !$0.rows.isEmpty }) else {
            flow.write(Message("print-no-results")[language])
            return flow.printed()
        }
        let waiting = standings.groups.reduce(0) { $0 + $1.rows.count { $0.result.isWaiting } }
        if waiting > 0 {
            flow.write(Message("print-provisional", ["waiting": .of(waiting)])[language], isBold: true)
            flow.skip(2)
        }
        let table = Table(
            columns: [
                .init(title: Message("print-place")[language], width: 16, anchor: .end),
                .init(title: Message("print-name")[language], width: -1),
                .init(title: Message("print-points-column")[language], width: 20, anchor: .end),
                .init(title: Message("print-solved")[language], width: 22, anchor: .end),
                .init(title: PrintTexts.time[language], width: 24, anchor: .end),
                .init(title: "", width: 42),
            ], rowHeight: 7)
        for group in standings.groups where !group.rows.isEmpty {
            writeClass(group.category ?? "", isAlone: standings.groups.count == 1, on: &flow)
            table.write(
                group.rows.map { row in
                    [
                        row.rank.map { row.result.isWaiting ? "(\($0))" : "\($0)" } ?? "–",
                        row.name + (row.isTeam ? " (\(row.members.count))" : ""),
                        row.result.total.message[language], "\(row.result.solvedCount)/\(row.result.lines.count)",
                        row.result.elapsed.map(Measures.clock) ?? "–",
                        remark(on: row.result)[language],
                    ]
                }, on: &flow)
            flow.skip(5)
        }
        for note in standings.notesOnLogs { flow.write(note[language]) }
        return flow.printed()
    }

    /// Why a ride has no place, or what it waits for.
    private func remark(on result: RideResult) -> Message {
        guard result.status == .ok else { return result.status.text }
        if result.pendingCount > 0 { return Message("print-to-judge", ["count": .of(result.pendingCount)]) }
        return result.isToBeJudged ? Message("print-to-be-judged") : result.status.text
    }

    private func writeClass(_ name: String, isAlone: Bool, on flow: inout PageFlow) {
        guard !name.isEmpty || !isAlone else { return }
        flow.keep(34)
        flow.write(name.isEmpty ? Message("print-without-class")[language] : name, size: 4.6, isBold: true)
        flow.skip(1)
    }

    /// The sheet on which a rider or team writes answers: a line for each task, with boxes where there are options.
    public func answerSheet() -> [PrintedPage] {
        var flow = flow(Message("print-answer-sheet"))
        writeBlanks(on: &flow)
        for task in quest.tasks { write(task, on: &flow) }
        flow.keep(18)
        flow.skip(4)
        let right = PageFlow.left + flow.width
        blank(Message("print-signature")[language], left: PageFlow.left, right: right - 60, on: &flow)
        blank(Message("print-sum")[language], left: right - 55, right: right, on: &flow)
        flow.skip(10)
        return flow.printed()
    }

    private func writeBlanks(on flow: inout PageFlow) {
        let right = PageFlow.left + flow.width
        flow.skip(5)
        blank(Message("print-rider")[language], left: PageFlow.left, right: right - 45, on: &flow)
        blank(Message("print-number")[language], left: right - 40, right: right, on: &flow)
        flow.skip(11)
        blank(Message("print-start-time")[language], left: PageFlow.left, right: PageFlow.left + 60, on: &flow)
        blank(Message("print-finish-time")[language], left: PageFlow.left + 66, right: PageFlow.left + 126, on: &flow)
        flow.skip(6)
    }

    private func blank(_ text: String, left: Double, right: Double, on flow: inout PageFlow) {
        flow.page.write(text, x: left, y: flow.y + 3, size: 3.4)
        let start = left + LineBreaking.width(of: text, size: 3.4) + 2
        flow.page.line([(start, flow.y + 3.6), (right, flow.y + 3.6)], width: 0.25)
    }

    /// A row; one that is higher than a page goes on with the task's number and name on the next.
    private func write(_ task: Quest.Task, on flow: inout PageFlow) {
        let (left, right) = (PageFlow.left, PageFlow.left + flow.width)
        let columns = [left, left + 11, left + 70, right - 26, right - 12, right]
        var answers = (options[task.id] ?? []).flatMap {
            LineBreaking.lines("☐ " + $0, size: 3.2, width: columns[3] - columns[2] - 3)
        }[...]
        let (names, isCut) = LineBreaking.lines(task.name, size: 3.4, width: columns[2] - columns[1] - 3, most: 3)
        var isContinued = false
        repeat {
            let wanted = rowHeight(max(answers.count, names.count))
            if flow.room < min(wanted, 60) || flow.room < wanted && wanted <= flow.bottom - PageFlow.top {
                flow.turn()
            }
            let fitting = answers.prefix(Int((flow.room - 3) / QuestPrint.line))
            let (top, height) = (flow.y, rowHeight(max(fitting.count, names.count)))
            for x in columns { flow.page.line([(x, top), (x, top + height)], width: 0.15) }
            for y in [top, top + height] { flow.page.line([(left, y), (right, y)], width: 0.15) }
            flow.page.write("\(task.number)", x: left + 5.5, y: top + 7, size: 4.4, isBold: true, anchor: .middle)
            if isCut { flow.page.noteCut(task.name) }
            for (index, line) in names.enumerated() {
                let y = top + 5 + Double(index) * QuestPrint.line
                flow.page.write(line, x: columns[1] + 1.5, y: y, size: 3.4)
            }
            for (index, line) in fitting.enumerated() {
                let y = top + 5 + Double(index) * QuestPrint.line
                flow.page.write(line, x: columns[2] + 1.5, y: y, size: 3.2)
            }
            if !isContinued {
                flow.page.write(value(of: task), x: columns[3] + 7, y: top + 7, size: 3.4, anchor: .middle)
            }
            flow.skip(height)
            answers = answers.dropFirst(fitting.count)
            isContinued = true
        } while !answers.isEmpty
    }

    private static let line = 4.6

    private func rowHeight(_ lines: Int) -> Double { max(11, 3 + Double(lines) * QuestPrint.line) }
}

extension RideResult {
    /// Whether the organiser has to look at it before its place stands.
    fileprivate var isWaiting: Bool { status == .ok && (pendingCount > 0 || isToBeJudged) }
}

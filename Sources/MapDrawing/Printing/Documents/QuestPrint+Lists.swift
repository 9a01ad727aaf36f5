import Exchange
import Quests
import RideLogs
public import Scoring
import Support

extension QuestPrint {
    /// Who starts, by class, team and name, with room for times.
    public func startList(_ roster: Roster) -> [PrintedPage] {
        var flow = flow(PrintTexts.startList)
        guard !roster.riders.isEmpty else {
            flow.write(PrintTexts.noRiders[language])
            return flow.printed()
        }
        let table = Table(
            columns: [
                .init(title: PrintTexts.number[language], width: 26),
                .init(title: PrintTexts.name[language], width: -3),
                .init(title: PrintTexts.team[language], width: -2),
                .init(title: PrintTexts.startTime[language], width: 22),
                .init(title: PrintTexts.finishTime[language], width: 22),
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
        var flow = flow(PrintTexts.results)
        if let time = standings.frozenAt.flatMap(moment) {
            flow.write(PrintTexts.asOf(time)[language], isBold: true)
            flow.skip(2)
        }
        guard standings.groups.contains(where: { !$0.rows.isEmpty }) else {
            flow.write(PrintTexts.noResults[language])
            return flow.printed()
        }
        let waiting = standings.groups.reduce(0) { $0 + $1.rows.count { $0.result.isWaiting } }
        if waiting > 0 {
            flow.write(PrintTexts.provisional(waiting)[language], isBold: true)
            flow.skip(2)
        }
        let table = Table(
            columns: [
                .init(title: PrintTexts.place[language], width: 16, anchor: .end),
                .init(title: PrintTexts.name[language], width: -1),
                .init(title: PrintTexts.pointsColumn[language], width: 20, anchor: .end),
                .init(title: PrintTexts.solved[language], width: 22, anchor: .end),
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
    private func remark(on result: RideResult) -> LocalizedText {
        guard result.status == .ok else { return result.status.text }
        if result.pendingCount > 0 { return PrintTexts.toJudge(result.pendingCount) }
        return result.isToBeJudged ? PrintTexts.toBeJudged : result.status.text
    }

    private func writeClass(_ name: String, isAlone: Bool, on flow: inout PageFlow) {
        guard !name.isEmpty || !isAlone else { return }
        flow.keep(34)
        flow.write(name.isEmpty ? PrintTexts.withoutClass[language] : name, size: 4.6, isBold: true)
        flow.skip(1)
    }
}

extension RideResult {
    /// Whether the organiser has to look at it before its place stands.
    fileprivate var isWaiting: Bool { status == .ok && (pendingCount > 0 || isToBeJudged) }
}

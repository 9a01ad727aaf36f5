import Quests
import Support

extension QuestPrint {
    /// The sheet on which a rider or team writes answers: a line for each task, with boxes where there are options.
    public func answerSheet() -> [PrintedPage] {
        var flow = flow(PrintTexts.answerSheet)
        writeBlanks(on: &flow)
        for task in quest.tasks { write(task, on: &flow) }
        flow.keep(18)
        flow.skip(4)
        let right = PageFlow.left + flow.width
        blank(PrintTexts.signature[language], left: PageFlow.left, right: right - 60, on: &flow)
        blank(PrintTexts.sum[language], left: right - 55, right: right, on: &flow)
        flow.skip(10)
        return flow.printed()
    }

    private func writeBlanks(on flow: inout PageFlow) {
        let right = PageFlow.left + flow.width
        flow.skip(5)
        blank(PrintTexts.rider[language], left: PageFlow.left, right: right - 45, on: &flow)
        blank(PrintTexts.number[language], left: right - 40, right: right, on: &flow)
        flow.skip(11)
        blank(PrintTexts.startTime[language], left: PageFlow.left, right: PageFlow.left + 60, on: &flow)
        blank(PrintTexts.finishTime[language], left: PageFlow.left + 66, right: PageFlow.left + 126, on: &flow)
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

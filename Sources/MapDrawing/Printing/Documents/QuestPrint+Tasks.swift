import Answers
import Geodesy
import Quests
import Support

extension QuestPrint {
    /// The list of tasks with their control descriptions: number, code, symbol, name, points and square of the map, then what is to be
    /// done; for the organiser also answers, hints and texts on success.
    ///
    /// - Parameter plan: of the map, for the squares; `nil` without a map.
    public func taskList(plan: SheetPlan?) -> [PrintedPage] {
        var flow = flow(Message("print-tasks"))
        writeRules(on: &flow)
        for task in quest.tasks { write(task, plan, on: &flow) }
        flow.page.line([(PageFlow.left, flow.y), (PageFlow.left + flow.width, flow.y)], width: 0.3)
        writeZones(on: &flow)
        return flow.printed()
    }

    private func writeRules(on flow: inout PageFlow) {
        if let description = quest.settings.description { flow.write(description) }
        let total = quest.tasks.reduce(Points.zero) { $0 + quest.value(of: $1) }.message[language]
        var facts = [Message("print-total", ["tasks": .of(quest.tasks.count), "points": .of(total)])[language]]
        facts += self.facts(of: quest.settings.startRules)
        flow.write(facts.joined(separator: ". ") + ".", isBold: true)
        writeClassesAndLateness(on: &flow)
        if hiddenCount > 0 { flow.write(Message("print-hidden", ["count": .of(hiddenCount)])[language] + ".") }
        for contact in quest.settings.contacts {
            let parts = [contact.name, contact.phone, contact.email, contact.url].compactMap { $0 }
            flow.write(parts.joined(separator: ", "))
        }
        flow.skip(2)
    }

    private func writeClassesAndLateness(on flow: inout PageFlow) {
        let (settings, usual) = (quest.settings, quest.settings.startRules)
        for (name, rules) in settings.classes.sorted(by: { ListOrder($0.key) < ListOrder($1.key) }) where rules != usual
        {
            var facts = facts(of: rules)
            if rules.timeLimit == nil, usual.timeLimit != nil { facts.append(Message("print-no-time-limit")[language]) }
            if !facts.isEmpty { flow.write("\(name): \(facts.joined(separator: ". ")).") }
        }
        let isLimited = usual.timeLimit != nil || settings.classes.values.contains { $0.timeLimit != nil }
        if isLimited, let late = settings.scoring.late { flow.write(PrintTexts.lateness(late)[language] + ".") }
    }

    /// When riders start and how long they may ride.
    private func facts(of rules: Quest.StartRules) -> [String] {
        [
            rules.massStart.flatMap(moment).map(PrintTexts.massStart),
            PrintTexts.startWindow(
                from: rules.opens.flatMap(moment), to: rules.closes.flatMap(moment)),
            rules.timeLimit.map(PrintTexts.timeLimit),
        ].compactMap { $0?[language] }
    }

    private static let cell = 9.0

    private func write(_ task: Quest.Task, _ plan: SheetPlan?, on flow: inout PageFlow) {
        let cell = QuestPrint.cell
        let (left, right) = (PageFlow.left, PageFlow.left + flow.width)
        let columns = descriptionColumns
        let textLeft = left + Double(columns.count) * cell + 2
        let lines = details(of: task)
        let textWidth = right - textLeft - 1
        let height = lines.reduce(cell + 1) { sum, line in
            sum + Double(LineBreaking.lines(line.text, size: line.size, width: textWidth).count) * line.size * 1.35
        }
        flow.keep(min(height, 120))
        let top = flow.y
        flow.page.line([(left, top), (right, top)], width: 0.3)
        let base = top + cell / 2 + 1.6
        for (index, column) in columns.enumerated() {
            let (x, middle) = (left + Double(index + 1) * cell, left + (Double(index) + 0.5) * cell)
            flow.page.line([(x, top), (x, top + cell)], width: 0.15)
            switch column {
            case .number:
                flow.page.write("\(task.number)", x: middle, y: base, size: 4.6, isBold: true, anchor: .middle)
            case .code: flow.page.write("\(task.code)", x: middle, y: base, size: 3.6, anchor: .middle)
            case .symbol: ControlSymbol(task.marker)?.draw(x: middle, y: top + cell / 2, on: &flow.page)
            }
        }
        var side = [quest.value(of: task).counted[language]]
        if let plan { side.append(square(of: task, plan)) }
        let note = side.joined(separator: " · ")
        flow.page.write(note, x: right - 1, y: base, size: 3.4, anchor: .end)
        let nameWidth = textWidth - LineBreaking.width(of: note, size: 3.4) - 4
        flow.page.write(
            flow.page.fit(task.name, size: 4.2, isBold: true, width: nameWidth), x: textLeft, y: base, size: 4.2,
            isBold: true)
        flow.skip(cell)
        for line in lines {
            flow.write(line.text, size: line.size, isBold: line.isBold, left: textLeft, width: textWidth)
        }
        flow.skip(1)
    }

    /// The columns of control descriptions; those that would say nothing are left out.
    private enum DescriptionColumn {
        case number
        case code
        case symbol
    }

    private var descriptionColumns: [DescriptionColumn] {
        var columns = [DescriptionColumn.number]
        if quest.tasks.contains(where: { $0.code != $0.number }) { columns.append(.code) }
        if quest.tasks.contains(where: { ControlSymbol($0.marker) != nil }) { columns.append(.symbol) }
        return columns
    }

    private struct Detail {
        var text: String
        var size = 3.4
        var isBold = false
    }

    private func details(of task: Quest.Task) -> [Detail] {
        let kind = [
            task.category, task.difficulty.map { Message("print-difficulty", ["word": .of($0.word)])[language] },
        ].compactMap { $0 }
            .joined(separator: ", ")
        var details = kind.isEmpty ? [] : [Detail(text: kind, size: 2.9)]
        let times = [
            task.opens.flatMap(text).map { PrintTexts.opens($0)[language] },
            task.closes.flatMap(text).map { PrintTexts.closes($0)[language] },
        ].compactMap { $0 }
        if !times.isEmpty { details.append(Detail(text: times.joined(separator: ", "), isBold: true)) }
        if let description = task.description { details.append(Detail(text: description)) }
        if let options = options[task.id] {
            details.append(Detail(text: options.map { "☐ " + $0 }.joined(separator: "   ")))
        }
        guard isForOrganiser else { return details }
        details.append(Detail(text: "\(Message("print-answer")[language]): \(answer(of: task))", isBold: true))
        for (index, hint) in task.hints.enumerated() {
            details.append(Detail(text: "\(Message("print-hint")[language]) \(index + 1): \(hint.text)"))
        }
        if let success = task.success {
            details.append(Detail(text: "\(Message("print-success")[language]): \(success)"))
        }
        if !task.requires.isEmpty {
            let groups = task.requires.map { requirement in
                let numbers = requirement.tasks.map { id in quest.task(id).map { "\($0.number)" } ?? id.rawValue }
                let list = numbers.joined(separator: ", ")
                return requirement.tasks.count > 1 ? "\(requirement.count)/\(requirement.tasks.count): \(list)" : list
            }
            details.append(Detail(text: "\(Message("print-opens-after")[language]) \(groups.joined(separator: "; "))"))
        }
        let place = task.coordinate
        let decimal =
            Measures.decimal(place.latitude, digits: 6)[.english] + ", "
            + Measures.decimal(place.longitude, digits: 6)[.english]
        details.append(Detail(text: "\(decimal) · \(Measures.distance(task.radius)[language])", size: 2.9))
        return details
    }

    private func text(_ moment: Quest.Moment) -> String? {
        switch moment {
        case .clock(let time): self.moment(time)
        case .afterStart(let seconds): Message("print-after-start", ["time": .of(Measures.clock(seconds))])[language]
        }
    }

    private func square(of task: Quest.Task, _ plan: SheetPlan) -> String {
        let square = plan.grid.reference(of: plan.projection.point(task.coordinate))
        guard plan.sheetCount > 1, let sheet = plan.bestSheet(for: task.coordinate) else { return square }
        return square + " · " + Message("print-neighbour", ["number": .of(sheet.number)])[language]
    }

    private func writeZones(on flow: inout PageFlow) {
        guard !quest.zones.isEmpty else { return }
        flow.skip(4)
        flow.keep(14)
        flow.write(Message("print-zones")[language], size: 4.2, isBold: true)
        for zone in quest.zones {
            let meaning =
                switch zone.kind {
                case .bounds: Message("print-bounds")[language]
                case .forbidden: Message("print-forbidden")[language]
                case .toll(let toll):
                    PrintTexts.toll(
                        perEntry: toll.perEntry == .zero ? nil : toll.perEntry.counted,
                        perMinute: toll.perMinute == .zero ? nil : toll.perMinute.counted)[language]
                }
            flow.write("\(zone.name): \(meaning)")
        }
    }

    /// What is accepted, for the organiser.
    private func answer(of task: Quest.Task) -> String {
        guard let key = task.answer else { return Message("print-be-there")[language] }
        switch key.kind {
        case .text(let text):
            let denied = text.denied.map(\.text)
            return text.forms.map(\.text).joined(separator: " / ")
                + (denied.isEmpty
                    ? "" : " (\(Message("print-not-answers")[language]): \(denied.joined(separator: " / ")))")
        case .number(let number):
            let unit = number.unit.map { " \($0.symbol)" } ?? ""
            return switch number.tolerance {
            case .exact: number.value + unit
            case .absolute(let margin): "\(number.value) ± \(margin)\(unit)"
            case .percent(let margin): "\(number.value)\(unit) ± \(margin) %"
            }
        case .choice(let choice): return choice.correct.sorted().map { choice.options[$0] }.joined(separator: "; ")
        case .list(let list):
            return list.items.map { $0.texts.joined(separator: " / ") }.joined(separator: list.isOrdered ? " → " : "; ")
        case .pattern(let pattern): return pattern.patterns.joined(separator: " / ")
        case .code(let code): return code.accepted.joined(separator: " / ")
        case .sealed: return Message("print-sealed")[language]
        case .photo: return Message("print-photo")[language]
        case .judgedByOrganiser: return Message("print-judged")[language]
        }
    }
}

import GeoJSON
import JSON

/// Writes the tasks of a quest into the text that their author wrote.
struct QuestTextWriter {
    private let document: QuestDocument
    private let source: JSONSource
    private let collection: FeatureCollection
    /// The array `features`, and its elements.
    private let list: JSONNode
    private let elements: [JSONNode]
    private let layout: JSONLayout

    /// `nil` where the text is not that of the document's quest.
    init?(_ document: QuestDocument) {
        guard let collection = document.original.source,
            let source = JSONSource(document.bytes, options: document.options),
            let list = source.root.member("features"), let elements = list.elements,
            elements.count == collection.features.count
        else { return nil }
        self.document = document
        self.source = source
        self.collection = collection
        self.list = list
        self.elements = elements
        layout = JSONLayout(of: source)
    }

    /// The text with the tasks as they are now.
    func text() -> [UInt8] {
        let tasks = document.quest.tasks
        let language = TaskReader.language(of: document.original.settings)
        let typos = document.original.settings.typingErrors
        let merge = JSONMerge(source, layout: layout, shortened: TaskMembers.shortened)
        let order = TaskOrder(
            places: collection.taskPlaces, of: document.original.tasks, featureCount: elements.count, now: tasks)
        let items = order.slots.map { slot -> JSONItem in
            switch slot {
            case .feature(let place): return .kept(place, nil)
            case .added(let index): return .new(added(tasks[index]))
            case .task(let index, let before, let place):
                let (feature, old) = (collection.features[place], document.original.tasks[before])
                let was = TaskMembers(old, of: feature, number: before + 1, language: language, usualTypos: typos)
                let now = TaskMembers(
                    tasks[index], of: feature, number: index + 1, language: language, usualTypos: typos)
                return .kept(place, merge.text(of: elements[place], from: was.changeable, to: now.changeable))
            }
        }
        let features = source.text(of: list, elements.map { $0.range }, arranged: items, layout: layout)
        return source.bytes[..<list.range.lowerBound] + features + source.bytes[list.range.upperBound...]
    }

    /// A task that the file does not have, laid out as those that it has.
    private func added(_ task: Quest.Task) -> [UInt8] {
        let typos = document.original.settings.typingErrors
        let feature = TaskMembers.shortened(TaskMembers(task, usualTypos: typos).feature)
        guard let neighbour = elements.last, source.text(of: neighbour).contains(where: JSONLayout.isLineEnd) else {
            return layout.line(feature)
        }
        return layout.lines(feature, margin: JSONLayout.margin(at: neighbour.range.lowerBound, in: source.bytes))
    }

    /// The text with each `bbox` that held its places before and does no longer put right.
    static func boxed(_ text: [UInt8], like before: [UInt8], _ options: GeoJSONReader.Options) -> [UInt8] {
        let rule = "geojson.bbox-does-not-hold"
        let linter = Linter(rules: Linter.allRules.filter { $0.rule.identifier == rule }, options: options)
        guard !linter.lint(before).contains(where: { $0.rule == rule }) else { return text }
        let edits = linter.lint(text).filter { $0.rule == rule }.flatMap { $0.fix?.edits ?? [] }
        var text = text
        for edit in edits.sorted(by: { $0.byteRange.lowerBound > $1.byteRange.lowerBound }) {
            text.replaceSubrange(edit.byteRange, with: edit.replacement.utf8)
        }
        return text
    }
}

extension JSONLayout {
    /// The layout of a quest's text.
    fileprivate init(of source: JSONSource) {
        let bytes = source.bytes
        let end = bytes.firstIndex(where: Self.isLineEnd)
        let isPair = end.map { bytes[$0...].starts(with: [0x0D, 0x0A]) } ?? false
        var colon: [UInt8] = [UInt8(ascii: ":"), 0x20]
        var indent: [UInt8] = [0x20, 0x20]
        if case .object(let members) = source.root.content, let first = members.first {
            let between = Array(bytes[first.keyRange.upperBound..<first.value.range.lowerBound])
            if !between.contains(where: Self.isLineEnd) { colon = between }
            let margin = Self.margin(at: first.keyRange.lowerBound, in: bytes)
            if !margin.isEmpty { indent = margin }
        }
        let comma: [UInt8] = colon.last == UInt8(ascii: ":") ? [UInt8(ascii: ",")] : [UInt8(ascii: ","), 0x20]
        self.init(
            lineEnd: isPair ? [0x0D, 0x0A] : end.map { [bytes[$0]] } ?? [0x0A], indent: indent, colon: colon,
            comma: comma)
    }

    fileprivate static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// The blank space at the start of the line that a place is on.
    fileprivate static func margin(at place: Int, in bytes: [UInt8]) -> [UInt8] {
        let start = bytes[..<place].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
        return Array(bytes[start..<place].prefix { $0 == 0x20 || $0 == 0x09 })
    }
}

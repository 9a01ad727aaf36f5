import Geodesy
public import Quests
public import Support

extension MapMarkers {
    /// The tasks of a quest with their numbers and names, its start and its finish.
    public init(_ quest: Quest, language: Language) {
        let colours = TaskColours(quest)
        var markers = quest.flags.map { flag in
            Marker(at: flag.place, flag.symbol, label: flag.text[language])
        }
        markers += quest.tasks.map { task in
            Marker(
                at: task.coordinate, .disc("\(task.number)", colours[task]), label: task.name(in: language.rawValue),
                radius: task.radius)
        }
        self.init(markers)
    }
}

extension Legend {
    /// A quest's title, its flags and the colours of its tasks, then further rows.
    public init(_ quest: Quest, language: Language, rows: [Row] = []) {
        var own = quest.flags.map { Row(.symbol($0.symbol), $0.text[language]) }
        let colours = TaskColours(quest)
        own += colours.legend.map { Row(.symbol(.disc("1", $0.colour)), $0.text[language]) }
        own += colours.categories.map { Row(.text, "\($0.category): \($0.numbers)") }
        own += quest.settings.contacts.map { contact in
            Row(
                .text,
                [contact.name, contact.phone ?? contact.email ?? contact.url].compactMap { $0 }.joined(separator: ", "))
        }.filter { !$0.text.isEmpty }
        self.init(
            title: quest.settings.title(in: language.rawValue) ?? "", rows: own + rows,
            keepingClearOf: quest.flags.map(\.place) + quest.tasks.map(\.coordinate))
    }
}

extension Quest {
    /// The places of start and finish; one if they are the same.
    var flags: [(place: Coordinate, symbol: MapSymbol, text: LocalizedText)] {
        let start = LegendTexts.start
        let finish = LegendTexts.finish
        let both = LegendTexts.startAndFinish
        switch (settings.start, settings.finish) {
        case (nil, nil): return []
        case (let place?, nil): return [(place, .startAndFinish, both)]
        case (nil, let place?): return [(place, .finish, finish)]
        case (let first?, let last?):
            if first.distance(to: last) < 1 { return [(first, .startAndFinish, both)] }
            return [(first, .start, start), (last, .finish, finish)]
        }
    }
}

public import Support

extension ExchangeError.Problem: LocalizedMessage {
    /// What is wrong and what to do about it, without the location.
    public var message: Message {
        switch self {
        case .unreadable(let text): text
        case .unknownFormat(let root):
            Message("exchange-error-problem-unknown-format", ["root": .of(Self.sanitized(root))])
        case .alreadyGeoJSON: Message("exchange-error-problem-already-geo-json")
        case .olderStandard(let version):
            Message("exchange-error-problem-older-standard", ["version": .of(Self.sanitized(version))])
        case .otherStandard(let version):
            Message("exchange-error-problem-other-standard", ["version": .of(Self.sanitized(version))])
        case .coordinateOutsideEarth(let control):
            Message("exchange-error-problem-coordinate-outside-earth", ["control": .of(Self.sanitized(control))])
        case .noPlaces(0): Message("exchange-error-problem-no-places")
        case .noPlaces(let count): Message("exchange-error-problem-no-places-2", ["count": .of(count)])
        case .noCourse(let name, let known):
            Message(
                "exchange-error-problem-unknown-course",
                ["name": .of(Self.sanitized(name)), "known": .of(Self.list(known))])
        case .noPath(let name, let known):
            Message(
                "exchange-error-problem-unknown-name",
                ["name": .of(Self.sanitized(name)), "known": .of(Self.list(known))])
        case .noPoints(let wanted, []): Message("exchange-error-problem-no-points", ["words": .of(wanted.words)])
        case .noPoints(let wanted, let found):
            Message(
                "exchange-error-problem-other-points",
                [
                    "words": .of(wanted.words),
                    "others": .of(
                        found.dropFirst().reduce(found[0].words) {
                            Message("conjunction", ["one": .of($0), "other": .of($1.words)])
                        }), "options": .of(Self.options(found)),
                ])
        }
    }

    /// A text of the file, which could be long or control the terminal.
    private static func sanitized(_ text: String) -> String { DisplayText.sanitized(text, most: 60) }

    private static func options(_ points: [ImportChoice.Points]) -> String {
        points.map { "--points \($0.rawValue)" }.joined(separator: ", ")
    }

    /// The first few of many names.
    private static func list(_ names: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        return names.prefix(10).map(sanitized).joined(separator: ", ") + (names.count > 10 ? " …" : "")
    }
}

extension ImportChoice.Points {
    /// `waypoints`; in Russian the genitive.
    var words: Message {
        switch self {
        case .waypoints: Message("import-choice-points-words-waypoints")
        case .route: Message("import-choice-points-words-route")
        case .track: Message("import-choice-points-words-track")
        }
    }
}

public import Support

extension TrackError: LocalizedMessage {
    /// What is wrong, and what to do.
    public var message: Message {
        switch self {
        case .unknownFormat: Message("track-error-unknown-format")
        case .foreignXML(let root):
            Message("track-error-foreign-xml", ["root": .of(DisplayText.sanitized(root, most: 40))])
        case .noTrack(0, 0): Message("track-error-no-track")
        case .noTrack(let planned, 0): Message("track-error-no-track-2", ["planned": .of(planned)])
        case .noTrack(let planned, let waypoints):
            Message("track-error-no-track-3", ["waypoints": .of(waypoints), "has-planned": .of(planned > 0)])
        case .noPlaces: Message("track-error-no-places")
        case .swapped: Message("track-error-swapped")
        case .nowhere: Message("track-error-nowhere")
        case .noSeconds(let time): Message("track-error-no-seconds", ["number": .of(Self.number(time))])
        case .unreadable(let reason): reason
        }
    }

    /// A time as it is in a file, without a fraction.
    static func number(_ time: Double) -> String { time.magnitude < 1e18 ? "\(Int64(time))" : "\(time)" }
}

extension SourcePlace: LocalizedMessage {
    /// For example `line 17`.
    public var message: Message {
        switch self {
        case .line(let line): Message("source-place-line", ["line": .of(line)])
        case .byte(let offset): Message("source-place-byte", ["offset": .of(offset)])
        case .position(let number): Message("source-place-position", ["number": .of(number)])
        }
    }
}

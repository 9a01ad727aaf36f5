public import Support

extension TrackRemark: LocalizedMessage {
    /// What is unusual and what became of it, for example `2 points are out of order and were sorted by their times (line 17)`.
    public var message: Message {
        let text = withoutPlace
        guard let place = place?.message else { return text }
        return count == 1 || isOnePlace
            ? Message("track-remark", ["count": .of(count), "text": .of(text), "place": .of(place)])
            : Message("track-remark-2", ["count": .of(count), "text": .of(text), "place": .of(place)])
    }

    private var isOnePlace: Bool {
        switch kind {
        case .torn, .damaged: true
        default: false
        }
    }

    private var withoutPlace: Message {
        switch kind {
        case .torn(let reason):
            return Message(
                "track-remark-without-place-torn",
                ["count": .of(count), "reason": .of(reason)])
        case .damaged(let reason):
            return Message(
                "track-remark-without-place-damaged",
                ["count": .of(count), "reason": .of(reason)])
        case .withoutPlace:
            return Message(
                "track-remark-without-place-without-place",
                ["count": .of(count)])
        case .unreadableTimes(let text):
            let text = DisplayText.sanitized(text)
            return Message(
                "track-remark-without-place-unreadable-times",
                ["count": .of(count), "text": .of(text)])
        case .withoutZone: return Message("track-remark-without-place-without-zone")
        case .nowhere:
            return Message(
                "track-remark-without-place-nowhere",
                ["count": .of(count)])
        case .wrongClock(let time):
            let moment = ISO8601.text(time) ?? "\(time)"
            return Message(
                "track-remark-without-place-wrong-clock",
                ["count": .of(count), "moment": .of(moment)])
        case .noSeconds(let time):
            let number = TrackError.number(time)
            return Message(
                "track-remark-without-place-no-seconds",
                ["count": .of(count), "number": .of(number)])
        case .unequalTimes(let times, let positions):
            return Message(
                "track-remark-without-place-unequal-times",
                ["count": .of(count), "times": .of(times), "positions": .of(positions)])
        case .unreadableStart(let text):
            let text = DisplayText.sanitized(text)
            return Message("track-remark-without-place-unreadable-start", ["count": .of(count), "text": .of(text)])
        case .interpolated(let all):
            return Message(
                "track-remark-without-place-interpolated",
                ["count": .of(count), "all": .of(all)])
        case .timeless:
            return Message(
                "track-remark-without-place-timeless",
                ["count": .of(count)])
        case .sorted:
            return Message(
                "track-remark-without-place-sorted",
                ["count": .of(count)])
        case .repeated:
            return Message(
                "track-remark-without-place-repeated",
                ["count": .of(count)])
        case .withoutTimes:
            return Message("track-remark-without-place-without-times", ["count": .of(count)])
        case .assumedSpeed:
            let speed = Measures.decimal(SettledTrack.assumedSpeed * 3.6, digits: 0)
            return Message("track-remark-without-place-assumed-speed", ["count": .of(count), "speed": .of(speed)])
        case .sameTimes(let time):
            let speed = Measures.decimal(SettledTrack.assumedSpeed * 3.6, digits: 0)
            let moment = ISO8601.text(time) ?? TrackError.number(time)
            return Message(
                "track-remark-without-place-same-times",
                ["count": .of(count), "moment": .of(moment), "speed": .of(speed)])
        }
    }
}

public import Support

extension Points: LocalizedMessage, CustomStringConvertible {
    /// The number as people write it: `12`, `12.5`, in Russian `12,5`; a minus is U+2212.
    public var message: Message {
        let sign = thousandths < 0 ? "−" : ""
        let magnitude = thousandths.magnitude
        var fraction = String(magnitude % 1000 + 1000).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        let whole = "\(sign)\(magnitude / 1000)"
        return fraction.isEmpty
            ? Message(verbatim: whole)
            : Message(
                "points-fraction",
                ["whole": .of(whole), "fraction": .of(fraction)])
    }

    /// The number in English.
    public var description: String { message[.english] }

    /// `12 points`, `1 point`, `12.5 points`; in Russian `12 баллов`, `1 балл`, `12,5 балла`.
    public var counted: Message {
        let number = message
        guard let whole else { return Message("points-counted", ["number": .of(number)]) }
        let magnitude = Int(clamping: whole.magnitude)
        let sign = whole < 0 ? "−" : ""
        return Message("points-counted-2", ["sign": .of(sign), "magnitude": .of(magnitude)])
    }
}

extension Charge: LocalizedMessage {
    /// `5 points`, `50 %`.
    public var message: Message {
        switch self {
        case .points(let points): points.counted
        case .percent(let percent): Message(verbatim: "\(percent) %")
        }
    }
}

internal import Support

/// What a report about a matched track says.
enum MatchTexts {
    static let offNetwork = Message("match-off-network")
    static let gap = Message("match-gap")

    static func whole(_ distance: Message, _ time: Message?, _ percent: Message) -> Message {
        Message("match-whole", ["distance": .of(distance), "time": .of(time), "percent": .of(percent)])
    }

    static func quality(_ quality: Message, _ fixes: Int, _ refused: Int) -> Message {
        Message("match-quality", ["quality": .of(quality), "fixes": .of(fixes), "refused": .of(refused)])
    }

    static func place(_ east: String, _ north: String) -> Message {
        Message("match-place", ["east": .of(east), "north": .of(north)])
    }

    static func moment(_ moment: String) -> Message { Message("match-moment", ["moment": .of(moment)]) }
}

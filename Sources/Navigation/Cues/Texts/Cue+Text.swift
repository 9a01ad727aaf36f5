import RoadMap
public import Support

extension Cue {
    /// The cue as one says it, for example “Turn left into Rua do Almada”, «Поверните налево: Rua do Almada».
    ///
    /// Names stand as they are on the signs: in Russian behind a colon, since nobody can tell the case forms of every name.
    public var text: Message {
        Message("cue-sentence", ["text": .of(phrase)])
    }

    /// The cue said `distance` metres ahead of its place: “In 200 m, turn left into Rua do Almada”,
    /// «Через 200 м поверните налево: Rua do Almada».
    ///
    /// Distances are rounded to what a rider can judge; under 15 m it is “Now”. A departure is said as it is.
    public func announcement(in distance: Double) -> Message {
        guard kind != .depart else { return text }
        let phrase =
            kind == .arrive ? Message("cue-announcement") : phrase
        guard distance >= 15 else { return kind == .arrive ? text : Message("cue-now", ["cue": .of(phrase)]) }
        let step = distance < 100 ? 10.0 : distance < 500 ? 50 : 100
        let measure = Measures.distance((distance / step).rounded() * step)
        return Message("cue-ahead", ["distance": .of(measure), "cue": .of(phrase)])
    }

    private var phrase: Message {
        switch kind {
        case .depart: told(Message("cue-depart", ["direction": compass]), .along)
        case .continue: told(Message("cue-continue"), .along)
        case .slightLeft: told(Message("cue-slight-left"), .into)
        case .left: told(Message("cue-left"), .into)
        case .sharpLeft: told(Message("cue-sharp-left"), .into)
        case .slightRight: told(Message("cue-slight-right"), .into)
        case .right: told(Message("cue-right"), .into)
        case .sharpRight: told(Message("cue-sharp-right"), .into)
        case .uTurn: turningRound
        case .keepLeft: told(Message("cue-keep-left"), .along)
        case .keepRight: told(Message("cue-keep-right"), .along)
        case .roundabout: roundabout
        case .push: told(Message("cue-push"), .along)
        case .ride: told(Message("cue-ride"), .along)
        case .dismount: Message("cue-phrase-dismount")
        case .lift: Message("cue-phrase-lift")
        case .steps: steps
        case .ferry: Message("cue-ferry", ["name": .of(name)])
        case .leaveFerry: Message("cue-leave-ferry", ["name": .of(name)])
        case .arrive: Message("cue-phrase-arrive")
        }
    }

    private enum Relation {
        case into
        case along
    }

    /// What to do, then the road's name, or the kind of way where there is none, and whether one pushes or rides there.
    private func told(_ action: Message, _ relation: Relation) -> Message {
        guard let name else {
            return relation == .into
                ? Message("cue-onto-way", ["action": .of(action), "way": .of(roadClass.wording("onto")), "mode": mode])
                : Message(
                    "cue-along-way", ["action": .of(action), "way": .of(roadClass.wording("along")), "mode": mode])
        }
        let arguments: MessageArguments = ["action": .of(action), "name": .of(name), "mode": mode]
        if keepsName, relation == .into { return Message("cue-stay-on-name", arguments) }
        return relation == .into ? Message("cue-into-name", arguments) : Message("cue-on-name", arguments)
    }

    private var turningRound: Message {
        name == nil
            ? Message("cue-action", ["action": .of(Message("cue-u-turn")), "mode": mode])
            : told(Message("cue-u-turn"), .along)
    }

    private var roundabout: Message {
        guard let exit else { return Message("cue-roundabout") }
        let action = Message("cue-exit", ["exit": .of(exit)])
        return name == nil ? Message("cue-action", ["action": .of(action), "mode": mode]) : told(action, .into)
    }

    private var steps: Message {
        roadClass == .ramp
            ? Message("relation-steps")
            : Message("relation-steps-2")
    }

    /// The change between riding and pushing in a turn.
    private var mode: MessageValue {
        let isSaid =
            switch kind {
            case .push, .ride: false
            case .depart: travel == .push
            default: changesTravel
            }
        guard isSaid, roadClass != .steps, roadClass != .ramp else { return .none }
        return travel == .push ? .choice("push") : .choice("ride")
    }

    private var compass: MessageValue { .of(bearingAfter.map { CompassPoint(bearing: $0).name }) }
}

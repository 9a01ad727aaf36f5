import RoadMap
public import Support

extension Cue {
    /// The cue as one says it, for example “Turn left into Rua do Almada”, «Поверните налево: Rua do Almada».
    ///
    /// Names stand as they are on the signs: in Russian behind a colon, since nobody can tell the case forms of every name.
    public var text: LocalizedText {
        phrase.mapped { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    /// The cue said `distance` metres ahead of its place: “In 200 m, turn left into Rua do Almada”,
    /// «Через 200 м поверните налево: Rua do Almada».
    ///
    /// Distances are rounded to what a rider can judge; under 15 m it is “Now”. A departure is said as it is.
    public func announcement(in distance: Double) -> LocalizedText {
        guard kind != .depart else { return text }
        let phrase =
            kind == .arrive ? LocalizedText("you will be there", "вы будете на месте") : phrase
        guard distance >= 15 else {
            return kind == .arrive ? text : LocalizedText("Now ", "Сейчас ") + phrase
        }
        let step = distance < 100 ? 10.0 : distance < 500 ? 50 : 100
        let measure = Measures.distance((distance / step).rounded() * step)
        return LocalizedText("In \(measure.english), ", "Через \(measure.russian) ") + phrase
    }

    private var phrase: LocalizedText {
        switch kind {
        case .depart: told("head" + compass.english, "двигайтесь" + compass.russian, .along)
        case .continue: told("continue straight", "двигайтесь прямо", .along)
        case .slightLeft: told("bear left", "плавно поверните налево", .into)
        case .left: told("turn left", "поверните налево", .into)
        case .sharpLeft: told("turn sharp left", "круто поверните налево", .into)
        case .slightRight: told("bear right", "плавно поверните направо", .into)
        case .right: told("turn right", "поверните направо", .into)
        case .sharpRight: told("turn sharp right", "круто поверните направо", .into)
        case .uTurn: turningRound
        case .keepLeft: told("keep left", "держитесь левее", .along)
        case .keepRight: told("keep right", "держитесь правее", .along)
        case .roundabout: roundabout
        case .push: told("dismount and push", "спешьтесь и ведите велосипед", .along)
        case .ride: told("ride again", "можно снова ехать", .along)
        case .dismount: LocalizedText("dismount for a few metres", "спешьтесь на несколько метров")
        case .lift:
            LocalizedText("lift the bicycle over the obstacle", "перенесите велосипед через препятствие")
        case .steps: steps
        case .ferry: LocalizedText("take the ferry", "садитесь на паром") + proper
        case .leaveFerry: LocalizedText("leave the ferry", "сойдите с парома") + proper
        case .arrive: LocalizedText("you have arrived", "вы на месте")
        }
    }

    private enum Relation {
        case into
        case along
    }

    /// What to do, then the road's name, or the kind of way where there is none, and whether one pushes or rides there.
    private func told(_ english: String, _ russian: String, _ relation: Relation) -> LocalizedText {
        guard let name else {
            let way = roadClass.wording
            return relation == .into
                ? LocalizedText("\(english) onto \(way.english)", "\(russian) на \(way.russianInto)") + mode
                : LocalizedText("\(english) along \(way.english)", "\(russian) по \(way.russianAlong)") + mode
        }
        if keepsName, relation == .into {
            return LocalizedText(
                "\(english) to stay on \(name)\(mode.english)",
                "\(russian)\(mode.russian), оставаясь на той же дороге: \(name)")
        }
        // Russian names follow a colon instead.
        let preposition = relation == .into ? "into" : "on"
        return LocalizedText(
            "\(english) \(preposition) \(name)\(mode.english)",
            "\(russian)\(mode.russian): \(name)")
    }

    private var turningRound: LocalizedText {
        name == nil
            ? LocalizedText("turn round" + mode.english, "развернитесь" + mode.russian)
            : told("turn round", "развернитесь", .along)
    }

    private var roundabout: LocalizedText {
        guard let exit else { return LocalizedText("enter the roundabout", "въезжайте на кольцо") }
        let (english, russian) = ("at the roundabout take exit \(exit)", "на кольце сверните на \(exit)-й съезд")
        return name == nil
            ? LocalizedText(english + mode.english, russian + mode.russian) : told(english, russian, .into)
    }

    private var steps: LocalizedText {
        roadClass == .ramp
            ? LocalizedText("push the bicycle along the ramp of the steps", "ведите велосипед по пандусу лестницы")
            : LocalizedText("carry the bicycle over the steps", "несите велосипед по лестнице")
    }

    /// The change between riding and pushing in a turn.
    private var mode: LocalizedText {
        let isSaid =
            switch kind {
            case .push, .ride: false
            case .depart: travel == .push
            default: changesTravel
            }
        guard isSaid, roadClass != .steps, roadClass != .ramp else { return LocalizedText("", "") }
        return travel == .push
            ? LocalizedText(" and push", " и ведите велосипед")
            : LocalizedText(" and ride", ", дальше можно ехать")
    }

    private var compass: LocalizedText {
        guard let bearingAfter else { return LocalizedText("", "") }
        let point = CompassPoint(bearing: bearingAfter).name
        return LocalizedText(" \(point.english)", " на \(point.russian)")
    }

    private var proper: LocalizedText {
        name.map { LocalizedText(": \($0)", ": \($0)") } ?? LocalizedText("", "")
    }
}

extension LocalizedText {
    fileprivate static func + (one: LocalizedText, other: LocalizedText) -> LocalizedText {
        LocalizedText(one.english + other.english, one.russian + other.russian)
    }

    fileprivate func mapped(_ change: (String) -> String) -> LocalizedText {
        LocalizedText(change(english), change(russian))
    }
}

import RoadMap

extension BicycleRules {
    /// What a bicycle meets when it passes a node.
    ///
    /// Barriers delay or close, a ford is pushed through, in a lift the bicycle is carried. Signals delay all who reach
    /// them; give-way and stop signs delay the direction they apply to. A crossing applies to those who cross the road: a rider
    /// along the road has the right of way, or stops too rarely to count. Traffic calming
    /// does not delay bicycles, except a chicane on a path. Access tags count only where there is something to pass.
    /// Rail crossings are not considered.
    ///
    /// Sources: OSM wiki, *Key:barrier*, *Tag:highway=traffic_signals*, *Key:traffic_signals:direction*,
    /// *Tag:highway=stop*, *Tag:highway=give_way*, *Tag:highway=crossing*, *Key:crossing*, *Key:traffic_calming*,
    /// *Key:ford*, *Tag:highway=elevator*, *Key:kerb*.
    public static func passage(of tags: NodeTags, at time: RideTime = .any) -> NodePassage {
        var passage = NodePassage()
        guard !tags.isPlain else { return passage }
        if let obstacle = obstacle(tags, time) { passage.obstacle = obstacle } else { passage.isClosed = true }
        if tags[.barrier] == nil, tags[.kerb] == "raised" { passage.obstacleOnPaths = .dismount }
        if tags[.trafficCalming] == "chicane" { passage.obstacleOnPaths = .narrowing }
        switch tags[.highway] {
        case "traffic_signals":
            passage.sign = .signals
            passage.signDirection = direction(tags[.trafficSignalsDirection] ?? tags[.direction])
        case "stop", "give_way":
            passage.sign = .giveWay
            passage.signDirection = direction(tags[.direction])
        case "crossing": passage.crossing = crossing(tags)
        default: break
        }
        return passage
    }

    /// The obstacle for all riders; `nil` where there is none.
    private static func obstacle(_ tags: NodeTags, _ time: RideTime) -> NodeDelay? {
        let kind: NodeDelay
        if let barrier = tags[.barrier] {
            return BarrierRules.obstacle(barrier, tags, at: time)
        } else if let ford = tags[.ford], ford != "no" {
            guard ford != "boat" else { return nil }
            kind = ford == "stepping_stones" ? .carry : .dismount
        } else if tags[.highway] == "ladder" {
            return nil
        } else if tags[.highway] == "elevator" {
            // Waiting for it and going up takes about as long as carrying the bicycle.
            kind = .carry
        } else {
            return NodeDelay.none
        }
        let access = AccessTags(tags.access, isForward: true, at: time)
        if let riding = access.riding, riding < .dismount {
            // A lift that excludes bicycles excludes pushed ones too.
            return access.isOpenOnFoot == true && kind == .dismount ? kind : nil
        }
        return kind
    }

    private static func direction(_ value: String?) -> NodePassage.SignDirection {
        switch value {
        case "forward": .forward
        case "backward": .backward
        case "both": .both
        default: .unspecified
        }
    }

    private static func crossing(_ tags: NodeTags) -> NodePassage.Crossing {
        let kinds = tags[.crossing]?.split(separator: ";") ?? []
        if kinds.contains("no") { return .none }
        if kinds.contains("traffic_signals") || (tags[.crossingSignals].map { $0 != "no" } ?? false) { return .signals }
        let isPainted = tags[.crossingMarkings].map { $0 != "no" } ?? false
        let words: Set<Substring> = [
            "zebra", "marked", "uncontrolled", "island", "toucan", "pelican", "puffin", "tiger",
        ]
        if isPainted || tags[.crossingIsland] == "yes" || kinds.contains(where: { words.contains($0) }) {
            return .marked
        }
        return .unmarked
    }
}

import RoadNetwork

extension BicycleRules {
    /// What a node means to someone who passes it.
    ///
    /// Barriers hinder or close, a ford is pushed through, in a lift the bicycle is carried. Signals hinder all who come
    /// to them, signs to give way or to stop all whom they are for. A crossing is for those who cross the road: whoever
    /// rides along it has the right of way, or is stopped so seldom that it does not count. What slows motor vehicles down
    /// does not hinder bicycles, but for a chicane on a path. Access tags count only where there is something to pass.
    /// Of rail crossings nothing is known.
    ///
    /// Sources: OSM wiki, *Key:barrier*, *Tag:highway=traffic_signals*, *Key:traffic_signals:direction*,
    /// *Tag:highway=stop*, *Tag:highway=give_way*, *Tag:highway=crossing*, *Key:crossing*, *Key:traffic_calming*,
    /// *Key:ford*, *Tag:highway=elevator*, *Key:kerb*.
    public static func passage(of tags: NodeTags) -> NodePassage {
        var passage = NodePassage()
        guard !tags.isPlain else { return passage }
        if let obstacle = obstacle(tags) { passage.obstacle = obstacle } else { passage.isClosed = true }
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

    /// What everybody has to get past; `nil` where nobody does.
    private static func obstacle(_ tags: NodeTags) -> NodeDelay? {
        let kind: NodeDelay
        if let barrier = tags[.barrier] {
            return BarrierRules.obstacle(barrier, tags)
        } else if let ford = tags[.ford], ford != "no" {
            guard ford != "boat" else { return nil }
            kind = ford == "stepping_stones" ? .carry : .dismount
        } else if tags[.highway] == "elevator" {
            // Waiting for it and going up takes about as long as carrying the bicycle.
            kind = .carry
        } else {
            return NodeDelay.none
        }
        let access = AccessTags(tags.access, isForward: true)
        if let riding = access.riding, riding < .dismount {
            // Who must not take a bicycle into a lift, cannot push it there either.
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

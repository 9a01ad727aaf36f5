internal import MapBuilding
import RoadMap
internal import Support

/// Messages of `questctl map build`.
enum MapBuildTexts {
    /// - Parameters:
    ///   - seconds: how long the import took.
    ///   - memory: MiB at the peak.
    static func built(_ summary: ImportSummary, seconds: Double, memory: Int) -> Message {
        let kilometres = Measures.decimal(summary.length / 1000, digits: 0)
        let time = Measures.decimal(seconds, digits: 2)
        return Message(
            "map-build-built",
            [
                "nodes": .of(summary.nodes),
                "edges": .of(summary.edges),
                "kilometres": .of(kilometres),
                "turn-restrictions": .of(summary.turnRestrictions),
                "time": .of(time),
                "memory": .of(memory),
            ])
    }

    /// Notes about the map for the organiser.
    static func remarks(_ summary: ImportSummary) -> [Message] {
        var remarks: [Message] = []
        func note(_ count: Int, _ text: Message) {
            guard count > 0 else { return }
            remarks.append(Message("map-build-note", ["text": .of(text)]))
        }
        let barriers = summary.closedBarriers + summary.obstacles
        let islands = Measures.decimal(100 * Double(summary.islandEdges) / Double(max(summary.edges, 1)), digits: 1)
        note(
            barriers + summary.signals + summary.routeWays + summary.islandEdges,
            Message(
                "map-build-note-signals",
                [
                    "barriers": .of(barriers),
                    "closed-barriers": .of(summary.closedBarriers),
                    "signals": .of(summary.signals),
                    "route-ways": .of(summary.routeWays),
                    "islands": .of(islands),
                ]))
        note(
            summary.timedWays + summary.timedBarriers + summary.timedTurnRestrictions,
            Message(
                "map-build-note-timed-ways",
                [
                    "timed-ways": .of(summary.timedWays),
                    "timed-barriers": .of(summary.timedBarriers),
                    "timed-turn-restrictions": .of(summary.timedTurnRestrictions),
                ]))
        note(
            summary.places, Message("map-build-note-places", ["places": .of(summary.places)]))
        note(summary.unkeptTimes, unkeptTimes(summary))
        note(
            summary.missingNodes,
            Message(
                "map-build-note-missing-nodes",
                [
                    "missing-nodes": .of(summary.missingNodes),
                    "ways-across-edge": .of(summary.waysAcrossEdge),
                    "ways-without-nodes": .of(summary.waysWithoutNodes),
                ]))
        note(
            summary.repeatedWays, Message("map-build-note-repeated-ways", ["repeated-ways": .of(summary.repeatedWays)]))
        note(
            summary.repeatedNodes,
            Message("map-build-note-repeated-nodes", ["repeated-nodes": .of(summary.repeatedNodes)]))
        note(
            summary.differingElements,
            Message(
                "map-build-note-differing-elements",
                [
                    "differing-elements": .of(summary.differingElements),
                    "undated-files": .of(summary.undatedFiles),
                    "undecided-elements": .of(summary.undecidedElements),
                ]))
        note(
            summary.nodesAtZero, Message("map-build-note-nodes-at-zero", ["nodes-at-zero": .of(summary.nodesAtZero)]))
        note(
            summary.unclearTurnRestrictions,
            Message(
                "map-build-note-unclear-turn-restrictions",
                ["unclear-turn-restrictions": .of(summary.unclearTurnRestrictions)]))
        note(
            summary.leaps, Message("map-build-note-leaps", ["leaps": .of(summary.leaps)]))
        if summary.nodesWithoutHeight > 0 { remarks.insert(heightsMissing(summary), at: 0) }
        return remarks
    }

    /// Which elements depend on the time and are on the map as without one.
    private static func unkeptTimes(_ summary: ImportSummary) -> Message {
        let kinds: [(sample: ElementSample, id: StaticString)] = [
            (summary.unkeptWays, "map-build-unkept-ways"),
            (summary.unkeptRelations, "map-build-unkept-relations"),
            (summary.unkeptBarriers, "map-build-unkept-barriers"),
            (summary.unkeptTurnRestrictions, "map-build-unkept-turn-restrictions"),
        ]
        let named = kinds.filter { $0.sample.count > 0 }.map { kind in
            let ids = kind.sample.ids.map { "\($0)" }.joined(separator: ", ")
            let rest = kind.sample.count > kind.sample.ids.count ? ", …" : ""
            return Message(kind.id, ["count": .of(kind.sample.count), "ids": .of(ids + rest)])
        }
        let keeps = Message("map-build-unkept-times-2", ["most-conditions": .of(DecisionRow.mostConditions)])
        let (relations, turns) = (summary.unkeptRelations.count > 0, summary.unkeptTurnRestrictions.count > 0)
        return Message(
            "map-build-unkept-times-3",
            ["named": .of(named), "keeps": .of(keeps), "relations": .of(relations), "turns": .of(turns)])
    }

    private static func heightsMissing(_ summary: ImportSummary) -> Message {
        let (nodes, edges) = (summary.nodesWithoutHeight, summary.edgesWithoutHeights)
        return Message(
            "map-build-heights-missing",
            ["nodes": .of(nodes), "nodes-2": .of(summary.nodes), "edges": .of(edges)])
    }
}

extension MapBuilder.Stage {
    /// What is being done, beside the bar of its progress.
    var label: Message {
        switch self {
        case .ways: Message("map-builder-stage-ways")
        case .nodes: Message("map-builder-stage-nodes")
        case .network: Message("map-builder-stage-network")
        }
    }
}

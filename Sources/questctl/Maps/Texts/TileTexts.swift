internal import MapTiles
internal import Support

/// Messages of `questctl map tiles`.
enum TileTexts {
    /// - Parameters:
    ///   - seconds: how long the build took.
    ///   - memory: MiB at the peak.
    static func built(_ summary: TileBuildingSummary, seconds: Double, memory: Int) -> Message {
        let time = Measures.decimal(seconds, digits: 2)
        return Message(
            "tile-built",
            [
                "tiles": .of(summary.tiles),
                "features": .of(summary.features),
                "time": .of(time),
                "memory": .of(memory),
            ])
    }

    /// Notes about the data for the organiser.
    static func remarks(_ summary: TileBuildingSummary) -> [Message] {
        var remarks: [Message] = []
        func note(_ count: Int, _ text: Message) {
            guard count > 0 else { return }
            remarks.append(Message("tile-note", ["text": .of(text)]))
        }
        note(
            summary.brokenRelations,
            Message(
                "tile-note-broken-relations",
                ["broken-relations": .of(summary.brokenRelations), "ids": .of(ids(summary))]))
        note(
            summary.incompleteRelations,
            Message("tile-note-incomplete-relations", ["incomplete-relations": .of(summary.incompleteRelations)]))
        note(
            summary.missingNodes,
            Message(
                "tile-note-missing-nodes",
                [
                    "missing-nodes": .of(summary.missingNodes),
                    "ways-across-edge": .of(summary.waysAcrossEdge),
                    "ways-without-nodes": .of(summary.waysWithoutNodes),
                ]))
        note(
            summary.openAreas, Message("tile-note-open-areas", ["open-areas": .of(summary.openAreas)]))
        note(
            summary.tangledAreas.count,
            Message(
                "tile-note-tangled-areas",
                ["tangled-areas": .of(summary.tangledAreas.count), "names": .of(names(summary.tangledAreas))]))
        note(
            summary.oversizedShapes.count,
            Message(
                "tile-note-oversized-shapes",
                ["oversized-shapes": .of(summary.oversizedShapes.count), "names": .of(names(summary.oversizedShapes))]))
        note(
            summary.repeatedNodes, Message("tile-note-repeated-nodes", ["repeated-nodes": .of(summary.repeatedNodes)]))
        switch summary.sea {
        case .none, .closed: break
        case .unbounded:
            remarks.append(
                Message("tile-remarks-unbounded"))
        case .broken:
            remarks.append(
                Message("tile-remarks-broken"))
        }
        return remarks
    }

    private static func names(_ shapes: OmittedShapes) -> Message {
        let more = shapes.count > shapes.first.count ? ", …" : ""
        let names = shapes.first.map { source in
            switch source {
            case .way(let id): Message("tile-names-way", ["id": .of(id)])
            case .relation(let id): Message("tile-names-relation", ["id": .of(id)])
            case .sea: Message("tile-names-sea")
            }
        }
        return Message(joining: [Message(joining: names, separator: ", "), Message(verbatim: more)])
    }

    private static func ids(_ summary: TileBuildingSummary) -> String {
        summary.brokenRelationIDs.map { "\($0)" }.joined(separator: ", ")
            + (summary.brokenRelations > summary.brokenRelationIDs.count ? ", …" : "")
    }
}

extension TileBuilder.Stage {
    /// What is being done, beside the bar of its progress.
    var label: Message {
        switch self {
        case .relations: Message("tile-builder-stage-relations")
        case .nodes: Message("tile-builder-stage-nodes")
        case .ways: Message("tile-builder-stage-ways")
        case .shapes: Message("tile-builder-stage-shapes")
        case .tiles: Message("tile-builder-stage-tiles")
        }
    }
}

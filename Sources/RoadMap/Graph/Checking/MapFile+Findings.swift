import Support

extension MapFile {
    /// Everything that is wrong with the map; nothing where it is as `RoadNetworkBuilder` writes it.
    ///
    /// More is looked at than `RoadGraph(map)` does, which only makes sure that nothing crashes: what the columns mean is
    /// worked out again from one another. That is done even where checksums are wrong, to show what the damage does, but
    /// not where following the columns would lead out of bounds.
    ///
    /// Not enforced: that the map is what the source says; the order of nodes and edges, on which only speed depends.
    ///
    /// - Complexity: O(bytes), on all cores.
    public func findings() -> [MapFinding] {
        let sections = unchecked.image.sections
        let checks = Parallel.map(sections.count) { number in
            let section = sections[number]
            return [
                unchecked.image.isIntact(section) ? nil : MapFinding(.checksum, section),
                unchecked.firstFault(in: section).map { MapFinding(.structure, section, first: $0) },
            ]
        }
        var findings = checks.flatMap { $0.compactMap { $0 } }
        guard !findings.contains(where: { $0.rule == .structure }) else { return findings }
        var graph = unchecked
        graph.takeArcs()
        if let arc = graph.firstMisplacedArc {
            return findings + [MapFinding(.structure, .arcEdges, first: arc.index)]
        }
        if let arc = graph.arcTable?.firstMisplacedHead {
            return findings + [MapFinding(.structure, .arcCopies, first: arc.index)]
        }
        if let shape = ShapeOffsets(graph).firstMisplacedShape {
            return findings + [MapFinding(.structure, .shapeBytes, first: shape)]
        }
        if let height = graph.firstMisplacedHeight {
            return findings + [MapFinding(.structure, .heightBytes, first: height)]
        }
        findings += MapConsistency(graph: graph).findings
        if metadata.attribution.isEmpty { findings.append(MapFinding(.attribution, .metadata)) }
        return findings
    }
}

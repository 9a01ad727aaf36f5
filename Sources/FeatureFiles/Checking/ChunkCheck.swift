import GeoJSON
import GeoJSONOperations
import JSON

/// Checks elements of a batch, on one core.
struct ChunkCheck {
    let check: Check
    let batch: FeatureBatch

    private static let opening = Array("{\"type\":\"FeatureCollection\",\"features\":[".utf8)
    private static let closing = Array("]}".utf8)

    /// - Parameters:
    ///   - parts: indices into the batch's parts; their kind is `.element`.
    ///   - firstIndex: the number of the first of them in the file.
    func callAsFunction(_ parts: [Int], firstIndex: Int) -> CheckedPart {
        var result = CheckedPart()
        let countedRules = check.countedRules?.rules ?? []
        let end = parts.last.map { batch.parts[$0].range.upperBound } ?? 0
        batch.bytes.withUnsafeBufferPointer { bytes in
            var reader = ElementReader(UnsafeBufferPointer(rebasing: bytes[..<end]), check.options)
            var counter = LineCounter(bytes, origin: batch.origin)
            for (number, part) in parts.enumerated() {
                let range = batch.parts[part].range
                let index = firstIndex + number
                var found: [Diagnostic] = []
                if let feature = reader.feature(at: range) {
                    if let linter = check.linter {
                        let text = UnsafeBufferPointer(rebasing: bytes[range])
                        found = linter.findings(
                            of: feature, in: text, isRecord: isRecord, countedRules: countedRules, &result.ruleCounts)
                        if !found.isEmpty { found = linter.configured(found) }
                    }
                    note(feature, index, part, &result)
                } else {
                    let line = counter.place(of: batch.origin.offset + range.lowerBound).line
                    let (object, findings, isDamaged) = isRecord ? record(range, line) : element(range, line)
                    if isDamaged {
                        result.damagedAt = part
                        return
                    }
                    found = findings
                    if let object { note(object, index, part, isFaulty: found.containsErrors, &result) }
                }
                guard !found.isEmpty else { continue }
                let place = counter.place(of: batch.origin.offset + range.lowerBound)
                result.findings += found.map { placed($0, at: place, index) }
            }
        }
        return result
    }

    private var isRecord: Bool { check.form != .geojson }

    private func note(
        _ object: GeoJSONObject, _ index: Int, _ part: Int, isFaulty: Bool, _ result: inout CheckedPart
    ) {
        if case .feature(let feature) = object {
            return note(feature, index, part, isFaulty: isFaulty, &result)
        }
        guard let counting = check.counting else { return }
        // Which Feature of a record is meant, its findings do not say; one without geometry is likely to be.
        result.counts.add(object, isFaulty: { _ in isFaulty }, isProjected: counting.isProjected)
    }

    private func note(
        _ feature: Feature, _ index: Int, _ part: Int, isFaulty: Bool = false, _ result: inout CheckedPart
    ) {
        if let counting = check.counting {
            result.counts.add(feature, isFaulty: isFaulty, isProjected: counting.isProjected(feature))
        }
        guard let linter = check.linter else { return }
        if !isRecord, linter.asksForExtents, let geometry = feature.geometry { result.extents.add(geometry) }
        if linter.asksForPlaces || linter.asksForIdentifiers && feature.id != nil {
            result.facts.append((CollectionSurvey.Facts(feature, index: index), part))
        }
    }

    /// A finding with its place in the file, and the pointer that belongs to it there.
    private func placed(_ finding: Diagnostic, at place: LineCounter.Place, _ index: Int) -> Diagnostic {
        var result = finding
        if let location = finding.location { result = finding.moved(to: place, from: location) }
        if isRecord {
            result.record = index + 1
        } else if let pointer = finding.pointer {
            result.pointer = JSONPointer(["features", String(index)] + pointer.components)
        }
        return result
    }

    /// Reads a record with error recovery. Places and pointers are relative to the record.
    private func record(_ range: Range<Int>, _ line: Int) -> (GeoJSONObject?, [Diagnostic], isDamaged: Bool) {
        let mark = batch.origin.offset + range.lowerBound == 0 ? ByteOrderMark.bytes : []
        guard !mark.isEmpty, batch.bytes[range].starts(with: mark) else {
            let (object, found) = record(Array(batch.bytes[range]), line)
            return (object, found, false)
        }
        // The mark says nothing about the record behind it.
        let marked = ByteOrderMark.findings(check.options)
        guard range.count > mark.count else { return (nil, marked, false) }
        let (object, found) = record(Array(batch.bytes[range].dropFirst(mark.count)), line)
        var origin = LineCounter.Place()
        (origin.offset, origin.column) = (mark.count, 2)
        let moved = found.map { finding in
            finding.location.map { finding.moved(to: origin, from: $0) } ?? finding
        }
        return (object, marked + moved, false)
    }

    private func record(_ text: [UInt8], _ line: Int) -> (GeoJSONObject?, [Diagnostic]) {
        let result = GeoJSONReader(options: check.options).read(text, firstLine: line)
        return (result.object, check.linter?.linter.lint(result, text) ?? result.diagnostics)
    }

    /// Reads an element of a collection with error recovery. Places and pointers are relative to the element.
    private func element(_ range: Range<Int>, _ line: Int) -> (GeoJSONObject?, [Diagnostic], isDamaged: Bool) {
        let text = Self.opening + batch.bytes[range] + Self.closing
        let result = GeoJSONReader(options: check.options).read(text, firstLine: line)
        // A value that continues after the element shows that the element was split off wrongly.
        let inside = Self.opening.count..<Self.opening.count + range.count
        let isDamaged = result.diagnostics.contains { finding in
            // The recovery from a syntax error can depend on the text that follows.
            if finding.severity == .error, finding.rule.hasPrefix("json.") { return true }
            guard let location = finding.location else { return false }
            return location.byteRange.lowerBound < inside.lowerBound
                || location.byteRange.upperBound > inside.upperBound
                || !(finding.pointer.map { $0.components.prefix(2) == ["features", "0"] } ?? false)
        }
        let features = result.object?.features ?? []
        guard !isDamaged, features.count <= 1 else { return (nil, [], true) }
        let found = check.linter?.findings(ofElements: result, in: text) ?? result.diagnostics
        let moved = found.map { finding in
            var moved = finding.moved(to: LineCounter.Place(), behind: Self.opening.count)
            moved.pointer = finding.pointer.map { JSONPointer(Array($0.components.dropFirst(2))) }
            return moved
        }
        return (features.first.map { .feature($0) }, moved, false)
    }
}

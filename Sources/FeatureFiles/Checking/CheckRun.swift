import GeoJSON
import GeoJSONOperations
import JSON

/// The state of a check: what was found, and what rules about all Features need.
struct CheckRun {
    let check: Check
    var survey = CollectionSurvey()
    var counting = CollectionCounting()
    var outbox = FindingsOutbox()
    private var head: [UInt8]?
    private var tail: (bytes: [UInt8], origin: LineCounter.Place)?
    private var count = 0

    init(_ check: Check) { self.check = check }

    /// Returns the findings that can be reported now, and forgets them.
    mutating func takeFindings() -> [LocatedFindings] { outbox.take() }

    /// What is found in the elements of a batch that can be split off; `nil` where there are none. May be called on any thread.
    static func checked(_ batch: FeatureBatch, _ check: Check) -> CheckedPart? {
        let end = batch.parts.firstIndex { $0.kind == .damaged } ?? batch.parts.endIndex
        let elements = (0..<end).filter { batch.parts[$0].kind == .element }
        return elements.isEmpty ? nil : ChunkCheck(check: check, batch: batch)(elements, firstIndex: batch.firstIndex)
    }

    /// Adds the results of a batch.
    ///
    /// - Parameter result: what `checked` found.
    /// - Returns: the first part after which the collection cannot be split into elements; `nil` where all of it can.
    mutating func process(_ batch: FeatureBatch, _ result: CheckedPart?, isDamaged: Bool) -> Int? {
        if let part = batch.parts.first, part.kind == .head {
            head = Array(batch.bytes[part.range])
            guard isHeadOfCollection else {
                head = nil
                return 0
            }
        }
        if let part = batch.parts.last, part.kind == .tail || part.kind == .document {
            if part.kind == .tail {
                let rest = batch.dropping(upTo: batch.parts.count - 1)
                tail = (rest.bytes, rest.origin)
            } else if isDamaged {
                return batch.parts.count - 1
            } else {
                document(batch)
                return nil
            }
        }
        let damaged = batch.parts.firstIndex { $0.kind == .damaged }
        var found: [Diagnostic] = []
        if let result {
            found = result.findings
            survey.extents.add(result.extents)
            if check.counts { counting.add(result.counts) }
            check.countedRules?.add(result.ruleCounts)
            found += compare(result, in: batch)
            if let damagedAt = result.damagedAt {
                // The separator before it belongs to the rest.
                let kept = batch.keeping(upTo: damagedAt - 1)
                outbox.add(check.linter?.configured(found) ?? found, in: kept.bytes, at: batch.origin)
                tail = nil
                return damagedAt - 1
            }
        }
        if let damaged {
            outbox.add(
                check.linter?.configured(found) ?? found, in: batch.keeping(upTo: damaged).bytes, at: batch.origin)
            tail = nil
            return damaged
        }
        count = batch.firstIndex + batch.parts.count { $0.kind == .element }
        outbox.add(check.linter?.configured(found) ?? found, in: batch.bytes, at: batch.origin)
        return nil
    }

    /// Whether the text before the Features can be the start of a collection. The member `type` may follow the Features.
    private var isHeadOfCollection: Bool {
        let result = GeoJSONReader(options: check.options).read((head ?? []) + Array("]}".utf8))
        if case .featureCollection = result.object { return true }
        return result.diagnostics.allSatisfy { $0.rule == "geojson.missing-type" || $0.rule == "json.byte-order-mark" }
    }

    /// The findings of rules about all Features in these elements.
    private mutating func compare(_ result: CheckedPart, in batch: FeatureBatch) -> [Diagnostic] {
        var found: [Diagnostic] = []
        batch.bytes.withUnsafeBufferPointer { bytes in
            var counter = LineCounter(bytes, origin: batch.origin)
            for (facts, part) in result.facts {
                let range = batch.parts[part].range
                found += survey.take(facts, check) { pointer in
                    let place = counter.place(of: batch.origin.offset + range.lowerBound)
                    guard let location = pointer.locate(in: Array(bytes[range])) else { return nil }
                    return location.moved(to: place)
                } text: { location in
                    let start = location.byteRange.lowerBound - batch.origin.offset
                    let near = max(0, start - 256)..<min(bytes.count, start + 256)
                    return SourceText(
                        Array(bytes[near]), at: counter.place(of: batch.origin.offset + near.lowerBound))
                }
            }
        }
        return found
    }

    /// Checks a text that is not a collection, or a collection that cannot be split into elements.
    private mutating func document(_ batch: FeatureBatch) {
        let result = GeoJSONReader(options: check.options).read(batch.bytes)
        if check.counts { count(result) }
        let found = check.linter?.linter.lint(result, batch.bytes) ?? result.diagnostics
        outbox.add(found, in: batch.bytes, at: batch.origin)
    }

    private mutating func count(_ result: GeoJSONReader.Result) {
        guard let counting = check.counting else { return }
        var part = CollectionCounting.Part()
        part.add(result, isProjected: counting.isProjected)
        self.counting.add(part)
    }

    /// Checks the rest of a collection that cannot be split any further.
    mutating func rest(_ batch: FeatureBatch) {
        guard head != nil else { return document(batch) }
        let around = Surroundings(
            head: head ?? [], rest: batch.bytes, at: batch.origin, firstIndex: batch.firstIndex)
        let result = around.read(check.options)
        var features: [Feature] = []
        if case .featureCollection(let collection) = result.object { features = collection.features }
        let indices = features.indices.map { number in
            around.index(ofElement: result.sourceIndices.map { $0[number] } ?? number)
        }
        head = nil
        outbox.release()
        if let counting = check.counting {
            var part = CollectionCounting.Part()
            for (number, feature) in features.enumerated() where indices[number] != nil {
                part.add(
                    feature, isFaulty: result.isFaulty(feature: number), isProjected: counting.isProjected(feature))
            }
            self.counting.add(part)
        }
        guard let linter = check.linter else {
            around.placed(result.diagnostics).forEach { outbox.add($0) }
            return
        }
        if linter.asksForExtents { for feature in features { feature.geometry.map { survey.extents.add($0) } } }
        var found = linter.findings(of: result, in: around.text, extents: survey.extents)
        let elements = JSONPointer.locate(
            features.indices.map { number in
                JSONPointer(["features", String(result.sourceIndices.map { $0[number] } ?? number)])
            }, in: around.text)
        let text = SourceText(around.text)
        let sides = around.sides
        for (number, feature) in features.enumerated() {
            guard let index = indices[number] else { continue }
            let facts = CollectionSurvey.Facts(feature, index: index)
            let source = result.sourceIndices.map { $0[number] } ?? number
            let duplicates = survey.take(facts, check) { pointer in
                guard let range = elements[number]?.byteRange,
                    let inner = pointer.locate(in: Array(around.text[range]))?.byteRange,
                    let place = text.place(of: range.lowerBound + inner.lowerBound)
                else { return nil }
                let moved = inner.lowerBound + range.lowerBound..<inner.upperBound + range.lowerBound
                return SourceLocation(byteRange: moved, line: place.line, column: place.column)
            } text: { location in
                around.isInHead(location) ? sides.head : sides.rest
            } relocate: { finding in
                around.placed([finding]).first?.diagnostics.first ?? finding
            }
            found += duplicates.map { duplicate in
                var finding = duplicate
                finding.pointer = JSONPointer(["features", String(source), "id"])
                return finding
            }
        }
        around.placed(linter.configured(found)).forEach { outbox.add($0) }
    }

    /// Adds the findings that need the whole file.
    mutating func finish() {
        outbox.release()
        if let head {
            let rest = tail ?? ([], LineCounter.Place())
            let around = Surroundings(head: head, rest: rest.bytes, at: rest.origin, firstIndex: count)
            let result = around.read(check.options)
            let found =
                check.linter?.findings(of: result, in: around.text, extents: survey.extents) ?? result.diagnostics
            around.placed(found).forEach { outbox.add($0) }
        }
        guard let linter = check.linter else { return }
        for (finding, text) in survey.findings() {
            let found = linter.configured([finding])
            if !found.isEmpty { outbox.add(LocatedFindings(diagnostics: found, text: text)) }
        }
    }
}

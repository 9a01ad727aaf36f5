import GeoJSON
import JSON

extension PipelineRun {
    /// Processes a text that is not a collection, or a collection, or its rest, that cannot be split.
    mutating func document(_ batch: FeatureBatch, _ bytes: ArraySlice<UInt8>, isRest: Bool) {
        isDocument = true
        let result =
            isRest ? Self.rest(bytes, at: batch, options.reading) : Self.whole(bytes, at: batch, options.reading)
        if !result.diagnostics.isEmpty { reports.append(.findings(result.diagnostics)) }
        outcome.hasFaults = outcome.hasFaults || result.hasErrors
        guard let object = result.object, !result.hasErrors || options.skipsInvalid else {
            outcome.isRefused = true
            return
        }
        if case .featureCollection(let collection) = object {
            write(collection, of: result, at: batch, isRest: isRest)
        } else if !result.hasErrors, !outcome.isRefused {
            write(single: object, bytes, at: batch)
        } else {
            outcome.skipped += 1
        }
    }

    /// Processes a damaged element and the text up to the next element.
    mutating func damaged(_ batch: FeatureBatch, _ bytes: ArraySlice<UInt8>) {
        var result = Self.rest(bytes, at: batch, options.reading, isFollowed: true)
        reports.append(.findings(result.diagnostics))
        outcome.hasFaults = outcome.hasFaults || result.hasErrors
        guard case .featureCollection(var collection)? = result.object, !collection.features.isEmpty else {
            outcome.skipped += 1
            outcome.isRefused = outcome.isRefused || !options.skipsInvalid
            return
        }
        // The last one is the Feature that was appended.
        let last = collection.features.count - 1
        let count = result.sourceIndices?.last ?? last
        collection.features.removeLast()
        furtherElements += count - 1
        let faulty = result.faultyElements(from: batch.firstIndex)
        outcome.skipped += faulty.count
        outcome.isRefused = outcome.isRefused || (result.hasErrors && !options.skipsInvalid)
        guard !outcome.isRefused else { return }
        result.sourceIndices = result.sourceIndices.map { Array($0.dropLast()) }
        write(collection.features, of: result, except: faulty, at: batch, members: JSONObject())
    }

    private static func whole(
        _ bytes: ArraySlice<UInt8>, at batch: FeatureBatch, _ options: GeoJSONReader.Options
    ) -> GeoJSONReader.Result {
        var result = GeoJSONReader(options: options).read(Array(bytes), firstLine: batch.origin.line)
        result.diagnostics = result.diagnostics.map { $0.moved(to: batch.origin, behind: 0) }
        return result
    }

    /// Reads the rest of a collection as a collection.
    ///
    /// - Parameter isFollowed: whether elements follow; one Feature replaces them.
    private static func rest(
        _ bytes: ArraySlice<UInt8>, at batch: FeatureBatch, _ options: GeoJSONReader.Options, isFollowed: Bool = false
    ) -> GeoJSONReader.Result {
        let wrapping = Array("{\"type\":\"FeatureCollection\",\"features\":[".utf8)
        // The comma of the preceding Feature becomes a space, so that offsets do not change.
        var text = Array(bytes)
        if batch.firstIndex > 0, let first = text.firstIndex(where: { !StrictScanner.isSpace($0) }),
            text[first] == UInt8(ascii: ","),
            text[(first + 1)...].first(where: { !StrictScanner.isSpace($0) }) != UInt8(ascii: "]")
        {
            text[first] = 0x20
        }
        if isFollowed { text += ReadElement.following }
        var result = GeoJSONReader(options: options).read(wrapping + text, firstLine: batch.origin.line)
        result.diagnostics = result.diagnostics.map { finding in
            var moved = finding.moved(to: batch.origin, behind: wrapping.count)
            if let components = finding.pointer?.components, components.count > 1, components[0] == "features",
                let index = Int(components[1])
            {
                moved.pointer = JSONPointer(
                    ["features", String(batch.firstIndex + index)] + components.dropFirst(2))
            }
            return moved
        }
        return result
    }

    /// Writes parsed Features without source text, and stores the members around them.
    ///
    /// - Parameter isRest: whether elements are counted from the first one of the batch.
    private mutating func write(
        _ collection: FeatureCollection, of result: GeoJSONReader.Result, at batch: FeatureBatch, isRest: Bool
    ) {
        let faulty = isRest ? result.faultyElements(from: batch.firstIndex) : result.faultyElements
        outcome.skipped += faulty.count
        write(
            collection.features, of: result, except: faulty, at: batch, members: collection.foreignMembers)
        noteSurroundings(tail: Array("\n]".utf8) + CollectionText.members(of: collection) + Array("}\n".utf8))
    }

    /// Writes parsed Features without source text, except those with errors.
    private mutating func write(
        _ features: [Feature], of result: GeoJSONReader.Result, except faulty: Set<Int>, at batch: FeatureBatch,
        members: JSONObject
    ) {
        let worker = workers[0]
        worker.options.isRewriting = true
        defer { worker.options = options }
        var part = FeatureWorker.Output()
        for (number, feature) in features.enumerated() where !part.outcome.isRefused {
            let source = result.sourceIndices.map { $0[number] } ?? number
            guard !faulty.contains(source) else { continue }
            part.outcome.read += 1
            var around = worker.collectionMembers
            for member in members { around[member.key] = member.value }
            let place = FeaturePlace(
                line: batch.origin.line, column: batch.origin.column, index: batch.firstIndex + source,
                isElement: true, id: feature.id, collectionMembers: around)
            worker.process(feature, .init(text: [], separator: [], place: place, origin: batch.origin), &part)
        }
        add(part)
    }

    /// Writes a file of one Feature or geometry.
    private mutating func write(single object: GeoJSONObject, _ bytes: ArraySlice<UInt8>, at batch: FeatureBatch) {
        guard let feature = object.features.first else { return }
        let worker = workers[0]
        let isAlone = !isMerging && frame.form == .geojson && !options.isRouting
        worker.options.isAlone = isAlone
        defer { worker.options.isAlone = false }
        let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? bytes.startIndex
        let end = bytes.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? bytes.endIndex
        var origin = batch.origin
        if !isAlone {
            batch.bytes.withUnsafeBufferPointer { origin.pass(UnsafeBufferPointer(rebasing: $0[..<start])) }
        }
        let place = FeaturePlace(
            line: origin.line, column: origin.column, index: 0, isElement: false, id: feature.id,
            collectionMembers: worker.collectionMembers)
        let element = FeatureWorker.Element(
            text: isAlone ? bytes : bytes[start..<end], separator: [], place: place, origin: origin)
        var part = FeatureWorker.Output()
        part.outcome.read = 1
        let isGeometry = if case .geometry = object { true } else { false }
        worker.process(feature, element, &part, isGeometry: isGeometry)
        guard isAlone, part.outcome.written == 1 else { return add(part) }
        reports += part.reports
        outcome.add(part.outcome)
        output += part.text[(part.firstSeparator ?? 0)...]
        if output.last != 0x0A, outcome.changesExtent || outcome.changed > 0 || options.isRewriting {
            output.append(0x0A)
        }
        isDone = true
    }
}

extension GeoJSONReader.Result {
    /// The indices of elements with errors, relative to the first one given.
    fileprivate func faultyElements(from first: Int) -> Set<Int> { Set(faultyElements.map { $0 - first }) }
}

import Diagnostics
import GeoJSON
import JSON

extension PipelineRun {
    /// Takes in a text that is no collection, or one that could not be parted, or the rest of such a one.
    mutating func document(_ batch: FeatureBatch, _ bytes: ArraySlice<UInt8>, isRest: Bool) {
        isDocument = true
        let result =
            isRest ? Self.rest(bytes, at: batch, options.reading) : Self.whole(bytes, at: batch, options.reading)
        if !result.diagnostics.isEmpty { reports.append(.findings(result.diagnostics)) }
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

    private static func whole(
        _ bytes: ArraySlice<UInt8>, at batch: FeatureBatch, _ options: GeoJSONReader.Options
    ) -> GeoJSONReader.Result {
        var result = GeoJSONReader(options: options).read(Array(bytes))
        result.diagnostics = result.diagnostics.map { $0.moved(to: batch.origin, behind: 0) }
        return result
    }

    /// Reads what is left of a collection as one of its own.
    private static func rest(
        _ bytes: ArraySlice<UInt8>, at batch: FeatureBatch, _ options: GeoJSONReader.Options
    ) -> GeoJSONReader.Result {
        let wrapping = Array("{\"type\":\"FeatureCollection\",\"features\":[".utf8)
        // A comma that belongs to the Feature before is a blank here, so that places stay what they are.
        var text = Array(bytes)
        if batch.firstIndex > 0, let first = text.firstIndex(where: { !StrictScanner.isSpace($0) }),
            text[first] == UInt8(ascii: ","),
            text[(first + 1)...].first(where: { !StrictScanner.isSpace($0) }) != UInt8(ascii: "]")
        {
            text[first] = 0x20
        }
        var result = GeoJSONReader(options: options).read(wrapping + text)
        result.diagnostics = result.diagnostics.map { $0.moved(to: batch.origin, behind: wrapping.count) }
        return result
    }

    private mutating func write(
        _ collection: FeatureCollection, of result: GeoJSONReader.Result, at batch: FeatureBatch, isRest: Bool
    ) {
        let faulty = result.faultyElements
        let writer = GeoJSONWriter(options: options.writing)
        let separator = frame.isKept ? Array(",\n".utf8)[...] : frame.separator(before: [])
        outcome.skipped += faulty.count
        // The head of a collection that is kept was written when it was read.
        if frame.form == .geojson, !hasWritten, !(isRest && frame.isKept) { output += frame.opening }
        for (number, feature) in collection.features.enumerated() {
            let source = result.sourceIndices.map { $0[number] } ?? number
            guard !faulty.contains(source) else { continue }
            outcome.read += 1
            for changed in features(feature, at: batch, index: batch.firstIndex + source) {
                output += hasWritten ? separator : frame.form == .sequence ? [0x1E] : []
                output += frame.indented(writer.write(changed)[...])
                outcome.written += 1
                hasWritten = true
            }
        }
        if frame.form == .geojson {
            output += Array("\n]".utf8) + CollectionText.members(of: collection) + Array("}\n".utf8)
        } else if hasWritten {
            output.append(0x0A)
        }
    }

    private mutating func features(_ feature: Feature, at batch: FeatureBatch, index: Int) -> [Feature] {
        var processed = FeatureWorker.Output()
        let place = FeaturePlace(
            line: batch.origin.line, column: batch.origin.column, index: index, isElement: true, id: feature.id)
        let change = workers[0].change(feature, place, &processed)
        reports += processed.reports
        outcome.skipped += processed.outcome.skipped
        outcome.isRefused = outcome.isRefused || processed.outcome.isRefused
        return change?.features(of: feature) ?? []
    }

    /// Writes a file of one Feature or geometry.
    private mutating func write(single object: GeoJSONObject, _ bytes: ArraySlice<UInt8>, at batch: FeatureBatch) {
        guard let feature = object.features.first else { return }
        outcome.read += 1
        var processed = FeatureWorker.Output()
        let place = FeaturePlace(line: batch.origin.line, column: 1, index: 0, isElement: false, id: feature.id)
        let change = workers[0].change(feature, place, &processed)
        reports += processed.reports
        outcome.skipped += processed.outcome.skipped
        outcome.isRefused = outcome.isRefused || processed.outcome.isRefused
        if case .keep = change, frame.isKept {
            output += bytes
            outcome.written += 1
            return
        }
        let features = change?.features(of: feature) ?? []
        outcome.written += features.count
        let writer = GeoJSONWriter(options: options.writing)
        if frame.form != .geojson {
            for feature in features {
                if frame.form == .sequence { output.append(0x1E) }
                output += writer.write(feature) + [0x0A]
            }
        } else if features.count == 1, let only = features.first {
            if case .geometry = object, let geometry = only.geometry, only.properties == nil, only.id == nil {
                output += writer.write(geometry)
            } else {
                output += writer.write(only)
            }
            output.append(0x0A)
        } else {
            output += writer.write(FeatureCollection(features: features)) + [0x0A]
        }
    }
}

extension FeatureChange {
    /// The Features that are written in place of one.
    func features(of feature: Feature) -> [Feature] {
        switch self {
        case .keep: return [feature]
        case .geometry(let geometry):
            var changed = feature
            changed.geometry = geometry
            changed.boundingBox = feature.boundingBox == nil ? nil : geometry?.computedExtent
            return [changed]
        case .features(let features): return features
        }
    }
}

import Diagnostics
import GeoJSON
import Languages

/// Processes elements of a batch; used by one thread at a time.
final class FeatureWorker: @unchecked Sendable {
    private let transform: FeaturePipeline.Transform
    private let options: FeaturePipeline.Options
    private let keepsText: Bool

    /// What came of some elements.
    struct Output: Sendable {
        /// The text of what is written, each Feature behind its separator.
        var text: [UInt8] = []
        /// How long the first separator is; `nil` where nothing is written.
        var firstSeparator: Int?
        var reports: [FeatureReport] = []
        var outcome = FeaturePipeline.Outcome()
    }

    init(_ transform: @escaping FeaturePipeline.Transform, _ options: FeaturePipeline.Options) {
        self.transform = transform
        self.options = options
        keepsText = !options.isRewriting
    }

    /// Processes the elements at some places of a batch's parts.
    ///
    /// - Parameters:
    ///   - parts: indices into the batch's parts; their kind is `.element`.
    ///   - firstIndex: the number of the first of them in the file.
    ///   - isReading: whether they are only read, for their faults.
    func process(_ batch: FeatureBatch, parts: [Int], firstIndex: Int, isReading: Bool) -> Output {
        var output = Output()
        output.text.reserveCapacity(isReading ? 0 : batch.bytes.count / 4)
        let end = parts.last.map { batch.parts[$0].range.upperBound } ?? 0
        batch.bytes.withUnsafeBufferPointer { bytes in
            var reader = ElementReader(UnsafeBufferPointer(rebasing: bytes[..<end]), options.reading)
            var counter = LineCounter(bytes, origin: batch.origin)
            for (number, part) in parts.enumerated() {
                let range = batch.parts[part].range
                let index = firstIndex + number
                if let feature = reader.feature(at: range) {
                    output.outcome.read += 1
                    guard !isReading else { continue }
                    process(feature, range, index, batch, part, &counter, &output)
                } else {
                    careful(range, index, batch, part, &counter, &output, isReading: isReading)
                }
            }
        }
        return output
    }

    /// An element that is no Feature in order.
    private func careful(
        _ range: Range<Int>, _ index: Int, _ batch: FeatureBatch, _ part: Int, _ counter: inout LineCounter,
        _ output: inout Output, isReading: Bool
    ) {
        let place = counter.place(of: batch.origin.offset + range.lowerBound)
        let text = batch.bytes[range]
        let element =
            options.input == .geojson
            ? ReadElement.feature(text, at: place, index: index, options.reading)
            : ReadElement.record(text, at: place, options.reading)
        if !element.findings.isEmpty { output.reports.append(.findings(element.findings)) }
        switch element.object {
        case .feature(let feature):
            output.outcome.read += 1
            if !isReading { process(feature, range, index, batch, part, &counter, &output) }
        case .some(let object):
            output.outcome.read += object.features.count
            if !isReading { process(object, range, index, batch, part, &counter, &output) }
        case nil:
            output.outcome.skipped += 1
            output.outcome.isRefused = output.outcome.isRefused || !options.skipsInvalid
        }
    }

    private func process(
        _ feature: Feature, _ range: Range<Int>, _ index: Int, _ batch: FeatureBatch, _ part: Int,
        _ counter: inout LineCounter, _ output: inout Output
    ) {
        let separator = batch.bytes[batch.parts[part - 1].range]
        let writer = GeoJSONWriter(options: options.writing)
        guard let change = change(feature, range, index, batch, &counter, &output) else { return }
        switch change {
        case .keep where keepsText: append([kept(batch.bytes[range])], separator, &output)
        case .keep: append([writer.write(feature)[...]], separator, &output)
        case .geometry(let geometry):
            var changed = feature
            changed.geometry = geometry
            if keepsText, feature.boundingBox == nil,
                let text = ElementText.replacingGeometry(in: batch.bytes[range], by: geometry, writer)
            {
                append([kept(text[...])], separator, &output)
            } else {
                changed.boundingBox = feature.boundingBox == nil ? nil : geometry?.computedExtent
                append([writer.write(changed)[...]], separator, &output)
            }
        case .features(let features): append(features.map { writer.write($0)[...] }, separator, &output)
        }
    }

    /// A record that is a geometry or a collection.
    private func process(
        _ object: GeoJSONObject, _ range: Range<Int>, _ index: Int, _ batch: FeatureBatch, _ part: Int,
        _ counter: inout LineCounter, _ output: inout Output
    ) {
        var changed: [Feature] = []
        var isKept = keepsText && options.input == options.output
        for feature in object.features {
            guard let change = change(feature, range, index, batch, &counter, &output) else {
                isKept = false
                continue
            }
            switch change {
            case .keep: changed.append(feature)
            case .geometry(let geometry):
                isKept = false
                changed.append(feature)
                changed[changed.count - 1].geometry = geometry
                if feature.boundingBox != nil { changed[changed.count - 1].boundingBox = geometry?.computedExtent }
            case .features(let features):
                isKept = false
                changed += features
            }
        }
        let separator = batch.bytes[batch.parts[part - 1].range]
        let writer = GeoJSONWriter(options: options.writing)
        if isKept {
            append([batch.bytes[range]], separator, &output)
            output.outcome.written += max(0, changed.count - 1)
        } else {
            append(changed.map { writer.write($0)[...] }, separator, &output)
        }
    }

    private func change(
        _ feature: Feature, _ range: Range<Int>, _ index: Int, _ batch: FeatureBatch, _ counter: inout LineCounter,
        _ output: inout Output
    ) -> FeatureChange? {
        let start = counter.place(of: batch.origin.offset + range.lowerBound)
        let place = FeaturePlace(
            line: start.line, column: start.column, index: index, isElement: options.input == .geojson, id: feature.id)
        return change(feature, place, &output)
    }

    /// What becomes of a Feature; `nil` where the transform failed, which is reported.
    func change(_ feature: Feature, _ place: FeaturePlace, _ output: inout Output) -> FeatureChange? {
        do {
            return try transform(feature, place)
        } catch {
            let message = (error as? any LocalizedMessage)?.message ?? LocalizedText("\(error)", "\(error)")
            output.reports.append(.failure(FeatureFailure(place: place, message: message)))
            output.outcome.skipped += 1
            output.outcome.isRefused = output.outcome.isRefused || !options.skipsInvalid
            return nil
        }
    }

    /// The text of an element as the output's form wants it.
    private func kept(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        options.output == .lines ? ElementText.onOneLine(text) : text
    }

    private func append(_ texts: [ArraySlice<UInt8>], _ separator: ArraySlice<UInt8>, _ output: inout Output) {
        var separator = options.frame.separator(before: separator)
        for text in texts {
            if output.firstSeparator == nil { output.firstSeparator = separator.count }
            output.text += separator
            output.text += options.frame.indented(text)
            output.outcome.written += 1
            separator = options.frame.separator(insteadOf: separator)
        }
    }
}

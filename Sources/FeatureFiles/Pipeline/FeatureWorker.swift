import GeoJSON
import JSON
import Support

/// Processes elements of a batch; used by one thread at a time.
final class FeatureWorker: @unchecked Sendable {
    private let transform: FeaturePipeline.Transform
    /// The options of the current file and the output.
    var options: FeaturePipeline.Options
    /// The collection of the current file.
    var collectionMembers = JSONObject()
    /// The extent of everything written.
    private(set) var extents: ExtentBuilder

    /// The result for some elements.
    struct Output: Sendable {
        /// The text to write, each Feature after its separator.
        var text: [UInt8] = []
        /// The length of the first separator; `nil` where nothing is written.
        var firstSeparator: Int?
        /// The file of each Feature in the text, where there are several files.
        var files: [(name: String, range: Range<Int>)] = []
        var reports: [FeatureReport] = []
        var outcome = FeaturePipeline.Outcome()
    }

    /// The element being processed.
    struct Element {
        var text: ArraySlice<UInt8>
        var separator: ArraySlice<UInt8>
        var place: FeaturePlace
        /// Where the text begins in the file.
        var origin: LineCounter.Place
    }

    init(_ transform: @escaping FeaturePipeline.Transform, _ options: FeaturePipeline.Options) {
        self.transform = transform
        self.options = options
        extents = ExtentBuilder(isPlanar: options.isPlanar)
    }

    private var keepsText: Bool { !options.isRewriting }

    /// Processes the elements of a batch.
    ///
    /// - Parameter isReading: whether they are only read to find their errors.
    /// - Returns: `nil` for a batch without elements.
    func process(_ batch: FeatureBatch, isReading: Bool) -> Output? {
        let parts = batch.parts.indices.filter { batch.parts[$0].kind == .element }
        guard let last = parts.last else { return nil }
        var output = Output()
        // New numbers are often longer than those that they replace. Of a large buffer, what is not used takes no memory.
        let spare = batch.bytes.count / (batch.bytes.count < 2 * FeatureBatch.size ? 5 : 1)
        output.text.reserveCapacity(isReading ? 0 : batch.bytes.count + spare)
        let end = batch.parts[last].range.upperBound
        batch.bytes.withUnsafeBufferPointer { bytes in
            var reader = ElementReader(UnsafeBufferPointer(rebasing: bytes[..<end]), options.reading)
            var counter = LineCounter(bytes, origin: batch.origin)
            for (number, part) in parts.enumerated() {
                let range = batch.parts[part].range
                let origin = counter.place(of: batch.origin.offset + range.lowerBound)
                var element = Element(
                    text: batch.bytes[range], separator: batch.bytes[batch.parts[part - 1].range],
                    place: FeaturePlace(
                        line: origin.line, column: origin.column, index: batch.firstIndex + number,
                        isElement: options.input == .geojson, collectionMembers: collectionMembers),
                    origin: origin)
                let isReading = isReading || output.outcome.isRefused
                if let feature = reader.feature(at: range) {
                    output.outcome.read += 1
                    guard !isReading else { continue }
                    element.place.id = feature.id
                    process(feature, element, &output)
                } else {
                    careful(element, &output, isReading: isReading)
                }
            }
        }
        return output
    }

    /// Handles an element that is not a valid Feature.
    private func careful(_ element: Element, _ output: inout Output, isReading: Bool) {
        let read =
            options.input == .geojson
            ? ReadElement.feature(element.text, at: element.origin, index: element.place.index, options.reading)
            : ReadElement.record(element.text, at: element.origin, options.reading)
        if !read.findings.isEmpty { output.reports.append(.findings(read.findings)) }
        guard let object = read.object else {
            output.outcome.skipped += 1
            output.outcome.isRefused = output.outcome.isRefused || !options.skipsInvalid
            return
        }
        output.outcome.read += object.features.count
        guard !isReading else { return }
        switch object {
        case .feature(let feature):
            var element = element
            element.place.id = feature.id
            process(feature, element, &output)
        case .geometry(let geometry):
            process(Feature(geometry: geometry), element, &output, isGeometry: true)
        case .featureCollection(let collection): process(collection, element, &output)
        }
    }

    /// Transforms a Feature, or a geometry without a Feature, and writes the result.
    func process(
        _ feature: Feature, _ element: Element, _ output: inout Output, isGeometry: Bool = false
    ) {
        guard let change = change(feature, element, &output) else { return }
        // A geometry alone cannot be an element of a collection.
        let original = feature
        let keepsText = keepsText && !(isGeometry && options.output == .geojson && !options.isAlone)
        let writer = GeoJSONWriter(options: options.writing)
        func written(_ feature: Feature) -> [UInt8] {
            if isGeometry, options.isAlone || options.output != .geojson, feature.properties == nil, feature.id == nil,
                feature.foreignMembers.isEmpty, feature.boundingBox == nil, let geometry = feature.geometry
            {
                return writer.write(geometry)
            }
            let isRead = options.isRewriting && !isGeometry && !element.text.isEmpty
            return writer.write(isRead ? feature.spelled(as: element.text, of: original) : feature)
        }
        var texts: [ArraySlice<UInt8>]
        switch change.change {
        case .features(let features):
            for feature in features { note(feature.geometry) }
            output.outcome.changesExtent = true
            texts = features.map { writer.write($0)[...] }
        case .geometry, .feature:
            let changed = change.change.feature(in: feature, isPlanar: options.isPlanar)
            note(changed.geometry)
            output.outcome.changed += 1
            let isMoved = changed.geometry != feature.geometry
            output.outcome.changesExtent = output.outcome.changesExtent || isMoved
            if case .geometry = change.change, isMoved, keepsText, !isGeometry, !options.isAlone,
                options.output != .lines,
                feature.boundingBox == nil, let range = ObjectText.value(of: "geometry", in: element.text)
            {
                let geometry = ElementText.geometry(
                    element.text[range], from: feature.geometry, to: changed.geometry, options.isPlanar)
                append(options.frame.separator(before: element.separator), to: change.file, &output) { text in
                    text += element.text[..<range.lowerBound]
                    text += geometry
                    text += element.text[range.upperBound...]
                }
                return
            }
            if keepsText,
                let text = ElementText.edited(
                    element.text, from: feature, to: changed, isGeometry: isGeometry, isPlanar: options.isPlanar)
            {
                texts = [kept(text[...])]
            } else {
                texts = [written(changed)[...]]
            }
        default:
            note(feature.geometry)
            texts = [keepsText ? kept(element.text) : written(feature)[...]]
        }
        append(texts, element.separator, to: change.file, &output)
    }

    /// Processes a record that is a collection.
    func process(_ collection: FeatureCollection, _ element: Element, _ output: inout Output) {
        var texts: [(texts: [ArraySlice<UInt8>], file: String?)] = []
        var isKept = keepsText && options.input == options.output && !options.isRouting
        let writer = GeoJSONWriter(options: options.writing)
        for feature in collection.features {
            var element = element
            element.place.id = feature.id
            element.place.collectionMembers = collection.foreignMembers
            guard let change = change(feature, element, &output) else {
                isKept = false
                continue
            }
            if case .keep = change.change {
            } else {
                isKept = false
                output.outcome.changed += 1
                output.outcome.changesExtent = true
            }
            let features = change.change.features(of: feature, isPlanar: options.isPlanar)
            for feature in features { note(feature.geometry) }
            texts.append((features.map { writer.write($0)[...] }, change.file))
        }
        if isKept {
            append([kept(element.text)], element.separator, to: nil, &output)
            output.outcome.written += max(0, collection.features.count - 1)
            return
        }
        for (texts, file) in texts { append(texts, element.separator, to: file, &output) }
        let lost = collection.foreignMembers.keys + (collection.boundingBox == nil ? [] : ["bbox"])
        if !lost.isEmpty { output.reports.append(.lostMembers(lost)) }
    }

    private func note(_ geometry: Geometry?) {
        if let geometry, options.box != .asItStands { extents.add(geometry) }
    }

    /// The change that the transform makes; `nil` where it failed, which is reported.
    private func change(
        _ feature: Feature, _ element: Element, _ output: inout Output
    ) -> (change: FeatureChange, file: String?)? {
        do {
            let parts = try transform(feature, element.place).parts
            for note in parts.notes { output.reports.append(.note(note, element.place)) }
            return (parts.change, parts.file)
        } catch {
            let message = Message(describing: error)
            var failure = FeatureFailure(place: element.place, pointer: element.place.pointer, message: message)
            if let fault = error as? FeatureFault, !fault.pointer.components.isEmpty {
                failure.move(to: fault.pointer, in: element)
            }
            output.reports.append(.failure(failure))
            output.outcome.skipped += 1
            output.outcome.changesExtent = true
            output.outcome.isRefused = output.outcome.isRefused || !options.skipsInvalid
            return nil
        }
    }

    /// The text of an element in the output's form.
    private func kept(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        options.output == .lines ? ElementText.onOneLine(text) : text
    }

    private func append(
        _ texts: [ArraySlice<UInt8>], _ separator: ArraySlice<UInt8>, to file: String?, _ output: inout Output
    ) {
        let frame = options.frame
        var separator = frame.separator(before: separator)
        for var text in texts {
            if options.isRewriting, text.last == 0x0A { text.removeLast() }
            append(separator, to: file, &output) {
                $0 += options.isAlone && texts.count == 1 ? text : frame.indented(text)
            }
            separator = frame.separator(insteadOf: separator)
        }
    }

    private func append(
        _ separator: ArraySlice<UInt8>, to file: String?, _ output: inout Output, _ write: (inout [UInt8]) -> Void
    ) {
        if output.firstSeparator == nil { output.firstSeparator = separator.count }
        output.text += separator
        let start = output.text.count
        write(&output.text)
        if let file { output.files.append((file, start..<output.text.count)) }
        output.outcome.written += 1
    }
}

extension FeatureFailure {
    /// Moves the failure to a part of the Feature.
    fileprivate mutating func move(to part: JSONPointer, in element: FeatureWorker.Element) {
        pointer = JSONPointer(place.pointer.components + part.components)
        guard let location = part.locate(in: Array(element.text)) else { return }
        place.column = location.line == 1 ? place.column + location.column - 1 : location.column
        place.line += location.line - 1
    }
}

extension FeatureChange {
    /// Writes the Feature that replaces another.
    func feature(in feature: Feature, isPlanar: Bool) -> Feature {
        switch self {
        case .feature(var changed):
            if changed.geometry != feature.geometry, let box = feature.boundingBox, changed.boundingBox == box {
                changed.boundingBox = changed.geometry?.extent(isPlanar: isPlanar, like: box)
            }
            return changed
        case .geometry(let geometry):
            var changed = feature
            changed.geometry = geometry
            changed.boundingBox = feature.boundingBox.flatMap { geometry?.extent(isPlanar: isPlanar, like: $0) }
            return changed
        default: return feature
        }
    }

    /// Writes the Features that replace one.
    func features(of feature: Feature, isPlanar: Bool) -> [Feature] {
        switch self {
        case .features(let features): features
        default: [self.feature(in: feature, isPlanar: isPlanar)]
        }
    }
}

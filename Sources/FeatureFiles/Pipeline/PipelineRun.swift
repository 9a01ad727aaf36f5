import GeoJSON
import JSON
import Support

/// The state of a run: the text written so far, and the text around the Features.
struct PipelineRun {
    private(set) var options: FeaturePipeline.Options
    private(set) var frame: OutputFrame
    let workers: [FeatureWorker]
    let isMerging: Bool

    // The current input file.
    var surroundings: CollectionText?
    /// How many extra elements damaged parts contained: a damaged part is counted as one element at first.
    var furtherElements = 0
    var tailOrigin: LineCounter.Place?
    /// The text before its first Feature.
    private var firstSeparator: [UInt8]?
    private var hasWrittenOfFile = false
    /// Whether the output keeps the text of its collection.
    private var isKeptFile = false
    /// Whether it was read as a whole instead of in batches.
    var isDocument = false
    private var fileCount = 0

    // The output.
    /// The collection whose members the output gets.
    private var collection: CollectionText?
    /// Whether its text is copied.
    private var isCollectionKept = false
    private var isOpen = false
    var hasWritten = false
    /// The text after the last record of a copied file.
    private var trailer: [UInt8]?
    /// Whether the output was a single Feature or geometry, with nothing around it.
    var isDone = false
    /// The output after its head, kept until the head is known.
    private var held: SpooledBytes?

    var output: [UInt8] = []
    var routed: [(file: String, text: ArraySlice<UInt8>)] = []
    var reports: [FeatureReport] = []
    var outcome = FeaturePipeline.Outcome()

    init(options: FeaturePipeline.Options, workers: [FeatureWorker], isMerging: Bool) {
        self.options = options
        self.workers = workers
        self.isMerging = isMerging
        frame = OutputFrame(options)
    }

    /// Starts a file.
    mutating func begin(_ form: FeatureForm, _ members: JSONObject, isRouting: Bool) {
        options.input = form
        options.isRouting = isRouting
        frame = OutputFrame(options)
        for worker in workers {
            worker.options = options
            worker.collectionMembers = members
        }
        fileCount += 1
        isKeptFile = false
        isDocument = false
        furtherElements = 0
        surroundings = nil
        tailOrigin = nil
        firstSeparator = nil
        hasWrittenOfFile = false
    }

    /// Takes a batch and what a worker made of its elements.
    mutating func take(_ processed: ProcessedBatch) {
        let batch = processed.split.batch
        if let head = batch.parts.first, head.kind == .head {
            surroundings = CollectionText(head: Array(batch.bytes[head.range]))
            if collection == nil, !isOpen, frame.isKept { openKept() }
        }
        if let output = processed.output {
            noteFirstSeparator(of: batch)
            add(output)
        }
        for part in batch.parts {
            let bytes = batch.bytes[part.range]
            switch part.kind {
            case .head, .element, .separator: break
            case .tail:
                surroundings?.tail = Array(bytes)
                var origin = batch.origin
                batch.bytes.withUnsafeBufferPointer {
                    origin.pass(UnsafeBufferPointer(rebasing: $0[..<part.range.lowerBound]))
                }
                tailOrigin = origin
            case .damaged: damaged(batch, bytes)
            case .document: document(batch, bytes, isRest: processed.split.isDamaged)
            }
        }
        if options.input != .geojson, frame.isKept, let last = batch.parts.last, last.kind == .separator {
            trailer = Array(batch.bytes[last.range])
        }
    }

    private mutating func noteFirstSeparator(of batch: FeatureBatch) {
        guard firstSeparator == nil, let first = batch.parts.firstIndex(where: { $0.kind == .element }) else { return }
        // The comma after a damaged element must not precede the first Feature.
        let separator = batch.bytes[batch.parts[first - 1].range]
        firstSeparator = options.input == .geojson ? separator.filter { $0 != UInt8(ascii: ",") } : Array(separator)
    }

    /// Adds a worker's result for some elements.
    mutating func add(_ part: FeatureWorker.Output) {
        // Failures after the one that ends the run depend on timing, so they are not reported.
        let isOver = outcome.isRefused
        reports += part.reports.filter { report in
            switch report {
            case .findings: true
            default: !isOver
            }
        }
        outcome.add(part.outcome)
        if options.isRouting {
            routed += part.files.map { ($0.name, part.text[$0.range]) }
            return
        }
        guard let separator = part.firstSeparator else { return }
        if hasWrittenOfFile {
            if output.isEmpty { output = part.text } else { output += part.text }
        } else {
            output += beginning()
            output += part.text[separator...]
        }
        hasWritten = true
        hasWrittenOfFile = true
    }

    /// Writes the text before the first Feature of a file.
    private mutating func beginning() -> ArraySlice<UInt8> {
        let kept = frame.isKept ? firstSeparator : nil
        if !hasWritten {
            if isOpen { return kept?[...] ?? [] }
            isOpen = true
            return frame.isKept && frame.form != .geojson ? kept?[...] ?? frame.opening[...] : frame.opening[...]
        }
        trailer = nil
        guard frame.form == .geojson, let kept else { return frame.joint }
        return frame.separator(insteadOf: kept[...])
    }

    private mutating func openKept() {
        guard let surroundings else { return }
        collection = surroundings
        isCollectionKept = true
        isKeptFile = true
        isOpen = true
        if options.box != .asItStands, surroundings.hasInHead("bbox") {
            held = SpooledBytes(memoryLimit: 2 << 20)
        } else {
            output += surroundings.edited(edits(box: nil)).text.head
        }
    }

    /// Starts a new collection, not copied from a file.
    mutating func open() {
        guard !isOpen else { return }
        isOpen = true
        output += frame.opening
    }

    private func edits(box: CollectionText.Edits.Box?) -> CollectionText.Edits {
        CollectionText.Edits(dropped: options.droppedMembers, set: options.setMembers, box: box)
    }

    /// Passes the output on.
    mutating func flush(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
        if !outcome.isRefused {
            if let held {
                try output.withUnsafeBytes { try held.append($0) }
            } else if !output.isEmpty {
                try output.withUnsafeBytes(write)
            }
        }
        output.removeAll(keepingCapacity: output.capacity <= 1 << 19)
    }

    /// Stores the members of a collection that was read as a whole.
    mutating func noteSurroundings(tail: [UInt8]) {
        if surroundings == nil {
            surroundings = CollectionText(head: Array("{\"type\":\"FeatureCollection\",\"features\":[".utf8))
        }
        surroundings?.tail = tail
    }

    /// Finishes a file.
    mutating func end() {
        guard let surroundings else { return }
        if !isDocument { checkSurroundings() }
        if collection == nil || isKeptFile {
            collection = surroundings
        } else if let first = collection?.collection?.foreignMembers, let other = surroundings.collection {
            let lost = other.foreignMembers.members.filter { first[$0.key] != $0.value }.map { $0.key }
            if !lost.isEmpty { reports.append(.lostMembers(lost)) }
        }
    }

    /// Writes the text after the Features.
    mutating func finish(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
        guard !isDone, !options.isRouting, !outcome.isRefused else { return try flush(write) }
        var edits = edits(box: box())
        if isCollectionKept, held == nil, let collection {
            // Members that were already written in the head must not be repeated after the Features.
            for member in options.setMembers where !collection.hasInHead(member.key) {
                edits.set[member.key] = nil
                edits.dropped.insert(member.key)
            }
        }
        let edited = (collection ?? CollectionText()).edited(edits)
        var lost = edited.removed.filter { $0 != "crs" && options.setMembers[$0] == nil }
        if isCollectionKept {
            output += edited.text.tail
            if outcome.changed > 0, output.last != 0x0A { output.append(0x0A) }
        } else if frame.form == .geojson {
            open()
            output += close(edited.text)
        } else {
            if hasWritten {
                output += trailer ?? [0x0A]
            } else if outcome.read == 0, outcome.skipped == 0 {
                // Blank lines alone stay as they are.
                output += trailer ?? []
            }
            let members = edited.text.head.isEmpty ? FeatureCollection() : edited.text.collection ?? FeatureCollection()
            if members.boundingBox != nil { lost.append("bbox") }
            lost += members.foreignMembers.members.map { $0.key }.filter { options.setMembers[$0] == nil }
        }
        if !lost.isEmpty { reports.append(.lostMembers(lost)) }
        guard let held else { return try flush(write) }
        try output.withUnsafeBytes { try held.append($0) }
        output = []
        try edited.text.head.withUnsafeBytes(write)
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { room.deallocate() }
        var offset = 0
        while offset < held.count {
            let count = try held.read(at: offset, into: room)
            try write(UnsafeRawBufferPointer(rebasing: room[..<count]))
            offset += count
        }
    }

    /// Ends a newly written collection.
    private func close(_ text: CollectionText) -> [UInt8] {
        var collection = text.head.isEmpty ? FeatureCollection() : text.collection ?? FeatureCollection()
        if self.collection == nil {
            collection.foreignMembers = options.setMembers
            if options.box == .written { collection.boundingBox = extent }
        }
        let bracket = frame.isIndented ? "\n  ]" : "\n]"
        return Array(bracket.utf8) + CollectionText.members(of: collection, isIndented: frame.isIndented)
            + Array((frame.isIndented ? "\n}\n" : "}\n").utf8)
    }

    private func box() -> CollectionText.Edits.Box? {
        switch options.box {
        case .asItStands: nil
        case .updated: outcome.changesExtent || fileCount > 1 ? .updated(extent) : nil
        case .written: .written(extent)
        }
    }

    private var extent: Extent? {
        var builder = ExtentBuilder(isPlanar: options.isPlanar)
        for worker in workers { builder.formUnion(worker.extents) }
        return builder.extent
    }
}

extension PipelineRun {
    /// The findings about the collection without its Features.
    mutating func checkSurroundings() {
        guard let surroundings else { return }
        let text = surroundings.head + surroundings.tail
        let result = GeoJSONReader(options: options.reading).read(text)
        guard !result.diagnostics.isEmpty else { return }
        let findings = result.diagnostics.map { finding in
            guard let location = finding.location, let tailOrigin,
                location.byteRange.lowerBound >= surroundings.head.count
            else { return finding }
            var moved = finding
            let shift = tailOrigin.offset - surroundings.head.count
            let range = location.byteRange.lowerBound + shift..<location.byteRange.upperBound + shift
            moved.location = surroundings.tail.withUnsafeBufferPointer {
                var counter = LineCounter($0, origin: tailOrigin)
                return counter.location(of: range)
            }
            return moved
        }
        reports.append(.findings(findings))
        outcome.isRefused = outcome.isRefused || findings.containsErrors
    }
}

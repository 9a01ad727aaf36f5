import GeoJSON

/// What the output has around Features.
///
///     as it stands   what the input has there
///     geojson        {"type":"FeatureCollection","features":[⏎ … ,⏎ … ⏎]}⏎
///     sequence       ␞ … ⏎␞ … ⏎
///     lines          … ⏎ … ⏎
struct OutputFrame {
    let form: FeatureForm
    /// Whether the output has what the input has around its Features.
    let isKept: Bool
    /// Whether Features are indented.
    let isIndented: Bool

    init(_ options: FeaturePipeline.Options) {
        form = options.output
        isKept = options.input == options.output && !options.isRewriting
        isIndented = options.isRewriting && options.output == .geojson && options.writing.layout == .pretty
    }

    /// What stands before the first Feature, where that is not kept.
    var opening: [UInt8] {
        switch form {
        case .geojson:
            Array(
                (isIndented
                    ? "{\n  \"type\": \"FeatureCollection\",\n  \"features\": [\n    "
                    : "{\"type\":\"FeatureCollection\",\"features\":[\n").utf8)
        case .sequence: [0x1E]
        case .lines: []
        }
    }

    /// What separates a Feature from the one before, which in the input has `separator` in that place.
    func separator(before separator: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        if isKept {
            // Behind a damaged element the comma was taken together with that.
            let hasComma = form != .geojson || separator.contains(UInt8(ascii: ","))
            return hasComma ? separator : Self.comma.prefix(1) + separator
        }
        return switch form {
        case .geojson: isIndented ? Self.indentedComma : Self.comma
        case .sequence: Self.mark
        case .lines: Self.lineFeed
        }
    }

    /// What separates a Feature from one that came of the same Feature of the input.
    func separator(insteadOf separator: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard isKept else { return separator }
        return switch form {
        case .geojson: separator.contains(UInt8(ascii: ",")) ? separator : Self.comma.prefix(1) + separator
        case .sequence: Self.mark
        case .lines: Self.lineFeed
        }
    }

    /// What separates the first Feature of a file from the last one of the file before.
    var joint: ArraySlice<UInt8> {
        switch form {
        case .geojson: isIndented ? Self.indentedComma : Self.comma
        case .sequence: Self.mark
        case .lines: Self.lineFeed
        }
    }

    /// A Feature's text at its depth in the output.
    func indented(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard isIndented else { return text }
        var result: [UInt8] = []
        for byte in text {
            result.append(byte)
            if byte == 0x0A { result += [0x20, 0x20, 0x20, 0x20] }
        }
        return result[...]
    }

    private static let comma = Array(",\n".utf8)[...]
    private static let indentedComma = Array(",\n    ".utf8)[...]
    private static let mark: ArraySlice<UInt8> = [0x0A, 0x1E]
    private static let lineFeed: ArraySlice<UInt8> = [0x0A]
}

extension FeaturePipeline.Options {
    var frame: OutputFrame { OutputFrame(self) }
}

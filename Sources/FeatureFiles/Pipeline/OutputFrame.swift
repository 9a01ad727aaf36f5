import GeoJSON

/// The text of the output around Features.
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

    /// The text before the first Feature, where the input's own is not kept.
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

    /// The separator between a Feature and the one before; `separator` is the one in the input.
    func separator(before separator: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        if isKept {
            // After a damaged element the comma belongs to that element.
            let hasComma = form != .geojson || separator.contains(UInt8(ascii: ","))
            return hasComma ? separator : Self.comma.prefix(1) + separator
        }
        return switch form {
        case .geojson: isIndented ? Self.indentedComma : Self.comma
        case .sequence: Self.mark
        case .lines: Self.lineFeed
        }
    }

    /// The separator between two Features made from one Feature of the input.
    func separator(insteadOf separator: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard isKept else { return separator }
        return switch form {
        case .geojson: separator.contains(UInt8(ascii: ",")) ? separator : Self.comma.prefix(1) + separator
        case .sequence: Self.mark
        case .lines: Self.lineFeed
        }
    }

    /// The separator between the last Feature of one file and the first of the next.
    var joint: ArraySlice<UInt8> {
        switch form {
        case .geojson: isIndented ? Self.indentedComma : Self.comma
        case .sequence: Self.mark
        case .lines: Self.lineFeed
        }
    }

    /// A Feature's text, indented for the output.
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

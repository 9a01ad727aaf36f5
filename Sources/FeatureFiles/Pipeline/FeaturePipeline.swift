public import GeoJSON

/// Copies Features from one file to another, changed or not, with memory that does not grow with the file.
///
///     let pipeline = FeaturePipeline(.init(input: .geojson, output: .geojson))
///     let outcome = try pipeline.run(
///         read: { try input.read(into: $0) }, write: { try output.write($0) }, report: { print($0) }
///     ) {
///         { feature, _ in isWanted(feature) ? .keep : .drop }
///     }
///
/// Kept Features are copied byte for byte, with the white space, commas and members around them: a file of which
/// everything is kept is copied. Batches of Features are processed on all cores; the output is the same on one.
public struct FeaturePipeline: Sendable {
    /// Decides how a Feature is changed.
    public typealias Transform = (Feature, FeaturePlace) throws -> FeatureChange

    /// How files are read and written.
    public var options: Options

    /// Makes a pipeline.
    public init(_ options: Options) { self.options = options }

    /// Processes all Features of a file.
    ///
    /// After an error that is not to be skipped nothing more is written; the rest of the file is read only to report further
    /// errors.
    ///
    /// - Parameters:
    ///   - read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    ///   - write: takes bytes of the output, in order.
    ///   - report: takes findings, failures and notes, in the order of the file.
    ///   - transform: makes a transform for each core, which is called for one Feature at a time. An error that it throws for a
    ///     Feature is reported with the Feature's place.
    /// - Throws: what `read`, `write` and the making of a transform throw.
    /// - Complexity: O(*n*) time beside the transform; memory for a few batches of half a megabyte, or the largest Feature. An
    ///   output whose
    ///   `bbox` stands before the Features and may change is kept until the box is known, beyond some megabytes in a temporary file.
    public func run(
        read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int,
        write: (UnsafeRawBufferPointer) throws -> Void,
        report: (FeatureReport) -> Void,
        transform: () throws -> Transform
    ) throws -> Outcome {
        let run = try Run(options, transform: transform)
        try run.take(options.input, read: read, write: write, report: report)
        return try run.finish(write: write, report: report)
    }
}

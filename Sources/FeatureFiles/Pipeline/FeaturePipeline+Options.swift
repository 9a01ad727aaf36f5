public import GeoJSON
public import JSON

extension FeaturePipeline {
    /// How files are read and written.
    public struct Options: Sendable {
        /// How the input holds Features.
        public var input: FeatureForm
        /// How the output holds Features.
        public var output: FeatureForm
        /// How changed Features and geometries are written.
        public var writing = GeoJSONWriter.Options.compact
        /// Whether all Features are rewritten instead of copied.
        public var isRewriting = false
        /// Whether Features with errors, and those that cannot be processed, are skipped; otherwise they end the run.
        public var skipsInvalid = false
        /// Names of members of the collection to remove, since they would be wrong in the output.
        public var droppedMembers: Set<String> = []
        /// Members to set in the output's collection; they replace members of the same names.
        public var setMembers = JSONObject()
        /// How the collection's `bbox` member is treated.
        public var box = Box.asItStands
        /// Whether boxes are those of a plane rather than of longitudes and latitudes.
        public var isPlanar = false
        /// The options of the reader.
        public var reading = GeoJSONReader.Options()
        /// Whether Features go to several files, written without separators or a collection.
        var isRouting = false
        /// Whether the input is a single Feature or geometry, and the output may be one as well.
        var isAlone = false

        /// How the `bbox` member of a collection is treated.
        public enum Box: Sendable, Hashable {
            /// It is copied.
            case asItStands
            /// An existing box is recomputed if the Features' geometry changes.
            case updated
            /// It is always computed, and written after the Features where there was none.
            case written
        }

        /// Makes options for an input and an output form.
        public init(input: FeatureForm, output: FeatureForm) {
            self.input = input
            self.output = output
        }
    }

    /// The result of a run.
    public struct Outcome: Sendable, Hashable {
        /// How many Features were read.
        public var read = 0
        /// How many were written.
        public var written = 0
        /// How many were changed and written in the place they had.
        public var changed = 0
        /// How many were skipped because they have errors or could not be processed.
        public var skipped = 0
        /// Whether the input has errors, in Features or around them.
        public var hasFaults = false
        /// Whether the output must not be used, since there were errors that were not to be skipped.
        public var isRefused = false
        /// Whether a geometry was changed, or a Feature left out.
        var changesExtent = false

        /// The result before anything was read.
        public init() {}

        /// Adds the result of another run.
        public mutating func add(_ other: Outcome) {
            read += other.read
            written += other.written
            changed += other.changed
            skipped += other.skipped
            hasFaults = hasFaults || other.hasFaults
            isRefused = isRefused || other.isRefused
            changesExtent = changesExtent || other.changesExtent
        }
    }
}

public import GeoJSON
public import JSON

extension FeaturePipeline {
    /// How files are read and written.
    public struct Options: Sendable {
        /// How the input holds Features.
        public var input: FeatureForm
        /// How the output does.
        public var output: FeatureForm
        /// How Features and geometries are written that are not kept as they stand.
        public var writing = GeoJSONWriter.Options.compact
        /// Whether everything is written anew, and nothing kept as it stands.
        public var isRewriting = false
        /// Whether Features with a fault, and those that cannot be processed, are left out; otherwise they end the run.
        public var skipsInvalid = false
        /// Members of the collection that would be wrong in the output.
        public var droppedMembers: Set<String> = []
        /// Members that the output's collection gets, in the place of those of these names.
        public var setMembers = JSONObject()
        /// What becomes of the collection's `bbox` member.
        public var box = Box.asItStands
        /// Whether boxes are those of a plane rather than of longitudes and latitudes.
        public var isPlanar = false
        /// What the reader lets through.
        public var reading = GeoJSONReader.Options()
        /// Whether Features go to several files, each without anything around it.
        var isRouting = false
        /// Whether the element at work is all of the input, and may be all of the output.
        var isAlone = false

        /// What becomes of the `bbox` member of a collection.
        public enum Box: Sendable, Hashable {
            /// It stays as it is written.
            case asItStands
            /// Where there is one it is computed anew if the Features' geometry changes.
            case updated
            /// It is computed, and written behind the Features where there was none.
            case written
        }

        /// Chooses forms.
        public init(input: FeatureForm, output: FeatureForm) {
            self.input = input
            self.output = output
        }
    }

    /// What came of a run.
    public struct Outcome: Sendable, Hashable {
        /// How many Features were read.
        public var read = 0
        /// How many were written.
        public var written = 0
        /// How many were changed and written in the place they had.
        public var changed = 0
        /// How many were left out because of a fault, or could not be processed.
        public var skipped = 0
        /// Whether anything was read with errors, if only around Features that were kept.
        public var hasFaults = false
        /// Whether the output must not be used: there were faults, and they were not to be skipped.
        public var isRefused = false
        /// Whether a geometry was changed, or a Feature left out.
        var changesExtent = false

        /// Nothing read so far.
        public init() {}

        /// Adds what came of another run.
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

/// A batch on its way to a worker.
struct SplitBatch: Sendable {
    var batch: FeatureBatch
    /// Whether the collection could not be split any further; see `FeatureSplitter.isDamaged`.
    var isDamaged: Bool
    /// Whether a byte-order mark was left out before it.
    var isMarked: Bool

    init(_ batch: FeatureBatch, isDamaged: Bool, isMarked: Bool) {
        self.batch = batch
        self.isDamaged = isDamaged
        self.isMarked = isMarked
    }

    /// Whether it has a part that is read with error recovery, after which elements may be numbered otherwise.
    var isDamage: Bool { batch.parts.contains { $0.kind == .damaged || $0.kind == .document } }
}

/// A batch and what a worker made of its elements.
struct ProcessedBatch: Sendable {
    var split: SplitBatch
    /// `nil` where there are no elements.
    var output: FeatureWorker.Output?
}

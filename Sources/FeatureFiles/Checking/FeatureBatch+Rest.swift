import JSON

extension FeatureBatch {
    /// All parts from one on, joined into one part.
    func dropping(upTo part: Int) -> FeatureBatch {
        let start = parts[part].range.lowerBound
        var origin = origin
        bytes.withUnsafeBufferPointer { origin.pass(UnsafeBufferPointer(rebasing: $0[..<start])) }
        let before = parts[..<part].count { $0.kind == .element }
        return FeatureBatch(
            bytes: Array(bytes[start...]), parts: [], origin: origin, firstIndex: firstIndex + before)
    }

    /// The batch without the parts from one on.
    func keeping(upTo part: Int) -> FeatureBatch {
        var kept = self
        kept.bytes = Array(bytes[..<parts[part].range.lowerBound])
        kept.parts = Array(parts[..<part])
        return kept
    }
}

/// How often something may be done, by key: a bucket of tokens for each, filled at a steady rate.
///
/// Buckets that are full say nothing and are dropped, so that memory is bounded by what was done lately, and by `mostKeys`: beyond that
/// many callers at once new ones are refused.
package struct RateLimiter<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var level: Double
        var time: Int64
    }

    private let capacity: Double
    private let perSecond: Double
    private let mostKeys: Int
    private var buckets: [Key: Bucket] = [:]

    /// Buckets of `capacity` tokens, into which `perSecond` flow.
    package init(capacity: Double, perSecond: Double, mostKeys: Int = 100_000) {
        self.capacity = capacity
        self.perSecond = perSecond
        self.mostKeys = mostKeys
    }

    /// After how many seconds there is a token, if there is none now.
    package func wait(for key: Key, at now: Int64) -> Int? {
        guard let bucket = buckets[key] else { return nil }
        let left = level(of: bucket, at: now)
        return left >= 1 ? nil : max(1, Int(((1 - left) / perSecond).rounded(.up)))
    }

    /// Takes a token; after how many seconds there is one, if there is none now.
    @discardableResult
    package mutating func take(_ key: Key, at now: Int64, count: Double = 1) -> Int? {
        if buckets.count >= mostKeys, buckets[key] == nil {
            buckets = buckets.filter { level(of: $0.value, at: now) < capacity }
            if buckets.count >= mostKeys { return 1 }
        }
        let left = buckets[key].map { level(of: $0, at: now) } ?? capacity
        guard left >= count else { return max(1, Int(((count - left) / perSecond).rounded(.up))) }
        buckets[key] = Bucket(level: left - count, time: now)
        return nil
    }

    /// Gives a token back that was taken for something that did not happen.
    package mutating func giveBack(_ key: Key) {
        guard let bucket = buckets[key] else { return }
        buckets[key] = Bucket(level: min(capacity, bucket.level + 1), time: bucket.time)
    }

    private func level(of bucket: Bucket, at now: Int64) -> Double {
        min(capacity, bucket.level + Double(max(0, now - bucket.time)) / 1000 * perSecond)
    }
}

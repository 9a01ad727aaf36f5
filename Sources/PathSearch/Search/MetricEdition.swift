/// Tells two states of a search apart: whoever keeps what was worked out from costs keeps their edition with it, and compares.
///
/// It is an object for its identity alone: while somebody keeps it, no other has the same, which no number without a common
/// counter could promise.
package final class MetricEdition: Sendable {}

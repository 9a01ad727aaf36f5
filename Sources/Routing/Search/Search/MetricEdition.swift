/// Distinguishes two states of a search's costs: results computed from costs are stored with their edition, and compared.
///
/// It is an object for its identity alone: while somebody keeps it, no other has the same, which no number without a common
/// counter could promise.
package final class MetricEdition: Sendable {}

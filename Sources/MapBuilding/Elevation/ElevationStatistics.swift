/// Counts of what height lookups found.
public struct ElevationStatistics: Sendable, Hashable {
    /// The rasters that were used, by their index in the model's order.
    public internal(set) var usedSources: Set<Int> = []
    /// Places outside all rasters.
    public internal(set) var outside = 0
    /// Places in voids too wide to be bridged.
    public internal(set) var inVoids = 0
    /// Places in small voids, whose height was interpolated from their edges.
    public internal(set) var bridgedVoids = 0
    /// Spikes that were replaced in the blocks that were read (`SpikeFilter`); a block that is read
    /// twice counts twice.
    public internal(set) var spikes = 0

    /// Adds the counts of several samplers.
    public static func + (first: ElevationStatistics, second: ElevationStatistics) -> ElevationStatistics {
        ElevationStatistics(
            usedSources: first.usedSources.union(second.usedSources), outside: first.outside + second.outside,
            inVoids: first.inVoids + second.inVoids, bridgedVoids: first.bridgedVoids + second.bridgedVoids,
            spikes: first.spikes + second.spikes)
    }
}

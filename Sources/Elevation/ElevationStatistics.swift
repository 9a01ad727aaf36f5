/// What was met while heights were looked up.
public struct ElevationStatistics: Sendable, Hashable {
    /// Rasters of which something was read, by their place in the model's order.
    public internal(set) var usedSources: Set<Int> = []
    /// Places outside all rasters.
    public internal(set) var outside = 0
    /// Places in voids too wide to be bridged.
    public internal(set) var inVoids = 0
    /// Places in small voids, whose height was interpolated from their edges.
    public internal(set) var bridgedVoids = 0
    /// Single samples that stood far out of all around them and were replaced, in the blocks that were read; a block that is read
    /// twice counts twice.
    public internal(set) var spikes = 0

    /// Adds up what samplers of several threads met.
    public static func + (first: ElevationStatistics, second: ElevationStatistics) -> ElevationStatistics {
        ElevationStatistics(
            usedSources: first.usedSources.union(second.usedSources), outside: first.outside + second.outside,
            inVoids: first.inVoids + second.inVoids, bridgedVoids: first.bridgedVoids + second.bridgedVoids,
            spikes: first.spikes + second.spikes)
    }
}

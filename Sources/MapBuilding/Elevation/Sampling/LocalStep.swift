import Geodesy

/// The lengths of a raster's steps.
enum LocalStep {
    /// Metres eastward of a step between columns for each metre of a step between rows.
    static func ratio(of grid: ElevationGrid, atLatitude latitude: Double) -> Double {
        let scale = LocalScale(atLatitude: min(max(latitude, -89), 89))
        return grid.longitudeStep * scale.east / (grid.latitudeStep.magnitude * scale.north)
    }
}

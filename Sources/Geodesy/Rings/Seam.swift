/// The antimeridian, at which a map of the Earth is cut: 180° and −180°, and whole turns further.
package enum Seam {
    /// How near in degrees a longitude is to the antimeridian to be meant on it: a tenth of a millimetre. Files of the world often
    /// have 180.00000000000011 or −179.99999999999994.
    package static let width = 1e-9

    /// Whether a longitude is meant on the antimeridian.
    package static func holds(_ longitude: Double) -> Bool {
        (longitude - 180).remainder(dividingBy: 360).magnitude <= width
    }
}

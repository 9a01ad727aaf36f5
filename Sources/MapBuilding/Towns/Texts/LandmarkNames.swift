internal import Support

/// The names of what stands out in an invented town.
enum LandmarkNames {
    static let river = Message("landmark-names-river")
    static let square = Message("landmark-names-square")
    static let bridge = Message("landmark-names-bridge")
    static let cycleBridge = Message("landmark-names-cycle-bridge")
    static let station = Message("landmark-names-station")
    static let pier = Message("landmark-names-pier")
    static let pond = Message("landmark-names-pond")
    static let observatory = Message("landmark-names-observatory")
    static let market = Message("landmark-names-market")
    static let lookout = Message("landmark-names-lookout")
    static let university = Message("landmark-names-university")
    static let waterTower = Message("landmark-names-water-tower")
    static let stadium = Message("landmark-names-stadium")
    static let mill = Message("landmark-names-mill")
    static let theatre = Message("landmark-names-theatre")
}

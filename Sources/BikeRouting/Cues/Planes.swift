import Geodesy

/// Planes to measure directions in, one for each tenth of a degree of latitude that a leg leads through.
struct Planes {
    private let longitude: Double
    private let firstBand: Int
    private let bands: ContiguousArray<LocalPlane>

    /// Bands beyond so many are made when they are asked for.
    private static let most = 32
    /// Nearer to the poles a band is too wide.
    private static let farthestBand = 600

    init(of leg: RouteLeg) {
        let longitude = leg.end.coordinate.longitude
        let (one, other) = (Planes.band(leg.start.coordinate.latitude), Planes.band(leg.end.coordinate.latitude))
        let (first, last) = (min(one, other), max(one, other))
        self.longitude = longitude
        firstBand = first
        bands = ContiguousArray(
            (first...min(last, first + Planes.most)).lazy.map { Planes.plane(ofBand: $0, longitude) })
    }

    @inline(__always)
    func plane(at place: Coordinate) -> LocalPlane {
        let band = Planes.band(place.latitude)
        guard band.magnitude < Planes.farthestBand else { return LocalPlane(origin: place) }
        let index = band - firstBand
        return index >= 0 && index < bands.count ? bands[index] : Planes.plane(ofBand: band, longitude)
    }

    private static func plane(ofBand band: Int, _ longitude: Double) -> LocalPlane {
        LocalPlane(origin: Coordinate(longitude: longitude, latitude: Double(band) / 10))
    }

    @inline(__always)
    private static func band(_ latitude: Double) -> Int {
        Int((min(max(latitude, -90), 90) * 10).rounded())
    }
}

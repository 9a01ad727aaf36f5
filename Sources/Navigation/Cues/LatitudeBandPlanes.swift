import Geodesy
import RoadMap
import Routing

/// Local planes for measuring directions, one per 0.1° of latitude.
struct LatitudeBandPlanes {
    private let longitude: Double
    private let firstBand: Int
    private let bands: ContiguousArray<LocalPlane>
    /// The plane of the band in which the leg starts, and latitudes that surely lie in that: as a rule those of the whole leg.
    private let home: (plane: LocalPlane, south: Double, north: Double)

    /// The greatest number of stored bands. Further ones are made on demand.
    private static let most = 32
    /// Nearer to the poles a plane does not fit a whole band.
    private static let farthestBand = 600

    package init(of leg: RouteLeg) {
        let longitude = leg.end.coordinate.longitude
        let (one, other) = (
            LatitudeBandPlanes.band(leg.start.coordinate.latitude), LatitudeBandPlanes.band(leg.end.coordinate.latitude)
        )
        let (first, last) = (min(one, other), max(one, other))
        self.longitude = longitude
        firstBand = first
        let (middle, reach) = (Double(one) / 10, one.magnitude < LatitudeBandPlanes.farthestBand ? 0.0499 : 0)
        home = (LatitudeBandPlanes.plane(ofBand: one, longitude), middle - reach, middle + reach)
        bands = ContiguousArray(
            (first...min(last, first + LatitudeBandPlanes.most)).lazy.map {
                LatitudeBandPlanes.plane(ofBand: $0, longitude)
            })
    }

    @inline(__always)
    func plane(at place: Coordinate) -> LocalPlane {
        if place.latitude > home.south, place.latitude < home.north { return home.plane }
        let band = LatitudeBandPlanes.band(place.latitude)
        guard band.magnitude < LatitudeBandPlanes.farthestBand else { return LocalPlane(origin: place) }
        let index = band - firstBand
        return index >= 0 && index < bands.count ? bands[index] : LatitudeBandPlanes.plane(ofBand: band, longitude)
    }

    /// The plane at a place, as for a leg that ends near it.
    static func plane(around place: Coordinate) -> LocalPlane {
        let band = band(place.latitude)
        return band.magnitude < farthestBand ? plane(ofBand: band, place.longitude) : LocalPlane(origin: place)
    }

    private static func plane(ofBand band: Int, _ longitude: Double) -> LocalPlane {
        LocalPlane(origin: Coordinate(longitude: longitude, latitude: Double(band) / 10))
    }

    @inline(__always)
    private static func band(_ latitude: Double) -> Int {
        Int((min(max(latitude, -90), 90) * 10).rounded())
    }
}

#if canImport(CoreLocation)
    public import CoreLocation
    public import Geodesy

    extension Fix {
        /// A position report of the device. What Core Location does not know, it says by a number below 0.
        public init(_ location: CLLocation) {
            func known(_ value: Double) -> Double? { value >= 0 ? value : nil }
            self.init(
                time: location.timestamp.timeIntervalSince1970,
                coordinate: Coordinate(
                    longitude: location.coordinate.longitude, latitude: location.coordinate.latitude),
                horizontalAccuracy: known(location.horizontalAccuracy), speed: known(location.speed),
                course: known(location.course), speedAccuracy: known(location.speedAccuracy),
                courseAccuracy: known(location.courseAccuracy))
        }
    }

    extension CLLocation {
        /// A position report as Core Location has it, without an altitude.
        public convenience init(_ fix: Fix) {
            self.init(
                coordinate: CLLocationCoordinate2D(
                    latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude),
                altitude: 0, horizontalAccuracy: fix.horizontalAccuracy ?? -1, verticalAccuracy: -1,
                course: fix.course ?? -1, courseAccuracy: fix.courseAccuracy ?? -1, speed: fix.speed ?? -1,
                speedAccuracy: fix.speedAccuracy ?? -1, timestamp: Date(timeIntervalSince1970: fix.time))
        }
    }
#endif

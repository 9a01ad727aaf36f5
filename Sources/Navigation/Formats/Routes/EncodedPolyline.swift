public import Geodesy

/// A line as a short text, in the format that web maps exchange routes in.
///
///     EncodedPolyline.text(route.coordinates)                // 5 decimals, what Google's maps expect: about a metre
///     EncodedPolyline.text(route.coordinates, precision: 6)  // 6 decimals: about a decimetre
///
/// Latitude comes first in this format. The text does not say its precision; both sides must agree on it. Only letters,
/// digits and punctuation of ASCII occur, among them the backslash.
///
/// Source: Google, *Encoded Polyline Algorithm Format*.
public enum EncodedPolyline {
    /// The text of a line; coordinates that are not on Earth are left out.
    ///
    /// - Parameter precision: decimals of a degree to keep, held within 0 to 7.
    /// - Complexity: O(n).
    public static func text(_ coordinates: [Coordinate], precision: Int = 5) -> String {
        var scale = 1.0
        for _ in 0..<min(max(precision, 0), 7) { scale *= 10 }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(coordinates.count * 8)
        var latitude: Int64 = 0
        var longitude: Int64 = 0
        for coordinate in coordinates where coordinate.isOnEarth {
            let north = Int64((coordinate.latitude * scale).rounded())
            let east = Int64((coordinate.longitude * scale).rounded())
            append(north - latitude, to: &bytes)
            append(east - longitude, to: &bytes)
            (latitude, longitude) = (north, east)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A signed number in groups of five bits, the lowest first, its sign in the lowest bit of all.
    private static func append(_ difference: Int64, to bytes: inout [UInt8]) {
        var rest = UInt64(bitPattern: difference << 1 ^ difference >> 63)
        while rest >= 0x20 {
            bytes.append(UInt8(rest & 0x1F | 0x20) + 63)
            rest >>= 5
        }
        bytes.append(UInt8(rest) + 63)
    }
}

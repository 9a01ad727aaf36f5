import EventClient
import VeloQuest

/// How much disk photos take, and may take.
struct PhotoQuota: Sendable {
    /// The most bytes of one photo.
    static let mostBytesOfPhoto = 8 << 20

    /// The most photos of a rider.
    var mostPhotos = 60
    /// The most bytes of a rider's photos: fifty as phones make them.
    var mostBytesOfRider = 100 << 20
    /// The most bytes of all photos of an event.
    var mostBytes = 20 << 30

    private var riders: [String: (count: Int, bytes: Int)] = [:]
    private var bytes = 0

    /// Takes space for a photo of a rider.
    /// - Throws: `EventError` with the limit that it would exceed.
    mutating func take(_ size: Int, of rider: String) throws(EventError) {
        let taken = riders[rider] ?? (0, 0)
        guard taken.count < mostPhotos else {
            throw EventError(
                .tooLarge,
                Message("photo-quota-take", ["most-photos": .of(mostPhotos)]))
        }
        guard taken.bytes + size <= mostBytesOfRider else {
            throw EventError(
                .tooLarge,
                Message(
                    "photo-quota-take-2",
                    [
                        "has-most-bytes-of-rider": .of(mostBytesOfRider >> 20),
                        "megabytes": .of(Self.megabytes(taken.bytes)),
                    ]))
        }
        guard bytes + size <= mostBytes else {
            throw EventError(
                .tooLarge,
                Message("photo-quota-take-3", ["has-most-bytes": .of(mostBytes >> 20)]))
        }
        add(size, of: rider)
    }

    /// Counts a photo that is stored.
    mutating func add(_ size: Int, of rider: String) {
        let taken = riders[rider] ?? (0, 0)
        riders[rider] = (taken.count + 1, taken.bytes + size)
        bytes += size
    }

    /// Frees the space of a photo that was not stored.
    mutating func giveBack(_ size: Int, of rider: String) {
        // A rider who was erased meanwhile has none any more.
        guard let taken = riders[rider] else { return }
        riders[rider] = (taken.count - 1, taken.bytes - size)
        bytes -= size
    }

    /// Frees the space of a rider's photos.
    mutating func forget(_ rider: String) { bytes -= riders.removeValue(forKey: rider)?.bytes ?? 0 }

    private static func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes * 10 + (1 << 19)) >> 20
        return "\(tenths / 10).\(tenths % 10)"
    }
}

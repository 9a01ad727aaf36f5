import EventClient
import EventStore
import VeloQuest

/// The photos of an event, and how much disk they take and may take. Two riders may send the same bytes, and each photo lives as long as
/// its rider is not erased.
struct EventPhotos: Sendable {
    private struct Key: Hashable {
        let digest: [UInt8]
        let rider: String
    }

    private var records: [Key: PhotoRecord] = [:]
    private var quota = PhotoQuota()

    init(_ photos: [PhotoRecord]) {
        for photo in photos {
            records[Key(digest: photo.digest, rider: photo.rider)] = photo
            quota.add(photo.size, of: photo.rider)
        }
    }

    /// Whether a rider sent a photo.
    func contains(_ digest: [UInt8], of rider: String) -> Bool { records[Key(digest: digest, rider: rider)] != nil }

    /// The photos of a rider, or of all, by rider and time.
    func sorted(of rider: String?) -> [PhotoRecord] {
        records.values.filter { rider == nil || $0.rider == rider }
            .sorted { ($0.rider, $0.arrival) < ($1.rider, $1.arrival) }
    }

    /// Reserves space for a photo that is about to be stored.
    /// - Throws: `EventError` with the limit that it would exceed.
    mutating func reserve(_ bytes: Int, of rider: String) throws(EventError) { try quota.take(bytes, of: rider) }

    /// Frees the space of a photo that was not stored.
    mutating func cancel(_ bytes: Int, of rider: String) { quota.giveBack(bytes, of: rider) }

    /// Adds a photo that is stored.
    mutating func add(_ photo: PhotoRecord) {
        // The same photo may have come twice at once.
        if records.updateValue(photo, forKey: Key(digest: photo.digest, rider: photo.rider)) != nil {
            cancel(photo.size, of: photo.rider)
        }
    }

    /// Forgets riders who were erased.
    mutating func forget(_ riders: Set<String>) {
        records = records.filter { !riders.contains($0.value.rider) }
        for rider in riders { quota.forget(rider) }
    }
}

import VeloQuest

/// What is stored of the ride of a rider who was erased.
struct StoredRide {
    /// The ride.
    let ride: KeptRide
    /// When the standings were frozen that others saw; `nil` if they were not.
    var frozenAt: Int64?
    /// The ride as it was then; `nil` if there was none.
    var frozen: KeptRide?

    /// The ride as it counts in standings that were frozen at a time.
    func ride(frozenAt time: Int64) -> KeptRide? { frozenAt == time ? frozen : ride }

    /// As it is stored.
    var bytes: [UInt8] {
        var object: JSONObject = ["ride": .object(ride.json)]
        object["frozenAt"] = frozenAt.map(JSONValue.integer)
        object["frozen"] = (frozen?.json).map(JSONValue.object)
        return JSONWriter().write(.object(object))
    }
}

extension StoredRide {
    /// Reads what `bytes` wrote; `nil` for anything else.
    init?(_ bytes: [UInt8]) {
        guard let object = (try? JSONValue(parsing: bytes))?.objectValue,
            let ride = object["ride"].flatMap(KeptRide.init)
        else { return nil }
        self.ride = ride
        frozenAt = object["frozenAt"]?.integerValue
        frozen = object["frozen"].flatMap(KeptRide.init)
    }
}

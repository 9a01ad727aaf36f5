internal import Geodesy
import Quests
import Support

/// What the entries of rides are recognised by.
struct RideMarks: Sendable {
    /// Whose marks they are, in the order in which they come.
    private(set) var riders: [RideEntry.Rider] = []
    private var numbers: [RideEntry.Rider: Int] = [:]
    private var places = MarkSet()
    private var ways = MarkSet(isOfWays: true)
    private var moments = MarkSet()
    private var delays = MarkSet()
    /// The last check-in of the rider and the device whose entries are being read.
    private var last: (rider: Int, device: String, place: Place?, time: Int64)?

    /// All kinds of marks, each compared by itself.
    var sets: [MarkSet] { [places, ways, moments, delays] }
    /// The place of the marks of ways among these.
    static let kindOfWays = 1

    init() {}

    /// The marks of entries in the order of a log.
    init(of entries: ArraySlice<RideEntry>) {
        for entry in entries {
            switch entry.event {
            case .checkedIn(let checkIn): add(checkIn, entry, of: number(of: entry.rider))
            case .answered(let task, _, _, _): add(answerTo: task, entry, of: number(of: entry.rider))
            default: break
            }
        }
    }

    /// Adds those of other devices.
    mutating func append(_ other: RideMarks) {
        let numbers = other.riders.map { number(of: $0) }
        places.append(other.places, numbers)
        ways.append(other.ways, numbers)
        moments.append(other.moments, numbers)
        delays.append(other.delays, numbers)
    }

    private mutating func number(of rider: RideEntry.Rider) -> Int {
        if let last = riders.indices.last, riders[last] == rider { return last }
        if let number = numbers[rider] { return number }
        numbers[rider] = riders.count
        riders.append(rider)
        return riders.count - 1
    }

    private mutating func add(answerTo task: Quest.Task.ID, _ entry: RideEntry, of rider: Int) {
        guard let last, last.rider == rider, last.device == entry.device else { return }
        let (delay, overflow) = entry.time.subtractingReportingOverflow(last.time)
        // To four milliseconds, so that noise of one hides no copy.
        guard !overflow, delay > 0, (4...996).contains(delay % 1000) else { return }
        delays.append(Self.mixed(delay / 4, 1) ^ Self.hash(task.rawValue), rider)
    }

    private mutating func add(_ checkIn: CheckIn, _ entry: RideEntry, of rider: Int) {
        let time = entry.time
        let fix = checkIn.lastFix
        let place = fix.flatMap { Place($0.coordinate) }
        let task = Self.hash(checkIn.task.rawValue)
        if let place {
            places.append(Self.mixed(place.east / 10, place.north / 10), rider)
            // Check-ins at one place are no way.
            if let last, last.rider == rider, last.device == entry.device, let before = last.place, before != place {
                ways.append(
                    Self.mixed((place.east - before.east) / 10, (place.north - before.north) / 10) ^ task, rider)
            }
        }
        if fix.map({ ($0.time * 1000).rounded() != Double(time) }) ?? true, time % 1000 != 0 {
            moments.append(Self.mixed(time, 0) ^ task, rider)
        }
        last = (rider, entry.device, place, time)
    }

    /// Ten-millionths of a degree, as a log keeps places. Whole numbers, so that all are moved by the same.
    private struct Place: Equatable {
        let east: Int64
        let north: Int64

        init?(_ coordinate: Coordinate) {
            guard coordinate.isOnEarth else { return nil }
            east = Int64((coordinate.longitude * 1e7).rounded()) + 5
            north = Int64((coordinate.latitude * 1e7).rounded()) + 5
        }
    }

    /// FNV-1a, its low bits spread over the high ones.
    private static func hash(_ text: String) -> UInt64 {
        FNV1a.hash(text.utf8) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The finaliser of SplitMix64, over both.
    private static func mixed(_ first: Int64, _ second: Int64) -> UInt64 {
        var word = UInt64(bitPattern: first) ^ (UInt64(bitPattern: second) &* 0x9E37_79B9_7F4A_7C15)
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

import Exchange
import Geodesy
import Quests
import RideLogs
import RideSimulation
import Scoring
import Support

/// Recorded rides, and the files that their tracks are from.
struct RecordedRides {
    /// A ride of one file.
    struct Track {
        let file: String
        /// Tracks of one name in one folder are of one rider.
        let folder: String
        /// The number of the file.
        let number: Int
        let ride: RecordedRide
    }

    /// One for each rider, in the order of the files.
    private(set) var rides: [RecordedRide] = []
    private let tracks: [Track]

    /// Merges tracks of one name and folder that devices of one rider recorded at once, and says so; joins them with rides of logs.
    ///
    /// - Parameter logged: the rides of logs, with the numbers of their files.
    init(tracks: [Track], logged: [(number: Int, ride: RecordedRide)], _ remarks: TrackRemarks) {
        self.tracks = tracks
        var parts = logged
        var groups: [[Track]] = []
        for track in tracks {
            let place = groups.firstIndex {
                $0[0].ride.rider == track.ride.rider && $0[0].folder == track.folder && $0[0].file != track.file
            }
            if let place { groups[place].append(track) } else { groups.append([track]) }
        }
        for group in groups {
            let merged = RecordedRide.mergingDevices(group.map(\.ride))
            for (ride, places) in zip(merged.rides, merged.sources) {
                parts.append((places.map { group[$0].number }.min() ?? 0, ride))
                guard places.count > 1 else { continue }
                let others = Self.list(places.dropFirst().map { group[$0].file })
                remarks.note(
                    Message(
                        "recorded-merged",
                        [
                            "best": .of(group[places[0]].file), "others": .of(others),
                            "rider": .of(DisplayText.sanitized(group[0].ride.rider.rawValue, most: 40)),
                        ]))
            }
            for (first, second) in merged.apart {
                remarks.note(
                    Message("recorded-apart", ["one": .of(group[first].file), "other": .of(group[second].file)]))
            }
        }
        noteAlike(groups, remarks)
        rides = RecordedRide.joined(
            parts.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
                .map(\.element.ride))
        for ride in rides {
            guard let mismatch = ride.timeMismatch else { continue }
            remarks.note(RecordedTexts.mismatch(mismatch, of: DisplayText.sanitized(ride.rider.rawValue, most: 40)))
        }
    }

    /// Says which tracks of one name, in different folders, may be of one rider.
    private func noteAlike(_ groups: [[Track]], _ remarks: TrackRemarks) {
        var seen: [RideEntry.Rider: Track] = [:]
        for group in groups {
            guard let other = seen[group[0].ride.rider] else {
                seen[group[0].ride.rider] = group[0]
                continue
            }
            guard other.ride.fixes != group[0].ride.fixes,
                DeviceTracks.agree(other.ride.fixes, group[0].ride.fixes) == true
            else { continue }
            remarks.note(Message("recorded-alike"), of: Self.list([other.file, group[0].file]))
        }
    }

    /// Reports tracks that are not where the quest is.
    /// - Throws: `Failure.wrong` where there is one.
    func checkPlaces(in quest: Quest, _ language: Language) throws {
        let places = quest.tasks.map(\.coordinate) + [quest.settings.start, quest.settings.finish].compactMap { $0 }
        var isWrong = false
        for track in tracks {
            switch TrackPlacement(of: track.ride.fixes, near: places) {
            case .near: continue
            case .swapped: Failure.report(Message("recorded-swapped"), file: track.file, language)
            case .elsewhere(let distance):
                Failure.report(
                    Message("recorded-elsewhere", ["distance": .of(Measures.distance(distance))]), file: track.file,
                    language)
            }
            isWrong = true
        }
        if isWrong { throw Failure.wrong }
    }

    /// Notes whose times may be of another time zone than those of the quest, of the first ten.
    func noteClocks(in quest: Quest, _ language: Language) {
        for (ride, shift) in rides.lazy.compactMap({ ride in ride.clockShift(in: quest).map { (ride, $0) } }).prefix(10)
        {
            let text = RecordedTexts.clock(shift, of: DisplayText.sanitized(ride.rider.rawValue, most: 40))
            Console.reportNote(text, language)
        }
    }

    /// Notes who started and reached no task, and how near the first of them came.
    func noteUnreached(_ log: RideLog, in quest: Quest, _ language: Language) {
        let idle = log.rides.filter { ride in
            var hasStarted = false
            for moment in ride.moments {
                if case .checkedIn = moment.entry.event { return false }
                if case .started = moment.entry.event { hasStarted = true }
            }
            return hasStarted
        }
        let riders = rides.filter { ride in !ride.fixes.isEmpty && idle.contains { $0.rider == ride.rider } }
        guard let first = riders.first, !quest.tasks.isEmpty else { return }
        let nearest = quest.tasks.map { task in
            (task, first.fixes.map { $0.coordinate.distance(to: task.coordinate) }.min() ?? .infinity)
        }.min { $0.1 < $1.1 }
        // Who came near enough missed a task for another reason.
        let hint = nearest.flatMap { task, distance in
            distance > task.radius ? (Measures.distance(distance), Measures.distance(task.radius)) : nil
        }
        let names = Self.list(riders.map(\.rider.rawValue))
        Console.reportNote(RecordedTexts.reachedNothing(names, hint), language)
    }

    /// The first ten names with commas between.
    static func list(_ names: [String]) -> String {
        let most = 10
        return names.prefix(most).map { DisplayText.sanitized($0, most: 80) }.joined(separator: ", ")
            + (names.count > most ? ", …" : "")
    }
}

/// Says what is unusual about tracks, of each kind only the first ten.
struct TrackRemarks {
    private let language: Language
    private var counts: [Int: Int] = [:]

    init(_ language: Language) { self.language = language }

    mutating func note(_ remarks: [TrackRemark], of file: String) {
        for remark in remarks {
            counts[remark.kind.number, default: 0] += 1
            if counts[remark.kind.number, default: 0] <= Self.most { note(remark.message, of: file) }
        }
    }

    func note(_ text: Message, of file: String? = nil) {
        let text = file.map { Message("track-remarks-note", ["item": .of($0), "text": .of(text)]) } ?? text
        Console.reportNote(text, language)
    }

    /// Says how many were left out.
    func finish() {
        let omitted = counts.values.reduce(0) { $0 + max(0, $1 - Self.most) }
        if omitted > 0 { note(Message("recorded-more", ["count": .of(omitted)])) }
    }

    private static let most = 10
}

extension TrackRemark.Kind {
    /// The kind without its numbers.
    fileprivate var number: Int {
        switch self {
        case .torn: 0
        case .damaged: 1
        case .withoutPlace: 2
        case .unreadableTimes: 3
        case .withoutZone: 4
        case .nowhere: 5
        case .wrongClock: 6
        case .interpolated: 7
        case .timeless: 8
        case .sorted: 9
        case .repeated: 10
        case .withoutTimes: 11
        case .assumedSpeed: 12
        case .sameTimes: 13
        case .noSeconds: 14
        case .unequalTimes: 15
        case .unreadableStart: 16
        }
    }
}

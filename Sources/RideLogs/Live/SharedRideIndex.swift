/// What `SharedRides` finds in a log, kept up to date while the marks of riders change.
///
/// Of each mark the riders are known who have it, in the order in which they come in the log. Neighbours in that order are compared, as
/// `MarkSet` does. So a change of one rider's marks touches only those beside them.
struct SharedRideIndex: Sendable {
    /// Where a rider's first mark stands in the log: on which device, and behind how many other riders on it.
    private struct Place: Sendable, Equatable {
        let device: String
        let rank: Int

        func precedes(_ other: Place) -> Bool {
            device == other.device ? rank < other.rank : device < other.device
        }
    }

    private struct Rider: Sendable {
        /// As the first entry with marks writes it.
        var name: RideEntry.Rider
        var place: Place?
        /// The marks on each device, and the rider's rank there.
        var devices: [String: (rank: Int, marks: LiveDevice.Marks)] = [:]
        /// All marks, each once, in order.
        var marks: [UInt64] = []
        /// How many marks of each kind there are, with repeats.
        var counts = SIMD4<Int32>()
        /// With whom the rider is compared, and how many marks of each kind both have.
        var partners: [Int32: SIMD4<Int32>] = [:]
        var match: SharedRides.Match?
    }

    private var numbers: [RideEntry.Rider: Int32] = [:]
    private var riders: ContiguousArray<Rider> = []
    /// The only rider with a mark.
    private var single: [UInt64: Int32] = [:]
    /// The riders with a mark that several have, in order.
    private var several: [UInt64: [Int32]] = [:]

    /// The match of a rider; `nil` for a ride of one's own.
    subscript(rider: RideEntry.Rider) -> SharedRides.Match? {
        numbers[rider].flatMap { riders[Int($0)].match }
    }

    /// Takes over the marks of a device for some riders.
    ///
    /// - Parameter marks: all of the device, in order.
    /// - Returns: the riders who have another match now.
    mutating func update(
        _ changed: Set<RideEntry.Rider>, on device: String, to marks: [LiveDevice.Marks]
    ) -> Set<RideEntry.Rider> {
        var touched: Set<Int32> = []
        var found: [RideEntry.Rider: (rank: Int, marks: LiveDevice.Marks)] = [:]
        for (rank, mine) in marks.enumerated() where changed.contains(mine.rider) { found[mine.rider] = (rank, mine) }
        let numbers = changed.map { number(of: $0) }
        // Riders who change places leave first, since those beside them are found by the order.
        for (rider, number) in zip(changed, numbers) {
            let old = riders[Int(number)]
            riders[Int(number)].devices[device] = found[rider]
            let place = self.place(of: number)
            guard place != old.place || name(of: number).rawValue != old.name.rawValue else { continue }
            for mark in old.marks { remove(mark, of: number, &touched) }
            riders[Int(number)].marks = []
        }
        for number in numbers {
            riders[Int(number)].place = place(of: number)
            riders[Int(number)].name = name(of: number)
        }
        for number in numbers { renew(number, &touched) }
        var result: Set<RideEntry.Rider> = []
        for number in touched {
            let match = match(of: number)
            guard
                match != riders[Int(number)].match || match?.other.rawValue != riders[Int(number)].match?.other.rawValue
            else { continue }
            riders[Int(number)].match = match
            result.insert(riders[Int(number)].name)
        }
        return result
    }

    private mutating func number(of rider: RideEntry.Rider) -> Int32 {
        if let number = numbers[rider] { return number }
        let number = Int32(riders.count)
        numbers[rider] = number
        riders.append(Rider(name: rider))
        return number
    }

    private func first(of number: Int32) -> (device: String, rank: Int, marks: LiveDevice.Marks)? {
        riders[Int(number)].devices.min { $0.key < $1.key }.map { ($0.key, $0.value.rank, $0.value.marks) }
    }

    private func place(of number: Int32) -> Place? {
        first(of: number).map { Place(device: $0.device, rank: $0.rank) }
    }

    private func name(of number: Int32) -> RideEntry.Rider {
        first(of: number)?.marks.rider ?? riders[Int(number)].name
    }

    /// Enters what a rider's devices have, and takes out what they had.
    private mutating func renew(_ number: Int32, _ touched: inout Set<Int32>) {
        let all = riders[Int(number)].devices.values.flatMap { $0.marks.marks }
        var counts = SIMD4<Int32>()
        for mark in all { counts[Int(mark & 3)] += 1 }
        var marks = all.sorted()
        var kept = 0
        for place in marks.indices where place == 0 || marks[place] != marks[place - 1] {
            marks[kept] = marks[place]
            kept += 1
        }
        marks.removeLast(marks.count - kept)
        let old = riders[Int(number)].marks
        touched.insert(number)
        // Of how many marks some agree matters to both.
        if counts != riders[Int(number)].counts { touched.formUnion(riders[Int(number)].partners.keys) }
        riders[Int(number)].counts = counts
        riders[Int(number)].marks = marks
        var (left, right) = (0, 0)
        while left < old.count || right < marks.count {
            if right == marks.count || left < old.count && old[left] < marks[right] {
                remove(old[left], of: number, &touched)
                left += 1
            } else if left == old.count || marks[right] < old[left] {
                insert(marks[right], of: number, &touched)
                right += 1
            } else {
                left += 1
                right += 1
            }
        }
    }

    private mutating func insert(_ mark: UInt64, of number: Int32, _ touched: inout Set<Int32>) {
        guard let other = single[mark] else {
            if several[mark] == nil {
                single[mark] = number
            } else {
                insert(mark, ofSeveral: number, &touched)
            }
            return
        }
        single[mark] = nil
        several[mark] = precedes(number, other) ? [number, other] : [other, number]
        join(number, other, mark, 1, &touched)
    }

    private mutating func insert(_ mark: UInt64, ofSeveral number: Int32, _ touched: inout Set<Int32>) {
        guard var holders = several.removeValue(forKey: mark) else { return }
        let place = place(of: number, in: holders)
        let before = place > 0 ? holders[place - 1] : nil
        let after = place < holders.count ? holders[place] : nil
        if let before, let after { join(before, after, mark, -1, &touched) }
        if let before { join(before, number, mark, 1, &touched) }
        if let after { join(number, after, mark, 1, &touched) }
        holders.insert(number, at: place)
        several[mark] = holders
    }

    private mutating func remove(_ mark: UInt64, of number: Int32, _ touched: inout Set<Int32>) {
        guard var holders = several.removeValue(forKey: mark) else {
            single[mark] = nil
            return
        }
        guard let place = holders.firstIndex(of: number) else {
            several[mark] = holders
            return
        }
        let before = place > 0 ? holders[place - 1] : nil
        let after = place + 1 < holders.count ? holders[place + 1] : nil
        if let before { join(before, number, mark, -1, &touched) }
        if let after { join(number, after, mark, -1, &touched) }
        if let before, let after { join(before, after, mark, 1, &touched) }
        holders.remove(at: place)
        if holders.count > 1 { several[mark] = holders } else { single[mark] = holders[0] }
    }

    /// Where a rider belongs among others in order.
    private func place(of number: Int32, in holders: [Int32]) -> Int {
        var low = 0
        var high = holders.count
        while low < high {
            let middle = (low + high) / 2
            if precedes(holders[middle], number) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func precedes(_ left: Int32, _ right: Int32) -> Bool {
        guard let one = riders[Int(left)].place, let other = riders[Int(right)].place else { return false }
        return one.precedes(other)
    }

    /// Counts a mark that two riders share, or share no longer.
    private mutating func join(
        _ one: Int32, _ other: Int32, _ mark: UInt64, _ change: Int32, _ touched: inout Set<Int32>
    ) {
        for (rider, partner) in [(one, other), (other, one)] {
            var counts = riders[Int(rider)].partners[partner] ?? SIMD4()
            counts[Int(mark & 3)] += change
            riders[Int(rider)].partners[partner] = counts == SIMD4() ? nil : counts
            touched.insert(rider)
        }
    }

    private func match(of number: Int32) -> SharedRides.Match? {
        let rider = riders[Int(number)]
        var best: SharedRides.Match?
        for (partner, shared) in rider.partners {
            let other = riders[Int(partner)]
            for kind in 0..<4 {
                let fewest = min(rider.counts[kind], other.counts[kind])
                guard
                    let checkIns = MarkSet.checkIns(
                        Int(shared[kind]), of: Int(fewest), isOfWays: kind == RideMarks.kindOfWays)
                else { continue }
                if let best, (best.count, other.name) >= (checkIns, best.other) { continue }
                best = SharedRides.Match(other: other.name, count: checkIns)
            }
        }
        return best
    }
}

import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import TestSupport
import Testing

@Suite("The line of an entry")
struct EntryLineTests {
    private func text(_ entry: RideEntry) -> String { String(decoding: RideLog.lines(of: [entry]), as: UTF8.self) }

    private func entry(_ event: RideEvent) -> RideEntry {
        RideEntry(
            rider: "anna", device: "a1", sequence: 7, time: 1_715_248_800_123, uptime: 5123, event: event,
            previous: EntryDigest("00112233445566778899aabbccddeeff") ?? .none)
    }

    /// What an entry says apart from its digest: entries are equal where their digests are.
    private func isSame(_ left: RideEntry, _ right: RideEntry) -> Bool {
        left == right && left.rider == right.rider && left.device == right.device && left.sequence == right.sequence
            && left.time == right.time && left.uptime == right.uptime && left.previous == right.previous
            && left.event == right.event && left.signature == right.signature
    }

    @Test("is written as documented, with the digest that sha256sum gives")
    func golden() {
        let head = #"{"device":"a1","seq":7,"prev":"00112233445566778899aabbccddeeff","rider":"anna","#
        #expect(
            text(entry(.answered(task: "oak", answer: "е\"л\\ь\n\u{7F}", reported: .accepted)))
                == head + #""time":1715248800123,"uptime":5123,"type":"answered","task":"oak","#
                + #""answer":"е\"л\\ь\u000a\u007f","told":"accepted","hash":"b1b779fe1866b024f4ce545e5ffd279a"}"# + "\n"
        )
        let fix = Fix(
            time: 1_715_248_799.5, coordinate: Coordinate(longitude: 61.4, latitude: 55), speed: 4.25,
            courseAccuracy: .infinity)
        let checkIn = CheckIn(
            task: "oak", time: 1_715_248_800.123, coordinate: Coordinate(longitude: 61.4, latitude: 55.15),
            distance: 0.1,
            accuracy: nil, reach: 30, probability: 0.125, dwell: .nan, fixes: [fix])
        #expect(
            text(entry(.checkedIn(checkIn)))
                == head + #""time":1715248800123,"uptime":5123,"type":"checkedIn","task":"oak","at":[61.4,55.15],"#
                + #""distance":0.1,"reach":30,"probability":0.125,"dwell":null,"#
                + #""fixes":[[1715248799.5,61.4,55,null,4.25]],"hash":"97b76b9419c450f6857664889da5c48c"}"# + "\n")
    }

    @Test("an answer keeps where it was given, and one without positions is written as ever")
    func answerPlace() throws {
        let fixes = [
            Fix(
                time: 1_715_248_799.5, coordinate: Coordinate(longitude: 61.4, latitude: 55), horizontalAccuracy: 5),
            Fix(time: 1_715_248_800.5, coordinate: Coordinate(longitude: 61.4, latitude: 55.0001)),
        ]
        let answered = entry(.answered(task: "oak", answer: "oak", reported: .rejected, fixes: PackedFixes(fixes)))
        #expect(
            text(answered)
                == #"{"device":"a1","seq":7,"prev":"00112233445566778899aabbccddeeff","rider":"anna","#
                + #""time":1715248800123,"uptime":5123,"type":"answered","task":"oak","#
                + #""answer":"oak","told":"rejected","fixes":[[1715248799.5,61.4,55,5],[1715248800.5,61.4,55.0001]],"#
                + #""hash":"0ab4b4a53c621b9333491aa07e98d1e7"}"# + "\n")
        let (log, faults) = RideLog.reading(Array(text(answered).utf8))
        #expect(faults.isEmpty)
        let read = try #require(log.entries.first)
        #expect(isSame(read, answered))
        guard case .answered(_, _, _, let kept) = read.event else { Issue.record("no answer"); return }
        #expect(kept.fixes == fixes && kept.last == fixes[1] && kept.fromEnd(1) == fixes[0])
        #expect(PackedFixes().fixes.isEmpty && PackedFixes().last == nil && PackedFixes([fixes[0]]).fromEnd(1) == nil)
    }

    @Test("the greatest numbers keep their bytes and their digest, which 32 bits would not hold")
    func greatest() throws {
        let head = #"{"device":"a1","seq":1,"prev":"00000000000000000000000000000000","rider":"anna","time":"#
        let lines: [(time: Int64, uptime: Int64?, event: RideEvent, rest: String)] = [
            (9_999_999_999_999, 4_294_967_296, .started, #"9999999999999,"uptime":4294967296,"type":"started""#),
            (-RideEntry.latestTime, nil, .finished, #"-8640000000000000,"type":"finished""#),
            (
                0, nil, .adjusted(points: 10_000_000, reason: "prize"),
                #"0,"type":"adjusted","thousandths":10000000000,"reason":"prize""#
            ),
            (
                0, nil, .adjusted(points: Points(thousandths: -.max), reason: ""),
                #"0,"type":"adjusted","thousandths":-9223372036854775807,"reason":"""#
            ),
            (
                0, nil, .flagged(RideFlag(.clockJump, value: 9_007_199_254_740_991)),
                #"0,"type":"flagged","flag":"clockJump","value":9007199254740991"#
            ),
            (
                0, nil, .flagged(RideFlag(.clockJump, value: 9_007_199_254_740_992)),
                #"0,"type":"flagged","flag":"clockJump","value":9007199254740992.0"#
            ),
            (
                0, nil, .flagged(RideFlag(.clockJump, value: -4_294_967_296)),
                #"0,"type":"flagged","flag":"clockJump","value":-4294967296"#
            ),
        ]
        for line in lines {
            let entry = RideEntry(
                rider: "anna", device: "a1", sequence: 1, time: line.time, uptime: line.uptime, event: line.event,
                previous: .none)
            let written = RideLog.lines(of: [entry])
            // The digest comes from another implementation.
            #expect(
                String(decoding: written, as: UTF8.self)
                    == String(decoding: SlowSHA256.line(head + line.rest), as: UTF8.self))
            let (log, faults) = RideLog.reading(written)
            #expect(faults == [])
            #expect(try isSame(#require(log.entries.first), entry))
        }
    }

    @Test("a clock of 13 digits and the longest uptime are counted to the millisecond")
    func longTimes() throws {
        var phone = DeviceLog(device: "a1", rider: "anna")
        let time = Double(RideEntry.latestTime) / 1000
        #expect(phone.append(.started, at: 9_999_999_999.999, uptime: 4_294_967.296)?.time == 9_999_999_999_999)
        #expect(
            phone.append(.finished, at: 9_999_999_999.999 + 30 * 86_400, uptime: 4_294_967.297 + 30 * 86_400) != nil)
        #expect(phone.append(.withdrew, at: time)?.time == 8_640_000_000_000_000)
        #expect(phone.append(.withdrew, at: time + 1) == nil)
        let moments = phone.log.ride(of: "anna").moments
        #expect(moments.prefix(2).map(\.time) == [9_999_999_999_999, 9_999_999_999_999 + 2_592_000_001])
    }

    @Test("every kind of event is read as it was written", arguments: 0..<RandomEntries.kindCount)
    func roundTrip(kind: Int) throws {
        for seed in 0..<40 as Range<UInt64> {
            var random = RandomEntries(seed: seed)
            let entry = random.entry(kind: kind)
            let line = RideLog.lines(of: [entry])
            let (log, faults) = RideLog.reading(line)
            #expect(faults == [], "seed \(seed)")
            let read = try #require(log.entries.first, "seed \(seed): \(String(decoding: line, as: UTF8.self))")
            #expect(isSame(read, entry), "seed \(seed): \(String(decoding: line, as: UTF8.self))")
            #expect(log.write() == line, "seed \(seed)")
        }
    }

    @Test("a number that is not finite is read as none, or as not a number, and written as it was")
    func notFinite() throws {
        let fix = Fix(
            time: .nan, coordinate: Coordinate(longitude: .infinity, latitude: 1), horizontalAccuracy: .nan, speed: 3,
            course: -.infinity)
        let checkIn = CheckIn(
            task: "oak", time: .nan, coordinate: Coordinate(longitude: .nan, latitude: .infinity), distance: .nan,
            accuracy: .infinity, reach: -.infinity, fixes: [fix])
        for event in [RideEvent.checkedIn(checkIn), .flagged(RideFlag(.clockJump, value: .nan))] {
            let written = entry(event)
            let (log, faults) = RideLog.reading(RideLog.lines(of: [written]))
            #expect(faults == [])
            #expect(log.entries == [written])
            #expect(log.write() == RideLog.lines(of: [written]))
            switch log.entries[0].event {
            case .checkedIn(let read):
                #expect(read.time.isNaN && read.distance.isNaN && read.reach.isNaN && read.accuracy == nil)
                #expect(read.fixes[0].time.isNaN && read.fixes[0].coordinate.longitude.isNaN)
                #expect(read.fixes[0].horizontalAccuracy == nil && read.fixes[0].speed == 3)
            case .flagged(let flag): #expect(flag.value == nil)
            default: Issue.record("another event")
            }
        }
    }

    @Test(
        "an event of a newer version is kept to the byte, named, and counts for nothing",
        arguments: [
            #""paused","by":{"name":"x","hash":"00112233445566778899aabbccddeeff"},"n":[1.50, 2]"#, #""paused""#,
            #""started","weather":"rain""#, #""answered","task":"oak","answer":"ель","told":"doubtful""#,
            #""flagged","flag":"tailwind""#, #""checkedIn","task":"oak","at":[1.0,2],"distance":1"#,
            #""checkedIn","task":"oak","at":[1,2],"passed":1715248800.123,"distance":1,"reach":1,"probability":1,"dwell":1"#,
            #""tookHint","task":"oak","hint":1e0"#,
        ])
    func newer(event: String) throws {
        let body =
            #"{"device":"a1","seq":1,"prev":"00000000000000000000000000000000","rider":"anna","time":1715248800123,"type":"#
            + event
        let line = SlowSHA256.line(body)
        let (log, faults) = RideLog.reading(line)
        #expect(faults == [])
        guard case .unknown(let unknown)? = log.entries.first?.event else {
            Issue.record("not kept")
            return
        }
        #expect(unknown.type == event.split(separator: "\"")[0])
        var merged = RideLog([entry(.started)])
        merged.merge(log)
        #expect(merged.write().starts(with: line))
        #expect(merged.diagnostics.contains { $0.kind == .unknownEvent(type: unknown.type, count: 1) })
        #expect(log.result(of: "anna", in: try SmallQuest.quest()).status == .notStarted)
    }

    @Test(
        "a line with a right hash that is no entry is named as such",
        arguments: [
            #"{"device":"a1","seq":1.0,"prev":"00000000000000000000000000000000","rider":"anna","time":1,"type":"started""#,
            #"{"device":"a\u0031","seq":1,"prev":"00000000000000000000000000000000","rider":"anna","time":1,"type":"started""#,
            #"{"device":"a1","seq":1,"prev":"0000000000000000000000000000000G","rider":"anna","time":1,"type":"started""#,
            #"{"device":"a1","seq":-0,"prev":"00000000000000000000000000000000","rider":"anna","time":1,"type":"started""#,
            #"{"device":"a1","seq":1,"prev":"00000000000000000000000000000000","rider":"anna","time":9223372036854775808,"type":"#
                + #""started""#,
            #"{"device":"a1","seq":1,"prev":"00000000000000000000000000000000","rider":"anna","time":1,"type":"x",no JSON"#,
            #"{"device":"a1","seq":1,"prev":"00000000000000000000000000000000","rider":"anna","time":1"#,
            #"{"device":""#,
        ])
    func notAnEntry(body: String) {
        let (log, faults) = RideLog.reading(SlowSHA256.line(body))
        #expect(log.entries == [])
        #expect(faults.map(\.kind) == [.unreadable])
        #expect(faults.first?.line == 1 && faults.first?.byteOffset == 0)
    }

    @Test("text that is no UTF-8 is not read, whatever its hash")
    func notUTF8() {
        let head =
            #"{"device":"a1","seq":1,"prev":"00000000000000000000000000000000","rider":"anna","time":1,"type":"disqualified","reason":""#
        for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80]] as [[UInt8]] {
            let line = SlowSHA256.line(Array(head.utf8) + bytes + [UInt8(ascii: "\"")])
            #expect(RideLog.reading(line).diagnostics.map(\.kind) == [.unreadable])
        }
    }

    @Test("numbers of every size come back to the bit", arguments: [1, 2, 3] as [UInt64])
    func numbers(seed: UInt64) throws {
        var random = RandomEntries(seed: seed)
        for _ in 0..<200 {
            let number = random.number()
            let written = entry(.flagged(RideFlag(.impliedSpeed, value: number)))
            guard case .flagged(let flag)? = RideLog.reading(RideLog.lines(of: [written])).log.entries.first?.event
            else {
                Issue.record("seed \(seed): \(number) is not read")
                continue
            }
            #expect(flag.value?.bitPattern == number.bitPattern, "seed \(seed): \(number)")
        }
    }

    @Test("a check-in with more digits than this version writes keeps them all")
    func moreDigits() throws {
        let line = SlowSHA256.line(
            #"{"device":"a1","seq":1,"prev":"00000000000000000000000000000000","rider":"anna","time":1715248800123,"#
                + #""type":"checkedIn","task":"oak","at":[61.40000000000001,55.123456789012],"passed":1e+300,"#
                + #""distance":0.123456789,"accuracy":5.0001,"reach":30.0000001,"probability":1e-05,"dwell":0.00049,"#
                + #""fixes":[[1715248799.12345,-0.0,5e-324,1.0000000000000002]]"#)
        let (log, faults) = RideLog.reading(line)
        #expect(faults == [])
        #expect(log.write() == line)
        guard case .checkedIn(let checkIn)? = log.entries.first?.event else {
            Issue.record("no check-in")
            return
        }
        #expect(checkIn.coordinate == Coordinate(longitude: 61.40000000000001, latitude: 55.123456789012))
        #expect(checkIn.time == 1e300 && checkIn.distance == 0.123456789 && checkIn.accuracy == 5.0001)
        #expect(checkIn.probability == 1e-5 && checkIn.dwell == 0.00049 && checkIn.reach == 30.0000001)
        #expect(checkIn.fixes.map(\.horizontalAccuracy) == [1.0000000000000002])
        #expect(checkIn.fixes.map(\.coordinate.latitude) == [.leastNonzeroMagnitude])
    }
}

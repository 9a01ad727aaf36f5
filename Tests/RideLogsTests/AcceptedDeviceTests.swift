import EngineTestSupport
import Quests
import RideLogs
import Support
import TestSupport
import Testing

/// Which of several logs a rider's further devices are accepted by.
@Suite("Accepted devices")
struct AcceptedDeviceTests {
    private let first = ToyKey(1)
    private let second = ToyKey(2)

    private func authority(_ accepted: String...) -> LogAuthority {
        var authority = SignedRide.authority()
        authority.acceptedDevices = Set(accepted)
        return authority
    }

    /// What an unsigned device of the rider tells, other than `SignedRide.ride`.
    private func plain(_ device: String, at time: Double) -> RideLog {
        var phone = DeviceLog(device: device, rider: "anna")
        phone.append(.withdrew, at: time)
        return phone.log
    }

    @Test("a name accepts the only log that has it, signed or not")
    func single() {
        let own = SignedRide.ride("a", "anna", first)
        let signed = SignedRide.phone("b", "anna", second, [.withdrew], about: "anna")
        let unsigned = plain("c", at: SmallQuest.startTime)
        let all = own.merged(with: signed).merged(with: unsigned)
        #expect(authority("b", "c").applied(to: all).logFlags.isEmpty)
        #expect(authority("b").applied(to: all).logFlags.map(\.device) == ["c"])
    }

    @Test("a name that several logs have accepts none of them, and says what to give instead")
    func ambiguous() throws {
        let own = SignedRide.ride("phone", "anna", first)
        let stranger = SignedRide.phone("phone", "anna", second, [.withdrew], about: "anna")
        let unsigned = plain("phone", at: SmallQuest.startTime + 5)
        let all = own.merged(with: stranger).merged(with: unsigned)
        let digest = try #require(unsigned.entries.first).digest
        let judged = authority("phone").applied(to: all)
        #expect(judged.log == own)
        // The one that counts anyway is not to be given.
        let names = ["\(second.fingerprint)", "\(digest)"].sorted()
        #expect(judged.logFlags.map(\.kind) == [.ambiguousDevice(names)])
        let message = try #require(judged.logFlags.first?.message)
        #expect(
            message[.english].hasPrefix(
                "several logs of “anna” are by a device “phone”, so the name accepts none of them besides the one that counts ("
            ))
        #expect(message[.english].hasSuffix("): give --accept-device \(names.joined(separator: " or "))"))
        #expect(message[.russian].contains("--accept-device \(names.joined(separator: " или "))"))
    }

    @Test("a fingerprint, or the hash of the first entry, accepts one of several logs of a name")
    func exact() throws {
        let own = SignedRide.ride("phone", "anna", first)
        let stranger = SignedRide.phone("phone", "anna", second, [.withdrew], about: "anna")
        let unsigned = plain("phone", at: SmallQuest.startTime + 5)
        let all = own.merged(with: stranger).merged(with: unsigned)
        #expect(authority("\(second.fingerprint)").applied(to: all).log == own.merged(with: stranger))
        let digest = try #require(unsigned.entries.first).digest
        #expect(authority("\(digest)").applied(to: all).log == own.merged(with: unsigned))
        #expect(authority("\(digest)", "\(second.fingerprint)").applied(to: all).logFlags.isEmpty)
    }

    @Test("a name that looks like a hash is one where no log has that hash")
    func hexadecimalName() {
        let name = String(repeating: "0a", count: 16)
        let all = SignedRide.ride("a", "anna", first).merged(with: plain(name, at: SmallQuest.startTime))
        #expect(authority(name).applied(to: all).logFlags.isEmpty)
    }

    @Test("the key of the roster goes before a name that is ambiguous")
    func bound() {
        let own = SignedRide.ride("phone", "anna", first)
        let all = own.merged(with: SignedRide.phone("phone", "anna", second, [.withdrew], about: "anna"))
        var authority = authority("phone")
        authority.keys = ["anna": [first.fingerprint]]
        let judged = authority.applied(to: all)
        #expect(judged.log == own)
        #expect(judged.logFlags.map(\.kind) == [.notBound(second.fingerprint)])
    }

    @Test("a thousand logs of one name are named by a few, in a moment")
    func many() throws {
        var all = SignedRide.ride("phone", "anna", first)
        for number in 0..<1000 {
            all.merge(plain("phone", at: SmallQuest.startTime + Double(number)))
        }
        let finding = try #require(authority("phone").applied(to: all).logFlags.first)
        guard case .ambiguousDevice(let names) = finding.kind else {
            Issue.record("\(finding.kind)")
            return
        }
        #expect(names.count == 5)
        #expect(finding.count == 1000)
    }

    @Test("words of a name that a log has whole are no names")
    func severalWords() throws {
        let own = SignedRide.ride("phone of anna", "anna", first)
        let stranger = SignedRide.ride("phone", "anna", second)
        var authority = authority()
        authority.devices = ["anna": ["phone of anna", "phone", "of", "anna"]]
        #expect(authority.applied(to: own.merged(with: stranger)).log == own)
        #expect(authority.applied(to: stranger).log == stranger)
    }

    @Test("logs of other riders with that name are other logs")
    func otherRiders() {
        let anna = SignedRide.ride("a", "anna", first).merged(with: plain("phone", at: SmallQuest.startTime))
        let boris = SignedRide.ride("phone", "boris", second)
        let all = anna.merged(with: boris)
        #expect(authority("phone").applied(to: all).logFlags.isEmpty)
    }
}

import JSON
import Quests
import VeloQuest

/// The key of a device, whose private half stays in the page.
///
/// A page signs only after a call has returned. So the engine asks twice: the first `ride.sign` says which bytes are to be signed,
/// the second one brings their signature.
final class PageKey {
    private let publicKey: PublicKey
    private let desk = Desk()

    // A page has one thread, and an interface is used by one thread at a time.
    private final class Desk: @unchecked Sendable {
        var wanted: [UInt8] = []
        var given: Signature?
    }

    init(_ publicKey: PublicKey) { self.publicKey = publicKey }

    /// What the log is signed with: the signature that the page brought, if it is one of these bytes.
    var signer: Signer {
        Signer(publicKey: publicKey) { [desk] bytes in
            defer { desk.given = nil }
            if let given = desk.given, desk.wanted == bytes { return given }
            desk.wanted = bytes
            return nil
        }
    }

    /// Calls `body` with a signature of the bytes that were wanted last; returns the bytes that are wanted now.
    func wanted(with signature: Signature?, _ body: () -> Bool) -> (isSigned: Bool, bytes: [UInt8]) {
        desk.given = signature
        if signature == nil { desk.wanted = [] }
        let isSigned = body()
        desk.given = nil
        return (isSigned, isSigned ? [] : desk.wanted)
    }
}

extension OpenRide {
    /// The value says whether all entries are signed; if not, the data of the reply are the bytes to sign. The data of the request
    /// are the signature of those asked for before, at the same time.
    func sign(_ arguments: Arguments) throws(CallError) -> Reply {
        guard let key else { return Reply(true) }
        let (time, uptime) = (try arguments.number("time"), try arguments.optionalNumber("uptime"))
        var signature: Signature?
        if !arguments.data.isEmpty {
            signature = Signature(arguments.data)
            if signature == nil { throw .wrong("signature") }
        }
        let (isSigned, bytes) = key.wanted(with: signature) { ride.sign(at: time, uptime: uptime) }
        return Reply(.boolean(isSigned), data: bytes)
    }
}

public import Quests

/// The key of the phone of a rider, by the rider's identifier in logs; `nil` for a phone without one.
public typealias PhoneSigners = @Sendable (_ rider: String) -> Signer?

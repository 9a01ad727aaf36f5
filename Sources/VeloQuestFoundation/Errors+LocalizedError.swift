public import BikeRouting
public import FileAccess
public import Foundation
public import GeoJSON
public import JSON
public import QuestEngine
public import QuestModel
public import RideLogs
public import RoadNetwork
public import VeloQuest

// So that `error.localizedDescription` says what happened and what to do about it, in the user's language.

extension LocalizedError where Self: LocalizedMessage {
    /// The message in the language that the user prefers.
    public var errorDescription: String? { message[.current] }
}

extension FileError: LocalizedError {}
extension JSONError: LocalizedError {}
extension JSONEncodingError: LocalizedError {}
extension GeoJSONError: LocalizedError {}
extension MapFileError: LocalizedError {}
extension RoutingError: LocalizedError {}
extension QuestError: LocalizedError {}
extension QuestWritingError: LocalizedError {}
extension RideLogFileError: LocalizedError {}
extension RefereeError: LocalizedError {}
extension Roster.Fault: LocalizedError {}
extension ProfileError: LocalizedError {}

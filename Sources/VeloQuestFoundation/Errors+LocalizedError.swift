public import Foundation
import GeoJSONFoundation
public import Quests
public import RideLogs
public import RoadMap
public import Routing
public import Scoring
public import VeloQuest

// So that `error.localizedDescription` says what happened and what to do about it, in the user's language; those of
// GeoJSON and files have it from `GeoJSONFoundation`.

extension MapFileError: LocalizedError {}
extension RoutingError: LocalizedError {}
extension QuestError: LocalizedError {}
extension QuestWritingError: LocalizedError {}
extension RideLogFileError: LocalizedError {}
extension RideEntry.LineError: LocalizedError {}
extension RefereeError: LocalizedError {}
extension Roster.ReadingError: LocalizedError {}
extension ProfileError: LocalizedError {}

// One import gives an app the whole engine.
@_exported public import AnswerJudging
@_exported public import BicycleProfiles
@_exported public import BikeRouting
@_exported public import GeoJSON
@_exported public import Geodesy
@_exported public import Languages
@_exported public import PathSearch
@_exported public import QuestEngine
@_exported public import QuestFile
@_exported public import QuestSchema
@_exported public import QuestWriting
@_exported public import RideLogs
@_exported public import RideNavigation
@_exported public import RoadNetwork
@_exported public import RouteFormats
@_exported public import TourPlanning
@_exported public import TurnCues

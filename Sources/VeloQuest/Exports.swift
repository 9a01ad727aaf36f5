// One import gives an app the whole engine.
@_exported public import Answers
@_exported public import GeoJSON
@_exported public import Geodesy
@_exported public import Navigation
@_exported public import Quests
@_exported public import RideLogs
@_exported public import RoadMap
@_exported public import Routing
@_exported public import Scoring
@_exported public import Support
@_exported public import TourPlanning

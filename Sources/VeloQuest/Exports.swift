// One import gives an app the whole engine.
@_exported public import BikeRouting
@_exported public import GeoJSON
@_exported public import Geodesy
@_exported public import Languages
@_exported public import QuestEngine
@_exported public import RideNavigation
@_exported public import TourPlanning

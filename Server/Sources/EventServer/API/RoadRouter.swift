import VeloQuest

/// The router of roads; that of requests has the same name.
typealias RoadRouter = Router

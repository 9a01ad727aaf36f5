// BikeRouting

// RideSimulation

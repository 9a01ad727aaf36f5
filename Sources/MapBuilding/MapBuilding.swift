// MapBuilding

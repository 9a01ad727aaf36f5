// TourPlanning

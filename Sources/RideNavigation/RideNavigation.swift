// RideNavigation

import RoadMap
import VeloQuest

extension BicycleProfile {
    /// Reads a profile of a page.
    init(pageJSON text: String) throws(CallError) {
        do throws(ProfileError) {
            self = try BicycleProfile(json: Array(text.utf8))
        } catch {
            throw CallError(.profile, error.message)
        }
    }
}

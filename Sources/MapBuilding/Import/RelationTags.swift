import OpenStreetMap

extension OSMBlock {
    /// The tags of one relation; of repeated keys the last counts.
    func tags(ofRelation row: Int) -> [String: String] {
        var found: [String: String] = [:]
        for index in Int(relations.tagStarts[row])..<Int(relations.tagStarts[row + 1]) {
            found[strings.string(tags[index].key)] = strings.string(tags[index].value)
        }
        return found
    }

    /// The members of one relation.
    func members(ofRelation row: Int) -> ContiguousArray<Member>.SubSequence {
        relations.members[Int(relations.memberStarts[row])..<Int(relations.memberStarts[row + 1])]
    }
}

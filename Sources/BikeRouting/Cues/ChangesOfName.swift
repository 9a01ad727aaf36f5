import Geodesy

extension RiddenWay {
    /// A name must last for this many metres to be told.
    private static let longName = 60.0
    /// The same where there is no other way to go on: then the name is mere news.
    private static let longNameWithoutChoice = 200.0

    /// Adds what there is to tell where the road gets another name while one goes straight on.
    ///
    /// A name that is interrupted by others for short, or by pieces without a name, is told once.
    func addingChangesOfName(to manoeuvres: [Manoeuvre]) -> [Manoeuvre] {
        var result: [Manoeuvre] = []
        result.reserveCapacity(manoeuvres.count + 4)
        var next = manoeuvres[...]
        var told = name(ahead: departure(before: next.first), until: next.first)
        var number = 1
        while number < pieces.count {
            if let manoeuvre = next.first, manoeuvre.first <= number {
                result.append(next.removeFirst())
                told = name(ahead: manoeuvre.last, until: next.first)
                number = manoeuvre.last + 1
                continue
            }
            let name = pieces[number].name
            if name != 0, name != told, isLong(number, until: next.first) {
                result.append(
                    Manoeuvre(
                        kind: .continue, first: number, last: number, before: bearing(to: number),
                        after: bearing(from: number)))
                told = name
            }
            number += 1
        }
        return result + next
    }

    private func isLong(_ number: Int, until next: Manoeuvre?) -> Bool {
        let limit = next?.first ?? pieces.count
        var end = number
        while end < limit, pieces[end].name == pieces[number].name { end += 1 }
        let length = pieces[end - 1].end - pieces[number].start
        return length >= (hasChoice(at: number) ? RiddenWay.longName : RiddenWay.longNameWithoutChoice)
    }
}

extension RiddenWay {
    /// How far it may be, in metres, to the road that one is told to turn into, along a way without a name and along one
    /// with another name.
    private static let approach = (nameless: 40.0, named: 30.0)

    /// The piece that a rider would say they turn into at junction `number`: the first one, unless it is only a short way
    /// to another.
    func piece(ahead number: Int, until next: Manoeuvre?) -> Int {
        let limit = next?.first ?? pieces.count
        let name = pieces[number].name
        let approach = name == 0 ? RiddenWay.approach.nameless : RiddenWay.approach.named
        var other = number + 1
        while other < limit, pieces[other].start - pieces[number].start < approach {
            if pieces[other].name != 0, pieces[other].name != name { return other }
            other += 1
        }
        return number
    }

    private func name(ahead number: Int, until next: Manoeuvre?) -> Int {
        pieces[piece(ahead: number, until: next)].name
    }
}

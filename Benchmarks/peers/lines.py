"""Compares the line that was matched to a track with the line that was ridden.

Lines are lists of coordinates in whole millionths of a degree, longitude first, through the nodes of the roads: what
runs along the same road has the same pieces between the same nodes, up to rounding, and only ends may lie between two
nodes. So lines that cross at different levels, or run beside one another, have nothing in common.
"""

import collections
import math

# Metres by which a point may lie beside a piece that it is on: several times what rounding to a millionth does.
BESIDE = 0.25
CELL = 512
METRES = math.pi / 180 * 6_371_008.8 / 1e6

Score = collections.namedtuple("Score", "ridden missed wrong")


def decoded(text):
    """The coordinates in an encoded polyline of six digits, latitude first in the text."""
    line, values, value, shift = [], [0, 0], 0, 0
    which = 0
    for letter in text:
        bits = ord(letter) - 63
        value |= (bits & 31) << shift
        shift += 5
        if bits < 32:
            values[which] += ~(value >> 1) if value & 1 else value >> 1
            which ^= 1
            value = shift = 0
            if which == 0:
                line.append((values[1], values[0]))
    return line


def pieces(line):
    """The pieces between neighbouring coordinates."""
    return [(start, end) for start, end in zip(line, line[1:]) if start != end]


class Plane:
    """Metres around a coordinate."""

    def __init__(self, origin):
        self.origin = origin
        self.east = METRES * math.cos(math.radians(origin[1] / 1e6))

    def point(self, place):
        return (place[0] - self.origin[0]) * self.east, (place[1] - self.origin[1]) * METRES

    def length(self, start, end):
        return math.hypot((end[0] - start[0]) * self.east, (end[1] - start[1]) * METRES)


class Truth:
    """The line that was ridden, ready to be compared with."""

    def __init__(self, line):
        self.plane = Plane(line[0])
        self.pieces = pieces(line)
        self.lengths = [self.plane.length(*piece) for piece in self.pieces]
        self.total = sum(self.lengths)
        self.known = {}
        for number, piece in enumerate(self.pieces):
            self.known.setdefault(piece, number)
        self.places = set(line)
        self.cells = collections.defaultdict(list)
        for number, piece in enumerate(self.pieces):
            for cell in self.touched(*piece):
                self.cells[cell].append(number)

    @staticmethod
    def touched(start, end):
        """The cells of the box around a piece, and around what lies beside it."""
        low = [min(values) - 4 for values in zip(start, end)]
        high = [max(values) + 4 for values in zip(start, end)]
        for column in range(low[0] // CELL, high[0] // CELL + 1):
            for row in range(low[1] // CELL, high[1] // CELL + 1):
                yield column, row

    def nearby(self, place):
        """The truth's own coordinate in place of one that was rounded differently."""
        if place in self.places:
            return place
        for east in (0, -1, 1):
            for north in (0, -1, 1):
                other = place[0] + east, place[1] + north
                if other in self.places:
                    return other
        return place

    def overlap(self, start, end):
        """The pieces that a piece of another line runs along, in the same direction: number, from and to in metres."""
        number = self.known.get((start, end))
        if number is not None:
            return [(number, 0.0, self.lengths[number])]
        found = []
        for number in {number for cell in self.touched(start, end) for number in self.cells.get(cell, ())}:
            first, last = self.pieces[number]
            plane, length = Plane(first), self.lengths[number]
            side = plane.point(last)
            along, beside = [], 0
            for place in (start, end):
                point = plane.point(place)
                along.append((point[0] * side[0] + point[1] * side[1]) / length)
                beside = max(beside, abs(point[0] * side[1] - point[1] * side[0]) / length)
            low, high = max(along[0], 0), min(along[1], length)
            if beside <= BESIDE and low < high:
                found.append((number, low, high))
        return found

    def score(self, lines):
        """Metres ridden, metres of them that the matched lines miss, and metres that these have too much: what was not
        ridden, or not in that direction, or not a second time."""
        covered, matched = collections.defaultdict(list), 0.0
        for line in lines:
            for start, end in pieces([self.nearby(place) for place in line]):
                matched += self.plane.length(start, end)
                for number, low, high in self.overlap(start, end):
                    covered[number].append((low, high))
        right = sum(union(ranges) for ranges in covered.values())
        return Score(self.total, max(self.total - right, 0), max(matched - right, 0))


def union(ranges):
    """The length that ranges cover together."""
    total, reached = 0.0, -math.inf
    for low, high in sorted(ranges):
        if high > reached:
            total += high - max(low, reached)
            reached = high
    return total

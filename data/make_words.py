#!/usr/bin/env python3
"""Writes Sources/CWords/words.c: common English words for things, those that describe them, and others.

The parts of speech are those of WordNet 3.0 (Debian's wordnet-base), what is common is told by SCOWL's
lists (Debian's wamerican-small); the same bytes each time.

    python3 make_words.py
"""
import collections
import pathlib
import re

WORDNET = pathlib.Path('/usr/share/wordnet')
COMMON = pathlib.Path('/usr/share/dict/american-english-small')
HERE = pathlib.Path(__file__).resolve().parent
WRITTEN = HERE.parent / 'Sources' / 'CWords' / 'words.c'

# What WordNet counts as verbs first, or does not have, and people put on a plan.
MORE = """
barbecue bbq brekkie brekky boba brunch burritos burrito canyoning catchup ceilidh checkup cheers cruise dance dip drink drop-off elopement facial fitting flight gelato gig hackathon
handover hangout haircut hike jog karaoke kayak keynote kip layover makeup make-up meetup meet-up pickup pick-up playdate pho pub ramen retro
review ride rehearsal run sashimi sauna selfie selfies show sightseeing siesta sleepover snorkel snorkelling spritz stopover
standup stroll surf sushi swim taco tacos tapas tasting toast transfer vlog walk warmup warm-up wander workout zipline
""".split()
# Acts, events and food (WordNet's files of nouns).
DONE = {4, 11, 13}


def senses(part):
    """The number of the file of each meaning, by where it stands."""
    with open(WORDNET / f'data.{part}', encoding='latin1') as file:
        return {int(row[:8]): int(row[9:11]) for row in file if not row.startswith(' ')}


def index(part):
    """The meanings of each word, the usual first."""
    found = {}
    with open(WORDNET / f'index.{part}', encoding='latin1') as file:
        for row in file:
            cells = row.split()
            if not row.startswith(' '):
                found[cells[0]] = [int(cell) for cell in cells[6 + int(cells[3]):]]
    return found


def uses():
    """How often each word stands as a noun (1), verb (2), adjective (3, 5), adverb (4) in WordNet's texts."""
    found = collections.Counter()
    with open(WORDNET / 'cntlist.rev', encoding='latin1') as file:
        for row in file:
            key, _, count = row.split()
            word, part = key.split('%')
            found[word, part[0].replace('5', '3')] += int(count)
    return found


def irregular(part):
    """The forms of words that no rule makes, with the words they are forms of."""
    with open(WORDNET / f'{part}.exc', encoding='latin1') as file:
        for row in file:
            form, *bases = row.split()
            yield form, bases


def main():
    used, files, nouns = uses(), senses('noun'), index('noun')
    verbs, describing = index('verb'), index('adj')
    common = {row.strip() for row in open(COMMON, encoding='utf8')}
    kinds = collections.defaultdict(str)
    for word, meanings in nouns.items():
        noun, verb, adjective, adverb = (used[word, part] for part in '1234')
        # `displace` is no thing, `massage` is one.
        acts = verb > 2 and verb > 3 * noun or not noun and not verb and word in verbs and verbs[word] and (
            files[meanings[0]] not in DONE)
        if word in common and not acts and max(adjective, adverb) <= 4 * noun + 2:
            kinds[word] += 'n'
        elif files[meanings[0]] in (11, 13) and word not in verbs:
            kinds[word] += 'n'
    for word in describing:
        _, verb, adjective, adverb = (used[word, part] for part in '1234')
        if word in common and adjective >= max(verb, 2 * adverb):
            kinds[word] += 'a'
    for word in verbs:
        if word in common:
            kinds[word] += 'v'
    for form, bases in irregular('verb'):
        if form in common and any('v' in kinds.get(base, '') for base in bases) and 'v' not in kinds.get(form, ''):
            kinds[form] += 'v'
    forms = [form for form, bases in irregular('noun') if any(base in nouns for base in bases)]
    for word in [*index('adv'), *forms]:
        if word in common and not kinds.get(word):
            kinds[word] += 'o'
    for word in MORE:
        kinds[word] = 'n' + kinds[word].replace('n', '')
    rows = sorted(f'{word} {kind}' for word, kind in kinds.items() if re.fullmatch(r'[a-z][a-z-]{2,13}', word))
    WRITTEN.write_text(
        '// Made by data/make_words.py from WordNet 3.0 Copyright 2006 by Princeton University. All rights\n'
        '// reserved. (data/LICENSES/WordNet-3.0.txt) What is common is told by SCOWL (data/LICENSES/SCOWL.txt).\n'
        '#include "words.h"\n\nstatic const char words[] =\n'
        + '\n'.join(f'    "{chunk}"' for chunk in chunks(rows))
        + ';\n\nconst char *tripsh_words(void) { return words; }\n\n'
        + 'long tripsh_words_length(void) { return sizeof words - 1; }\n', encoding='ascii')
    print(len(rows), 'words')


def chunks(rows):
    """The rows as the insides of C strings, several to a line."""
    line = ''
    for row in rows:
        if line and len(line) + len(row) > 104:
            yield line
            line = ''
        line += row + '\\n'
    yield line


if __name__ == '__main__':
    main()

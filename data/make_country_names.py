#!/usr/bin/env python3
"""Writes country_names.tsv: what countries are called in other languages.

Names are those of the Unicode CLDR as PyICU brings them (ICU 72.1, CLDR 42: Debian's python3-icu);
the same bytes each time.

    /usr/bin/python3 make_country_names.py
"""
import os

import icu

from tables import HERE, compact, fold, rows, split_bar

# Besides the languages of the country itself: those that most travellers type.
LANGUAGES = ('de fr es it pt nl pl sv da nb fi cs sk hu ro hr sl bg ru uk el tr '
             'ja zh zh_Hant ko ar he fa hi th vi id ms ca').split()


# What English speakers call a country besides its name: these count as names of its own.
ENGLISH = {
    'NL': 'Holland|The Netherlands', 'GB': 'UK|Britain|Great Britain', 'US': 'USA|US|America|the States',
    'AE': 'UAE|Emirates', 'CZ': 'Czech Republic', 'MM': 'Burma', 'CI': 'Ivory Coast', 'TR': 'Turkey|Türkiye',
    'SZ': 'Swaziland|Eswatini', 'CV': 'Cape Verde', 'MK': 'Macedonia', 'VA': 'Vatican|Vatican City|Holy See',
    'KR': 'Korea', 'RU': 'Russian Federation', 'CD': 'Congo|DR Congo|DRC', 'TL': 'East Timor',
    'LA': 'Lao', 'VN': 'Viet Nam', 'IR': 'Persia', 'LK': 'Ceylon', 'BA': 'Bosnia|BiH', 'PF': 'Tahiti and its islands',
    'TT': 'Trinidad', 'AG': 'Antigua', 'VC': 'Saint Vincent', 'KN': 'Saint Kitts', 'FM': 'Micronesia',
    'DO': 'Dominican Republic', 'CF': 'Central African Republic', 'PG': 'Papua New Guinea|PNG', 'NZ': 'NZ', 'SA': 'KSA|Saudi',
}


def known_languages():
    return {locale.split('_')[0] for locale in icu.Locale.getAvailableLocales()}


def names(country, languages):
    """The names of a country in these languages, each folded form once."""
    place = icu.Locale('', country)
    found = {}
    for language in languages:
        name = place.getDisplayCountry(icu.Locale(language))
        if name and name != country and compact(fold(name)):
            found.setdefault(compact(fold(name)), name)
    return found


def main():
    known = known_languages()
    lines = ['iso2\tnames\town']
    for row in rows('countries.tsv'):
        spoken = [part.split('-')[0] for part in row['languages'].split(',') if part]
        own = names(row['iso2'], [part for part in spoken[:4] if part in known])
        other = names(row['iso2'], LANGUAGES)
        listed = {compact(fold(name)) for name in [row['name']] + split_bar(row['aliases'])}
        english = {compact(fold(name)): name for name in split_bar(ENGLISH.get(row['iso2'], ''))}
        own = {**own, **english}
        every = {**own, **other}
        new = [name for key, name in every.items() if key not in listed]
        mine = [name for key, name in own.items() if key != compact(fold(row['name']))]
        assert not any('|' in name or '\t' in name for name in every.values())
        lines.append('\t'.join([row['iso2'], '|'.join(new), '|'.join(mine)]))
    with open(os.path.join(HERE, 'country_names.tsv'), 'w', encoding='utf-8', newline='\n') as out:
        out.write('\n'.join(lines) + '\n')


main()

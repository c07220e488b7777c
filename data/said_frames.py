"""Commands with gaps, and where in a line that people said what fills them stands.

A row is what `make frames` writes of a line: its units (`SaidUnit`), the canonical commands that it means, and
what was so before. A frame is a key as `move <stop> ;; at it` with roles: `to:day`, `2:time` (the digit is the
step), each with a type and, where the line tells it, the units that fill it.
"""

import re

SLOT = re.compile(
    r'"(?P<text>[^"]*)"|(?P<dates>\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d)|(?P<date>\d{4}-\d\d-\d\d)'
    r"|(?P<day>\bday \d+)|(?P<before>\b\d+ days? before)|(?P<amount>\b\d+(?:\.\d+)? [A-Z]{3}\b)"
    r"|(?P<stop>\bidea \d+|\b\d+\.\d+\b)|(?P<time>\b\d\d:\d\d\b)|(?P<length>\b\d+m\b)"
    r"|(?P<booking>\bbooking \d+)|(?P<days>(?<=by )-?\d+(?= days?))|(?P<person>(?<=paid by )\w+)")

# What a unit may be as, by its values; the same as SaidUnit.values.
PATTERN = {
    "booking": r"booking ", "day": r"day |this day$|\d{4}-\d\d-\d\d$", "date": r"day |\d{4}-\d\d-\d\d$",
    "dates": r".*\.\.", "time": r"\d\d:\d\d", "length": r"\d+m?$", "amount": r"\d+(\.\d+)?( [A-Z]{3})?$",
    "days": r"\d+m?$", "before": r"\d+m?$", "count": r"\d+$"}

# Texts that canonical lines tell without quotes, so that they are put into some.
BARE = [re.compile(pattern) for pattern in (
    r'^(pack|style|describe|todo) ([^" ][^"]*?)( by \d.*| \d+ days? before)?$',
    r'^(rename task (?:"[^"]*"|\S+) to) ([^" ]+)()$',
    r'^(tick|remove task) ([^"\d][^"]*?)( off)?$',
    r'^(city day \d+) ([^"]+)()$',
    r'^(add) ((?!day\b|note\b|text\b|the\b)[^"\d][^"]*?)((?: to| at| for| after| before) .*)?$',
    r'^(rename \S+|name day \d+|rename trip|destination|currency|place \d\.\d|copy trip as)'
    r' ([^" ][^"]*)()$',
    r'^((?:seat|ref) booking \d+) ([^" ]+)()$',
    r'^((?:note|add note) (?:\d\.\d|idea \d|booking \d+|day \d|trip)) ([^" ][^"]*)()$')]

JOURNEYS = "train|bus|drive|ferry|flight"
PRONOUNS = {"it", "that", "this", "one", "its", "them", "there"}
# Of these several things said at once are several commands.
LISTS = {
    "pack:text", "todo:text", "tick:text", "remove task:text", "add:text", "remove:stop", "done:stop",
    "remove:booking"}


ELSEWHERE = ("pack like ", "place ", "city ", "new trip ", "destination ", "hotel ")


class Facts:
    """What was so before a line was said."""

    def __init__(self, row):
        self.days, self.budget = row["days"], row.get("budget") or None
        self.people, self.children = row["people"], row["children"]
        self.titles, self.hours, self.lengths = {}, {}, {}
        for place, name, hour, length in row["stops"]:
            self.titles.setdefault(name.lower(), place)
            if hour:
                self.hours[place] = hour
            if length:
                self.lengths[place] = length

    def date(self, day):
        match = re.match(r"day (\d+)$", day)
        number = int(match[1]) if match else 0
        return self.days[number - 1] if 0 < number <= len(self.days) else None

    def day(self, date):
        return f"day {self.days.index(date) + 1}" if date in self.days else None


def minutes(clock):
    return int(clock[:2]) * 60 + int(clock[3:5])


def plain(text):
    return re.sub(r"[^\w]+", " ", text.lower().replace("'", "").replace("’", "")).strip()


def in_days(value):
    """`3` and `4320m` as days, else None."""
    if value.isdigit():
        return int(value)
    return int(value[:-1]) // 1440 if value.endswith("m") and int(value[:-1]) % 1440 == 0 else None


def values(unit, kind):
    """What a unit is as one of these kinds."""
    if kind in ("stop", "person"):
        return unit["values"] if unit["sign"] == f"<{kind}>" else []
    if kind == "text":
        return []
    found = [value for value in unit["values"] if re.match(PATTERN[kind], value)]
    if kind in ("days", "before"):
        found = [value for value in found if in_days(value) is not None]
    return found


def quoted(step, facts):
    """A canonical line with all that may be any words in quotes."""
    match = re.match(r'^(rename task) ([^" ]+) (to .*)$', step)
    if match:
        step = '{} "{}" {}'.format(*match.groups())
    for pattern in BARE:
        match = pattern.match(step)
        if match and match[2] not in ("none", "off") and not match[2].startswith("like "):
            step = f'{match[1]} "{match[2]}"{match[3] or ""}'
            break
    step = re.sub(
        r'\b(after|before) "([^"]*)"',
        lambda match: f"{match[1]} " + facts.titles.get(match[2].lower(), f'"{match[2]}"'), step)
    for word in ("from", "to", "in"):
        step = re.sub(
            rf"^((?:{JOURNEYS}|hotel)\b.*? ){word} ([A-ZÁÉÍÓÚ]\w+)(?= |$)", rf'\1{word} "\2"', step)
    step = re.sub(rf"^({JOURNEYS}) ([A-Z]\w*\d\w*) ", r'\1 "\2" ', step)
    step = re.sub(rf'^((?:{JOURNEYS})(?: "[^"]*")?) ([A-Z]\w+) to ', r'\1 from "\2" to ', step)
    step = re.sub(r"^hotel ([A-Z]\w+) ", r'hotel "\1" ', step)
    # `3.1-3.3`: one after the other.
    step = re.sub(
        r"\b(\d+)\.(\d+)-\1\.(\d+)\b",
        lambda match: ",".join(f"{match[1]}.{number}" for number in range(int(match[2]), int(match[3]) + 1)),
        step)
    return "undo" if step.startswith("undo") else step


def template(step, facts):
    """A line with gaps, and what stands in them."""
    step = quoted(step, facts)
    slots, out, end = [], "", 0
    for match in SLOT.finditer(step):
        slots.append((match.lastgroup, match[match.lastgroup]))
        out += step[end:match.start()] + f"<{match.lastgroup}>"
        end = match.end()
    return out + step[end:], slots


def party(step, facts):
    """Who travels, as what becomes of those who do: `people plus`, `minus`, `set` and `of`."""
    names, kids, adults = [], 0, 0
    for part in re.split(r", | and ", step[len("people "):]):
        count = re.match(r"(\d+)( kids?| adults?)?$", part)
        if not count:
            names.append(part.strip('"'))
        elif (count[2] or "").startswith(" kid"):
            kids = int(count[1])
        else:
            adults = int(count[1])
    if adults or names == ["none"]:
        return [("people of", "count", str(adults))] if adults and not names and not kids else None
    known = [name.lower() for name in facts.people]
    new = [name for name in names if name.lower() not in known]
    gone = [name for name in facts.people if name.lower() not in [name_.lower() for name_ in names]]
    more = kids - facts.children
    if not gone and more >= 0 and (new or more):
        return ([("people plus", "text", name) for name in new]
                + ([("people plus", "count", str(more))] if more else []))
    if not new and not more and gone:
        return [("people minus", "person", name) for name in gone]
    return ([("people set", "text" if name in new else "person", name) for name in names]
            + ([("people set", "count", str(kids))] if kids else []))


def pieces(step, facts, units):
    """The gaps of a line, each with the words before it: [(lead, kind, value)]; kind None for words alone."""
    if step.startswith("people "):
        found = party(step, facts)
        if found:
            return found
    match = re.match(r"^dates (\S+)\.\.(\S+)$", step)
    if match and facts.days and (match[1] == facts.days[0]) != (match[2] == facts.days[-1]):
        step = f"end trip on {match[2]}" if match[1] == facts.days[0] else f"start trip on {match[1]}"
    text, slots = template(step, facts)
    match = re.match(r"^(hotel.*) from <date> to <date>(.*)$", text)
    if match and any(values(unit, "dates") for unit in units):
        first = [index for index, slot in enumerate(slots) if slot[0] == "date"][0]
        both = ("dates", f"{slots[first][1]}..{slots[first + 1][1]}")
        text, slots = f"{match[1]} from <dates>{match[2]}", slots[:first] + [both] + slots[first + 2:]
    found, lead, rest = [], "", iter(slots)
    for word in text.replace(",", " , ").split():
        if re.match(r"^<\w+>$", word):
            found.append((lead.strip(), *next(rest)))
            lead = ""
        else:
            lead += " " + word
    if lead.strip():
        found.append((lead.strip(), None, None))
    return found


def texts(units, text):
    """Where units together are a text."""
    wanted, found = plain(text), []
    for start, unit in enumerate(units):
        if not wanted or not plain(unit["text"]):
            continue
        for end in range(start + 1, min(len(units), start + 40) + 1):
            said = plain(" ".join(unit["text"] for unit in units[start:end]))
            if said == wanted and plain(units[end - 1]["text"]):
                found.append((start, end, ""))
                break
            if len(said) > len(wanted) + 1:
                break
    return found


def places(units, piece, verb, told, facts):
    """Where the value of a gap may stand, and how it is told: [(start, end, how)]."""
    _, kind, value = piece
    if kind == "text":
        found = [
            (index, index + 1, "") for index, unit in enumerate(units)
            if any(value_.startswith('"') and plain(value_) == plain(value) for value_ in unit["values"])]
        return found + [place for place in texts(units, value) if place not in found]
    about = next((value for _, kind_, value in told if kind_ in ("stop", "booking")), None)
    found = []
    for index, unit in enumerate(units):
        for how in ways(unit, kind, value, verb, about, facts):
            found.append((index, index + 1, how))
            break
    return found


def ways(unit, kind, value, verb, about, facts):
    """How a unit tells a value: as it is, or how much it becomes more or less."""
    said = values(unit, kind)
    if kind in ("stop", "booking", "person", "dates", "count"):
        return [""] if value in said else []
    if kind in ("day", "date"):
        date = facts.date(value) if kind == "day" else value
        return [""] if value in said or date in said or facts.day(date) in said else []
    lengths = [int(text[:-1]) for text in unit["values"] if re.match(r"\d+m$", text)]
    if kind == "time":
        if unit["sign"] == "<hours>":
            return (["from"] if unit["values"][0].startswith(value)
                    else ["until"] if unit["values"][1].endswith(value) else [])
        before = facts.hours.get(about)
        if value in said:
            return [""]
        if before and unit["sign"] == "<length>":
            later = minutes(value) - minutes(before)
            return ["later"] if later in lengths else ["earlier"] if -later in lengths else []
        return []
    if kind == "length":
        if value in said:
            return [""]
        if unit["sign"] == "<hours>":
            return ["lasting"] if unit["values"][0].endswith("for " + value) else []
        if unit["sign"] == "<number>":
            return [""] if value in (unit["values"][0] + "m", f"{int(unit['values'][0]) * 60}m"
                                     if unit["values"][0].isdigit() else "") else []
        before = facts.lengths.get(about)
        if before and unit["sign"] == "<length>":
            longer = int(value[:-1]) - before
            return ["longer"] if longer in lengths else ["shorter"] if -longer in lengths else []
        return []
    if kind == "amount":
        return amounts(said, value, verb, facts)
    number = int(re.search(r"\d+", value)[0])
    return [""] if any(in_days(text) == number for text in said) else []


def amounts(said, value, verb, facts):
    wanted, currency = float(value.split()[0]), value.split()[-1]
    for text in said:
        number = float(text.split()[0])
        if " " in text and text.split()[-1] != currency:
            continue
        if abs(number - wanted) < .001:
            return [""]
        if verb == "budget" and facts.budget:
            if abs(wanted - facts.budget - number) < .001:
                return ["more"]
            if abs(facts.budget - number - wanted) < .001:
                return ["less"]
        elif abs(2 * number - wanted) < .001:
            return ["each"]
    return []


SHARED = ("lasting", "until")


def placed(found, units, used, facts):
    """An assignment of all gaps to units that are not used yet, texts first; None where there is none."""
    gaps = [piece for piece in found if piece[1]]
    verb = found[0][0].split(" ")[0] if found else ""
    order = sorted(range(len(gaps)), key=lambda n: (
        gaps[n][1] != "text", -len(gaps[n][2]) if gaps[n][1] == "text" else 0, n))
    chosen = {}

    def place(at, used):
        if at == len(order):
            return True
        number = order[at]
        for start, end, how in places(units, gaps[number], verb, gaps[:number], facts):
            span = set(range(start, end))
            if span & used and how not in SHARED:
                continue
            chosen[number] = (start, end, how)
            if place(at + 1, used | (set() if how in SHARED else span)):
                return True
            del chosen[number]
        return False

    return [chosen[number] for number in range(len(gaps))] if place(0, used) else None


def without(found, gap, word):
    """The pieces without one gap, or with a word in its place."""
    index = [number for number, piece in enumerate(found) if piece[1]][gap]
    lead = found[index][0]
    kept = [((lead + " " + word).strip(), None, None)] if word else []
    return found[:index] + kept + found[index + 1:]


def step_frame(step, units, used, follows, facts):
    """The key of a step, and its roles where all of them are told: (key, [(name, kind, (start, end))])."""
    found = pieces(step, facts, units)
    verb = found[0][0].split(" ")[0]
    gaps = [piece for piece in found if piece[1]]
    ways_ = [found]
    # The day that its neighbour tells.
    for number, (lead, kind, _) in enumerate(gaps):
        if kind == "day" and lead == "to" and verb in ("add", "copy", "move"):
            ways_.append(without(found, number, ""))
    # What `it` is, or what was made by the step before.
    for number, (_, kind, _) in enumerate(gaps):
        if kind == "stop" or kind == "booking" and follows:
            ways_.append(without(found, number, "it"))
            break
    for way in ways_:
        chosen = placed(way, units, used, facts)
        if chosen is not None:
            return told(way, chosen, used)
    return told(found, None, used)


def told(found, chosen, used):
    roles, others, name, number = [], [], "", 0
    for lead, kind, value in found:
        if kind is None:
            others.append(lead)
            continue
        name = f"{lead}:{kind}" if lead != "," or not name else name
        if chosen is not None:
            start, end, how = chosen[number]
            if how not in SHARED:
                roles.append((name, kind, (start, end)))
                used |= set(range(start, end))
        number += 1
    hows = sorted({how for _, _, how in chosen or []} - {"", "from", *SHARED})
    head = f"{found[0][0]} <{found[0][1]}>" if found[0][1] else others.pop(0)
    if head.startswith("people "):
        head = found[0][0] + " <who>"
    rest = [word for word in others if word not in ("day", "days")]
    return " | ".join([head] + rest + hows), roles if chosen is not None else None


def row_frame(row):
    """The key of a row, and its roles where the line tells all of them; (None, None) where it means none."""
    if row["do"] in ("", "?"):
        return "none", []
    steps = [step for line in row["steps"] for step in line.split("; ")]
    if not steps:
        return "none", []
    # What a small world does not know, or a day in order does not need, is said in the same way where it does.
    steps = [step[1:] if step[0] == "?" and step[1:].startswith(ELSEWHERE) or step[1:].startswith("sort ")
             else step for step in steps]
    if any(step[0] == "?" for step in steps):
        return None, None
    if steps[0][0] == "!":
        return "!" + steps[0][1:].split(" ")[0], None
    facts, used, keys, all_roles = Facts(row), set(), [], []
    for number, step in enumerate(steps):
        key, roles = step_frame(step, row["units"], used, number > 0 or bool(row["first"]), facts)
        is_more = keys and key == keys[-1] and roles and len(roles) == 1 and roles[0][0] in LISTS
        if not is_more:
            keys.append(key)
        if roles is None:
            all_roles = None
        elif all_roles is not None:
            step_sign = str(len(keys)) if len(keys) > 1 else ""
            all_roles += [(step_sign + name, kind, place) for name, kind, place in roles]
    return " ;; ".join(keys), all_roles

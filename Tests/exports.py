#!/usr/bin/env python3
"""Reads what `export` has written back with the libraries that others use: exports.py FILE.ics|FILE.gpx|FILE.kml

Of a calendar two libraries must say the same of every event, each time by the rules of the zones that stand in the
file; those must be the times that Python's zoneinfo has. One JSON object goes out.
"""
import datetime
import json
import sys
import xml.etree.ElementTree
import zoneinfo

UTC = datetime.timezone.utc


def moment(value):
    """A time as UTC, a time by nobody's clocks or a day as they stand."""
    if isinstance(value, datetime.datetime) and value.tzinfo is not None:
        return value.astimezone(UTC).isoformat()
    return value.isoformat()


def by_zoneinfo(property_):
    """The same of an event's property by zoneinfo instead of the file's rules."""
    value, name = property_.dt, property_.params.get("TZID")
    if name is None:
        return moment(value)
    return moment(value.replace(tzinfo=zoneinfo.ZoneInfo(name)))


def calendar(data):
    import icalendar
    import vobject
    whole = icalendar.Calendar.from_ical(data)
    first = {}
    for event in whole.walk("VEVENT"):
        said = {"summary": str(event["SUMMARY"]), "begins": by_zoneinfo(event["DTSTART"]),
                "ends": by_zoneinfo(event["DTEND"]) if "DTEND" in event else None,
                "location": str(event["LOCATION"]) if "LOCATION" in event else None,
                "facts": str(event["DESCRIPTION"]) if "DESCRIPTION" in event else None}
        first[str(event["UID"])] = said
    second = {}
    for event in getattr(vobject.readOne(data.decode()), "vevent_list", []):
        said = {"summary": event.summary.value, "begins": moment(event.dtstart.value),
                "ends": moment(event.dtend.value) if hasattr(event, "dtend") else None,
                "location": event.location.value if hasattr(event, "location") else None,
                "facts": event.description.value if hasattr(event, "description") else None}
        second[event.uid.value] = said
    if first != second:
        sys.exit(f"two libraries read it in two ways: {first} and {second}")
    longest = max(len(line) for line in data.split(b"\r\n"))
    if longest > 75 or b"\n" in data.replace(b"\r\n", b""):
        sys.exit(f"lines of {longest} octets, or ends that are no CRLF")
    due = [[str(task["SUMMARY"]), moment(task["DUE"].dt), str(task["STATUS"])] for task in whole.walk("VTODO")]
    return {"events": list(first.values()), "ids": sorted(first), "tasks": due}


def gpx(data):
    import gpxpy
    read = gpxpy.parse(data.decode())
    return {"points": [[point.name, point.latitude, point.longitude] for point in read.waypoints],
            "routes": [[route.name, [point.name for point in route.points]] for route in read.routes]}


def kml(data):
    space = "{http://www.opengis.net/kml/2.2}"
    document = xml.etree.ElementTree.fromstring(data).find(space + "Document")
    folders = []
    for folder in document.findall(space + "Folder"):
        marks = [[mark.find(space + "name").text] + [float(part) for part in mark.find(f".//{space}coordinates").text.split(",")]
                 for mark in folder.findall(space + "Placemark")]
        folders.append([folder.find(space + "name").text, marks])
    return {"name": document.find(space + "name").text, "folders": folders}


def main():
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    print(json.dumps({"ics": calendar, "gpx": gpx, "kml": kml}[sys.argv[1].rsplit(".", 1)[1]](data)))


if __name__ == "__main__":
    main()

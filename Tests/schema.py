#!/usr/bin/env python3
"""Validates lines of JSON against the schemas in a folder: each by its own "schema" member.

usage: schema.py FOLDER FILE

Prints what is wrong with each line that is, and ends with how many were right. The exit status is 1
where one was wrong, or where there was none.
"""
import json
import sys
from pathlib import Path

import jsonschema


def validators(folder):
    """A validator for each version that a document can name."""
    found = {}
    for path in Path(folder).glob("*.schema.json"):
        schema = json.loads(path.read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        version = schema["properties"]["schema"]["const"]
        found[version] = jsonschema.Draft202012Validator(schema)
    return found


def deepest(error):
    """The most telling of the reasons why none of several shapes fits."""
    return jsonschema.exceptions.best_match([error]) or error


def main():
    known = validators(sys.argv[1])
    right = wrong = 0
    for line in Path(sys.argv[2]).read_text().splitlines():
        try:
            value = json.loads(line)
            validator = known[value["schema"]]
        except (ValueError, KeyError, TypeError) as trouble:
            print(f"no document: {trouble}: {line[:200]}")
            wrong += 1
            continue
        errors = list(validator.iter_errors(value))
        if errors:
            error = deepest(errors[0])
            where = "/".join(str(part) for part in error.absolute_path)
            print(f"{value.get('input')}: {where}: {error.message[:300]}")
        wrong += bool(errors)
        right += not errors
    print(f"{right} right, {wrong} wrong")
    sys.exit(1 if wrong or not right else 0)


main()

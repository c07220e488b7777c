"""Eight processes write to one home: every command is there, in one order, and no error is shown."""

import subprocess

from common import Folder, Shell, Wrong, objects, stops

WRITERS = 8


def run(program, count, dice):
    with Folder() as folder:
        shell = Shell(program, folder / "home")
        shell.run("-c", "new trip Shared 2027-04-19..2027-04-23")
        children = []
        for writer in range(WRITERS):
            lines = "open Shared\n" + "".join(f'add "W{writer}-{n}" to day {n % 5 + 1}\n' for n in range(count))
            path = folder / f"lines{writer}"
            path.write_text(lines)
            with path.open() as script:
                children.append(subprocess.Popen(
                    shell.command("--format", "json"), env=shell.environment(), stdin=script,
                    stdout=(folder / f"out{writer}").open("w"), stderr=subprocess.STDOUT))
        numbers = []
        for writer, child in enumerate(children):
            child.wait(300)
            replies = objects((folder / f"out{writer}").read_text())
            for reply in replies:
                if not reply["ok"]:
                    raise Wrong(f"writer {writer}: {reply['message']}")
            if child.returncode or len(replies) != count + 1:
                raise Wrong(f"writer {writer}: exit {child.returncode}, {len(replies)} replies")
            own = [reply["entry"] for reply in replies if reply["entry"]]
            if own != sorted(own):
                raise Wrong(f"writer {writer}: its entries are out of order")
            numbers += own
        if sorted(numbers) != list(range(2, 2 + WRITERS * count)):
            raise Wrong("the numbers of the entries have gaps or stand twice")
        there = stops(shell.state())
        if sorted(there) != sorted(f"W{w}-{n}" for w in range(WRITERS) for n in range(count)):
            raise Wrong(f"{len(there)} stops are there, not {WRITERS * count}")
        if wrong := shell.verify():
            raise Wrong(f"verify: {wrong}")
    return f"{WRITERS * count} commands of {WRITERS} processes are there in one order"

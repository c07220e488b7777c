"""Random keys at the prompt, at terminals of several sizes, each against a model of the
screen (pyte). After each burst of keys, once the program waits again:

- what it has painted bit by bit is what it paints when it has to paint all anew, cell for cell, cursor included;
- where only letters and simple keys were typed, the line and the cursor stand where a model of the line says;
- what stands above the prompt is as it was, unless a key was among them that ends the line or clears the screen;
- it has sent nothing but the control sequences that it is known to send.

It never ends but by Ctrl-D, then with status 0, and leaves the terminal as it found it."""

import concurrent.futures
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import termios
import time
import unicodedata

from common import Folder, Shell, Wrong

# Debian's own Python may be another one than the first on the path.
sys.path.append("/usr/lib/python3/dist-packages")
import pyte  # noqa: E402

SIZES = [(80, 24, "emacs"), (40, 10, "emacs"), (200, 60, "emacs"), (24, 6, "emacs"), (80, 24, "vi"), (24, 6, "vi")]
SEED = ["set pager off", "new trip Shared to Porto 2027-04-19..2027-04-23", 'add "Livraria Lello" to day 1 at 10',
        "add dinner to day 1 at 20", "new trip to Rome 2027-05-03..2027-05-09", "open Shared"]
WORDS = ["a", "l", "b", "x", " ", "add ", "add colo", "search ", "at 10", "day 2", "show", "trips", "undo", "log",
         "what ", "on friday", "5 eur", '"', "é", "日", "e\u0301", "new trip to ", "open p", " and ", ";", "12", "!"]
EDITING = ["\t", "\t", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F", "\x1b[3~", "\x1b[Z", "\x1b[5~",
           "\x1b[1;5C", "\x1b[1;5D", "\x1bf", "\x1bb", "\x1bd", "\x1b.", "\x1b/", "\x1b\r", "\x01", "\x05", "\x0b",
           "\x15", "\x17", "\x19", "\x12", "\x07", "\x1f", "\x7f", "\x7f", "\x14", "\x1b[200~x\ny\x1b[201~",
           "\x1b[24~", "\x1b", "\x00", "\x1b[3;7R", "\x10", "\x0e", "\x18", "\x13"]
# What may change more than the line and what stands below it.
ENDING = ["\r", "\r", "\r", "\x03", "\x0c", "\x1a", "\x18\x05", "\x04"]
# What vi's commands are made of, beside the letters of the words; Esc leads to them, so that Enter behind it is Enter.
VI = ["\x1b", "\x1b", "dw", "db", "cw", "x", "3x", "p", "P", "k", "j", "0", "$", "f ", "ct ", "D", "C", "yy", "r", "~", "/a",
      "?d", "n", "N", "G", ".", "3.", "@", "|", "^", "%", "h", "_", "i", "A", "K"]
VI_ENDING = ["\x1b\r", "#", "v"]
# Left, right, both ends, backspace, delete, and all before the cursor: the same in both kinds of keys.
SIMPLE = ["\x1b[D", "\x1b[C", "\x1b[H", "\x1b[F", "\x7f", "\x1b[3~", "\x15"]
LETTERS = list("abcdelmnoprst ") + ["é", "日", "add ", "search ", "colo", "day 2"]
PROMPT = re.compile(r"^([^\s>:]+( day \d+)?[>:] |\S[^>:]*> |\? |\.\.\. )")
KNOWN = re.compile(r"\x1b\[\??[0-9;]*[ABCDGHJKPmnhl@]|\x1b\]11;\?\x07|[^\x00-\x06\x0b-\x0c\x0e-\x1f\x7f]")


class Screen(pyte.HistoryScreen):
    """pyte's, which would leave a wide character in the last column, and break the row before a mark."""

    def draw(self, data):
        for letter in data:
            if unicodedata.combining(letter):
                row, x = self.buffer[self.cursor.y], self.cursor.x - 1
                x -= row[x].data == ""
                if x >= 0:
                    row[x] = row[x]._replace(data=unicodedata.normalize("NFC", row[x].data + letter))
                continue
            if width(letter) == 2 and self.cursor.x == self.columns - 1:
                self.cursor.x = self.columns
            super().draw(letter)


def difference(before, after):
    """The first cell that is another one, which may be so in its colours alone."""
    for y, (old, new) in enumerate(zip(before[0], after[0])):
        for x, (one, other) in enumerate(zip(old, new)):
            if one != other:
                return f"in row {y}, column {x}: {one} is now {other}"
    return f"the cursor: {before[1]} is now {after[1]}"


def width(letter):
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


class Terminal:
    """The program at a terminal of its own, and what that shows."""

    def __init__(self, command, environment, columns, rows):
        self.screen = Screen(columns, rows, history=100_000, ratio=0.001)
        self.stream = pyte.Stream(self.screen)
        self.rest, self.is_open, self.status, self.unknown = b"", True, None, ""
        ours, theirs = pty.openpty()
        fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(theirs)
        self.descriptor, self.kept = ours, theirs
        self.pid = os.fork()
        if self.pid == 0:
            os.login_tty(theirs) if hasattr(os, "login_tty") else login(theirs)
            os.close(ours)
            os.execve(command[0], command, environment)

    def type(self, text):
        os.write(self.descriptor, text.encode())

    def read(self, seconds):
        """Takes what was written, and answers what the terminal is asked; whether there was anything."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            # The terminal itself stays open, for a look at what was left of it.
            self.is_open = self.status is None and not self.has_ended()
            return False
        new = os.read(self.descriptor, 65536)
        data = self.rest + new
        # A character or a sequence may be cut off at the end.
        cut = re.search(rb"(\x1b[^A-Za-z@\x07]*|[\xc0-\xff][\x80-\xbf]{0,2})$", data)
        whole = len(data) if cut is None or self.is_whole(cut.group()) else cut.start()
        self.rest, text = data[whole:], data[:whole].decode(errors="replace")
        self.unknown += KNOWN.sub("", text)
        for part in re.split(r"(\x1b\[6n|\x1b\]11;\?\x07)", text):
            if part == "\x1b[6n":
                cursor = self.screen.cursor
                self.type(f"\x1b[{cursor.y + 1};{min(cursor.x, self.screen.columns - 1) + 1}R")
            elif part.startswith("\x1b]11"):
                self.type("\x1b]11;rgb:0000/0000/0000\x07")
            elif part:
                self.stream.feed(part)
        return True

    def has_ended(self):
        process, status = os.waitpid(self.pid, os.WNOHANG)
        if process:
            self.status = os.waitstatus_to_exitcode(status)
        return process != 0

    @staticmethod
    def is_whole(piece):
        try:
            piece.decode()
        except UnicodeDecodeError:
            return False
        return not piece.startswith(b"\x1b")

    def settle(self, seconds=0.04):
        """Reads until every thread of the program waits, and has for longer than an Esc is waited on."""
        end = time.monotonic() + 60
        while self.is_open and time.monotonic() < end:
            before = self.activity()
            if not self.read(seconds) and before is not None and before == self.activity():
                return
        if self.is_open:
            raise Wrong("it does not come to rest")

    def activity(self):
        """How often each thread has run; None while one does."""
        runs = []
        try:
            for thread in os.listdir(f"/proc/{self.pid}/task"):
                with open(f"/proc/{self.pid}/task/{thread}/stat") as file:
                    if file.read().rpartition(")")[2].split()[0] not in "ST":
                        return None
                with open(f"/proc/{self.pid}/task/{thread}/schedstat") as file:
                    runs.append((thread, file.read()))
        except OSError:
            return None
        return sorted(runs)

    def resize(self, columns, rows):
        """A terminal that cuts its rows, and drops those at the top that have no room above the cursor."""
        screen = self.screen
        for _ in range(max(0, screen.cursor.y - rows + 1)):
            screen.history.top.append(screen.buffer[0])
            for y in range(screen.lines):
                screen.buffer[y] = screen.buffer.pop(y + 1, None) or screen.buffer.default_factory()
            screen.cursor.y -= 1
        for y in list(screen.buffer):
            if y >= rows:
                del screen.buffer[y]
            else:
                for x in [x for x in screen.buffer[y] if x >= columns]:
                    del screen.buffer[y][x]
        screen.lines, screen.columns, screen.margins = rows, columns, None
        screen.cursor.x = min(screen.cursor.x, columns - 1)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def repaint(self):
        """Has the program paint the line and the list anew, as after a stop."""
        # Where it has stopped for nobody, it takes the first of them for the way on.
        end = time.monotonic() + 60
        while self.is_open and time.monotonic() < end:
            os.kill(self.pid, signal.SIGCONT)
            if self.read(0.3):
                return self.settle(0.015)
        if self.is_open:
            raise Wrong("it does not paint anew")

    def cells(self):
        screen = self.screen
        rows = [[screen.buffer[y][x] for x in range(screen.columns)] for y in range(screen.lines)]
        return rows, (screen.cursor.y, min(screen.cursor.x, screen.columns - 1))

    def row(self, y):
        return self.words(self.screen.buffer[y])

    def words(self, row):
        return "".join(row[x].data for x in range(self.screen.columns)).rstrip()

    def prompt_row(self):
        """The row in which the line that is being typed begins."""
        for y in range(min(self.screen.cursor.y, self.screen.lines - 1), -1, -1):
            if PROMPT.match(self.row(y) + " "):
                return y
        return None

    def above(self):
        """The rows above the prompt, the last few that have left the screen included."""
        start = self.prompt_row()
        if start is None:
            return None
        gone = [self.words(row) for row in list(self.screen.history.top)[-100:]]
        return (gone + [self.row(y) for y in range(start)])[-60:]

    def shown(self):
        return "\n".join("|" + self.row(y) for y in range(self.screen.lines)) + f"\ncursor {self.cells()[1]}"

    def is_restored(self):
        return termios.tcgetattr(self.kept) == self.before

    def close(self):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.descriptor)
        os.close(self.kept)


def login(descriptor):
    os.setsid()
    fcntl.ioctl(descriptor, termios.TIOCSCTTY, 0)
    for number in range(3):
        os.dup2(descriptor, number)


class Line:
    """What simple keys make of a line."""

    def __init__(self):
        self.text, self.cursor = "", 0

    def take(self, key):
        """Whether it is to be pressed: at the end of the line the way on is that of the grey text there."""
        if key in ("\x1b[C", "\x1b[F") and self.cursor == len(self.text):
            return False
        before, after = self.text[:self.cursor], self.text[self.cursor:]
        if key == "\x1b[D":
            self.cursor = max(0, self.cursor - 1)
        elif key == "\x1b[C":
            self.cursor += 1
        elif key == "\x1b[H":
            self.cursor = 0
        elif key == "\x1b[F":
            self.cursor = len(self.text)
        elif key == "\x1b[3~":
            self.text = before + after[1:]
        else:
            before = {"\x7f": before[:-1], "\x15": ""}.get(key, before + key)
            self.text, self.cursor = before + after, len(before)
        return True

    def cells(self, prompt, columns):
        """Each column that a character begins in, by row and column, and the cursor's."""
        row = column = 0
        places, cursor = {}, None
        for index, letter in enumerate(prompt + self.text):
            if column + width(letter) > columns:
                row, column = row + 1, 0
            if index == len(prompt) + self.cursor:
                cursor = (row, column)
            places[row, column] = letter
            column += width(letter)
            if column >= columns:
                row, column = row + 1, 0
        return places, cursor or (row, column)


class Session:
    """One program under random keys, until the time is over."""

    def __init__(self, shell, columns, rows, keys, dice):
        self.shell, self.columns, self.rows, self.keys, self.dice = shell, columns, rows, keys, dice
        self.pressed = self.bursts = self.starts = 0
        # In vi's commands several keys are other ones.
        self.editing = EDITING if keys != "vi" else [key for key in EDITING if key not in VI_ENDING] + VI
        self.ending = ENDING if keys != "vi" else ENDING + VI_ENDING
        self.recent = []

    def run(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.starts += 1
            command = [word for word in self.shell.command() if word != "--plain"]
            self.terminal = Terminal(command, self.shell.environment(TERM="xterm-256color", VISUAL="true"),
                                     self.columns, self.rows)
            try:
                self.terminal.settle()
                self.expect(self.terminal.prompt_row() is not None, "there is no prompt")
                while self.terminal.is_open and time.monotonic() < end:
                    self.burst()
                self.leave()
            finally:
                self.terminal.close()
        return self.pressed, self.bursts, self.starts

    def burst(self):
        self.bursts += 1
        kind = self.dice.random()
        if kind < 0.35:
            return self.type_simply()
        if kind < 0.42:
            return self.resize()
        count = self.dice.randint(40, 120) if kind < 0.47 else self.dice.randint(1, 10)
        keys = []
        for _ in range(count):
            keys.append(self.dice.choice(self.dice.choice([WORDS, WORDS, self.editing] + [self.ending] * (self.dice.random() < 0.2))))
        self.press(keys)

    def press(self, keys):
        """Presses them all at once, and looks at what has come of them."""
        before = self.terminal.above()
        self.pressed += len(keys)
        self.recent = (self.recent + keys)[-60:]
        self.terminal.type("".join(keys))
        self.terminal.settle()
        if not self.terminal.is_open:
            return self.expect("\x04" in keys, "it has ended")
        self.compare()
        # Ctrl-X may be the beginning of a key of the one before.
        if before is None or any(key in self.ending for key in keys) or "\x05" in keys:
            return
        after = self.terminal.above()
        if after is not None and len(before) < 60:
            self.expect(after[-len(before):] == before if before else True, "what stands above has changed:\n" +
                        "\n".join(before) + "\nis now\n" + "\n".join(after))

    def compare(self):
        """What was painted bit by bit beside what is painted anew."""
        terminal = self.terminal
        self.expect(not terminal.unknown, f"it has sent {terminal.unknown!r}")
        seen, shown = terminal.cells(), terminal.shown()
        terminal.repaint()
        if not terminal.is_open:
            return
        now = terminal.cells()
        self.expect(now == seen, f"painted anew it is another screen:\n{shown}\nnow\n{terminal.shown()}\n{difference(seen, now)}")

    def type_simply(self):
        """Only keys of which a model knows what becomes of them, on a line of their own."""
        self.press(["\x07", "\x1b"])
        # What an open question held back comes into the line once that is dropped.
        for _ in range(6):
            self.press(["\x03"])
            if not self.terminal.is_open:
                return
            # A prompt that is wider than the screen goes on in this row, and the model knows nothing of it.
            row = self.terminal.row(self.terminal.cells()[1][0]) + " "
            if re.fullmatch(r"[^>]{0,9}> ", row) and not PROMPT.match(row):
                return
            start = self.terminal.prompt_row()
            # Where that is more than the screen holds, the prompt is above it.
            if start is None:
                continue
            prompt = PROMPT.match(self.terminal.row(start) + " ").group()
            if self.terminal.cells()[1] == (start, len(prompt)):
                break
        else:
            self.expect(False, "Ctrl-C leaves something in the line:\n" + self.terminal.shown())
        line, room = Line(), self.columns * max(1, min(3, self.rows - 4))
        for _ in range(self.dice.randint(1, 4)):
            keys = [self.dice.choice(self.dice.choice([LETTERS, LETTERS, SIMPLE])) for _ in range(self.dice.randint(1, 12))]
            keys = [key for key in keys if len(line.text) < room or key in SIMPLE]
            self.press([key for key in keys if line.take(key)])
            places, (row, column) = line.cells(prompt, self.terminal.screen.columns)
            start = self.terminal.prompt_row()
            self.expect(start is not None, "the prompt is gone:\n" + self.terminal.shown())
            told = f"{prompt + line.text!r}, cursor at {(row, column)}:\n{self.terminal.shown()}"
            self.expect(self.terminal.cells()[1] == (start + row, min(column, self.terminal.screen.columns - 1)),
                        f"the cursor stands elsewhere: {told}")
            for (y, x), letter in places.items():
                self.expect(self.terminal.screen.buffer[start + y][x].data == letter, f"the line is another: {told}")

    def resize(self):
        columns, rows = self.dice.randint(20, self.columns), self.dice.randint(5, self.rows)
        self.recent.append(f"<{columns}x{rows}>")
        self.terminal.resize(columns, rows)
        self.terminal.settle()
        if self.terminal.is_open:
            self.compare()

    def leave(self):
        """Leaves by Ctrl-D, where it has not been left by that already."""
        for _ in range(10):
            if not self.terminal.is_open:
                break
            self.terminal.type("\x07\x1b")
            self.terminal.settle()
            if self.terminal.is_open:
                self.terminal.type("\x03")
                self.terminal.settle()
            if self.terminal.is_open:
                self.terminal.type("\x04")
                self.terminal.settle()
        self.expect(not self.terminal.is_open, "Ctrl-D does not end it")
        self.expect(self.terminal.status == 0, f"it has ended with {self.terminal.status}")
        self.expect(self.terminal.is_restored(), "the terminal is not as it was")

    def expect(self, is_so, what):
        if not is_so:
            raise Wrong(f"{self.columns}x{self.rows}, keys {self.keys}, burst {self.bursts}: {what}\n"
                        f"the last keys: {self.recent}")


def at(program, folder, number, seconds, seed):
    """One terminal for so many seconds."""
    columns, rows, keys = SIZES[number]
    shell = Shell(program, folder / f"home-{number}")
    done = shell.run(*[part for line in SEED + [f"set keys {keys}"] for part in ("-c", line)])
    if done.returncode:
        raise Wrong(f"the seed fails: {done.stderr}")
    return Session(shell, columns, rows, keys, random.Random(seed)).run(seconds)


def run(program, seconds, dice):
    """All terminals at once: each of them waits most of the time."""
    seeds = [dice.getrandbits(32) for _ in SIZES]
    with Folder() as folder, concurrent.futures.ProcessPoolExecutor(len(SIZES)) as pool:
        works = [pool.submit(at, program, folder, number, seconds, seed) for number, seed in enumerate(seeds)]
        figures = [work.result() for work in works]
    keys, bursts, starts = (sum(column) for column in zip(*figures))
    return f"{keys:,} keys in {bursts:,} bursts at {len(SIZES)} terminals, {starts} starts: every screen is as it is painted anew"

#ifndef TRIPSH_WORDS_H
#define TRIPSH_WORDS_H

/// Common English words, and all for events and food, in the order of their bytes, each in a line with
/// what it is behind a space: `n` names a thing, `a` describes one, `v` is a verb, `o` is of another kind.
const char *tripsh_words(void);

/// How many bytes those are.
long tripsh_words_length(void);

/// What the words of a line say for each command: rows in the order of their bytes, a feature of the
/// line, a tab, and `command:weight` with blanks between; weights are in twentieths. The row without a
/// feature holds for every line.
const char *tripsh_verbs(void);

/// How many bytes those are.
long tripsh_verbs_length(void);

#endif

#ifndef TRIPSH_WORDS_H
#define TRIPSH_WORDS_H

/// Common English words, and all for events and food, in the order of their bytes, each in a line with
/// what it is behind a space: `n` names a thing, `a` describes one.
const char *tripsh_words(void);

/// How many bytes those are.
long tripsh_words_length(void);

#endif

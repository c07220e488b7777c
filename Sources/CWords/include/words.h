#ifndef TRIPSH_WORDS_H
#define TRIPSH_WORDS_H

/// Common English words, and all for events and food, in the order of their bytes, each in a line with
/// what it is behind a space: `n` names a thing, `a` describes one, `v` is a verb, `o` is of another kind.
const char *tripsh_words(void);

/// How many bytes those are.
long tripsh_words_length(void);

/// What lines of people were found to mean: rows in the order of their bytes, a key, a tab and what is known
/// of it. `#frames` tells the commands with gaps, `w …` what a feature of the line says for each of them, in
/// twentieths, `t …` what one of a unit says for each label, in hundredths.
const char *tripsh_frames(void);

/// How many bytes those are.
long tripsh_frames_length(void);

#endif

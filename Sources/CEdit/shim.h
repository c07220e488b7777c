// libedit's calls take variable arguments, which Swift does not import: one typed wrapper per use.
#include <histedit.h>
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>

// glibc hides it unless _XOPEN_SOURCE is set.
extern int wcwidth(wchar_t);

typedef unsigned char (*tripsh_edit_command_function)(EditLine *, wint_t);
typedef int (*tripsh_edit_read_function)(EditLine *, wchar_t *);

// Swift refuses stdin and its kin as shared mutable state. What libedit would draw goes nowhere: the
// painter shows the line.
static inline EditLine *tripsh_edit_start(const char *program) {
  FILE *nowhere = fopen("/dev/null", "we");
  return nowhere == NULL ? NULL : el_init_fd(program, stdin, nowhere, nowhere, 0, 1, 2);
}
static inline int tripsh_edit_set_owner(EditLine *edit, void *owner) {
  return el_wset(edit, EL_CLIENTDATA, owner);
}
static inline void *tripsh_edit_owner(EditLine *edit) {
  void *owner = NULL;
  el_wget(edit, EL_CLIENTDATA, &owner);
  return owner;
}
static inline int tripsh_edit_set_reader(EditLine *edit, tripsh_edit_read_function function) {
  return el_wset(edit, EL_GETCFN, function);
}
static inline int tripsh_edit_set_style(EditLine *edit, const char *name) {
  return el_set(edit, EL_EDITOR, name);
}
// Draws all anew, to nowhere.
static inline int tripsh_edit_refresh(EditLine *edit) { return el_wset(edit, EL_REFRESH); }
// 1 where the style is vi's, which a ~/.editrc may have chosen.
static inline int tripsh_edit_is_vi(EditLine *edit) {
  const char *name = NULL;
  return el_get(edit, EL_EDITOR, &name) == 0 && name != NULL && name[0] == 'v';
}
static inline int tripsh_edit_set_signals(EditLine *edit, int on) {
  return el_wset(edit, EL_SIGNAL, on);
}
static inline int tripsh_edit_set_editing(EditLine *edit, int on) {
  return el_wset(edit, EL_EDITMODE, on);
}
static inline int tripsh_edit_prepare_terminal(EditLine *edit, int raw) {
  return el_wset(edit, EL_PREP_TERM, raw);
}
static inline int tripsh_edit_set_terminal(EditLine *edit, const char *mode, const char *flag) {
  return el_set(edit, EL_SETTY, mode, flag, NULL);
}
// The narrow call: it copies the strings, the wide one keeps the pointers.
static inline int tripsh_edit_add_function(
    EditLine *edit, const char *name, const char *help, tripsh_edit_command_function function) {
  return el_set(edit, EL_ADDFN, name, help, function);
}
static inline int tripsh_edit_bind(EditLine *edit, const char *key, const char *name) {
  return el_set(edit, EL_BIND, key, name, NULL);
}
// Binds in vi's command map.
static inline int tripsh_edit_bind_in_commands(EditLine *edit, const char *key, const char *name) {
  return el_set(edit, EL_BIND, "-a", key, name, NULL);
}

static inline int tripsh_edit_use_history(EditLine *edit, HistoryW *history) {
  return el_wset(edit, EL_HIST, history_w, history);
}
static inline int tripsh_history_set_size(HistoryW *history, int size) {
  HistEventW event;
  return history_w(history, &event, H_SETSIZE, size);
}
static inline int tripsh_history_enter(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, line);
}
static inline int tripsh_history_clear(HistoryW *history) {
  HistEventW event;
  return history_w(history, &event, H_CLEAR);
}

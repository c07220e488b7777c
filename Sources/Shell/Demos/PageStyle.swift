internal import World

/// How pages look, and what their buttons do.
enum PageStyle {
  static var css: String {
    """
    :root { color-scheme: light dark; }
    :root, :root[data-theme="light"] {
    \(variables(on: .light))}
    @media (prefers-color-scheme: dark) { :root {
    \(variables(on: .dark))} }
    :root[data-theme="light"] { color-scheme: light;
    \(variables(on: .light))}
    :root[data-theme="dark"] { color-scheme: dark;
    \(variables(on: .dark))}
    \(rules)
    """
  }

  private static func variables(on ground: TerminalBackground) -> String {
    let plain =
      ground == .dark
      ? [("text", "#d9dddf"), ("ground", "#16191b"), ("edge", "#343a3e")]
      : [("text", "#24292b"), ("ground", "#ffffff"), ("edge", "#dde2e4")]
    let roles = Role.allCases.compactMap { role in
      ThemeColours.seen(role, on: ground, .full).map { ("\(role)", $0.code) }
    }
    return (plain + roles).map { "  --\($0.0): \($0.1);\n" }.joined()
  }

  private static let rules = """
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif; }
    main, .bar { max-width: 56rem; margin: 0 auto; padding: 0 1.25rem; }
    h1 { font-size: 1.5rem; line-height: 1.25; margin: 2rem 0 1.5rem; }
    .said { color: var(--name); font-size: 1.125rem; margin: 2rem 0 .75rem; }
    .remark { color: var(--quiet); margin: 1.5rem 0 .5rem; }
    hr { border: 0; border-top: 1px solid var(--edge); margin: 2rem 0; }
    .line { display: flex; align-items: baseline; margin-top: 1rem; }
    .row { display: flex; align-items: baseline; }
    .line, pre { font: .9375rem/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    .prompt { color: var(--name); white-space: pre; user-select: none; }
    code { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; }
    pre { margin: .25rem 0 0; overflow-x: auto; }
    .name, .verb { color: var(--name); }
    .when, .amount, .quoted { color: var(--when); }
    .attention { color: var(--attention); }
    .quiet { color: var(--quiet); }
    .unknown { text-decoration: underline; }
    pre span, code span { unicode-bidi: isolate; }
    button { font: .75rem/1.4 system-ui, sans-serif; color: inherit; background: none;
      border: 1px solid var(--edge); border-radius: 4px; padding: .1rem .5rem; cursor: pointer; }
    .copy { margin-left: auto; flex: none; opacity: .75; }
    .line:hover .copy, .copy:focus-visible { opacity: 1; }
    button:focus-visible { outline: 2px solid var(--when); outline-offset: 1px; }
    .bar { padding-top: 2rem; padding-bottom: 3rem; }
    @media print {
      button, .bar { display: none; }
      body { font-size: 10.5pt; }
      pre { white-space: pre-wrap; }
      .line { break-after: avoid; }
      pre, .line { break-inside: avoid; }
    }

    """

  /// Where a page may not reach the clipboard, as from a file in some browsers, the old way helps.
  static let script = """
    (function () {
      var told = document.getElementById("told");
      function put(text, button) {
        function say(done) {
          told.textContent = done ? "Copied." : "Not copied: select it and use the keys.";
          button.textContent = done ? "Copied" : button.textContent;
          setTimeout(function () { button.textContent = button.dataset.name; }, 1500);
        }
        function old() {
          var area = document.createElement("textarea");
          area.value = text;
          area.style.position = "fixed";
          area.style.opacity = "0";
          document.body.appendChild(area);
          area.select();
          var done = false;
          try { done = document.execCommand("copy"); } catch (e) { done = false; }
          area.remove();
          button.focus();
          say(done);
        }
        if (!navigator.clipboard) { return old(); }
        navigator.clipboard.writeText(text).then(function () { say(true); }, old);
      }
      function said(line) {
        return Array.prototype.map.call(line.querySelectorAll("code"), function (code) {
          return code.textContent;
        }).join("\\n");
      }
      var lines = Array.prototype.slice.call(document.querySelectorAll(".line"));
      document.querySelectorAll("button").forEach(function (button) {
        button.dataset.name = button.textContent;
        button.addEventListener("click", function () {
          var line = button.id === "all" ? null : button.parentNode;
          put(line ? said(line) : lines.map(function (line) {
            return said(line) + "\\n";
          }).join(""), button);
        });
      });
    })();

    """
}

extension Colour {
  /// `#7c9885`.
  fileprivate var code: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

/// The program; it joins the real capabilities with the shell.
@main
enum Main {
  static func main() {}
}

/// Builds places.db from the data files.
@main
enum Main {
  static func main() {}
}

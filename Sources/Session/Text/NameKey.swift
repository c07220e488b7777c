/// How names of trips are compared; those without a letter or digit as they are.
func nameKey(_ name: String) -> String {
  let key = folded(name)
  return key.isEmpty ? name : key
}

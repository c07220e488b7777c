/// A trip in which the examples have what they speak of.
package let exampleGround = [
  "new trip Lisbon from 2 may for 3 days", "new trip to Porto 2027-04-19..2027-04-23",
  "add \"lunch with Ana\" to day 1", "add Porto Cathedral to day 1", "add Clérigos Tower to day 1",
  "add text museum to day 1", "add Livraria Lello to day 2", "add text dinner to day 2",
  "add \"Dom Luís I Bridge\" to ideas", "train IC520 from Lisbon to Porto day 1 10:05 - 13:11",
  "activity \"Port tasting\" to day 2 at 15:00",
  "train IC527 from Porto to Lisbon day 5 17:00 - 20:06",
  "todo \"call grandma\"", "pack charger", "alias dd = show day", "set currency USD",
  "set currency EUR", "undo",
  "search porto", "day 1", "show day 1",
]

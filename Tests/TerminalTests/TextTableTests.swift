import Terminal
import Testing

struct TextTableTests {
  @Test("Columns are as wide as their widest cell, and no line ends with a space")
  func columns() {
    var table = TextTable(header: ["id", "it begins", "n"])
    #expect(table.lines == ["id  it begins  n"])
    table.rows = [["G1", "a", "1"], ["AB-10", "", ""], ["", "ø抹", "22"]]
    #expect(
      table.lines == [
        "id     it begins  n", "G1     a          1", "AB-10", "       ø抹        22",
      ])
  }

  @Test("G7: a cell is as wide as what is shown of it")
  func escaped() {
    var table = TextTable(header: ["a", "b"])
    table.rows = [["\u{1B}", "x"], ["long", "y"]]
    #expect(table.lines == ["a     b", #"\e    x"#, "long  y"])
  }
}

import Testing

@Suite("Bodies of HTML")
struct BodyTests {
  @Test(
    "I5: tags are dropped, and block ends are line breaks",
    arguments: [
      ("<p>One</p><p>Two</p>", "One\nTwo"), ("<b>Bo</b>ld <i>x</i>", "Bold x"),
      ("a<br>b<br/>c<BR />d", "a\nb\nc\nd"), ("<ul>\n <li>A</li>\n <li>B</li>\n</ul>", "A\nB"),
      ("<div><p>Deep</p></div>end", "Deep\nend"), ("<h2>Head</h2>text", "Head\ntext"),
      ("before<p>after", "before\nafter"), ("<p>  a \n\t b  </p>", "a b"),
      ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
      ("<p></p><p>&nbsp;</p><p>x</p>", "x"), ("", ""), ("<p></p>", ""),
    ])
  func tags(body: String, text: String) throws {
    #expect(try details(body) == text)
  }

  @Test(
    "I5: entities are decoded, once",
    arguments: [
      ("a &amp; b", "a & b"), ("&lt;p&gt;", "<p>"), ("&amp;lt;", "&lt;"), ("5&nbsp;g", "5 g"),
      ("&eacute;&euro;&mdash;&rsquo;", "é€—’"), ("&#233;&#xE9;&#Xe9;", "ééé"), ("&apos;", "'"),
      ("&#128512;", "😀"), ("&#150;&#x92;", "–’"), ("&#0;&#xD800;&#x110000;", "���"),
      ("&#99999999999;", "�"), ("Q&A; R&D", "Q&A; R&D"), ("&unknown;", "&unknown;"),
      ("&amp", "&amp"),
      ("&;&#;&#x;&#1a;", "&;&#;&#x;&#1a;"), ("a&#10;b", "a b"),
    ])
  func entities(body: String, text: String) throws {
    #expect(try details(body) == text)
  }

  @Test("I5: the line breaks of plain text stay")
  func plainText() throws {
    #expect(try details("One\nTwo\r\n\r\nThree\rFour") == "One\nTwo\nThree\nFour")
    #expect(try details("One\n<b>Two</b>") == "One\nTwo")
    #expect(try details("<p>One\nTwo</p>") == "One Two")
  }

  @Test(
    "I5: what is no tag stays, and what no reader sees goes",
    arguments: [
      ("5 < 6 and 7 > 6", "5 < 6 and 7 > 6"), ("a <", "a <"), ("a <b", "a <b"), ("<3", "<3"),
      ("a<!-- <p>no</p> -->b", "ab"), ("a<!-- open", "a"), ("<!DOCTYPE html>a", "a"),
      ("<style>p { }</style>a", "a"), ("<script>if (a < b) x()</script>a", "a"),
      ("<script>never closed", ""), ("<a href=\"x>y\" title='>'>link</a>", "link"),
      ("<p class=\"a\">x</p>", "x"), ("</>x", "</>x"),
      ("a <b c <b>d</b>", "a <b c d"),
    ])
  func others(body: String, text: String) throws {
    #expect(try details(body) == text)
  }

  @Test("I5: a body of nothing but openings is read in time")
  func openings() throws {
    let body = String(repeating: "<a", count: 50_000)
    #expect(try details(body) == body)
    let quotes = String(repeating: "<a'", count: 500)
    #expect(try details(quotes) == quotes)
  }
}

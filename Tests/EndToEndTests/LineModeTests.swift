import Foundation
import Testing

nonisolated struct LineModeTests {
  @Test("L1, L2: a new shop is full, and is shopped in by lines")
  func shops() throws {
    let end = try Executable.run(
      ["--lines", "--in-memory"],
      input: """
        tap onboarding.skip
        > tap catalog.item.mug
        # a comment

        tap product.add
        tab cart
        """)
    #expect(end.titles == ["Welcome", "Shop", "Harbour Mug", "Harbour Mug", "Cart"])
    #expect(end.lines.contains("= Total before delivery: £12.00"))
    #expect(end.lines.last == "[Checkout]  {cart.checkout}")
    #expect(end.lines.contains("Shop  [Cart (1)]  Saved  Orders  Account"))
    #expect(end.errors == "")
    #expect(end.status == 0)
  }

  @Test(
    "K4: a new shop takes coupons",
    arguments: [
      ("GB", "= Total before delivery: £10.80"), ("JP", "= Total before delivery: ¥2,052"),
    ])
  func coupons(region: String, total: String) throws {
    let end = try Executable.run(
      ["--lines", "--in-memory", "--region", region],
      input: """
        tap onboarding.skip
        open arcade://cart/add/MUG-NAVY
        type cart.coupon post
        tap cart.coupon.apply
        type cart.coupon welcome
        tap cart.coupon.apply
        """)
    #expect(end.lines.contains { $0.hasPrefix("! POST needs ") })
    #expect(end.lines.contains("WELCOME: 10% off"))
    #expect(end.lines.contains(total))
    #expect(end.errors == "")
  }

  @Test("W1: what is in the folder outlives the process, and lies where it should")
  func survives() throws {
    let folder = try Folder()
    let data = folder.path + "/a/b"
    let acts = "tap onboarding.skip\ntap catalog.item.mug\ntap product.add\n"
    #expect(try Executable.run(["run", "--data", data], input: acts).status == 0)
    let again = try Executable.run(["run", "--data=\(data)"], input: "tab cart\n")
    #expect(again.titles == ["Shop", "Cart"])
    #expect(again.lines.contains("Shop  [Cart (1)]  Saved  Orders  Account"))
    let names = try FileManager.default.contentsOfDirectory(atPath: data).sorted()
    #expect(names == ["gateway.sqlite", "lock", "shop.sqlite"])
  }

  @Test("The folder is named by the option, then by the environment, in this order")
  func whichFolder() throws {
    let folder = try Folder()
    let path = folder.path
    let all = [
      "ARCADE_DATA": "\(path)/env", "XDG_DATA_HOME": "\(path)/xdg", "HOME": "\(path)/home",
    ]
    _ = try Executable.run(["--data", "\(path)/option"], environment: all)
    #expect(folder.contents == ["option"])
    _ = try Executable.run([], environment: all)
    #expect(folder.contents == ["env", "option"])
    var some = all
    some["ARCADE_DATA"] = ""
    _ = try Executable.run([], environment: some)
    #expect(FileManager.default.fileExists(atPath: "\(path)/xdg/arcade/shop.sqlite"))
    some["XDG_DATA_HOME"] = "relative"
    _ = try Executable.run([], environment: some)
    #expect(FileManager.default.fileExists(atPath: "\(path)/home/.local/share/arcade/shop.sqlite"))
    let none = try Executable.run([])
    #expect(none.status == 2)
    #expect(none.errors.contains("--data DIR"))
    #expect(none.output == "")
  }

  @Test("A line that cannot be read, or names what is not there, is told; the rest goes on")
  func wrongLines() throws {
    let missing = try Executable.run(
      ["--in-memory"], input: "tap onboarding.skp\ntap onboarding.skip\n")
    #expect(
      missing.errors == "line 1: there is no onboarding.skp here; did you mean onboarding.skip?\n")
    #expect(missing.titles.last == "Shop")
    #expect(missing.status == 1)
    let unreadable = try Executable.run(
      ["--in-memory"], input: "tap x.y\n! hold cart.change\ntap onboarding.skip\n")
    #expect(unreadable.errors.contains("line 2: column 1: a line with ! belongs into a scenario"))
    #expect(unreadable.titles.last == "Shop")
    #expect(unreadable.status == 64)
  }

  @Test("C3: from a pipe the clock stands still until it is moved")
  func clock() throws {
    let end = try Executable.run(
      ["--in-memory", "--clock", "2026-01-02T14:05:00Z"],
      input: "tap onboarding.skip\ntype catalog.search matcha\n! advance 299ms\n! advance 1ms\n")
    let screens = end.output.components(separatedBy: "=== Shop ===")
    #expect(screens.count == 5)
    #expect(screens[2].contains("Loading the products"))
    #expect(screens[3].contains("Loading the products"))
    #expect(!screens[4].contains("Loading the products"))
    #expect(screens[4].contains("抹茶碗"))
    #expect(!screens[4].contains("Harbour Mug"))
  }

  @Test("L4: a link can be given at the start; it waits for the shop to open")
  func link() throws {
    let end = try Executable.run(
      ["arcade://product/mug", "--in-memory"], input: "tap onboarding.skip\n")
    #expect(end.titles == ["Welcome", "Harbour Mug"])
    #expect(end.status == 0)
    let named = try Executable.run(
      ["run", "--open", "arcade://product/mug", "--in-memory"], input: "tap onboarding.skip\n")
    #expect(named.output == end.output)
    #expect(named.status == 0)
    let wrong = try Executable.run(
      ["--open=http://example.com/", "--in-memory"], input: "tap onboarding.skip\n")
    #expect(wrong.titles == ["Welcome", "Shop"])
    #expect(wrong.lines.contains { $0.hasPrefix("! The link cannot be opened") })
  }

  @Test("M7: a shop has one region, for good")
  func region() throws {
    let folder = try Folder()
    let first = try Executable.run(
      ["--data", folder.path, "--region", "JP"], input: "tap onboarding.skip\n")
    #expect(first.output.contains("Harbour Mug · ¥2,280"))
    let same = try Executable.run(["--data", folder.path], input: "")
    #expect(same.output.contains("¥2,280"))
    let other = try Executable.run(["--data", folder.path, "--region", "gb"])
    #expect(other.status == 2)
    #expect(other.errors.contains("\(folder.path)/shop.sqlite sells in JP, not in GB"))
    #expect(other.output == "")
  }

  @Test("W2: a damaged database is named, with what to do, and left as it was")
  func damaged() throws {
    let folder = try Folder()
    let file = try folder.write("shop.sqlite", String(repeating: "no database ", count: 500))
    let end = try Executable.run(["--data", folder.path])
    #expect(end.status == 2)
    #expect(end.errors.contains("The database is damaged: \(file) cannot be read"))
    #expect(end.errors.split(separator: "\n").count == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("no database no"))
  }

  @Test("A data directory that cannot be made is named, with the reason")
  func noFolder() throws {
    let folder = try Folder()
    let file = try folder.write("file", "")
    let end = try Executable.run(["--data", "\(file)/below"])
    #expect(end.status == 2)
    #expect(
      end.errors
        == "arcade: the data directory \(file)/below cannot be made: Not a directory; "
        + "name another with --data DIR\n")
  }

  @Test("G7: what a catalogue says cannot steer the terminal")
  func hostileText() throws {
    let folder = try Folder()
    let file = try folder.write(
      "bad.csv", "Handle,Title,Variant Price\nx,\"A\u{1B}[31mB\u{202E}C\u{9B}2J\",1.00\n")
    let imported = try Executable.run(["import", file, "--data", folder.path])
    #expect(imported.status == 0)
    let end = try Executable.run(["--data", folder.path], input: "tap onboarding.skip\n")
    #expect(end.output.contains(#"A\e[31mB\u{202E}C\u{9B}2J"#))
    let steering = end.output.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
    #expect(steering.isEmpty)
  }
}

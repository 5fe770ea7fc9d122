import ShopDatabase

/// A hand that damages a shop, and what must be found then.
nonisolated struct Tampering {
  var name: String
  /// What is done to the shop's file.
  var shop = ""
  /// What is done to the payment company's.
  var gateway = ""
  /// The checks that find something, in their order. The last is the one that it is about.
  var found: [InspectionCheck]
  /// Where that one finds it.
  var place: String
  /// Words of what it says.
  var words: String
  /// Whether it is told of the payment company's file.
  var isOfCompany = false

  /// The key of the order that stands.
  private static let order = "(SELECT key FROM customer_order WHERE number = 1001)"

  /// One for each thing that can be found.
  static let all = [
    Tampering(
      name: "a line of no cart", shop: "UPDATE cart_line SET cart = 99", found: [.structure],
      place: "table cart_line", words: "1 row of it belongs to what cart does not hold"),
    Tampering(
      name: "no region", shop: "UPDATE shop SET region = 'XX'", found: [.region],
      place: "table shop", words: "No region"),
    Tampering(
      name: "another region", shop: "UPDATE shop SET region = 'US'", found: [.region],
      place: "table charge", words: "3 charges in GBP, and the shop sells in USD", isOfCompany: true
    ),
    Tampering(
      name: "a product that nobody can buy",
      shop: "DELETE FROM variant WHERE sku = 'SAUCER'", found: [.catalogue, .search],
      place: "product saucer", words: "does not know it as it is"),
    Tampering(
      name: "a stock that is not its variants'",
      shop: "UPDATE product SET stock = 77 WHERE handle = 'mug'", found: [.catalogue],
      place: "product mug", words: "stock"),
    Tampering(
      name: "a price that is not its variants'",
      shop: "UPDATE product SET lowest = 1 WHERE handle = 'mug'", found: [.catalogue],
      place: "product mug", words: "prices"),
    Tampering(
      name: "a name that the search does not know",
      shop: "UPDATE product SET name = 'Cup' WHERE handle = 'mug'", found: [.search],
      place: "product mug", words: "does not know it as it is"),
    Tampering(
      name: "a product that only the search knows",
      shop: "INSERT INTO search (rowid, name) VALUES (999, 'ghost')", found: [.search],
      place: "product number 999", words: "not sold"),
    Tampering(
      name: "a damaged search", shop: "UPDATE search_data SET block = x'00FF' WHERE id > 10",
      found: [.search], place: "search index", words: "damaged"),
    Tampering(
      name: "less than nothing in stock",
      shop: "UPDATE variant SET stock = -3 WHERE sku = 'MUG-1'", found: [.structure, .stock],
      place: "variant MUG-1", words: "Its stock is −3"),
    Tampering(
      name: "no cart for guests", shop: "DELETE FROM cart WHERE account IS NULL",
      found: [.carts], place: "the guest", words: "no cart"),
    Tampering(
      name: "no cart for an account", shop: "DELETE FROM cart WHERE account = 1",
      found: [.carts], place: "account 1", words: "no cart"),
    Tampering(
      name: "a line of nothing", shop: "UPDATE cart_line SET quantity = 0",
      found: [.structure, .carts], place: "cart 3", words: "Its quantity is 0"),
    Tampering(
      name: "an order that is lost", shop: "DELETE FROM customer_order WHERE number = 1001",
      found: [.orders], place: "payment for order 1001", words: "no such order"),
    Tampering(
      name: "an order of somebody else",
      shop: "UPDATE customer_order SET account = 1 WHERE number = 1001", found: [.orders],
      place: "order 1001", words: "another account"),
    Tampering(
      name: "an order of another number",
      shop: "UPDATE attempt SET number = 1009 WHERE key = \(order)", found: [.orders],
      place: "order 1001", words: "another number"),
    Tampering(
      name: "an order that was never paid",
      shop: "UPDATE attempt SET state = 'declined' WHERE key = \(order)",
      found: [.orders, .charges], place: "order 1001", words: "the shop has no order for it",
      isOfCompany: true),
    Tampering(
      name: "another total than was paid",
      shop: "UPDATE customer_order SET total = 1 WHERE number = 1001", found: [.orders, .totals],
      place: "order 1001", words: "not the one that was charged"),
    Tampering(
      name: "another quantity",
      shop: "UPDATE customer_order SET content = replace(content, '\"quantity\":2', "
        + "'\"quantity\":3') WHERE number = 1001", found: [.totals], place: "order 1001",
      words: "not its quantity times its price"),
    Tampering(
      name: "what cannot be read",
      shop: "UPDATE customer_order SET content = '{}' WHERE number = 1001", found: [.totals],
      place: "order 1001", words: "cannot be read"),
    Tampering(
      name: "another stock taken",
      shop: "UPDATE attempt_line SET quantity = 9 WHERE key = \(order)",
      found: [.totals], place: "order 1001", words: "other quantities"),
    Tampering(
      name: "two open payments",
      shop: """
        DROP INDEX attempt_open;
        INSERT INTO attempt (key, account, number, total, state, content) VALUES
          ('a', 1, 1003, 1, 'reserved', '{}'), ('b', 1, 1004, 1, 'charging', '{}');
        INSERT INTO attempt_line VALUES ('a', 'MUG-1', 1), ('b', 'MUG-1', 1);
        """, found: [.payments], place: "account 1", words: "2 open payments"),
    Tampering(
      name: "a payment for nothing",
      shop: "INSERT INTO attempt (key, account, number, total, state, content) VALUES "
        + "('a', 1, 1003, 1, 'reserved', '{}')", found: [.payments],
      place: "payment for order 1003", words: "for nothing"),
    Tampering(
      name: "a charge that nobody ordered",
      gateway: "INSERT INTO charge VALUES ('ghost', 500, 'GBP', 'paid', 1, 0, 0)",
      found: [.charges], place: "charge ghost", words: "£5.00 were charged, and nobody ordered",
      isOfCompany: true),
    Tampering(
      name: "another amount", gateway: "UPDATE charge SET amount = 1 WHERE outcome = 'declined'",
      found: [.charges], place: "order 1003", words: "£0.01 were charged", isOfCompany: true),
    Tampering(
      name: "a charge that was never made", gateway: "DELETE FROM charge WHERE refunded = 1",
      found: [.charges], place: "order 1002", words: "never heard", isOfCompany: true),
    Tampering(
      name: "an order that the company was not paid for",
      gateway: "UPDATE charge SET outcome = 'declined' WHERE outcome = 'paid' AND refunded = 0",
      found: [.charges], place: "order 1001", words: "was not paid", isOfCompany: true),
    Tampering(
      name: "money given back for an order that stands",
      gateway: "UPDATE charge SET refunded = 1 WHERE outcome = 'paid'", found: [.charges],
      place: "order 1001", words: "given back, and the order stands", isOfCompany: true),
    Tampering(
      name: "money kept of an order that was cancelled",
      gateway: "UPDATE charge SET refunded = 0", found: [.charges], place: "order 1002",
      words: "the money was not given back", isOfCompany: true),
    Tampering(
      name: "two charges for one payment",
      gateway: """
        ALTER TABLE charge RENAME TO old;
        CREATE TABLE charge AS SELECT * FROM old;
        INSERT INTO charge SELECT * FROM old WHERE outcome = 'declined';
        DROP TABLE old;
        """, found: [.charges], place: "charge", words: "two charges", isOfCompany: true),
  ]
}

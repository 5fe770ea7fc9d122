import ShopModel

/// What the shopper has agreed to: the sum that was seen, and the card.
struct Purchase {
  var seen: Review
  var card: Card
}

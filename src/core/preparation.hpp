#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/drawing.hpp"
#include "core/error.hpp"
#include "core/game.hpp"

namespace broceliande {

/// Something that a party has yet to place.
struct TrayItem {
  std::string id;
  std::string kind;
  int seat = kNobody;
  int left = 0;
};

/// What a party is about to submit, reviewed before it counts.
struct Draft {
  std::string text;             ///< in its written form
  bool is_complete = false;     ///< whether it can be handed in
  std::vector<Error> warnings;  ///< advice, not refusals; what is still missing among it
  Drawing drawing;
  Tableau tableau;  ///< the same for a display
  std::vector<TrayItem> tray;
};

/// A text that comes with the game.
struct StockPreparation {
  std::string name;
  std::string text;
};

/// A game that begins with a secret preparation: each party (one or more seats, numbered from 0)
/// hands in a text, all at the same time and in any order; when the last has, all texts are
/// revealed and play begins.
/// - `parties` is kParties, or 0 where the chosen options deal the first position instead.
/// - `review` refuses what can never be handed in, with the rule.
/// - `complete` adds the rest to a draft, so that it can be handed in.
/// - `choose_draft` is the loop of choices of a preparation: what can be picked after some picks,
///   and the text after them as its action. It refuses a pick that leads nowhere with the rule.
/// - `mirrored` is a text seen from the other side of the table; `stock_preparations` are texts for
///   party 0 that come with the game, by name. `review` and `complete` take their names too.
/// - `lift` takes the complete texts of all parties.
template <class G>
concept PreparedGame =
    Game<G> &&
    requires(const G& game, int party, std::string_view text, Seat seat, Rng& rng,
             const std::vector<std::string>& texts, const std::vector<std::string>& picks) {
      { G::kParties } -> std::convertible_to<int>;
      { game.parties() } -> std::same_as<int>;
      { game.party_name(party) } -> std::same_as<std::string>;
      { game.party_of(seat) } -> std::same_as<int>;
      { game.review(party, text) } -> std::same_as<Result<Draft>>;
      { game.complete(party, text, rng) } -> std::same_as<Result<std::string>>;
      { game.choose_draft(party, text, picks) } -> std::same_as<Result<Choice>>;
      { game.mirrored(text) } -> std::same_as<Result<std::string>>;
      { game.stock_preparations() } -> std::same_as<std::vector<StockPreparation>>;
      { game.lift(texts) } -> std::same_as<typename G::State>;
    };

/// What the record keeps of a party: at first its commitment alone; salt and text once all
/// parties are revealed.
struct Preparation {
  std::string party;
  std::string commitment;  ///< empty while the party is not ready
  std::string salt;
  std::string text;

  [[nodiscard]] bool is_lifted() const { return !salt.empty(); }

  friend bool operator==(const Preparation&, const Preparation&) = default;
};

/// Commits a party to its text without revealing any of it: BLAKE2b over the salt, which only the
/// party knows, and the text. Written in hexadecimal.
[[nodiscard]] std::string commitment_to(std::string_view salt, std::string_view text);

}  // namespace broceliande

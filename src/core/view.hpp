#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/game.hpp"
#include "core/json.hpp"
#include "core/preparation.hpp"

namespace broceliande {

/// What one seat may see of a game, and nothing else. It can only be made by asking a game what
/// that seat sees, so a State cannot reach a client any other way.
class View {
 public:
  template <Game G>
  [[nodiscard]] static View of(const G& game, const typename G::State& state, Seat viewer,
                               bool offers_swap = false) {
    View view;
    view.viewer_ = viewer;
    view.position_ = game.seen_by(state, viewer);
    view.outcome_ = game.outcome(state);
    view.seats_ = game.seats();
    if (view.outcome_) return view;
    view.to_act_ = game.to_act(state);
    if (view.to_act_ != viewer) return view;
    std::vector<typename G::Action> actions;
    game.legal(state, actions);
    for (const auto action : actions) view.actions_.push_back(game.action_text(state, action));
    if (offers_swap) view.actions_.emplace_back(kSwap);
    std::ranges::sort(view.actions_);
    return view;
  }

  /// Before preparations are revealed a seat sees who is ready, and nothing of what was handed in.
  [[nodiscard]] static View of_preparation(const std::vector<Preparation>& parties, Seat viewer,
                                           int seats) {
    View view;
    view.viewer_ = viewer;
    view.seats_ = seats;
    for (const Preparation& party : parties) {
      view.parties_.push_back({party.party, !party.commitment.empty()});
    }
    return view;
  }

  struct Party {
    std::string name;
    bool is_ready = false;
    friend bool operator==(const Party&, const Party&) = default;
  };

  /// Who prepares; empty once play has begun.
  [[nodiscard]] const std::vector<Party>& parties() const { return parties_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }
  [[nodiscard]] const std::string& position() const { return position_; }
  [[nodiscard]] std::optional<Seat> to_act() const { return to_act_; }
  /// The viewer's legal actions, sorted by bytes; empty while another seat decides.
  [[nodiscard]] const std::vector<std::string>& actions() const { return actions_; }
  [[nodiscard]] const std::optional<Outcome>& outcome() const { return outcome_; }
  [[nodiscard]] int seats() const { return seats_; }

  friend bool operator==(const View&, const View&) = default;

 private:
  View() = default;

  Seat viewer_;
  std::string position_;
  std::optional<Seat> to_act_;
  std::vector<std::string> actions_;
  std::optional<Outcome> outcome_;
  std::vector<Party> parties_;
  int seats_ = 0;
};

/// The only thing that may be sent to a client: bytes made from a View. Anything else does not
/// convert, so a server that sends ClientText alone cannot leak a State.
class ClientText {
 public:
  template <class V>
    requires std::is_same_v<V, View>
  explicit ClientText(const V& view) : bytes_(write(view)) {}

  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  [[nodiscard]] static std::string write(const View& view);

  std::string bytes_;
};

}  // namespace broceliande

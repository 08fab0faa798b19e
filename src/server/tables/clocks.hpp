#pragma once

#include <optional>
#include <vector>

#include "server/tables/lag.hpp"
#include "server/tables/outage.hpp"
#include "server/tables/setup.hpp"
#include "server/tables/table_view.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// The time left to each place. It reads no clock: every moment comes from outside. A place whose
/// clock does not run loses nothing.
class Clocks {
 public:
  Clocks(const ClockChoice& choice, std::size_t places);

  [[nodiscard]] bool is_used() const { return choice_.kind != ClockChoice::Kind::none; }
  /// Whether time also runs while a party prepares: days do, minutes wait for the first action.
  [[nodiscard]] bool counts_preparation() const { return choice_.kind == ClockChoice::Kind::days; }

  /// What lag may be made up for in one game.
  [[nodiscard]] LagQuota lag_quota() const;
  /// Everybody has the full time again, and nothing runs.
  void begin_game();
  /// From now on these run and no others; those that ran already go on.
  void run(const std::vector<int>& places, Moment now);
  /// What a place has used since it runs, less what is made up for.
  [[nodiscard]] Milliseconds spent(int place, Moment now, Milliseconds lag_given_back) const;
  /// An action was done: takes what was spent and adds the increment. The place stops.
  void charge(int place, Milliseconds spent);
  /// Nothing is left to a place, and it stops.
  void run_out(int place);
  /// The game has ended: what runs stops, and everybody keeps what is left.
  void stop(Moment now);

  /// Since when the first of those that run does, less what was given back.
  [[nodiscard]] std::optional<Moment> running_since() const;
  /// Nobody could act meanwhile: those that ran lose nothing of it.
  void compensate(const Outage& outage);

  /// When the first of those that run is out of time.
  [[nodiscard]] std::optional<Moment> deadline() const;
  /// Gives time back to those that run, so that the deadline is this, if it is later.
  void delay_to(Moment deadline);
  /// Whose time is up, if anybody's is.
  [[nodiscard]] std::optional<int> out_of_time(Moment now) const;

  /// What everybody may see; nothing where no clock is used.
  [[nodiscard]] std::optional<ClockView> view(Moment now) const;

 private:
  struct Time {
    Milliseconds left{0};
    std::optional<Moment> since;  ///< nothing where it does not run
  };
  [[nodiscard]] Milliseconds full() const;

  ClockChoice choice_;
  std::vector<Time> times_;
};

}  // namespace broceliande::server

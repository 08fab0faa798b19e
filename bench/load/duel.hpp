#pragma once

#include <array>
#include <boost/asio/steady_timer.hpp>
#include <boost/json/object.hpp>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "client.hpp"
#include "core/any_game.hpp"
#include "figures.hpp"
#include "plan.hpp"

namespace broceliande::load {

/// Two guests who play one game after the other against each other. Whoever has to act thinks for a
/// while and does something legal; how long the other waits to hear of it is measured.
class Duel {
 public:
  Duel(asio::io_context& io, Client& first, Client& second, const PlayPlan& plan, Meter& meter,
       std::uint64_t seed);

  /// Both clients are open.
  void begin();
  /// What one of them (0, 1) hears.
  void hear(std::size_t who, std::string_view text);
  /// Nothing more is done.
  void end();

  [[nodiscard]] std::size_t games() const { return games_; }

 private:
  struct Pending {
    Seat seat;
    std::string action;
    std::size_t ply = 0;
    std::size_t listener = 0;  ///< who waits to hear of it
    Clock::time_point sent;
  };

  void hear_table(std::size_t who, const boost::json::object& table);
  void hear_played(std::size_t who, const boost::json::object& played);
  void begin_game(const boost::json::object& table);
  void move_to(const std::string& table);
  void watch(std::size_t who);
  void think();
  void act();
  void hear_pending();
  [[nodiscard]] std::size_t actor(Seat seat) const;
  /// `{"do":what,"request":…,"table":…` and then what else belongs there.
  void say(std::size_t who, std::string_view what, std::string_view more = "");

  std::array<Client*, 2> clients_;
  const PlayPlan& plan_;
  Meter& meter_;
  asio::steady_timer thought_;
  std::mt19937_64 chance_;
  std::string table_;
  std::unique_ptr<AnyMatch> match_;
  std::vector<int> players_;           ///< the place of each player of the record
  std::array<int, 2> places_{-1, -1};  ///< of the clients
  std::optional<Pending> pending_;
  std::size_t games_ = 0;
  int requests_ = 0;
  bool is_asked_for_rematch_ = false;
};

}  // namespace broceliande::load

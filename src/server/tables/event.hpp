#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/seat.hpp"
#include "server/accounts/secrets.hpp"
#include "server/tables/offer.hpp"
#include "server/tables/outage.hpp"
#include "server/tables/setup.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// What can happen at a table.
namespace event {

struct Created {
  TableSetup setup;
};
struct Sat {
  int place = 0;
  std::string name;
  Secret identity{""};
};
struct Left {
  int place = 0;
};
/// A guest has logged in: the place belongs to the account.
struct Claimed {
  int place = 0;
  std::string name;  ///< as it is shown from now on
  Secret identity{""};
};
struct Renamed {
  int place = 0;
  std::string name;
};
struct Began {
  std::uint64_t seed = 0;
  std::vector<int> players;  ///< the place of each player, in the order of the record
  /// Tables with chosen seats began by `lot` once, with players in the order that the lot undid.
  SeatingRule seating = SeatingRule::lot;
};
struct Prepared {
  int party = 0;
  std::string commitment;
  Secret text{""};
  Secret salt{""};
};
struct Played {
  Seat seat;
  std::string action;
  Milliseconds spent{0};           ///< of the place's time
  Milliseconds lag_given_back{0};  ///< what lag took
};
struct OfferMade {
  Offer offer;
};
struct OfferAnswered {
  OfferKind kind = OfferKind::take_back;
  int place = 0;
  bool yes = false;
};
struct TookBack {
  std::size_t plies = 0;  ///< how many are left in this game
};
struct HandedOver {
  int place = 0;
  int level = 0;
};
struct Resigned {
  int place = 0;
};
struct FlagFell {
  int place = 0;
};
struct NextBegan {};
struct Chatted {
  int place = 0;
  std::string text;
};
struct Rematched {
  std::string table;
};
struct Closed {};

/// Nothing could be saved for a while: no clock ran then.
struct TimeCompensated {
  Outage outage;
};

/// Who was there claimed the game against the only opponent, who was gone.
struct ResultClaimed {
  int place = 0;  ///< of the player who was gone
  int claimant = 0;
  bool is_draw = false;
};

/// All who were left agreed to end the game without a result.
struct Ended {
  int place = 0;  ///< of the player who was gone
};

/// An operator has annulled the game: nobody has won or lost it.
struct Annulled {};

}  // namespace event

struct TableEvent {
  Moment at;
  int by = -1;      ///< the place of whoever did it; -1 for the server
  std::string key;  ///< the client's, so that the same thing is not done twice
  std::variant<event::Created, event::Sat, event::Left, event::Renamed, event::Began,
               event::Prepared, event::Played, event::OfferMade, event::OfferAnswered,
               event::TookBack, event::HandedOver, event::Resigned, event::FlagFell,
               event::NextBegan, event::Chatted, event::Rematched, event::Closed, event::Claimed,
               event::TimeCompensated, event::ResultClaimed, event::Ended, event::Annulled>
      what;
};

}  // namespace broceliande::server

#pragma once

#include <algorithm>

#include "server/moment.hpp"

namespace broceliande::server {

/// How much time that messages spent on their way is given back to a player.
struct LagRule {
  Milliseconds most_at_once{1000};
  Milliseconds most{5000};
  Milliseconds regained{200};  ///< by each action
};

/// One person's quota in one game. A client can claim any round trip, so what is given back is
/// bounded: nobody gains more than `most` in all and `regained` an action.
class LagQuota {
 public:
  explicit LagQuota(const LagRule& rule = {}) : rule_(rule), left_(rule.most) {}

  /// For one action: how much of the time spent on it is given back, if a message takes that long
  /// from the server to the client and back.
  [[nodiscard]] Milliseconds take(Milliseconds round_trip, Milliseconds spent) {
    const Milliseconds bound = std::min({rule_.most_at_once, left_, spent});
    const Milliseconds given =
        std::clamp(round_trip, Milliseconds(0), std::max(bound, Milliseconds(0)));
    left_ = std::min(left_ - given + rule_.regained, rule_.most);
    return given;
  }

  [[nodiscard]] Milliseconds left() const { return left_; }

 private:
  LagRule rule_;
  Milliseconds left_;
};

}  // namespace broceliande::server

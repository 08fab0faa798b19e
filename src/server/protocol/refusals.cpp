#include "server/protocol/refusals.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "server/protocol/phrases.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {

Refusal reason_of(const Error& error) {
  static constexpr auto kReasonOfPhrase = std::to_array<std::pair<const Phrase*, Refusal>>({
      {&phrases::kTooFast, Refusal::too_fast},
      {&phrases::kForeignOrigin, Refusal::foreign_origin},
      {&phrases::kNoTable, Refusal::no_such_table},
      {&phrases::kMoved, Refusal::outdated},
      {&phrases::kContended, Refusal::outdated},
      {&phrases::kNotKept, Refusal::not_kept},
      {&phrases::kOverloaded, Refusal::overloaded},
      {&phrases::kStopping, Refusal::stopping},
      {&phrases::kNewerTable, Refusal::newer},
      {&phrases::kWrongRequest, Refusal::unreadable},
  });
  const auto known =
      std::ranges::find(kReasonOfPhrase, error.phrase, &std::pair<const Phrase*, Refusal>::first);
  if (known != kReasonOfPhrase.end()) return known->second;
  if (error.key().starts_with("protocol.")) return Refusal::unreadable;
  return error.rule().empty() ? Refusal::not_allowed : Refusal::against_rules;
}

}  // namespace broceliande::server

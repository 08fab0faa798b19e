#include "server/storage/outage_reporter.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "server/storage/database/phrases.hpp"

namespace broceliande::server {

bool is_outage(const Error& error) {
  constexpr std::array kOfTheAsker{&phrases::kNotText, &phrases::kNotAppend, &phrases::kNoIdentity,
                                   &phrases::kContradiction, &phrases::kAnnouncementLength};
  return std::ranges::find(kOfTheAsker, error.phrase) == kOfTheAsker.end();
}

bool OutageReporter::fail(Moment now, const Error& cause) {
  if (failures_++ == 0) began_ = now;
  last_ = now;
  recovered_.reset();
  return causes_.insert(std::string(cause.key())).second;
}

std::optional<OutageReporter::EndedOutage> OutageReporter::succeed(Moment now) {
  if (failures_ == 0) return std::nullopt;
  if (!recovered_) recovered_ = now;
  if (now - last_ < calm_) return std::nullopt;
  causes_.clear();
  return EndedOutage{*recovered_ - began_, std::exchange(failures_, 0)};
}

}  // namespace broceliande::server

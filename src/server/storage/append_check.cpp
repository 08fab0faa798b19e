#include "server/storage/append_check.hpp"

#include <algorithm>
#include <set>

#include "server/storage/database/phrases.hpp"
#include "server/storage/texts.hpp"

namespace broceliande::server::storage {
namespace {

bool is_letter_or_digit(char c) {
  return ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}

bool follow_each_other(const std::vector<LoggedEvent>& events) {
  const auto is_gap = [](const LoggedEvent& first, const LoggedEvent& second) {
    return second.number != first.number + 1;
  };
  return std::ranges::adjacent_find(events, is_gap) == events.end();
}

bool have_different_numbers(const std::vector<TakenPlace>& places) {
  std::set<int> numbers;
  return std::ranges::all_of(
      places, [&](const TakenPlace& place) { return numbers.insert(place.place).second; });
}

bool are_texts(const Append& append) {
  const TableSummary& summary = append.index.summary;
  return is_text(summary.game) &&
         std::ranges::all_of(summary.places, is_text, &PlaceSummary::name) &&
         std::ranges::all_of(append.events,
                             [](const LoggedEvent& event) {
                               return is_text(event.body) && is_text(event.secret);
                             }) &&
         std::ranges::all_of(append.index.places,
                             [](const TakenPlace& place) { return is_text(place.identity); });
}

const char* fault_of(const Append& append) {
  const std::string& table = append.index.table;
  if (table.empty() || !std::ranges::all_of(table, is_letter_or_digit)) {
    return "the id of a table is made of letters and digits";
  }
  if (append.events.empty()) return "there are none";
  if (append.events.front().number == 0) return "they are numbered from 1";
  if (!follow_each_other(append.events)) return "their numbers do not follow each other";
  if (!have_different_numbers(append.index.places)) return "a place is taken twice";
  if (!are_texts(append)) return "a text is not UTF-8, or has a zero byte";
  return nullptr;
}

}  // namespace

Result<void> check(const Append& append) {
  const char* fault = fault_of(append);
  if (fault == nullptr) return {};
  const std::string& table = append.index.table;
  return refuse(phrases::kNotAppend, Error::kNoPlace, {is_text(table) ? table : "?", fault});
}

}  // namespace broceliande::server::storage

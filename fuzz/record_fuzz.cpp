// Any bytes as a record: damage that names a line, or a match that writes back to an equal record.
#include <cstdint>
#include <cstdlib>

#include "games/registry.hpp"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace broceliande;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const RecordReading reading = read_record(text);
  if (reading.damage) require(reading.damage->line > 0 && !english(*reading.damage).empty());
  const GameEntry* entry = find_game(reading.record.setup.game);
  if (entry == nullptr) return 0;
  const auto game = entry->with(reading.record.setup.options);
  if (!game) return 0;
  const MatchReading folded = fold(**game, reading);
  if (folded.match == nullptr) return 0;
  const RecordReading again = read_record(record_text(folded.match->record()));
  require(!again.damage && again.record == folded.match->record());
  return 0;
}

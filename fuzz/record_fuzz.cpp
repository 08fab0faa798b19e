// Any bytes as a record: damage that names a line, or a match that writes back to an equal record.
#include "games/registry.hpp"
#include "target.hpp"

namespace broceliande::fuzz {

void fuzz_record(std::string_view text) {
  const RecordReading reading = read_record(text);
  if (reading.damage) require(reading.damage->line > 0 && !english(*reading.damage).empty());
  const GameEntry* entry = find_game(reading.record.setup.game);
  if (entry == nullptr) return;
  const auto game = entry->with(reading.record.setup.options);
  if (!game) return;
  const MatchReading folded = fold(**game, reading);
  if (folded.match == nullptr) return;
  const RecordReading again = read_record(record_text(folded.match->record()));
  require(!again.damage && again.record == folded.match->record());
}

}  // namespace broceliande::fuzz

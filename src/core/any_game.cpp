#include "core/any_game.hpp"

#include "core/match.hpp"

namespace broceliande {

Result<void> lift_screens(AnyMatch& match, const std::vector<Preparation>& preparations) {
  for (std::size_t party = 0; match.is_preparing() && party < preparations.size(); ++party) {
    const Preparation& known = preparations[party];
    if (commitment_to(known.salt, known.text) != known.commitment) {
      return refuse(refusal::kBrokenCommitment, Error::kNoPlace,
                    {Argument::party(static_cast<int>(party), known.party), known.commitment});
    }
    const auto prepared = match.prepare(static_cast<int>(party), known.text, known.salt);
    if (!prepared) return prepared;
  }
  return {};
}

MatchReading fold(const AnyGame& game, const RecordReading& reading) {
  MatchReading result;
  const Record& record = reading.record;
  auto begun = game.begin_match(record.setup);
  if (!begun) {
    result.damage = Damage{1, begun.error()};
    return result;
  }
  result.match = std::move(*begun);
  AnyMatch& match = *result.match;
  for (std::size_t i = 0; i < record.starts.size(); ++i) {
    const std::size_t start_line = reading.start_lines[i];
    if (i > 0) {
      if (const auto next = match.begin_next_game(); !next) {
        result.damage = Damage{start_line, next.error()};
        return result;
      }
    }
    if (const auto screens = lift_screens(match, record.preparations[i]); !screens) {
      result.damage = Damage{start_line, screens.error()};
      return result;
    }
    if (match.position() != record.starts[i]) {
      result.damage =
          Damage{start_line, Error{&refusal::kWrongStart, {match.position()}, Error::kNoPlace}};
      return result;
    }
    for (std::size_t ply = 0; ply < record.games[i].size(); ++ply) {
      const Seat seat = match.to_act().value_or(Seat{});
      if (const auto played = match.play(seat, record.games[i][ply]); !played) {
        result.damage = Damage{reading.action_lines[i][ply], played.error()};
        return result;
      }
    }
  }
  result.damage = reading.damage;
  return result;
}

}  // namespace broceliande

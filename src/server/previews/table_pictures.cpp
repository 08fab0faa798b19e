#include "server/previews/table_pictures.hpp"

#include <utility>

#include "core/blake2b.hpp"
#include "core/json.hpp"
#include "core/record.hpp"
#include "games/registry.hpp"
#include "wasm/answers.hpp"

namespace broceliande::server {

std::optional<std::string> board_of(std::string_view public_record) {
  const RecordReading reading = read_record(public_record);
  const GameEntry* entry = find_game(reading.record.setup.game);
  if (entry == nullptr || reading.damage) return std::nullopt;
  const auto game = entry->with(reading.record.setup.options);
  if (!game) return std::nullopt;
  const MatchReading folded = fold(**game, reading);
  if (folded.match == nullptr || folded.damage || folded.match->position().empty()) {
    return std::nullopt;
  }
  JsonWriter json;
  json.begin_object().field("game", entry->manifest.name);
  return json.text() + R"(,"geometry":)" + wasm::geometry_answer((*game)->geometry()) +
         R"(,"tableau":)" + wasm::tableau_answer(folded.match->tableau()) + "}";
}

TablePictures::TablePictures(Post post, Draw draw, PictureLimits limits)
    : post_(std::move(post)),
      draw_(std::move(draw)),
      kept_(limits.kept_bytes),
      worker_(1, limits.most_waiting) {}

void TablePictures::draw(std::string public_record, const Respond& respond) {
  const RecentBytes::Key key{hex(blake2b(public_record))};
  if (const Picture kept = kept_.find(key)) return respond(kept->empty() ? nullptr : kept);
  const bool is_begun =
      waiting_.contains(key) || worker_.take([this, key, record = std::move(public_record)] {
        const auto board = board_of(record);
        post_([this, key, drawn = board ? draw_(*board) : std::nullopt]() mutable {
          finish(key, std::move(drawn));
        });
      });
  if (!is_begun) return respond(nullptr);
  waiting_[key].push_back(respond);
}

void TablePictures::finish(const RecentBytes::Key& key, std::optional<std::string> drawn) {
  const auto bytes = std::make_shared<const std::string>(std::move(drawn).value_or(""));
  kept_.keep(key, bytes);
  const auto found = waiting_.extract(key);
  for (const Respond& respond : found.mapped()) respond(bytes->empty() ? nullptr : bytes);
}

}  // namespace broceliande::server

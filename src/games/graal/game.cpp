#include "games/graal/game.hpp"

#include <algorithm>

#include "games/graal/arrangement.hpp"
#include "games/graal/phrases.hpp"
#include "games/graal/stock.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

std::vector<FigureKind> figure_kinds() {
  std::vector<FigureKind> kinds;
  for (std::size_t i = 0; i < kKinds; ++i) {
    kinds.push_back({kind_name(static_cast<Kind>(i)), kKindLetters[i]});
  }
  return kinds;
}

}  // namespace

Manifest Graal::manifest() {
  return {
      .name = kName,
      .summary = "Graal: storm the enemy's donjon or take the royal house (2 to 6 players)",
      .rule_prefix = 'C',
      .most_players = 6,
      .options =
          {{.name = "armies",
            .help = "armies in each camp; one player may command several (C22)",
            .values = {"1", "2", "3"},
            .in_position = true,
            .players = {{2, 2}, {2, 4}, {2, 6}}},
           {.name = "map",
            .help =
                "rock and forest (C2): a stock map, or name/row/…/row, row 16 first, of . f and r",
            .values = {"world-of-art", "twin-fords"},
            .open = true},
           {.name = "army",
            .help = "the figures of a complete army (C4): the stock one, or K 1,P 1,… for your own",
            .values = {"complete"},
            .in_position = true,
            .open = true},
           {.name = "drawing-up",
            .help = "whether camps set up in secret or are dealt ready-made set-ups (C6)",
            .values = {"secret", "stock"},
            .in_position = true},
           {.name = "king-mounted",
            .help = "whether the King rides, so that forest stops him (C5)",
            .values = {"off", "on"}},
           {.name = "archer-step",
            .help = "whether Archers step up to three squares or exactly three (C12)",
            .values = {"up-to", "exact"}},
           {.name = "retreat",
            .help = "whether a retreat is one to three squares or exactly one (C17)",
            .values = {"three", "one"}},
           {.name = "allied-house",
            .help = "whether allied armies have a King, a Prince and a Duke too (C21)",
            .values = {"off", "on"},
            .condition = OptionCondition{"armies", {"2", "3"}}},
           {.name = "quiet-first-turn",
            .help = "whether taking and shooting are barred on the very first turn (C23)",
            .values = {"off", "on"},
            .in_position = true}},
      .figures = figure_kinds(),
      .parties = {"S", "N"},
      .ready_options = {{"drawing-up", "stock"}},
  };
}

Result<Graal> Graal::with(const OptionValues& options) {
  Result<OptionValues> values = broceliande::complete(manifest().options, options);
  if (!values) return pass_on(values);
  const auto is_on = [&](std::string_view name) { return value_of(*values, name) == "on"; };
  Graal game;
  game.variant_.maps = stock_maps();
  game.variant_.king_mounted = is_on("king-mounted");
  game.variant_.archer_exact = value_of(*values, "archer-step") == "exact";
  game.variant_.longest_retreat = value_of(*values, "retreat") == "one" ? 1 : 3;
  game.armies_ = value_of(*values, "armies")[0] - '0';
  game.allied_house_ = is_on("allied-house");
  game.quiet_first_turn_ = is_on("quiet-first-turn");
  game.is_secret_ = value_of(*values, "drawing-up") == "secret";
  if (const auto chosen = game.choose_map(value_of(*values, "map")); !chosen) {
    return pass_on(chosen);
  }
  if (const auto chosen = game.choose_army(value_of(*values, "army")); !chosen) {
    return pass_on(chosen);
  }
  // What came from a file is kept in one line, so that a record holds it.
  for (auto& [name, value] : *values) {
    if (name == "map") value = game.map_word();
    if (name == "army" && value != "complete") value = roster_text(game.roster_);
  }
  game.options_ = std::move(*values);
  return game;
}

OptionValues Graal::options_at(const State& state) const {
  OptionValues options = options_;
  broceliande::choose(options, "armies", std::to_string(state.armies));
  return options;
}

std::string Graal::map_word() const {
  const Map& map = variant_.maps[static_cast<std::size_t>(map_)];
  const bool is_stock = static_cast<std::size_t>(map_) < stock_maps().size();
  return is_stock ? map.name : map_text(map);
}

/// C4: the stock army, or one of the user's own.
Result<void> Graal::choose_army(std::string_view value) {
  if (value == "complete") {
    roster_ = stock_roster();
    return {};
  }
  const Result<Roster> roster = read_roster(value);
  if (!roster) return pass_on(roster);
  roster_ = *roster;
  return {};
}

/// C2: a stock map by its name, or a map of the user's own.
Result<void> Graal::choose_map(std::string_view value) {
  std::vector<Map>& maps = variant_.maps;
  const auto stock = std::ranges::find(maps, value, &Map::name);
  if (stock != maps.end()) {
    map_ = static_cast<int>(stock - maps.begin());
    return {};
  }
  const bool is_name = value.find_first_of("/\n") == std::string_view::npos;
  if (is_name) {
    return refuse(phrases::kUnknownMap, Error::kNoPlace, {std::string(value), map_names(variant_)});
  }
  Result<Map> map = read_map(value);
  if (!map) return pass_on(map);
  if (std::ranges::find(maps, map->name, &Map::name) != maps.end()) {
    return refuse(phrases::kMapNameTaken, 0, {map->name});
  }
  map_ = static_cast<int>(maps.size());
  maps.push_back(std::move(*map));
  return {};
}

std::optional<Seating> Graal::first_seating(const Seating& lot) const {
  if (lot.size() < 2 || std::cmp_greater(lot.size(), seats())) return std::nullopt;
  std::array<Seating, 2> camps;
  for (std::size_t i = 0; i < lot.size(); ++i) camps[i % 2].push_back(lot[i]);
  Seating seating;
  for (std::size_t army = 0; std::cmp_less(army, armies_); ++army) {
    for (const Seating& camp : camps) seating.push_back(camp[army % camp.size()]);
  }
  return seating;
}

Seating Graal::next_seating(const Seating& seating, const Outcome& outcome) const {
  Seating next = seating;
  const bool north_won = outcome.of[1].verdict == Verdict::win;
  if (!north_won) return next;
  for (std::size_t i = 0; i + 1 < next.size(); i += 2) std::swap(next[i], next[i + 1]);
  return next;
}

DrawingUp Graal::deal_camp(Camp camp, Rng& rng) const {
  const Muster south = muster(Camp::south);
  std::vector<DrawingUp> fitting;
  for (const StockPreparation& stock : stock_drawing_ups()) {
    const auto read = read_drawing_up(south, stock.text);
    const bool fills_armies = read && !read->armies[static_cast<std::size_t>(armies_ - 1)].empty();
    if (fills_armies) fitting.push_back(*read);
  }
  DrawingUp chosen;
  if (!fitting.empty()) chosen = fitting[rng.below(static_cast<std::uint32_t>(fitting.size()))];
  chosen = graal::complete(south, chosen, rng);  // allied royal houses, or everything
  return camp == Camp::south ? chosen : half_turned(chosen);
}

Result<DrawingUp> Graal::read_named(int party, std::string_view text) const {
  const Camp camp = static_cast<Camp>(party);
  const bool is_name = !text.empty() && text.find('=') == std::string_view::npos;
  if (!is_name) return read_drawing_up(muster(camp), text);
  std::string names;
  for (const StockPreparation& stock : stock_drawing_ups()) {
    if (stock.name == text) {
      auto south = read_drawing_up(muster(Camp::south), stock.text);
      if (!south || camp == Camp::south) return south;
      return half_turned(*south);
    }
    names += (names.empty() ? "" : ", ") + stock.name;
  }
  return refuse(phrases::kNoSuchName, 0, {std::string(text), names});
}

Result<Draft> Graal::review(int party, std::string_view text) const {
  const Result<DrawingUp> drawing_up = read_named(party, text);
  if (!drawing_up) return pass_on(drawing_up);
  const Muster muster = this->muster(static_cast<Camp>(party));
  Draft draft;
  draft.text = drawing_up_text(*drawing_up);
  draft.drawing = graal::draw(muster, *drawing_up);
  draft.tableau = graal::tableau(muster, *drawing_up);
  draft.tray = graal::tray(muster, *drawing_up);
  const auto complete = check_complete(muster, *drawing_up);
  draft.is_complete = complete.has_value();
  if (!complete) draft.warnings.push_back(complete.error());
  if (warning_for(muster, *drawing_up) == Warning::unguarded_courtyard) {
    draft.warnings.push_back(Error{&phrases::kUnguarded, {}, Error::kNoPlace});
  }
  return draft;
}

Result<std::string> Graal::complete(int party, std::string_view text, Rng& rng) const {
  const Result<DrawingUp> drawing_up = read_named(party, text);
  if (!drawing_up) return pass_on(drawing_up);
  return drawing_up_text(graal::complete(muster(static_cast<Camp>(party)), *drawing_up, rng));
}

Result<Choice> Graal::choose_draft(int party, std::string_view text,
                                   const std::vector<std::string>& picks) const {
  const Result<DrawingUp> drawing_up = read_named(party, text);
  if (!drawing_up) return pass_on(drawing_up);
  return graal::choose(muster(static_cast<Camp>(party)), *drawing_up, picks);
}

Result<std::string> Graal::mirrored(std::string_view text) const {
  for (const int party : {0, 1}) {
    const Result<DrawingUp> drawing_up = read_named(party, text);
    if (drawing_up) return drawing_up_text(half_turned(*drawing_up));
    if (party == 1) return pass_on(drawing_up);
  }
  return std::string();
}

std::vector<StockPreparation> Graal::stock_preparations() const { return stock_drawing_ups(); }

State Graal::lift(const std::vector<std::string>& texts) const {
  return begin(*read_named(0, texts[0]), *read_named(1, texts[1]));
}

State Graal::deal(Rng& rng) const {
  const DrawingUp south = deal_camp(Camp::south, rng);
  const DrawingUp north = deal_camp(Camp::north, rng);
  return begin(south, north);
}

}  // namespace broceliande::graal

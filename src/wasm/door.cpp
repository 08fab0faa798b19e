#include "wasm/door.hpp"

#include <array>

#include "core/match.hpp"
#include "opponents/registry.hpp"
#include "wasm/answers.hpp"
#include "wasm/arguments.hpp"
#include "wasm/phrases.hpp"

namespace broceliande::wasm {
namespace {

constexpr unsigned kMostLines = 100;

/// Stops a search and reports its progress through the hooks.
class Watcher final : public search::Stop, public search::SearchObserver {
 public:
  Watcher(SearchHooks& hooks, bool offers_swap) : hooks_(hooks), offers_swap_(offers_swap) {}
  [[nodiscard]] bool is_set() override { return hooks_.is_stopped(); }
  void report(const search::SearchResult& result) override {
    hooks_.show(search_answer(result, offers_swap_));
  }

 private:
  SearchHooks& hooks_;
  bool offers_swap_;
};

}  // namespace

/// One function of the door each, as door.schema.json lists them.
struct Functions {
  using Given = const Door::Parameters&;
  using Answer = Result<std::string>;

  static Answer game_list(Door& /*door*/, Given /*given*/) { return game_list_answer(); }

  static Answer geometry(Door& door, Given given) {
    const auto game = door.game(given[0], given[1]);
    if (!game) return pass_on(game);
    return geometry_answer((*game)->geometry());
  }

  static Answer tableau(Door& door, Given given) {
    const auto game = door.game(given[0], given[1]);
    if (!game) return pass_on(game);
    return (*game)->tableau(given[2]).map(tableau_answer);
  }

  static Answer choose(Door& door, Given given) {
    const auto game = door.game(given[0], given[1]);
    if (!game) return pass_on(game);
    return (*game)->choose(given[2], list(given[3])).map(choice_answer);
  }

  static Answer reach(Door& door, Given given) {
    const auto game = door.game(given[0], given[1]);
    if (!game) return pass_on(game);
    return (*game)->reach(given[2], given[3]).map(reach_answer);
  }

  static Answer legal(Door& door, Given given) {
    const auto game = door.game(given[0], given[1]);
    if (!game) return pass_on(game);
    return (*game)->legal(given[2]).map(texts_answer);
  }

  static Answer begin(Door& door, Given given) {
    const auto game = door.game(given[0], given[1]);
    if (!game) return pass_on(game);
    const auto seed = read_seed(given[3]);
    if (!seed) return pass_on(seed);
    const auto length = read_length(given[4]);
    if (!length) return pass_on(length);
    MatchSetup setup;
    setup.players = list(given[2]);
    setup.seed = *seed;
    setup.length = *length;
    if (!given[5].empty()) setup.from = given[5];
    auto match = (*game)->begin_match(std::move(setup));
    if (!match) return pass_on(match);
    const int number = door.open(std::move(*match));
    return match_answer(number, door.match(number), std::nullopt);
  }

  static Answer read(Door& door, Given given) {
    const RecordReading reading = read_record(given[0]);
    const GameEntry* entry = find_game(reading.record.setup.game);
    if (entry == nullptr) {
      if (reading.damage) return pass_on(reading.damage->error);
      return refuse(phrases::kNoGame, Error::kNoPlace, {reading.record.setup.game});
    }
    const auto game = entry->with(reading.record.setup.options);
    if (!game) return pass_on(game);
    MatchReading folded = fold(**game, reading);
    if (folded.match == nullptr) return pass_on(folded.damage->error);
    const int number = door.open(std::move(folded.match));
    return match_answer(number, door.match(number), folded.damage);
  }

  static Answer summary(Door& /*door*/, Given given) {
    return summary_answer(read_record(given[0]).record);
  }

  /// What all functions of one match share: `work` changes it, and its state is the answer.
  template <class Work>
  static Answer with_match(Door& door, Given given, Work work) {
    const auto number = door.match_number(given[0]);
    if (!number) return pass_on(number);
    const Result<void> done = work(door.match(*number));
    if (!done) return pass_on(done);
    return match_answer(*number, door.match(*number), std::nullopt);
  }

  static Answer state(Door& door, Given given) {
    return with_match(door, given, [](AnyMatch&) { return Result<void>{}; });
  }

  static Result<Seat> seat_of(const AnyMatch& match, const std::string& text) {
    const auto seat = read_number<unsigned>(text, 0, static_cast<unsigned>(match.seats() - 1));
    if (!seat) return pass_on(seat);
    return Seat{static_cast<std::uint8_t>(*seat)};
  }

  static Answer view(Door& door, Given given) {
    const auto number = door.match_number(given[0]);
    if (!number) return pass_on(number);
    const auto seat = seat_of(door.match(*number), given[1]);
    if (!seat) return pass_on(seat);
    return ClientText(door.match(*number).view(*seat)).bytes();
  }

  static Answer play(Door& door, Given given) {
    const auto number = door.match_number(given[0]);
    if (!number) return pass_on(number);
    AnyMatch& match = door.match(*number);
    const auto seat = seat_of(match, given[1]);
    if (!seat) return pass_on(seat);
    const auto ply = match.play_and_tell(*seat, given[2]);
    if (!ply) return pass_on(ply);
    return played_answer(*number, match, *ply);
  }

  static Answer undo(Door& door, Given given) {
    return with_match(door, given, [](AnyMatch& match) {
      (void)match.undo();
      return Result<void>{};
    });
  }

  static Answer next(Door& door, Given given) {
    return with_match(door, given, [](AnyMatch& match) { return match.begin_next_game(); });
  }

  /// A party by its number, of so many.
  static Result<unsigned> party_number(const std::string& text, std::size_t parties) {
    const auto last = parties == 0 ? 0U : static_cast<unsigned>(parties - 1);
    return read_number<unsigned>(text, 0, last);
  }

  static Answer prepare(Door& door, Given given) {
    return with_match(door, given, [&](AnyMatch& match) -> Result<void> {
      const auto party = party_number(given[1], match.parties().size());
      if (!party) return pass_on(party);
      return match.prepare(static_cast<int>(*party), given[2], given[3]);
    });
  }

  static Answer history(Door& door, Given given) {
    const auto number = door.match_number(given[0]);
    if (!number) return pass_on(number);
    const AnyMatch& match = door.match(*number);
    const auto games = static_cast<unsigned>(match.record().games.size());
    const auto game = read_number<unsigned>(given[1], 1, games);
    if (!game) return pass_on(game);
    return history_answer(match, *game - 1);
  }

  static Answer record(Door& door, Given given) {
    const auto number = door.match_number(given[0]);
    if (!number) return pass_on(number);
    return text_answer(record_text(door.match(*number).record()));
  }

  static Answer close(Door& door, Given given) {
    const auto number = door.match_number(given[0]);
    if (!number) return pass_on(number);
    door.matches_.erase(*number);
    return texts_answer({});
  }

  static Result<const AnyPreparation*> preparation(Door& door, Given given) {
    const auto game = door.game(given[0], given[1]);
    if (!game) return pass_on(game);
    const AnyPreparation* preparation = (*game)->preparation();
    if (preparation == nullptr) return refuse(refusal::kNotPreparing);
    return preparation;
  }

  /// What all functions of a preparation share.
  template <class Work>
  static Answer with_party(Door& door, Given given, Work work) {
    const auto prepared = preparation(door, given);
    if (!prepared) return pass_on(prepared);
    const auto party = party_number(given[2], (*prepared)->party_names().size());
    if (!party) return pass_on(party);
    return work(**prepared, static_cast<int>(*party));
  }

  static Answer draft(Door& door, Given given) {
    return with_party(door, given, [&](const AnyPreparation& prepared, int party) {
      return prepared.review(party, given[3]).map(draft_answer);
    });
  }

  static Answer choose_draft(Door& door, Given given) {
    return with_party(door, given, [&](const AnyPreparation& prepared, int party) {
      return prepared.choose(party, given[3], list(given[4])).map(choice_answer);
    });
  }

  static Answer complete(Door& door, Given given) {
    return with_party(door, given, [&](const AnyPreparation& prepared, int party) -> Answer {
      const auto seed = read_seed(given[4]);
      if (!seed) return pass_on(seed);
      return prepared.complete(party, given[3], *seed).map(text_answer);
    });
  }

  static Answer mirror(Door& door, Given given) {
    const auto prepared = preparation(door, given);
    if (!prepared) return pass_on(prepared);
    return (*prepared)->mirrored(given[2]).map(text_answer);
  }

  /// The stock drawing-ups that fit this game, as that party would draw them up.
  static Answer stock(Door& door, Given given) {
    return with_party(door, given, [](const AnyPreparation& prepared, int party) -> Answer {
      std::vector<StockPreparation> fitting;
      for (const StockPreparation& each : prepared.stock()) {
        const auto draft = prepared.review(party, each.name);
        if (draft && draft->is_complete) fitting.push_back({each.name, draft->text});
      }
      return stock_answer(fitting);
    });
  }

  static Answer network(Door& /*door*/, Given given) {
    return opponents::network_name(given[0], read_options(given[1])).map([](std::string_view name) {
      return text_answer(std::string(name));
    });
  }

  static Answer bring_network(Door& door, Given given) {
    const auto name = opponents::network_name(given[0], read_options(given[1]));
    if (!name) return pass_on(name);
    auto network = search::Network::read(given[2]);
    if (name->empty() || !network || !opponents::takes_network(given[0], *network)) {
      return refuse(phrases::kNoNetwork, Error::kNoPlace, {given[0]});
    }
    door.networks_.insert_or_assign(std::string(*name), std::move(*network));
    return text_answer(std::string(*name));
  }

  static Answer think(Door& door, Given given) {
    const auto level = read_number<unsigned>(given[4], 1, search::kFullStrength);
    const bool is_full = level && *level == search::kFullStrength;
    const auto engine = door.engine(given[0], given[1], is_full);
    if (!engine) return pass_on(engine);
    const auto seed = read_seed(given[5]);
    const auto nodes = read_seed(given[6]);
    const auto lines = read_number<unsigned>(given[7], 1, kMostLines);
    const auto offers_swap = read_flag(given[8]);
    for (const Error* fault : {level ? nullptr : &level.error(), seed ? nullptr : &seed.error(),
                               nodes ? nullptr : &nodes.error(), lines ? nullptr : &lines.error(),
                               offers_swap ? nullptr : &offers_swap.error()}) {
      if (fault != nullptr) return pass_on(*fault);
    }
    std::vector<std::string> actions = list(given[3]);
    std::erase(actions, kSwap);
    std::size_t failed = 0;
    const auto known = (*engine)->set_position(given[2], actions, failed);
    if (!known) return pass_on(known);
    Watcher watcher(door.hooks_, *offers_swap);
    search::SearchRequest request;
    request.level = std::min(static_cast<int>(*level), search::kTopLevel);
    request.seed = *seed;
    request.nodes = *nodes;
    request.lines = static_cast<int>(*lines);
    request.stop = &watcher;
    request.observer = &watcher;
    return search_answer((*engine)->think(request), *offers_swap);
  }

  static Answer draw_up(Door& door, Given given) {
    const auto engine = door.engine(given[0], given[1], false);
    if (!engine) return pass_on(engine);
    return with_party(door, given, [&](const AnyPreparation&, int party) -> Answer {
      const auto seed = read_seed(given[3]);
      if (!seed) return pass_on(seed);
      return text_answer((*engine)->prepare(party, *seed).value_or(""));
    });
  }
};

namespace {

struct ExportedFunction {
  std::string_view name;
  std::size_t parameters;
  Result<std::string> (*run)(Door& door, const Door::Parameters& given);
  bool ends_in_bytes = false;
};

constexpr std::array kExports{
    ExportedFunction{"games", 0, &Functions::game_list},
    ExportedFunction{"geometry", 2, &Functions::geometry},
    ExportedFunction{"tableau", 3, &Functions::tableau},
    ExportedFunction{"choose", 4, &Functions::choose},
    ExportedFunction{"reach", 4, &Functions::reach},
    ExportedFunction{"legal", 3, &Functions::legal},
    ExportedFunction{"begin", 6, &Functions::begin},
    ExportedFunction{"read", 1, &Functions::read},
    ExportedFunction{"summary", 1, &Functions::summary},
    ExportedFunction{"state", 1, &Functions::state},
    ExportedFunction{"view", 2, &Functions::view},
    ExportedFunction{"play", 3, &Functions::play},
    ExportedFunction{"undo", 1, &Functions::undo},
    ExportedFunction{"next", 1, &Functions::next},
    ExportedFunction{"history", 2, &Functions::history},
    ExportedFunction{"record", 1, &Functions::record},
    ExportedFunction{"close", 1, &Functions::close},
    ExportedFunction{"prepare", 4, &Functions::prepare},
    ExportedFunction{"draft", 4, &Functions::draft},
    ExportedFunction{"chooseDraft", 5, &Functions::choose_draft},
    ExportedFunction{"complete", 5, &Functions::complete},
    ExportedFunction{"mirror", 3, &Functions::mirror},
    ExportedFunction{"stock", 3, &Functions::stock},
    ExportedFunction{"think", 9, &Functions::think},
    ExportedFunction{"drawUp", 4, &Functions::draw_up},
    ExportedFunction{"network", 2, &Functions::network},
    ExportedFunction{"bringNetwork", 3, &Functions::bring_network, true},
};

}  // namespace

std::string Door::answer(std::string_view request) {
  const std::string name(request.substr(0, request.find(kSeparator)));
  for (const ExportedFunction& entry : kExports) {
    if (entry.name != name) continue;
    Parameters given = split(request, kSeparator, entry.ends_in_bytes ? entry.parameters : kAll);
    given.erase(given.begin());
    if (entry.parameters != given.size()) {
      return refused(
          Error{&phrases::kParameters, {name, given.size(), entry.parameters}, Error::kNoPlace});
    }
    const auto answer = entry.run(*this, given);
    return answer ? *answer : refused(answer.error());
  }
  return refused(Error{&phrases::kNoFunction, {name}, Error::kNoPlace});
}

Result<const AnyGame*> Door::game(const std::string& name, const std::string& options) {
  std::unique_ptr<AnyGame>& known = games_[name + kSeparator + options];
  if (known != nullptr) return known.get();
  const GameEntry* entry = find_game(name);
  if (entry == nullptr) return refuse(phrases::kNoGame, Error::kNoPlace, {name});
  auto made = entry->with(read_options(options));
  if (!made) return pass_on(made);
  known = std::move(*made);
  return known.get();
}

Result<search::Engine*> Door::engine(const std::string& name, const std::string& options,
                                     bool is_full) {
  const auto network_name = opponents::network_name(name, read_options(options));
  if (!network_name) return pass_on(network_name);
  const auto network = is_full ? networks_.find(*network_name) : networks_.end();
  const bool has_network = network != networks_.end();
  const std::string key = name + kSeparator + options + kSeparator + (has_network ? "full" : "");
  if (engine_ != nullptr && engine_key_ == key) return engine_.get();
  const OptionValues values = read_options(options);
  auto made = has_network ? opponents::make_network_engine(name, values, network->second, memory_)
                          : opponents::make_engine(name, values, memory_);
  if (!made) return pass_on(made);
  engine_ = std::move(*made);
  engine_key_ = key;
  return engine_.get();
}

Result<int> Door::match_number(const std::string& text) const {
  const auto number = read_number<unsigned>(text, 1, static_cast<unsigned>(last_match_));
  if (number && matches_.contains(static_cast<int>(*number))) return static_cast<int>(*number);
  return refuse(phrases::kNoMatch, Error::kNoPlace, {text});
}

int Door::open(std::unique_ptr<AnyMatch> match) {
  matches_[++last_match_] = std::move(match);
  return last_match_;
}

}  // namespace broceliande::wasm

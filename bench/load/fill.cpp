#include <fmt/core.h>

#include <cstdio>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/error.hpp"
#include "plan.hpp"
#include "server/storage/event_codec.hpp"
#include "server/storage/store.hpp"
#include "server/tables/table.hpp"

// A database as a server has it after a long time.

namespace broceliande::load {
namespace {

using namespace server;

/// Makes tables by the same decisions that a server makes: of twenty one is open and listed, five
/// are under way with days to move, the others are over.
class Filler {
 public:
  explicit Filler(const FillPlan& plan) : plan_(plan), chance_(plan.seed) {}

  [[nodiscard]] Result<void> fill(Store& store) {
    std::vector<NewIdentity> arrivals;
    for (std::size_t person = 0; person < plan_.people; ++person) {
      arrivals.push_back({identity(person), token(person)});
      if (arrivals.size() < kBatch && person + 1 < plan_.people) continue;
      const auto added = store.add_identities(arrivals);
      if (!added) return added;
      arrivals.clear();
    }
    std::vector<Append> batch;
    for (std::size_t number = 0; number < plan_.tables; ++number) {
      auto made = table(number);
      if (!made) return pass_on(made);
      batch.push_back(*std::move(made));
      if (batch.size() < kBatch && number + 1 < plan_.tables) continue;
      const auto kept = store.append(batch);
      if (!kept) return pass_on(kept);
      batch.clear();
      fmt::print(stderr, "\rtables: {}   ", number + 1);
    }
    fmt::print(stderr, "\r                      \r{} tables, {} events\n", plan_.tables, events_);
    return {};
  }

 private:
  static constexpr std::size_t kBatch = 500;

  [[nodiscard]] std::size_t draw(std::size_t below) {
    return std::uniform_int_distribution<std::size_t>(0, below - 1)(chance_);
  }
  [[nodiscard]] static Identity identity(std::size_t person) {
    return {.id = fmt::format("person{:06}", person),
            .name = fmt::format("Guest {}", person),
            .account = "",
            .takes_chat = false};
  }
  [[nodiscard]] Token token(std::size_t person) {
    return {.hash = fmt::format("{:064x}", person + (plan_.seed << 32U)),
            .identity = identity(person).id,
            .kind = TokenKind::browser,
            .label = "",
            .created = now_,
            .used = {.at = now_}};
  }

  [[nodiscard]] Result<Append> table(std::size_t number) {
    enum : std::size_t { kOpen = 0, kRunning = 5, kKinds = 20 };
    const std::size_t kind = number % kKinds;
    const std::size_t first = draw(plan_.people);
    const Identity maker = identity(first);
    const Identity guest = identity((first + 1) % plan_.people);
    const Requester one{maker.id, maker.name, false};
    const Requester other{guest.id, guest.name, false};
    command::Create create;
    create.setup.game = plan_.game;
    create.setup.levels = {0, 0};
    create.setup.clock = {.kind = ClockChoice::Kind::days, .seconds = 0, .increment = 0, .days = 3};
    create.setup.is_listed = kind == kOpen;
    GameTable table(fmt::format("fill{:08}", number));
    Append append;
    const auto found = GameTable::create(create, one, "", circumstances());
    if (const auto taken = take(found, table, append); !taken) return fail(taken);
    if (kind == kOpen) return finished(table, std::move(append));
    const auto sat = table.decide(other, "", command::Sit{}, circumstances());
    if (const auto taken = take(sat, table, append); !taken) return fail(taken);
    const std::size_t length = 1 + draw(plan_.longest);
    while (table.plies() < length && table.phase() == TablePhase::running) {
      const bool is_makers = table.awaits(0);
      const auto view = table.view(is_makers ? 0 : 1);
      const std::string action = view->actions()[draw(view->actions().size())];
      const auto played = table.decide(is_makers ? one : other, "",
                                       command::Play{table.plies(), action}, circumstances());
      if (const auto taken = take(played, table, append); !taken) return fail(taken);
    }
    if (kind > kRunning && table.phase() == TablePhase::running) {
      const auto resigned = table.decide(one, "", command::Resign{}, circumstances());
      if (const auto taken = take(resigned, table, append); !taken) return fail(taken);
    }
    return finished(table, std::move(append));
  }

  [[nodiscard]] DecisionContext circumstances() {
    DecisionContext now;
    now.now = now_;
    now.randomness = {chance_(), std::string(32, 'a')};
    return now;
  }

  [[nodiscard]] Result<void> take(const Result<std::vector<TableEvent>>& decided, GameTable& table,
                                  Append& append) {
    if (!decided) return pass_on(decided);
    for (const TableEvent& event : *decided) {
      append.events.push_back(logged(event, table.number() + 1));
      ++events_;
      if (const auto folded = table.fold(event); !folded) return folded;
    }
    return {};
  }
  static Append finished(const GameTable& table, Append append) {
    append.index = table.index();
    return append;
  }
  static tl::unexpected<Error> fail(const Result<void>& taken) { return pass_on(taken); }

  const FillPlan& plan_;
  std::mt19937_64 chance_;
  Moment now_ =
      std::chrono::time_point_cast<server::Milliseconds>(std::chrono::system_clock::now());
  std::size_t events_ = 0;
};

}  // namespace

int fill(const FillPlan& plan) {
  auto store = open_store(plan.database);
  const Result<void> filled = store ? Filler(plan).fill(**store) : pass_on(store);
  if (filled) return 0;
  fmt::print(stderr, "load: {}\n", english(filled.error()));
  return 1;
}

}  // namespace broceliande::load

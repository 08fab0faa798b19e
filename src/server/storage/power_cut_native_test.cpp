#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <utility>

#include "server/storage/database/sqlite_database.hpp"
#include "server/storage/sql_store.hpp"
#include "server/testing/power_cut_disk.hpp"
#include "server/testing/stores.hpp"
#include "testing/instrumented.hpp"

// Whatever was acknowledged before the power went is there when it comes back. POWER_CUTS says how
// often it goes, POWER_CUT_SEED where the seeds begin.
namespace broceliande::server {
namespace {

constexpr int kCutsOfOneDisk = 4;

struct Toll {
  int cuts = 0;
  int in_checkpoints = 0;
  int actions = 0;  ///< that were acknowledged
  int lost = 0;     ///< cuts that took some of these
  int damaged = 0;  ///< cuts after which the database was not sound

  Toll& operator+=(const Toll& other) {
    cuts += other.cuts;
    in_checkpoints += other.in_checkpoints;
    actions += other.actions;
    lost += other.lost;
    damaged += other.damaged;
    return *this;
  }
};

std::ostream& operator<<(std::ostream& out, const Toll& toll) {
  return out << toll.cuts << " cuts, " << toll.in_checkpoints << " of them in checkpoints; "
             << toll.actions << " actions; lost after " << toll.lost << " cuts, damaged after "
             << toll.damaged;
}

int number_from(const char* variable, int otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::atoi(text);
}

/// A server's log of one table on a disk that loses its power again and again.
class Machine {
 public:
  Machine(std::uint64_t seed, std::string_view setting)
      : random_(seed), disk_(seed), setting_(setting) {}

  Toll run() {
    Toll toll;
    for (int cut = 0; cut < kCutsOfOneDisk && toll.damaged == 0; ++cut) {
      play();
      ++toll.cuts;
      toll.in_checkpoints += disk_.was_in_checkpoint() ? 1 : 0;
      store_.reset();
      disk_.restore_power(std::array{Loss::all, Loss::none, Loss::some_sectors}.at(below(3)));
      look(toll);
    }
    return toll;
  }

 private:
  std::size_t below(std::size_t limit) { return random_() % limit; }

  [[nodiscard]] bool open() {
    auto database = storage::SqliteDatabase::open(file());
    if (!database) return false;
    if (!setting_.empty() && !(*database)->run_script(setting_)) return false;
    database_ = database->get();
    auto store = storage::SqlStore::open(*std::move(database), nullptr);
    if (!store) return false;
    store_ = *std::move(store);
    return true;
  }

  void choose_moment() {
    switch (below(3)) {
      case 0: return disk_.cut_after(below(200));
      case 1: return disk_.cut_after(below(5'000));
      default: return disk_.cut_in_checkpoint_after(below(800));
    }
  }

  /// Until the power goes.
  void play() {
    choose_moment();
    if (!open()) {
      disk_.cut();
      return;
    }
    while (disk_.has_power()) {
      const auto next = static_cast<std::uint32_t>(acknowledged_.size() + 1);
      const Append append =
          append_of("table", next, 1 + static_cast<std::uint32_t>(below(3)),
                    std::string(below(20) == 0 ? below(60'000) : below(300), 'x'));
      const auto kept = store_->append({&append, 1});
      if (kept && kept->at(0)) {
        actions_ += static_cast<int>(append.events.size());
        acknowledged_.insert(acknowledged_.end(), append.events.begin(), append.events.end());
      }
      under_way_ = append.events;
    }
  }

  [[nodiscard]] bool is_sound() {
    static constexpr storage::Statement kCheck{"PRAGMA integrity_check"};
    const storage::Query query{&kCheck, {}};
    const auto outcome = database_->run({&query, 1});
    return outcome && outcome->at(0).rows.at(0).text(0) == "ok";
  }

  /// What was under way may be there: as a whole, or not at all.
  [[nodiscard]] bool has_all(const std::vector<LoggedEvent>& stored) const {
    std::vector<LoggedEvent> whole = acknowledged_;
    if (stored == whole) return true;
    whole.insert(whole.end(), under_way_.begin(), under_way_.end());
    return stored == whole;
  }

  void look(Toll& toll) {
    toll.actions += std::exchange(actions_, 0);
    const bool is_whole = open() && is_sound();
    auto stored = is_whole ? store_->load("table", 0) : pass_on(Error{});
    if (!stored) {
      ++toll.damaged;
      return;
    }
    std::vector<LoggedEvent> events;
    if (*stored) events = std::move((*stored)->events);
    if (!has_all(events)) ++toll.lost;
    acknowledged_ = std::move(events);
    under_way_.clear();
    store_.reset();
  }

  [[nodiscard]] std::string file() const { return folder_.file("games.sqlite"); }

  TemporaryFolder folder_;
  std::mt19937_64 random_;
  PowerCutDisk disk_;
  std::string_view setting_;
  std::unique_ptr<Store> store_;
  storage::Database* database_ = nullptr;
  std::vector<LoggedEvent> acknowledged_;
  std::vector<LoggedEvent> under_way_;
  int actions_ = 0;
};

/// Cuts until `has_enough`, on one disk after the other.
template <class Predicate>
Toll toll_until(Predicate has_enough, std::string_view setting = "") {
  auto seed = static_cast<std::uint64_t>(number_from("POWER_CUT_SEED", 1));
  Toll toll;
  while (!has_enough(toll)) toll += Machine(seed++, setting).run();
  std::cout << (setting.empty() ? "as the server sets it" : setting) << ": " << toll << '\n';
  return toll;
}

TEST(PowerCut, LosesNothingThatWasAcknowledged) {
  const int cuts = number_from("POWER_CUTS", kInstrumented ? 20 : 60);
  const Toll toll = toll_until([cuts](const Toll& so_far) { return so_far.cuts >= cuts; });
  EXPECT_EQ(toll.lost, 0);
  EXPECT_EQ(toll.damaged, 0);
  EXPECT_GT(toll.in_checkpoints, 0);
}

// That the test can fail. Where a cut does harm depends on the salts that SQLite draws for its log,
// so these go on until one has, for so many cuts at most.
constexpr int kMostCuts = 400;

TEST(PowerCut, LosesActionsThatWereNotSynchronised) {
  const Toll toll = toll_until(
      [](const Toll& so_far) {
        return (so_far.cuts >= 20 && so_far.lost > 0) || so_far.cuts >= kMostCuts;
      },
      "PRAGMA synchronous = NORMAL");
  EXPECT_GT(toll.lost, 0);
  EXPECT_EQ(toll.damaged, 0);
}

TEST(PowerCut, LosesMoreWhereNothingIsSynchronised) {
  const Toll toll =
      toll_until([](const Toll& so_far) { return so_far.damaged > 0 || so_far.cuts >= kMostCuts; },
                 "PRAGMA synchronous = OFF");
  EXPECT_GT(toll.damaged, 0) << "checkpoints came before the log";
}

}  // namespace
}  // namespace broceliande::server

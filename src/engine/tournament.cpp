#include "engine/tournament.hpp"

#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "engine/phrases.hpp"

namespace broceliande::engine {

/// One run, and what its workers share.
class Tournament::Run {
 public:
  Run(Tournament& tournament, std::atomic<bool>& abort, const OnGame& on_game)
      : tournament_(tournament), abort_(abort), on_game_(on_game) {}

  void work() {
    std::vector<std::unique_ptr<Player>> owned;
    std::vector<Player*> players;
    for (std::size_t engine = 0; engine < tournament_.plan_.names.size(); ++engine) {
      auto made = tournament_.make_player_(engine, &abort_);
      if (!made) return give_up(engine, made.error());
      if (const auto begun = (*made)->begin_game(0); !begun) return give_up(engine, begun.error());
      owned.push_back(std::move(*made));
      players.push_back(owned.back().get());
    }
    for (std::size_t i = next_++; i < tournament_.games_ && !abort_; i = next_++) {
      auto played = play_game(tournament_.game_, tournament_.schedule_[i], tournament_.plan_.rules,
                              tournament_.plan_.names, players, abort_);
      if (!played) return give_up(played.error());
      if (*played) report(**played);
    }
  }

  [[nodiscard]] Result<void> result() const {
    if (!error_) return {};
    return pass_on(*error_);
  }

 private:
  void report(const PlayedGame& played) {
    const std::scoped_lock lock(mutex_);
    if (abort_) return;
    tournament_.standings_.add(played);
    if (!on_game_(played, tournament_.standings_)) abort_ = true;
  }

  /// Who cannot even begin will not play.
  void give_up(std::size_t engine, const Error& why) {
    give_up(Error{
        &phrases::kCannotPlay, {tournament_.plan_.names[engine], english(why)}, Error::kNoPlace});
  }

  void give_up(const Error& error) {
    const std::scoped_lock lock(mutex_);
    if (!error_) error_ = error;
    abort_ = true;
  }

  Tournament& tournament_;
  std::atomic<bool>& abort_;
  const OnGame& on_game_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::optional<Error> error_;
};

Tournament::Tournament(const AnyGame& game, TournamentPlan plan, PlayerMaker make_player)
    : game_(game),
      plan_(std::move(plan)),
      make_player_(std::move(make_player)),
      schedule_(plan_.names.size(), 1 + std::ranges::max(game.sides())),
      games_(plan_.names.empty() ? 0 : schedule_.rounded_up(plan_.games)),
      standings_(plan_.names.size(), game.sides()) {}

Result<void> Tournament::run(std::atomic<bool>& abort, const OnGame& on_game) {
  if (plan_.names.empty()) return refuse(phrases::kFewPlayers);
  Run run(*this, abort, on_game);
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < plan_.at_once; ++i) workers.emplace_back([&run] { run.work(); });
  }
  return run.result();
}

}  // namespace broceliande::engine

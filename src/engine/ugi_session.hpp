#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "core/any_game.hpp"
#include "engine/search_timer.hpp"
#include "engine/ugi_options.hpp"
#include "engine/ugi_text.hpp"
#include "engine/worker_threads.hpp"
#include "games/registry.hpp"
#include "search/engine.hpp"
#include "search/network.hpp"

namespace broceliande::engine {

/// Without a network the engine has the game's own evaluation.
using EngineFactory = std::function<Result<std::unique_ptr<search::Engine>>(
    const AnyGame&, std::size_t memory, const search::Network* network)>;
/// Takes a line that the engine says. Never called twice at once, but from several threads.
using Say = std::function<void(const std::string& line)>;

/// An engine of one game that speaks UGI (docs/engine.md): lines in, lines out. It thinks on a
/// thread of its own, so `stop`, `isready`, `query` and `quit` are answered meanwhile.
class UgiSession {
 public:
  UgiSession(const GameEntry& entry, std::unique_ptr<AnyGame> game, OptionValues chosen,
             EngineFactory make_engine, Say say);
  UgiSession(const UgiSession&) = delete;
  UgiSession& operator=(const UgiSession&) = delete;
  ~UgiSession();

  /// Carries one line out; false when it was `quit`.
  bool obey(std::string_view line);
  /// When no more lines will come: a search that ends by itself may, any other is stopped.
  void finish();

 private:
  void introduce();
  void get_ready();
  void set_option(std::string_view line);
  void set_eval_file(const std::string& path);
  void set_game_option(const std::string& name, const std::string& value);
  void change_game(std::unique_ptr<AnyGame> game);
  [[nodiscard]] Result<std::unique_ptr<AnyGame>> game_of(
      const std::optional<std::string>& start) const;
  void set_position(std::string_view line);
  [[nodiscard]] bool ensure_position();
  [[nodiscard]] bool ensure_engine();
  void go(std::string_view line);
  void think(search::SearchRequest request);
  void stop();
  void ponderhit();
  void answer_query(std::string_view line);

  void say(const std::string& line);
  void say_error(std::string_view what);
  void say_nothing_to_do(std::string_view why);

  const GameEntry& entry_;
  OptionValues chosen_;
  EngineFactory make_engine_;
  Say say_;
  std::mutex say_mutex_;

  UgiSettings settings_;
  std::string eval_file_;
  std::optional<search::Network> network_;  ///< what is in that file
  std::unique_ptr<AnyGame> game_;    ///< of the position: the chosen one, for as many as it says
  std::unique_ptr<AnyMatch> match_;  ///< where the position came from; null where it is not sound
  bool was_position_given_ = false;  ///< false: go and query deal `startpos`
  std::unique_ptr<search::Engine> engine_;

  SearchTimer timer_;
  WorkerThreads pool_;
  Limits limits_;  ///< of the search that runs
  Seat thinking_seat_;
  bool offers_swap_ = false;
  std::atomic<bool> is_thinking_ = false;
  std::atomic<bool> holds_answer_ = false;  ///< infinite and ponder
  std::thread search_thread_;
};

}  // namespace broceliande::engine

#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "print/order/printing.hpp"
#include "server/accounts/token_bucket.hpp"
#include "server/api/account_api.hpp"
#include "server/scheduler/thread_pool.hpp"
#include "server/site/recent_bytes.hpp"
#include "server/telemetry/log.hpp"

namespace broceliande::server {

/// Whether a path is answered here: `print/GAME.pdf`, for a game that is offered to players.
[[nodiscard]] bool is_print_path(std::string_view path);

/// A booklet, which all who asked for it share however slowly they read; or why there is none.
struct PrintAnswer {
  std::shared_ptr<const std::string> booklet;
  ApiAnswer refusal;
};

/// Makes booklets on demand, `GET /print/GAME.pdf?paper=a4&language=fr&colour=on&OPTION=VALUE…`, on
/// a thread of its own. The latest are kept. One thread calls it, and is called back on that
/// thread.
class PrintService {
 public:
  using Post = AccountApi::Post;
  using Respond = std::function<void(PrintAnswer)>;
  using Printer =
      std::function<Result<std::string>(const AnyGame& game, const print::Printing& printing)>;

  struct PrintLimits {
    RateLimit booklets{Milliseconds{5'000}, 12};  ///< that are made, by address
    std::size_t most_waiting = 8;                 ///< booklets
    std::size_t most_readers = 100;               ///< requests that wait for them
    std::size_t kept_bytes = 32UL * 1024 * 1024;
  };

  PrintService(std::function<Moment()> now, Post post, Log& log, PrintLimits limits,
               Printer printer);

  /// The target is that of the request, with its query; the address is a client's.
  void answer(std::string_view method, std::string_view target, const std::string& address,
              const Respond& respond);

 private:
  /// A booklet's game, options, paper, language and colour.
  using Key = RecentBytes::Key;
  [[nodiscard]] bool begin(const Key& key, std::shared_ptr<const AnyGame> game,
                           print::Printing printing);
  void finish(const Key& key, Result<std::string> printed);

  std::function<Moment()> now_;
  Post post_;
  Log& log_;
  PrintLimits limits_;
  Printer printer_;
  TokenBuckets booklets_;
  RecentBytes kept_;
  std::map<Key, std::vector<Respond>> waiting_;  ///< of what is being made
  std::size_t reader_count_ = 0;
  ThreadPool worker_;  ///< one thread, so that printing takes one core at most
};

}  // namespace broceliande::server

#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/token_bucket.hpp"
#include "server/api/account_api.hpp"
#include "server/scheduler/thread_pool.hpp"
#include "sheets/printing.hpp"

namespace broceliande::server {

/// Whether a path is answered here: `print/GAME.pdf`, for a game that is offered to players.
[[nodiscard]] bool is_to_print(std::string_view path);

/// Makes booklets on demand, `GET /print/GAME.pdf?paper=a4&language=fr&colour=on&OPTION=VALUE…`, on
/// a thread of its own. The latest are kept. One thread calls it, and is called back on that
/// thread.
class PrintService {
 public:
  using Post = AccountApi::Post;
  using Respond = AccountApi::Respond;
  using Printer =
      std::function<Result<print::Printout>(const AnyGame& game, const print::Printing& printing)>;

  struct Limits {
    RateLimit booklets{Milliseconds{5'000}, 12};  ///< that are made, by address
    std::size_t most_waiting = 8;
    std::size_t kept_bytes = 32UL * 1024 * 1024;
  };

  PrintService(std::function<Moment()> now, Post post, Limits limits,
               Printer printer = print::print_out);

  /// The target is that of the request, with its query; the address is a client's.
  void answer(std::string_view method, std::string_view target, const std::string& address,
              const Respond& respond);

 private:
  struct Kept {
    std::string key;
    std::string bytes;
  };

  [[nodiscard]] const std::string* find(const std::string& key);
  void keep(const std::string& key, const std::string& bytes);
  void finish(const std::string& key, const Result<print::Printout>& printed);

  std::function<Moment()> now_;
  Post post_;
  Limits limits_;
  Printer printer_;
  TokenBuckets booklets_;
  std::list<Kept> kept_;  ///< the one asked for last comes first
  std::size_t kept_bytes_ = 0;
  std::map<std::string, std::vector<Respond>> awaited_;  ///< who waits for what is being made
  ThreadPool worker_;  ///< one thread: the press measures text with contexts that it shares
};

}  // namespace broceliande::server

#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "server/api/account_api.hpp"
#include "server/scheduler/thread_pool.hpp"
#include "server/site/recent_bytes.hpp"

namespace broceliande::server {

/// A board as JSON for the program that draws it: `{"game":…,"geometry":…,"tableau":…}`, as in
/// door.schema.json. From a record as everybody may read it, so that nothing hidden is in it;
/// nothing where there is no board to be seen yet.
[[nodiscard]] std::optional<std::string> board_of(std::string_view public_record);

/// Draws tables for links to them, one at a time, by another program; each position once. One
/// thread calls it, and is called back on that thread.
class TablePictures {
 public:
  using Post = AccountApi::Post;
  using Picture = RecentBytes::Bytes;
  /// Null where there is none: it cannot be drawn, or too many wait.
  using Respond = std::function<void(Picture)>;
  /// Draws what board_of() answers; any thread may call it.
  using Draw = std::function<std::optional<std::string>(std::string_view board)>;

  struct PictureLimits {
    std::size_t most_waiting = 8;
    std::size_t kept_bytes = 16UL * 1024 * 1024;
  };

  TablePictures(Post post, Draw draw, PictureLimits limits);

  void draw(std::string public_record, const Respond& respond);

 private:
  void finish(const RecentBytes::Key& key, std::optional<std::string> drawn);

  Post post_;
  Draw draw_;
  RecentBytes kept_;  ///< empty bytes stand for what cannot be drawn
  std::map<RecentBytes::Key, std::vector<Respond>> waiting_;  ///< of what is being drawn
  ThreadPool worker_;
};

}  // namespace broceliande::server

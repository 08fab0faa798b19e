#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <vector>

namespace broceliande::server {

/// Bytes that were made on demand, which all who asked for them share however slowly they read. As
/// many are kept as there is room for: those that were asked for last.
class RecentBytes {
 public:
  using Key = std::vector<std::string>;
  using Bytes = std::shared_ptr<const std::string>;

  explicit RecentBytes(std::size_t most) : most_(most) {}

  /// Null where they are not kept.
  [[nodiscard]] Bytes find(const Key& key);
  void keep(const Key& key, Bytes bytes);

 private:
  struct Kept {
    Key key;
    Bytes bytes;
  };

  std::size_t most_;
  std::size_t size_ = 0;
  std::list<Kept> kept_;  ///< the one asked for last comes first
};

}  // namespace broceliande::server

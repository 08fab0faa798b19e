#include "server/site/recent_bytes.hpp"

#include <algorithm>
#include <utility>

namespace broceliande::server {

RecentBytes::Bytes RecentBytes::find(const Key& key) {
  const auto found = std::ranges::find(kept_, key, &Kept::key);
  if (found == kept_.end()) return nullptr;
  kept_.splice(kept_.begin(), kept_, found);
  return found->bytes;
}

void RecentBytes::keep(const Key& key, Bytes bytes) {
  size_ += bytes->size();
  kept_.push_front({key, std::move(bytes)});
  while (size_ > most_) {
    size_ -= kept_.back().bytes->size();
    kept_.pop_back();
  }
}

}  // namespace broceliande::server

#pragma once

#include "engine/search_timer.hpp"
#include "search/request.hpp"

namespace broceliande::engine {

/// Forwards results, and ends the search after one that is as deep as was asked: a tree search has
/// no depth that it could keep to by itself.
class DepthLimit final : public search::SearchObserver {
 public:
  DepthLimit(int depth, SearchTimer& timer, search::SearchObserver* next = nullptr)
      : depth_(depth), timer_(timer), next_(next) {}

  void report(const search::SearchResult& result) override {
    if (next_ != nullptr) next_->report(result);
    if (depth_ > 0 && result.depth >= depth_) timer_.stop();
  }

 private:
  int depth_;
  SearchTimer& timer_;
  search::SearchObserver* next_;
};

}  // namespace broceliande::engine

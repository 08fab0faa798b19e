#pragma once

#include "engine/stopwatch.hpp"
#include "search/request.hpp"

namespace broceliande::engine {

/// Hands thoughts on, and ends the search after one that is as deep as was asked: a tree search has
/// no depth that it could keep to by itself.
class DepthLimit final : public search::SearchObserver {
 public:
  DepthLimit(int depth, Stopwatch& watch, search::SearchObserver* next = nullptr)
      : depth_(depth), watch_(watch), next_(next) {}

  void report(const search::SearchResult& result) override {
    if (next_ != nullptr) next_->report(result);
    if (depth_ > 0 && result.depth >= depth_) watch_.press();
  }

 private:
  int depth_;
  Stopwatch& watch_;
  search::SearchObserver* next_;
};

}  // namespace broceliande::engine

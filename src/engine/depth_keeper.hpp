#pragma once

#include "engine/stopwatch.hpp"
#include "search/task.hpp"

namespace broceliande::engine {

/// Hands thoughts on, and ends the search after one that is as deep as was asked: a tree search has
/// no depth that it could keep to by itself.
class DepthKeeper final : public search::Listener {
 public:
  DepthKeeper(int depth, Stopwatch& watch, search::Listener* next = nullptr)
      : depth_(depth), watch_(watch), next_(next) {}

  void hear(const search::Thought& thought) override {
    if (next_ != nullptr) next_->hear(thought);
    if (depth_ > 0 && thought.depth >= depth_) watch_.press();
  }

 private:
  int depth_;
  Stopwatch& watch_;
  search::Listener* next_;
};

}  // namespace broceliande::engine

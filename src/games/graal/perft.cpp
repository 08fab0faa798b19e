#include "games/graal/rules.hpp"

namespace broceliande::graal {
namespace {

/// A third occurrence needs at least four actions: no action leaves a position the same, so a
/// position comes back after two at the earliest (both sides pass). It matters only if actions
/// follow it.
constexpr int kFirstDepthWithRecurrence = 5;

/// The positions that led here, the latest first.
struct Past {
  const State& state;
  const Past* before;
};

/// C20: the same rows, turn and pending shot.
bool is_same_position(const State& a, const State& b) {
  return a.turn == b.turn && a.shot == b.shot && a.figures == b.figures;
}

bool stands_for_the_third_time(const State& state, const Past* past) {
  int before = 0;
  for (; past != nullptr; past = past->before) {
    before += static_cast<int>(is_same_position(past->state, state));
  }
  return before >= 2;
}

/// Sequences of `depth` actions, at least 1. `stack` is scratch space that all depths share.
template <bool kWatchesRecurrence>
std::uint64_t count_sequences(const Variant& variant, const State& state, int depth,
                              const Past* past, std::vector<Action>& stack) {
  if constexpr (kWatchesRecurrence) {
    if (stands_for_the_third_time(state, past)) return 0;
  }
  if (depth == 1) return count_legal(variant, state);
  const Past here{state, past};
  const std::size_t begin = stack.size();
  legal(variant, state, stack);
  const std::size_t end = stack.size();
  std::uint64_t total = 0;
  for (std::size_t i = begin; i < end; ++i) {
    State next = state;
    apply(next, stack[i]);
    total += count_sequences<kWatchesRecurrence>(variant, next, depth - 1, &here, stack);
  }
  stack.resize(begin);
  return total;
}

}  // namespace

std::uint64_t perft(const Variant& variant, const State& state, int depth) {
  if (depth <= 0) return 1;
  std::vector<Action> stack;
  if (depth < kFirstDepthWithRecurrence) {
    return count_sequences<false>(variant, state, depth, nullptr, stack);
  }
  return count_sequences<true>(variant, state, depth, nullptr, stack);
}

}  // namespace broceliande::graal

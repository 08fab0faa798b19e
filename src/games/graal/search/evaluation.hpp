#pragma once

#include "games/graal/search/weights.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// How much better the camp that has to act stands, for a game that goes on. Linear in the weights.
[[nodiscard]] Score evaluate(const Variant& variant, const Weights& weights, const State& state);

}  // namespace broceliande::graal

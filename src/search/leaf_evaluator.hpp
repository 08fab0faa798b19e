#pragma once

#include <concepts>

#include "core/game.hpp"
#include "search/seat_evaluator.hpp"

namespace broceliande::search {

/// Evaluates the leaves of a tree: by an evaluation, by a short guided playout, or both. Every
/// worker has one of its own.
template <class E>
concept LeafEvaluatorLike = Game<typename E::Game> && std::copy_constructible<E> &&
                            requires(E& evaluator, const typename E::Game::State& state, Rng& rng) {
                              { evaluator.game() } -> std::same_as<const typename E::Game&>;
                              { evaluator.evaluate(state, rng) } -> std::same_as<Expectations>;
                            };

/// An evaluator that also gives the priors of all children when a leaf is expanded. The tree then
/// grows first where the priors are best, and a leaf is worth the mean of its children.
template <class E>
concept PolicyEvaluator = LeafEvaluatorLike<E> && E::kHasPolicy;

}  // namespace broceliande::search

#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/graal/state.hpp"
#include "search/score.hpp"

namespace broceliande::graal {

using search::Score;

/// For each kind of figure, something by degrees.
inline constexpr std::size_t kDegrees = 8;
using ByKind = std::array<Score, kKinds>;
using ByDegree = std::array<std::array<Score, kDegrees>, kKinds>;

/// Mobility is told in steps of so many squares, as powers of 2.
inline constexpr std::array<int, kKinds> kMobilityStep = {1, 3, 3, 3, 2, 0, 2, 2};

/// How many who come into a courtyard, or who guard it, are told apart.
inline constexpr std::size_t kHosts = 5;

/// What things are worth in Graal. Tables by kind are in the order of Kind: K P D N S E A L.
struct Weights {
  ByKind figure = {51, 138, 133, 137, 85, 34, 20, 100};
  /// By how many squares a figure can go to, in steps of `kMobilityStep`.
  ByDegree mobility = {{{-2, 1, 1, -3, -2, 2, 9, 0},
                        {-7, -3, -6, -2, 2, 4, 4, 5},
                        {-8, -7, -6, -2, 2, 4, 4, 5},
                        {-8, -4, -2, -3, 1, 4, 4, 5},
                        {-5, 3, 4, 2, 6, 11, 8, 3},
                        {-4, -3, -1, 1, 4, 0, 0, -1},
                        {-2, -4, -3, -4, -3, 0, 0, 2},
                        {-5, 1, 5, 1, 9, 11, 8, 9}}};
  /// By distance from the enemy courtyard, two squares a degree.
  ByDegree attack = {{{0, 0, 0, 0, -8, -1, 11, 3},
                      {9, 6, 6, 1, 1, -1, -5, 0},
                      {7, 6, 2, 0, -2, 0, 2, -2},
                      {16, 9, 8, -2, -3, -1, -3, -8},
                      {12, 11, 7, 5, 5, 0, 1, 6},
                      {8, 7, 6, 4, 1, -2, -1, -1},
                      {5, 4, 1, -2, -5, 1, 1, 7},
                      {13, 12, 8, 6, 6, 4, 5, 4}}};
  /// By distance from the own courtyard, two squares a degree.
  ByDegree defence = {{{11, 2, 0, -3, -4, -7, -9, -9},
                       {-1, 2, 1, -2, -3, -1, 2, 0},
                       {8, -2, -6, -1, 0, -5, 0, -1},
                       {4, 1, 1, -1, -3, 0, -4, -1},
                       {7, 6, 5, 6, 1, 4, 2, 1},
                       {4, 8, 5, 0, -6, -5, -4, -2},
                       {6, 6, 1, -1, -5, -7, -2, -1},
                       {13, 8, 5, 1, 1, 3, 6, 2}}};
  /// Of the own courtyard: by how many enemies could come in, then by how many guard it.
  std::array<std::array<Score, kHosts>, kHosts> courtyard = {{{-9, -3, 6, 9, 5},
                                                              {-56, -10, -2, 0, 0},
                                                              {-64, -36, -16, -6, -2},
                                                              {-70, -41, -22, -10, -3},
                                                              {-74, -46, -30, -16, -8}}};
  std::array<Score, 4> royals = {0, -43, -19, -2};  ///< by how many of the house are left
  Score king_in_donjon = 10;
  Score aim = 1;  ///< an enemy in the range of an archer
  Score to_move = 3;
};

/// For tuners: every weight, part by part under the names above.
struct WeightPart {
  std::string_view name;
  std::span<Score> (*of)(Weights&);
};
inline constexpr std::array kWeightParts = {
    WeightPart{"figure", [](Weights& w) { return std::span<Score>(w.figure); }},
    WeightPart{"mobility", [](Weights& w) { return std::span(w.mobility[0].data(), 64); }},
    WeightPart{"attack", [](Weights& w) { return std::span(w.attack[0].data(), 64); }},
    WeightPart{"defence", [](Weights& w) { return std::span(w.defence[0].data(), 64); }},
    WeightPart{"courtyard", [](Weights& w) { return std::span(w.courtyard[0].data(), 25); }},
    WeightPart{"royals", [](Weights& w) { return std::span<Score>(w.royals); }},
    WeightPart{"king_in_donjon", [](Weights& w) { return std::span(&w.king_in_donjon, 1); }},
    WeightPart{"aim", [](Weights& w) { return std::span(&w.aim, 1); }},
    WeightPart{"to_move", [](Weights& w) { return std::span(&w.to_move, 1); }},
};

}  // namespace broceliande::graal

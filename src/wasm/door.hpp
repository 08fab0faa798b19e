#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "search/engine.hpp"
#include "search/network.hpp"

namespace broceliande::wasm {

/// How the browser stops and follows a running search. Both functions are called from `think`.
class SearchHooks {
 public:
  virtual ~SearchHooks() = default;
  [[nodiscard]] virtual bool is_stopped() = 0;
  /// The result so far, as the answer of `think` will be.
  virtual void show(const std::string& result) = 0;
};

/// Everything the browser can ask of the rules and the opponents: texts in, JSON out, as
/// door.schema.json describes it. It holds the matches that are open; one caller at a time.
class Door {
 public:
  /// `memory` is what the opponents may remember in, in bytes.
  explicit Door(SearchHooks& hooks, std::size_t memory = search::kDefaultMemory)
      : hooks_(hooks), memory_(memory) {}

  /// The name of a function and its parameters in their order, separated by kSeparator; items of a
  /// list are separated by line feeds, an option is its name, a blank and its value. Bytes come
  /// last, as they are. Whatever the request is, the answer is JSON.
  [[nodiscard]] std::string answer(std::string_view request);

  static constexpr char kSeparator = '\x1f';
  using Parameters = std::vector<std::string>;

 private:
  friend struct Functions;

  [[nodiscard]] Result<const AnyGame*> game(const std::string& name, const std::string& options);
  /// At full strength with the network that was brought for it, if one was.
  [[nodiscard]] Result<search::Engine*> engine(const std::string& name, const std::string& options,
                                               bool is_full);
  [[nodiscard]] Result<int> match_number(const std::string& text) const;
  [[nodiscard]] AnyMatch& match(int number) { return *matches_[number]; }
  int open(std::unique_ptr<AnyMatch> match);

  SearchHooks& hooks_;
  std::size_t memory_;
  std::map<std::string, std::unique_ptr<AnyGame>> games_;  ///< by name and options
  std::unique_ptr<search::Engine> engine_;                 ///< of the game last searched
  std::string engine_key_;
  std::map<std::string, search::Network, std::less<>> networks_;  ///< by name
  std::map<int, std::unique_ptr<AnyMatch>> matches_;
  int last_match_ = 0;
};

}  // namespace broceliande::wasm

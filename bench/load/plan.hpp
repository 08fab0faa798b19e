#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "games/registry.hpp"

/// What the load generator shall do, as its command line says it.
namespace broceliande::load {

using Milliseconds = std::chrono::milliseconds;

/// Where the server is: on this machine, always.
struct ServerAddress {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;

  /// As it stands in Host; with http:// before it in Origin.
  [[nodiscard]] std::string host() const { return address + ":" + std::to_string(port); }
};

struct PlayPlan {
  ServerAddress server;
  int server_pid = 0;  ///< 0 where its memory and time are not to be read
  std::size_t sockets = 2'000;
  std::size_t players = 200;  ///< of the sockets; even
  std::string game{games().front().manifest.name};
  std::string clock = "fischer";  ///< none, fischer, days
  Milliseconds shortest_thought{500};
  Milliseconds longest_thought{2'000};
  std::chrono::seconds warm_up{5};
  std::chrono::seconds duration{20};
  std::size_t attackers = 0;    ///< more sockets, of one address, that misbehave
  std::size_t connecting = 64;  ///< at the same time
  std::uint64_t seed = 1;
  bool prints_json = false;
};

struct FillPlan {
  std::string database;
  std::size_t tables = 100'000;
  std::size_t people = 20'000;
  std::string game{games().front().manifest.name};
  std::size_t longest = 80;  ///< actions of a game
  std::uint64_t seed = 1;
};

struct ReadyPlan {
  ServerAddress server;
  std::string table;  ///< to be watched; empty for none
};

/// Each answers what the program returns.
int play(const PlayPlan& plan);
int fill(const FillPlan& plan);
int ready(const ReadyPlan& plan);

}  // namespace broceliande::load

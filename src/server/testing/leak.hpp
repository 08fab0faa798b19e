#pragma once

#include <map>

#include "server/api/account_api.hpp"
#include "server/testing/test_server.hpp"

namespace broceliande::server {

/// Everything that left the server, by who heard it, and what must not be in it.
struct Transcript {
  std::map<std::string, std::vector<std::string>> heard;
  std::vector<std::string> secrets;      ///< texts, salts, ids of identities, tokens
  std::vector<std::string> commitments;  ///< these alone may differ

  /// With commitments replaced, sizes kept.
  [[nodiscard]] std::map<std::string, std::vector<std::string>> without_commitments() const {
    auto all = heard;
    for (auto& [who, messages] : all) {
      for (std::string& message : messages) {
        for (const std::string& commitment : commitments) {
          for (auto at = message.find(commitment); at != std::string::npos;
               at = message.find(commitment)) {
            message.replace(at, commitment.size(), std::string(commitment.size(), '#'));
          }
        }
      }
    }
    return all;
  }
  void take(const std::string& who, const TestClient& client) {
    auto& all = heard[who];
    all.insert(all.end(), client.bytes.begin(), client.bytes.end());
  }
};

inline std::string drawn_up(const AnyGame& game, int party, std::uint64_t seed) {
  return *game.preparation()->complete(party, "", seed);
}

/// Two different preparations. They are equally long, since every square is written with as many
/// characters, so that lengths tell nothing.
inline std::pair<std::string, std::string> two_drawing_ups(const AnyGame& game, int party) {
  const auto beginning = [](const std::string& text) { return text.substr(0, text.find(';')); };
  std::string first = drawn_up(game, party, 1);
  for (std::uint64_t seed = 2;; ++seed) {
    std::string other = drawn_up(game, party, seed);
    if (beginning(other) != beginning(first)) return {std::move(first), std::move(other)};
  }
}

/// What is counted, without what South's own messages weigh and what threads do when.
inline std::string counted(TestServer& server) {
  server.metrics.storage_queue.set(0);
  std::istringstream lines(metrics_text(server.metrics, server.day->now, 0));
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    if (line.find("received") == std::string::npos) text += line + "\n";
  }
  return text;
}

/// Notes what the log of a table hides, and its commitments.
inline void note_secrets(TestServer& server, const std::string& table, Transcript& transcript) {
  const std::scoped_lock lock(server.shared->mutex);
  const auto stored = *server.shared->store->load(table, 0);
  auto& bodies = transcript.heard["log of the table"];
  for (const LoggedEvent& line : stored->events) {
    bodies.push_back(line.body);
    if (line.secret.empty()) continue;
    const json::object hidden = json::parse(line.secret).as_object();
    for (const auto& [name, text] : hidden) {
      transcript.secrets.push_back(Schema::text(text));
    }
    const json::object body = json::parse(line.body).as_object();
    if (const auto* commitment = body.if_contains("commitment")) {
      transcript.commitments.push_back(Schema::text(*commitment));
    }
  }
}

/// What everybody can fetch over HTTP.
inline std::string exported_record(TestServer& server, const std::string& table) {
  AccountApi api(
      server.storage(), server.service, server.log(), [&] { return server.day->now; },
      [&](std::function<void()> work) { server.queue.post(std::move(work)); }, {});
  ApiRequest request;
  request.method = "GET";
  request.path = "api/tables/" + table + "/record";
  std::string body = "no answer";
  api.answer(request, [&](const ApiAnswer& answer) { body = answer.body; });
  server.settle();
  return body;
}

/// Whether any preparation is told; the placeholder `castle=…` in an error may be.
inline bool shows_castle(std::string_view message) {
  constexpr std::string_view kWord = "castle=";
  for (auto at = message.find(kWord); at != std::string_view::npos;
       at = message.find(kWord, at + 1)) {
    if (!message.substr(at + kWord.size()).starts_with("…")) return true;
  }
  return false;
}

inline void expect_no_secrets(const Transcript& transcript) {
  for (const auto& [who, messages] : transcript.heard) {
    for (const std::string& message : messages) {
      for (const std::string& secret : transcript.secrets) {
        EXPECT_EQ(message.find(secret), std::string::npos) << who << " heard " << secret;
      }
      EXPECT_FALSE(shows_castle(message)) << who << ": " << message;
      EXPECT_EQ(message.find("secretid"), std::string::npos) << who << ": " << message;
    }
  }
}

inline void expect_same_but_commitments(const Transcript& one, const Transcript& other) {
  ASSERT_EQ(one.commitments.size(), other.commitments.size());
  EXPECT_NE(one.commitments, other.commitments) << "what is hidden must differ";
  const auto first = one.without_commitments();
  const auto second = other.without_commitments();
  ASSERT_EQ(first.size(), second.size());
  for (const auto& [who, messages] : first) {
    EXPECT_GT(messages.size(), 0U) << who;
    EXPECT_EQ(messages, second.at(who)) << who;
  }
}

}  // namespace broceliande::server

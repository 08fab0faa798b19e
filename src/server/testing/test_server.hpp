#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <deque>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "games/registry.hpp"
#include "server/commands/game_service.hpp"
#include "server/testing/schema.hpp"
#include "server/testing/shared_store.hpp"

namespace broceliande::server {

/// More for a "watch": one follows the board too.
inline constexpr auto kWithView = R"("wantsView":true)";

/// What other threads want to be run on the test's thread.
class TestQueue {
 public:
  void post(std::function<void()> work) {
    const std::scoped_lock lock(mutex_);
    works_.push_back(std::move(work));
  }
  /// False where there was nothing to do.
  bool run_all() {
    std::deque<std::function<void()>> works;
    {
      const std::scoped_lock lock(mutex_);
      works.swap(works_);
    }
    for (const auto& work : works) work();
    return !works.empty();
  }

 private:
  std::mutex mutex_;
  std::deque<std::function<void()>> works_;
};

/// Thinks when it is told to: the first legal action, or a preparation from the seed.
class TestEngines final : public EngineService {
 public:
  struct PendingSearch {
    FairQueueKey whom;
    ComputerTask task;
    std::uint64_t seed = 0;
    Answer answer;
  };

  void think(const FairQueueKey& whom, ComputerTask task, std::uint64_t seed,
             Answer answer) override {
    waiting.push_back({whom, std::move(task), seed, std::move(answer)});
  }
  std::size_t answer_all() {
    const auto searches = std::exchange(waiting, {});
    for (const PendingSearch& search : searches) search.answer(answer_to(search));
    return searches.size();
  }

  std::vector<PendingSearch> waiting;
  std::string preparation;  ///< what it hands in, where that is not left to the seed

 private:
  [[nodiscard]] Result<std::string> answer_to(const PendingSearch& search) const {
    const ComputerTask& task = search.task;
    const auto game = *find_game(task.game)->with(task.options);
    if (task.party) {
      return preparation.empty() ? game->preparation()->complete(*task.party, "", search.seed)
                                 : preparation;
    }
    std::size_t failed = 0;
    const auto position = game->apply(task.start, task.actions, failed);
    return game->legal(*position)->front();
  }
};

/// The time, and what is drawn; the same for all servers of a test.
struct TestDay {
  Moment now{std::chrono::sys_days(std::chrono::year(2026) / 5 / 1)};
  std::uint64_t drawn = 0;

  Randomness draw() {
    const std::string number = std::to_string(++drawn);
    return {drawn, std::string(32 - number.size(), 'f') + number};
  }
};

/// Nothing is limited that can be switched off.
inline ServiceRules unlimited_rules() {
  ServiceRules rules;
  for (RateLimit* limit : {&rules.asks, &rules.asks_of_person, &rules.asks_of_address, &rules.chat,
                           &rules.chat_of_address, &rules.creations, &rules.creations_of_address}) {
    limit->burst = 0;
  }
  rules.most_open_tables = rules.most_open_tables_of_address = 0;
  return rules;
}

/// One server, without sockets, on the test's thread.
class TestServer {
 public:
  explicit TestServer(std::shared_ptr<SharedStore> store = std::make_shared<SharedStore>(),
                      std::shared_ptr<TestDay> the_day = std::make_shared<TestDay>(),
                      const ServiceRules& rules = {}, bool has_other_nodes = false,
                      NoticeMeans notices = {})
      : shared(std::move(store)),
        day(std::move(the_day)),
        log_(std::make_unique<Log>(LogLevel::debug, log_text_)),
        storage_(std::make_unique<DoorToStore>(shared, control),
                 [this](std::function<void()> work) { queue.post(std::move(work)); }),
        service({.storage = storage_,
                 .now = [this] { return day->now; },
                 .draw_randomness = [this] { return day->draw(); },
                 .log = *log_,
                 .metrics = metrics,
                 .has_other_nodes = has_other_nodes,
                 .rules = rules},
                thinking, std::move(notices)) {}
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer() { control->release(); }

  /// Until nothing is under way any more, or only what the test holds back.
  void settle() {
    settle_until([this] { return storage_.waiting() == 0 || control->is_somebody_held(); });
  }
  template <class Condition>
  void settle_until(const Condition& condition) {
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    for (;;) {
      const bool is_done = condition();  // asked first: what it posted before is run below
      if (!queue.run_all() && is_done) return;
      if (std::chrono::steady_clock::now() > limit) {
        ADD_FAILURE() << "this takes too long";
        return;
      }
      std::this_thread::yield();
    }
  }
  /// Lets time pass, tick by tick.
  void pass(Milliseconds span) {
    constexpr Milliseconds kTick{500};
    settle();
    for (Milliseconds passed{0}; passed < span; passed += kTick) {
      day->now += std::min(kTick, span - passed);
      service.tick();
      settle();
    }
  }
  /// Lets computers think and act; how many thoughts it took.
  std::size_t think() {
    settle();
    const std::size_t thoughts = thinking.answer_all();
    pass(Milliseconds(500));
    return thoughts;
  }

  /// Everything that was logged; nothing can be logged any more.
  [[nodiscard]] std::string last_words() {
    log_.reset();
    return log_text_.str();
  }

  std::shared_ptr<SharedStore> shared;
  std::shared_ptr<TestDay> day;
  std::shared_ptr<StoreControl> control = std::make_shared<StoreControl>();
  TestQueue queue;
  TestEngines thinking;
  ServerMetrics metrics{Moment{}};

 private:
  std::ostringstream log_text_;
  std::unique_ptr<Log> log_;
  StorageThread storage_;

 public:
  GameService service;

  [[nodiscard]] StorageThread& storage() { return storage_; }
  [[nodiscard]] Log& log() { return *log_; }
};

inline Identity somebody(const std::string& name, bool takes_chat = true) {
  return {"secretid" + name, name, "", takes_chat};
}

/// A connection. Everything it is told is held against the schema.
class TestClient {
 public:
  TestClient(TestServer& server, const Identity& identity, const std::string& address = "")
      : TestClient(server, AuthenticatedUser{.identity = identity}, address) {}
  /// With the token that it was opened with.
  TestClient(TestServer& server, const AuthenticatedUser& user, const std::string& address = "")
      : server_(server), identity_(user.identity.id) {
    const auto hear = [this](const ServerMessage& message) {
      expect_said_by_schema(message.bytes());
      bytes.push_back(message.bytes());
      heard.push_back(json::parse(message.bytes()).as_object());
    };
    id_ = server_.service.connect(
        user, {.send = hear, .disconnect = [this] { is_disconnected = true; }}, address);
  }
  TestClient(const TestClient&) = delete;
  TestClient& operator=(const TestClient&) = delete;
  ~TestClient() { leave(); }

  /// Says something without waiting for an answer; members come after `do` and `request`.
  int say(const std::string& what, const std::string& members = "") {
    ++request_;
    server_.service.on_message(id_, R"({"do":")" + what + R"(","request":)" +
                                        std::to_string(request_) +
                                        (members.empty() ? "" : "," + members) + "}");
    return request_;
  }
  /// Says something and waits; the key of the refusal, or empty.
  std::string ask(const std::string& what, const std::string& members = "") {
    const int request = say(what, members);
    server_.settle();
    return refusal_of(request);
  }
  /// The same about a table.
  std::string at(const std::string& table, const std::string& what,
                 const std::string& members = "") {
    return ask(what, R"("table":")" + table + "\"" + (members.empty() ? "" : "," + members));
  }
  std::string watch(const std::string& table, const std::string& members = "") {
    return at(table, "watch", members);
  }
  /// Plays the first legal action; needs a view of the table.
  std::string play(const std::string& table, const std::string& more = "") {
    const json::object seen = last("seen");
    const auto& actions = seen.at("view").at("actions").as_array();
    if (actions.empty()) return "nothing to play";
    return at(table, "play",
              R"("ply":)" + json::serialize(seen.at("ply")) + R"(,"action":)" +
                  json::serialize(actions.front()) + more);
  }

  [[nodiscard]] std::string refusal_of(int request) const {
    for (const json::object& message : heard) {
      const auto* answered = message.if_contains("request");
      if (answered == nullptr || answered->as_int64() != request) continue;
      if (message.at("say").as_string() != "refused") return "";
      return Schema::text(message.at("message").at("key"));
    }
    return "no answer";
  }
  [[nodiscard]] std::size_t count(std::string_view say) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        heard,
        [say](const json::object& message) { return message.at("say").as_string() == say; }));
  }
  [[nodiscard]] json::object last(std::string_view say) const {
    for (auto message = heard.rbegin(); message != heard.rend(); ++message) {
      if (message->at("say").as_string() == say) return *message;
    }
    ADD_FAILURE() << "never heard: " << say;
    return {};
  }
  void forget() {
    heard.clear();
    bytes.clear();
  }
  void leave() {
    server_.service.disconnect(id_);
    server_.settle();
  }
  [[nodiscard]] SessionId id() const { return id_; }
  [[nodiscard]] const std::string& identity() const { return identity_; }

  std::vector<json::object> heard;
  std::vector<std::string> bytes;
  bool is_disconnected = false;

 private:
  TestServer& server_;
  std::string identity_;
  SessionId id_ = 0;
  int request_ = 0;
};

/// What a table is made from.
struct TableWish {
  std::string game{games().front().manifest.name};
  std::string options = "{}";
  std::string places = R"([{"level":0},{"level":0}])";
  std::string clock = R"({"kind":"none","seconds":0,"increment":0,"days":0})";
  std::string length = "games 1";
  bool is_listed = false;
  bool substitute = false;
  int place = 0;

  [[nodiscard]] std::string members(const std::string& key = "") const {
    return (key.empty() ? "" : R"("key":")" + key + "\",") + R"("setup":{"game":")" + game +
           R"(","options":)" + options + R"(,"length":")" + length + R"(","places":)" + places +
           R"(,"seating":"chosen","clock":)" + clock + R"(,"isListed":)" +
           (is_listed ? "true" : "false") + (substitute ? R"(,"substitute":true)" : "") +
           R"(},"place":)" + std::to_string(place);
  }
};

inline TableWish against_computer(const std::string& game = TableWish{}.game) {
  TableWish wish;
  wish.game = game;
  wish.places = R"([{"level":0},{"level":3}])";
  return wish;
}

inline TableWish with_substitute() {
  TableWish wish;
  wish.substitute = true;
  return wish;
}

inline std::string create(TestClient& maker, const TableWish& wish = {},
                          const std::string& key = "") {
  EXPECT_EQ(maker.ask("create", wish.members(key)), "");
  return Schema::text(maker.last("created").at("table"));
}

}  // namespace broceliande::server

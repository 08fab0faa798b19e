#include "server/commands/former_players.hpp"

#include <utility>
#include <vector>

#include "server/protocol/phrases.hpp"

namespace broceliande::server {

struct FormerPlayers::Cleaning {
  std::string identity;
  std::vector<std::string> tables;  ///< whose logs still have the name
  std::function<void(Result<void>)> answer;
};

void FormerPlayers::forget(const std::string& identity, std::function<void(Result<void>)> answer) {
  using Tables = TablesOfPerson::Tables;
  tables_of_person_.change(
      identity,
      [this, identity](const GameTable& now) {
        return Result<std::vector<TableEvent>>(now.forget(identity, context_.now()));
      },
      [this, identity, answer = std::move(answer)](const Result<Tables>& tables) {
        if (!tables) return answer(pass_on(tables));
        clean_next(std::make_shared<Cleaning>(
            Cleaning{identity, {tables->begin(), tables->end()}, answer}));
      });
}

/// One log after another, so that those who play do not wait for all of them.
void FormerPlayers::clean_next(const std::shared_ptr<Cleaning>& cleaning) {
  if (cleaning->tables.empty()) return cleaning->answer({});
  context_.storage.ask_low_priority<Result<void>>(
      "",
      [cleaning](Store& store) {
        return store.forget_at(cleaning->tables.back(), cleaning->identity);
      },
      [this, cleaning](const Result<void>& done) {
        if (!done) return cleaning->answer(refuse(phrases::kNotKept));
        cleaning->tables.pop_back();
        clean_next(cleaning);
      });
}

}  // namespace broceliande::server

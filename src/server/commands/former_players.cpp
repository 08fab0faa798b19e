#include "server/commands/former_players.hpp"

#include <utility>

#include "server/protocol/phrases.hpp"

namespace broceliande::server {
namespace {

Result<void> forget_in_logs(Store& store, const std::set<std::string>& tables,
                            const std::string& identity) {
  for (const std::string& table : tables) {
    const auto forgotten = store.forget_at(table, identity);
    if (!forgotten) return forgotten;
  }
  return {};
}

}  // namespace

void FormerPlayers::forget(const std::string& identity, std::function<void(Result<void>)> answer) {
  using Tables = TablesOfPerson::Tables;
  tables_of_person_.change(
      identity,
      [this, identity](const GameTable& now) {
        return Result<std::vector<TableEvent>>(now.forget(identity, context_.now()));
      },
      [this, identity, answer = std::move(answer)](const Result<Tables>& tables) {
        if (!tables) return answer(pass_on(tables));
        context_.storage.ask<Result<void>>(
            [tables = *tables, identity](Store& store) {
              return forget_in_logs(store, tables, identity);
            },
            [answer](const Result<void>& done) {
              if (!done) return answer(refuse(phrases::kNotKept));
              answer({});
            });
      });
}

}  // namespace broceliande::server

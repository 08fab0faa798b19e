#include "server/commands/tables_of_person.hpp"

#include <limits>
#include <utility>
#include <vector>

#include "server/protocol/phrases.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {
namespace {

bool is_lost_anyway(const Error& error) {
  return error.phrase == &phrases::kBrokenLog || error.phrase == &phrases::kNoTable;
}

}  // namespace

struct TablesOfPerson::Task {
  std::string identity;
  TableService::Decide decide;
  std::function<void(Result<Tables>)> answer;
  Tables tables{};  ///< that were dealt with
  std::size_t under_way = 0;
  Result<void> result{};
};

void TablesOfPerson::change(const std::string& identity, TableService::Decide decide,
                            std::function<void(Result<Tables>)> answer) {
  change_more(std::make_shared<Task>(Task{identity, std::move(decide), std::move(answer)}));
}

/// Goes on until there is no table that was not dealt with.
void TablesOfPerson::change_more(const std::shared_ptr<Task>& task) {
  using Rows = Result<std::vector<TableIndex>>;
  context_.storage.ask<Rows>(
      [identity = task->identity](Store& store) {
        return store.tables_of(identity, std::numeric_limits<int>::max());
      },
      [this, task](const Rows& rows) {
        if (!rows) return task->answer(refuse(phrases::kNotKept));
        std::vector<std::string> fresh;
        for (const TableIndex& row : *rows) {
          if (task->tables.insert(row.table).second) fresh.push_back(row.table);
        }
        if (fresh.empty()) return task->answer(task->tables);
        task->under_way = fresh.size();
        for (const std::string& table : fresh) change_at(table, task);
      });
}

void TablesOfPerson::change_at(const std::string& table, const std::shared_ptr<Task>& task) {
  tables_.change(table, task->decide, [this, task](const Result<void>& changed) {
    if (!changed && !is_lost_anyway(changed.error())) task->result = changed;
    if (--task->under_way > 0) return;
    if (!task->result) return task->answer(pass_on(task->result));
    change_more(task);
  });
}

}  // namespace broceliande::server

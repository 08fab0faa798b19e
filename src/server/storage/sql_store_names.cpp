#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

#include "server/accounts/skeletons.hpp"
#include "server/storage/database/phrases.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"

// Names of people and accounts, none of which can be taken for an account of somebody else.

namespace broceliande::server::storage {
namespace {

constexpr std::int64_t kAccountsAtOnce = 500;

/// Of one name; where it has fewer than four, the first stands for them. A name that was never
/// chosen has none.
struct NameSkeletons {
  explicit NameSkeletons(std::string_view name) {
    if (name.empty()) return;
    const std::vector<std::string> made = skeletons(name);
    count = made.size();
    texts.fill(made.front());
    std::ranges::copy(made, texts.begin());
  }

  std::array<std::string, kMostSkeletons> texts;
  std::size_t count = 0;  ///< of those that are different
};

/// Values, and then the skeletons of some names.
std::vector<Value> with_skeletons(std::vector<Value> values,
                                  std::initializer_list<const NameSkeletons*> names) {
  for (const NameSkeletons* name : names) {
    values.insert(values.end(), name->texts.begin(), name->texts.end());
  }
  return values;
}

/// What an account needs to have its names for itself. Queries refer to it.
struct AccountNames {
  explicit AccountNames(Identity whose)
      : person(std::move(whose)), account(person.account), name(person.name) {}

  Identity person;
  NameSkeletons account;
  NameSkeletons name;
  std::string edition = skeleton_edition();
};

void add_taking(std::vector<Query>& steps, const Identity& person, const NameSkeletons& taken) {
  for (const std::string& text : std::span(taken.texts).first(taken.count)) {
    if (text.empty()) continue;
    steps.push_back(
        {&statements::kTakeSkeleton, with_skeletons({text, person.id, person.account}, {&taken})});
  }
}

/// What the names of before looked like is free again.
void add_noting(std::vector<Query>& steps, const AccountNames& names) {
  const auto& [person, account, name, edition] = names;
  steps.push_back({&statements::kDropSkeletons,
                   with_skeletons({person.id, person.account, person.name}, {&account, &name})});
  steps.push_back({&statements::kNoteSkeletons, {person.id, person.account, person.name, edition}});
}

}  // namespace

Result<bool> SqlStore::is_name_taken(std::string_view name) {
  const NameSkeletons wanted(name);
  return run_one(statements::kSkeletonsTaken, with_skeletons({}, {&wanted}))
      .map([](const StatementResult& outcome) { return outcome.rows.at(0).number(0) > 0; });
}

Result<bool> SqlStore::change_identity(const Identity& identity) {
  const AccountNames names(identity);
  std::vector<Query> steps;
  const bool has_account = !identity.account.empty();
  if (has_account) add_taking(steps, identity, names.name);
  const std::size_t place = steps.size() + 1;
  steps.push_back({&statements::kChangeIdentity,
                   with_skeletons({identity.id, identity.name, std::int64_t{identity.takes_chat}},
                                  {&names.name})});
  if (has_account) add_noting(steps, names);
  steps.push_back({&statements::kIdentity, {identity.id}});
  const auto done = change(std::move(steps));
  if (!done) return pass_on(done);
  const bool is_known = !done->at(done->size() - 2).rows.empty();
  if (!is_known) return refuse(phrases::kNoIdentity, Error::kNoPlace, {identity.id});
  return done->at(place).changed == 1;
}

Result<bool> SqlStore::add_account(std::string_view identity, std::string_view account,
                                   std::string_view password_hash) {
  const auto known = this->identity(identity);
  if (!known) return pass_on(known);
  Identity person = known->value_or(Identity{.id = std::string(identity)});
  person.account = account;
  const std::string folded_name = folded(account);
  const AccountNames names(std::move(person));
  const AccountNames called_like_it(Identity{
      .id = names.person.id, .name = names.person.account, .account = names.person.account});
  std::vector<Query> steps{
      {&statements::kAddAccount, {folded_name, account, identity, password_hash}}};
  add_taking(steps, names.person, names.account);
  steps.push_back(
      {&statements::kRemoveLookalike, with_skeletons({identity, password_hash}, {&names.account})});
  add_taking(steps, names.person, names.name);
  steps.push_back(
      {&statements::kShowAccountName, with_skeletons({identity, account}, {&names.name})});
  const std::size_t place = steps.size() + 1;
  steps.push_back({&statements::kTakeChat, {identity, folded_name}});
  add_noting(steps, names);
  add_noting(steps, called_like_it);
  return change(std::move(steps)).map([place](const std::vector<StatementResult>& results) {
    return results.at(place).changed == 1;
  });
}

Result<void> SqlStore::make_skeletons() {
  const std::string edition = skeleton_edition();
  for (std::string after;;) {
    const auto found =
        run_one(statements::kAccountsWithoutSkeletons, {after, edition, kAccountsAtOnce});
    if (!found) return pass_on(found);
    if (found->rows.empty()) return {};
    std::vector<AccountNames> accounts;
    for (const Row& row : found->rows) {
      accounts.emplace_back(
          Identity{.id = row.text(0), .name = row.text(1), .account = row.text(2)});
    }
    after = found->rows.back().text(4);
    std::vector<Query> steps;
    for (const AccountNames& names : accounts) {
      add_taking(steps, names.person, names.account);
      add_taking(steps, names.person, names.name);
      add_noting(steps, names);
    }
    const auto made = change(std::move(steps));
    if (!made) return pass_on(made);
  }
}

}  // namespace broceliande::server::storage

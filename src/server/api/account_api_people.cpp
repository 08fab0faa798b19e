#include <utility>

#include "core/seat.hpp"
#include "server/accounts/texts.hpp"
#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/client_message.hpp"
#include "server/protocol/phrases.hpp"

// Whom people block, and whom they report.

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestReport = 1'200;  // bytes

/// A table and one of its places.
struct NamedPlace {
  std::string table;
  int place = 0;
};

NamedPlace read_place(ObjectReader& body) {
  NamedPlace named{.table = body.text("table", kLongestId),
                   .place = static_cast<int>(body.integer("place", 0, kMaxSeats - 1))};
  if (body.is_sound() && !is_table_id(named.table)) body.reject("table", "the id of a table");
  return named;
}

}  // namespace

std::vector<server_message::BlockEntry> block_entries(const std::vector<PersonBlock>& blocks) {
  std::vector<server_message::BlockEntry> entries;
  for (const PersonBlock& block : blocks) entries.push_back({block.id, block.name, block.made});
  return entries;
}

std::vector<server_message::ReportEntry> report_entries(const std::vector<Report>& reports) {
  std::vector<server_message::ReportEntry> entries;
  for (const Report& report : reports) {
    entries.push_back({report.made, report.table, report.about.name,
                       kReportReasonNames.at(static_cast<std::size_t>(report.reason)),
                       report.text});
  }
  return entries;
}

void AccountApi::find_other(const std::string& table, int place, const AuthenticatedUser& user,
                            const Respond& respond, std::function<void(SeatedPerson)> then) {
  service_.find_person(
      table, place,
      [respond, own = user.identity.id, then = std::move(then)](Result<SeatedPerson> person) {
        if (person && person->identity == own) {
          return respond(refused(kConflict, phrases::kNoPerson));
        }
        if (person) return then(*std::move(person));
        const Phrase* phrase = person.error().phrase;
        const bool is_missing = phrase == &phrases::kNoTable || phrase == &phrases::kNoPerson;
        respond(refused(is_missing ? kConflict : kUnavailable, person.error()));
      });
}

void AccountApi::change_blocks(const ApiRequest& /*request*/, ObjectReader& body,
                               const OptionalUser& user, const Respond& respond) {
  const auto removed = body.optional_text("remove", kLongestId);
  const bool adds = body.has("table") || body.has("place");
  const NamedPlace named = adds ? read_place(body) : NamedPlace{};
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  if (removed) return unblock(*user, *removed, respond);
  if (!adds) return list_blocks(user->identity.id, respond);
  find_other(named.table, named.place, *user, respond,
             [=, this](const SeatedPerson& person) { block(*user, person, respond); });
}

void AccountApi::block(const AuthenticatedUser& user, const SeatedPerson& person,
                       const Respond& respond) {
  const PersonBlock block{.id = new_table_id(),
                          .identity = user.identity.id,
                          .blocked = person.identity,
                          .name = person.name,
                          .made = now_()};
  ask<bool>([block](Store& store) { return store.add_block(block); }, respond,
            [this, block, respond](bool is_added) {
              if (!is_added) return respond(refused(kConflict, phrases::kTooManyBlocks));
              service_.announce_blocks(block.identity);
              service_.announce_blocks(block.blocked);
              list_blocks(block.identity, respond);
            });
}

void AccountApi::unblock(const AuthenticatedUser& user, const std::string& id,
                         const Respond& respond) {
  using Removed = std::optional<std::string>;
  ask<Removed>([own = user.identity.id, id](Store& store) { return store.remove_block(own, id); },
               respond,
               [this, own = user.identity.id, respond](const Removed& other) {
                 service_.announce_blocks(own);
                 if (other) service_.announce_blocks(*other);
                 list_blocks(own, respond);
               });
}

void AccountApi::list_blocks(const std::string& identity, const Respond& respond) {
  using Blocks = std::vector<PersonBlock>;
  ask<Blocks>([identity](Store& store) { return store.blocks_of(identity); }, respond,
              [respond](const Blocks& blocks) {
                respond(answer_with(server_message::blocks(block_entries(blocks))));
              });
}

void AccountApi::report(const ApiRequest& /*request*/, ObjectReader& body, const OptionalUser& user,
                        const Respond& respond) {
  const NamedPlace named = read_place(body);
  const std::size_t reason = body.choice("reason", kReportReasonNames);
  const std::string text = body.optional_text("text", kLongestReport).value_or("");
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  const auto told = text.empty() ? Result<std::string>("") : chat_text(text);
  if (!told) return respond(refused(kBadRequest, told.error()));
  if (!reports_.take(user->identity.id, now_())) {
    return respond(refused(kTooMany, phrases::kTooFast));
  }
  Report report{.id = new_table_id(),
                .made = now_(),
                .by = {.identity = user->identity.id, .name = user->identity.name},
                .reason = static_cast<ReportReason>(reason),
                .text = *told,
                .table = named.table,
                .place = named.place};
  find_other(named.table, named.place, *user, respond,
             [=, this](const SeatedPerson& person) mutable {
               report.about = {.identity = person.identity, .name = person.name};
               for (const ChatLine& line : person.chat) {
                 report.chat.push_back({line.identity, line.name, line.text, line.at});
               }
               keep_report(report, respond);
             });
}

void AccountApi::keep_report(const Report& report, const Respond& respond) {
  ask<bool>([report](Store& store) { return store.add_report(report); }, respond,
            [this, report, respond](bool is_added) {
              if (!is_added) return respond(refused(kTooMany, phrases::kTooManyReports));
              service_.count_report();
              log_.info(
                  now_(), "reported",
                  {{"report", report.id},
                   {"table", report.table},
                   {"place", report.place},
                   {"reason", kReportReasonNames.at(static_cast<std::size_t>(report.reason))}});
              respond(answer_with(server_message::nothing()));
            });
}

}  // namespace broceliande::server

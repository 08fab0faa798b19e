#include "server/printing/print_service.hpp"

#include <algorithm>

#include "games/registry.hpp"
#include "server/protocol/phrases.hpp"
#include "server/site/target.hpp"
#include "server/tables/phrases.hpp"
#include "sheets/registry.hpp"

namespace broceliande::server {
namespace {

constexpr std::string_view kFolder = "print/";
constexpr std::string_view kExtension = ".pdf";
constexpr std::size_t kMostPrintingAddresses = 10'000;

constexpr unsigned kBadRequest = 400;
constexpr unsigned kNotAllowed = 405;
constexpr unsigned kTooManyRequests = 429;
constexpr unsigned kInternal = 500;
constexpr unsigned kBusy = 503;

const GameEntry* game_at(std::string_view path) {
  if (!path.starts_with(kFolder) || !path.ends_with(kExtension)) return nullptr;
  path.remove_prefix(kFolder.size());
  if (path.size() <= kExtension.size()) return nullptr;
  path.remove_suffix(kExtension.size());
  const GameEntry* entry = find_game(path);
  return entry != nullptr && entry->manifest.is_listed ? entry : nullptr;
}

/// What a query asks for.
struct Order {
  std::shared_ptr<const AnyGame> game;
  print::Printing printing;

  /// The same for all orders that make the same booklet.
  [[nodiscard]] std::string key() const {
    std::string text = std::string(game->name()) + '\n' + printing.paper + '\n' +
                       printing.language + '\n' + printing.colour;
    for (const auto& [name, value] : game->options()) text += '\n' + name + '=' + value;
    return text;
  }
};

Result<Order> read_order(const GameEntry& entry, const std::vector<QueryField>& query) {
  Order order;
  OptionValues options;
  for (const auto& [name, value] : query) {
    if (name == "paper") {
      order.printing.paper = value;
    } else if (name == "language") {
      order.printing.language = value;
    } else if (name == "colour") {
      order.printing.colour = value;
    } else {
      choose(options, name, value);
    }
  }
  const auto known = print::check(order.printing);
  if (!known) return pass_on(known);
  const print::GameSheets sheets = print::sheets_of(entry.manifest.name);
  auto game = entry.with(print::with_usual(sheets, order.printing.language, std::move(options)));
  if (!game) return pass_on(game);
  order.game = std::move(*game);
  return order;
}

ApiAnswer booklet_answer(const std::string& bytes) {
  return {.status = 200,
          .content_type = "application/pdf",
          .body = bytes,
          .set_cookie = {},
          .refusal = std::nullopt};
}

}  // namespace

bool is_to_print(std::string_view path) { return game_at(path) != nullptr; }

PrintService::PrintService(std::function<Moment()> now, Post post, Limits limits, Printer printer)
    : now_(std::move(now)),
      post_(std::move(post)),
      limits_(limits),
      printer_(std::move(printer)),
      booklets_(limits.booklets, kMostPrintingAddresses),
      worker_(1, limits.most_waiting) {}

void PrintService::answer(std::string_view method, std::string_view target,
                          const std::string& address, const Respond& respond) {
  const auto path = path_of(target);
  const GameEntry* entry = path ? game_at(*path) : nullptr;
  const auto query = query_of(target);
  if (entry == nullptr || !query) {
    return respond(api_refusal(kBadRequest, Error{&phrases::kUnknownGame, {path.value_or("")}}));
  }
  if (method != "GET") {
    return respond(
        api_refusal(kNotAllowed, Error{&phrases::kWrongRequest, {std::string(target), "GET"}}));
  }
  const auto order = read_order(*entry, *query);
  if (!order) return respond(api_refusal(kBadRequest, order.error()));
  const std::string key = order->key();
  if (const std::string* bytes = find(key)) return respond(booklet_answer(*bytes));
  if (!booklets_.take(address, now_())) {
    return respond(api_refusal(kTooManyRequests, Error{&phrases::kTooFast, {}, Error::kNoPlace}));
  }
  std::vector<Respond>& waiting = awaited_[key];
  waiting.push_back(respond);
  if (waiting.size() > 1) return;
  const bool is_taken = worker_.take([this, key, order = *order] {
    auto printed =
        std::make_shared<const Result<print::Printout>>(printer_(*order.game, order.printing));
    post_([this, key, printed] { finish(key, *printed); });
  });
  if (is_taken) return;
  awaited_.erase(key);
  respond(api_refusal(kBusy, Error{&phrases::kTooFast, {}, Error::kNoPlace}));
}

void PrintService::finish(const std::string& key, const Result<print::Printout>& printed) {
  if (printed) keep(key, printed->bytes);
  const auto found = awaited_.extract(key);
  if (found.empty()) return;
  for (const Respond& respond : found.mapped()) {
    respond(printed ? booklet_answer(printed->bytes) : api_refusal(kInternal, printed.error()));
  }
}

const std::string* PrintService::find(const std::string& key) {
  const auto found = std::ranges::find(kept_, key, &Kept::key);
  if (found == kept_.end()) return nullptr;
  kept_.splice(kept_.begin(), kept_, found);
  return &kept_.front().bytes;
}

void PrintService::keep(const std::string& key, const std::string& bytes) {
  kept_.push_front({key, bytes});
  kept_bytes_ += bytes.size();
  while (kept_bytes_ > limits_.kept_bytes && !kept_.empty()) {
    kept_bytes_ -= kept_.back().bytes.size();
    kept_.pop_back();
  }
}

}  // namespace broceliande::server

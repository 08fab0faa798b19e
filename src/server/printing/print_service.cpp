#include "server/printing/print_service.hpp"

#include "games/registry.hpp"
#include "server/protocol/phrases.hpp"
#include "server/site/phrases.hpp"
#include "server/site/target.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr std::string_view kFolder = "print/";
constexpr std::string_view kExtension = ".pdf";
constexpr std::size_t kMostPrintingAddresses = 10'000;

constexpr unsigned kBadRequest = 400;
constexpr unsigned kNotFound = 404;
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
  [[nodiscard]] std::vector<std::string> key() const {
    std::vector<std::string> key{std::string(game->name()), printing.paper, printing.language,
                                 printing.colour};
    for (const auto& [name, value] : game->options()) key.push_back(value);
    return key;
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
      options.emplace_back(name, value);
    }
  }
  const auto known = print::check(order.printing);
  if (!known) return pass_on(known);
  auto game = entry.with(
      print::with_own_booklet(entry.manifest.options, order.printing.language, std::move(options)));
  if (!game) return pass_on(game);
  order.game = std::move(*game);
  return order;
}

PrintAnswer refused(unsigned status, const Error& error) {
  return {.booklet = nullptr, .refusal = api_refusal(status, error)};
}

PrintAnswer refused(unsigned status, const Phrase& phrase, Arguments arguments = {}) {
  return refused(status, Error{&phrase, std::move(arguments)});
}

}  // namespace

bool is_print_path(std::string_view path) { return game_at(path) != nullptr; }

PrintService::PrintService(std::function<Moment()> now, Post post, Log& log, PrintLimits limits,
                           Printer printer)
    : now_(std::move(now)),
      post_(std::move(post)),
      log_(log),
      limits_(limits),
      printer_(std::move(printer)),
      booklets_(limits.booklets, kMostPrintingAddresses),
      kept_(limits.kept_bytes),
      worker_(1, limits.most_waiting) {}

void PrintService::answer(std::string_view method, std::string_view target,
                          const std::string& address, const Respond& respond) {
  const auto path = path_of(target);
  const GameEntry* entry = path ? game_at(*path) : nullptr;
  if (entry == nullptr) {
    return respond(refused(kNotFound, phrases::kUnknownGame, {path.value_or("")}));
  }
  if (method != "GET") {
    return respond(refused(kNotAllowed, phrases::kWrongRequest, {"/" + *path, "GET"}));
  }
  const auto query = query_of(target);
  if (!query) return respond(refused(kBadRequest, phrases::kUnreadable, {std::string(target)}));
  const auto order = read_order(*entry, *query);
  if (!order) return respond(refused(kBadRequest, order.error()));
  const Key key = order->key();
  if (auto booklet = kept_.find(key))
    return respond({.booklet = std::move(booklet), .refusal = {}});
  if (!booklets_.take(address, now_())) {
    return respond(refused(kTooManyRequests, phrases::kTooFast));
  }
  const bool has_room = reader_count_ < limits_.most_readers &&
                        (waiting_.contains(key) || begin(key, order->game, order->printing));
  if (!has_room) return respond(refused(kBusy, phrases::kOverloaded));
  waiting_[key].push_back(respond);
  ++reader_count_;
}

/// False where too many wait already.
bool PrintService::begin(const Key& key, std::shared_ptr<const AnyGame> game,
                         print::Printing printing) {
  return worker_.take([this, key, game = std::move(game), printing = std::move(printing)] {
    post_([this, key, printed = printer_(*game, printing)]() mutable {
      finish(key, std::move(printed));
    });
  });
}

void PrintService::finish(const Key& key, Result<std::string> printed) {
  PrintAnswer answer;
  if (printed) {
    answer.booklet = std::make_shared<const std::string>(*std::move(printed));
    kept_.keep(key, answer.booklet);
  } else {
    log_.error(now_(), "print-failed", {{"game", key.front()}, {"why", english(printed.error())}});
    answer = refused(kInternal, printed.error());
  }
  const auto found = waiting_.extract(key);
  reader_count_ -= found.mapped().size();
  for (const Respond& respond : found.mapped()) respond(answer);
}

}  // namespace broceliande::server

#include "server/game_server.hpp"

#include <sys/resource.h>

#include <utility>

#include "server/accounts/secrets.hpp"
#include "server/api/account_api.hpp"
#include "server/commands/game_service.hpp"
#include "server/computers/engine_pool.hpp"
#include "server/mail/mail_sender.hpp"
#include "server/mail/mailer.hpp"
#include "server/mail/phrases.hpp"
#include "server/notices/phrases.hpp"
#include "server/notices/push_outlet.hpp"
#include "server/previews/preview_service.hpp"
#include "server/printing/print_program.hpp"
#include "server/storage/database/address.hpp"
#include "server/storage/shipping/shipping_thread.hpp"
#include "server/storage/storage_log.hpp"
#include "server/storage/storage_thread.hpp"
#include "server/subprocess/child_program.hpp"
#include "server/telemetry/server_metrics.hpp"
#include "server/time/wall_clock.hpp"

namespace broceliande::server {
namespace {

/// Every socket is a file, and systems give few of them unless asked.
void take_all_file_handles() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &limit);
}

/// By node, which draws nothing where it is missing or the client was built without the program.
TablePictures::Draw drawing_with(const std::string& program) {
  if (program.empty()) return [](std::string_view /*board*/) { return std::nullopt; };
  // Without a compiler at run time, so that memory that is written is never executed.
  return [words = std::vector<std::string>{"node", "--jitless", program}](
             std::string_view board) -> std::optional<std::string> {
    auto drawn = run_child(words, board);
    if (!drawn) return std::nullopt;
    return *std::move(drawn);
  };
}

/// Who the server is to push services; nothing where it sends no push messages.
Result<std::optional<PushOutlet::Sender>> push_sender(const ServeOptions& options) {
  if (options.push_key.empty()) return std::nullopt;
  if (options.contact.empty()) return refuse(phrases::kNoPushContact);
  auto key = PushKey::at(options.push_key);
  if (!key) return pass_on(key);
  return PushOutlet::Sender{.key = *std::move(key), .subject = options.contact};
}

NoticeSender::SenderRules sender_rules(const ServeOptions& options) {
  NoticeSender::SenderRules rules;
  if (options.calls_private_addresses) rules.scope = EndpointScope::any;
  return rules;
}

/// How e-mail is sent, and by whom.
struct MailSetup {
  SmtpSettings smtp;
  MailIdentity self;
};

/// Links in messages need an address that nobody who sends a request can choose.
Result<std::optional<MailSetup>> mail_setup(const ServeOptions& options, const Site& site) {
  const MailOptions& wish = options.mail;
  if (wish.smtp.empty()) return std::nullopt;
  auto smtp = smtp_settings(wish);
  if (!smtp) return pass_on(smtp);
  auto from = read_named_address(wish.from);
  if (!from) return refuse(phrases::kNoMailFrom, Error::kNoPlace, {wish.from});
  if (options.public_origins.empty()) return refuse(phrases::kNoMailOrigin);
  const File* file = site.find(kMailFile);
  auto words = file == nullptr ? std::nullopt : read_mail_words(file->plain.bytes);
  if (!words) return refuse(phrases::kNoMailWords, Error::kNoPlace, {std::string(kMailFile)});
  return MailSetup{.smtp = *std::move(smtp),
                   .self = {.from = *std::move(from),
                            .origin = options.public_origins.front(),
                            .words = *std::move(words)}};
}

ShippingOptions shipping_options(const ServeOptions& options) {
  return {.database = options.database, .folder = options.copy_folder, .every = options.copy_every};
}

/// Built with the client; nothing, and so no notices, with one that was not.
std::optional<NoticeLanguages> notice_words(const Site& site) {
  const File* words = site.find(kNoticeFile);
  return words == nullptr ? std::nullopt : read_notice_words(words->plain.bytes);
}

}  // namespace

bool log_failed_start(const Error& error, LogLevel least) {
  if (!error.key().starts_with("storage.")) return false;
  Log log(least);
  log.error(WallClock().now(), "start-failed", {{"cause", error.key()}, {"why", english(error)}});
  return true;
}

class GameServer::Components {
 public:
  Components(HttpListener listener, std::unique_ptr<Store> store, AccountApi::AccountRules rules,
             std::optional<PushOutlet::Sender> sender, std::optional<MailSetup> mail,
             const ServeOptions& options, const Site& site)
      : listener_(std::move(listener)),
        restrictions_(options.restrictions),
        schema_(store->schema()),
        log_(options.log_level),
        metrics_(day_.now()),
        storage_log_(log_, metrics_.storage_failures, [this] { return day_.now(); }),
        shipping_(begin_shipping(options)),
        storage_(
            std::move(store), post(),
            [this](std::chrono::microseconds took) { metrics_.commit_duration.observe(took); },
            [this](const Error* fault) { storage_log_.note(fault); }),
        engines_({.threads = options.thinking_threads}, post()),
        outlet_(
            std::move(sender), [this] { return day_.now(); }, post(), sender_rules(options)),
        mail_(mail ? std::make_unique<Mail>(*this, *std::move(mail)) : nullptr),
        service_({.storage = storage_,
                  .now = [this] { return day_.now(); },
                  .draw_randomness = [] { return Randomness{new_seed(), new_salt()}; },
                  .log = log_,
                  .metrics = metrics_,
                  .has_other_nodes = storage::is_postgresql(options.database),
                  .rules = options.rules},
                 engines_,
                 {.outlet = &outlet_,
                  .mailer = mailer(),
                  .words = notice_words(site),
                  .has_webhooks = options.calls_webhooks}),
        api_(
            storage_, service_, log_, [this] { return day_.now(); }, post(), std::move(rules),
            mailer()),
        prints_([this] { return day_.now(); }, post(), log_, {},
                printing_with(options.print_program)),
        previews_(service_, site, post(), drawing_with(options.picture_program),
                  {.public_origin =
                       options.public_origins.empty() ? "" : options.public_origins.front()}) {
    listener_.set_backend({.api = &api_,
                           .service = &service_,
                           .prints = &prints_,
                           .previews = &previews_,
                           .is_healthy = [this] { return service_.is_healthy(); },
                           .metrics = [this] { return metrics(); },
                           .trusts_proxy = options.trusts_proxy});
  }

  [[nodiscard]] HttpListener& listener() { return listener_; }

  void run() {
    storage_.ask<bool>(
        [this](Store& store) {
          store.listen([this](const News& news) {
            listener_.post([this, news] { service_.on_news(news); });
          });
          return true;
        },
        [](bool /*is_listening*/) {});
    service_.begin();
    if (schema_.before > 0 && schema_.before < schema_.now) {
      log_.info(day_.now(), "migrated", {{"from", schema_.before}, {"to", schema_.now}});
    }
    log_.info(
        day_.now(), "started",
        {{"url", listener_.url()}, {"version", BROCELIANDE_VERSION}, {"schema", schema_.now}});
    if (restrictions_) log_restrictions(*restrictions_);
    listener_.run();
    log_.info(day_.now(), "stopped");
  }

 private:
  void log_restrictions(const Restrictions& restrictions) {
    const Log::Fields fields = {{"landlock", restrictions.landlock},
                                {"system_calls", restrictions.system_calls}};
    if (restrictions.are_complete()) {
      log_.info(day_.now(), "sandbox", fields);
    } else {
      log_.warn(day_.now(), "sandbox", fields);
    }
  }

  /// What writes messages, and what takes them away.
  struct Mail {
    Mail(Components& all, MailSetup setup)
        : sender(setup.smtp, all.post(), {}),
          mailer(
              std::move(setup.self), sender, [&all] { return all.day_.now(); }, all.log_,
              all.metrics_) {}

    MailSender sender;
    Mailer mailer;
  };

  [[nodiscard]] Mailer* mailer() { return mail_ ? &mail_->mailer : nullptr; }

  [[nodiscard]] std::unique_ptr<ShippingThread> begin_shipping(const ServeOptions& options) {
    if (options.copy_folder.empty()) return nullptr;
    return std::make_unique<ShippingThread>(shipping_options(options), log_,
                                            [this] { return day_.now(); });
  }

  [[nodiscard]] std::function<void(std::function<void()>)> post() {
    return [this](std::function<void()> work) { listener_.post(std::move(work)); };
  }

  [[nodiscard]] std::string metrics() {
    metrics_.computer_queue.set(static_cast<std::int64_t>(engines_.waiting()));
    metrics_.notice_queue.set(static_cast<std::int64_t>(outlet_.waiting()));
    if (mail_) metrics_.mail_queue.set(static_cast<std::int64_t>(mail_->mailer.waiting()));
    if (shipping_) metrics_.copy_age.set(shipping_->age().count());
    metrics_.open_sockets.set(static_cast<std::int64_t>(service_.sessions()));
    return metrics_text(metrics_, day_.now(), resident_bytes());
  }

  WallClock day_;
  HttpListener listener_;  ///< outlives all that post to it
  std::optional<Restrictions> restrictions_;
  SchemaVersions schema_;
  Log log_;
  ServerMetrics metrics_;
  StorageLog storage_log_;
  std::unique_ptr<ShippingThread> shipping_;  ///< outlives the last append
  StorageThread storage_;
  EnginePool engines_;
  PushOutlet outlet_;
  std::unique_ptr<Mail> mail_;
  GameService service_;
  AccountApi api_;
  PrintService prints_;
  PreviewService previews_;
};

GameServer::GameServer(std::unique_ptr<Components> components)
    : components_(std::move(components)) {}
GameServer::GameServer(GameServer&&) noexcept = default;
GameServer& GameServer::operator=(GameServer&&) noexcept = default;
GameServer::~GameServer() = default;

Result<GameServer> GameServer::open(const ServeOptions& options, const Site& site) {
  take_all_file_handles();
  AccountApi::AccountRules rules;
  rules.guests = options.guests;
  rules.passwords = options.passwords;
  rules.guesses = options.account_passwords;
  rules.renames = options.renames;
  for (const std::string& text : options.public_origins) {
    auto origin = read_origin(text);
    if (!origin) return pass_on(origin);
    rules.origins.push_back(*std::move(origin));
  }
  auto sender = push_sender(options);
  if (!sender) return pass_on(sender);
  if (!options.copy_folder.empty()) {
    const Result<void> can_copy = ShippingThread::check(shipping_options(options));
    if (!can_copy) return pass_on(can_copy);
  }
  auto mail = mail_setup(options, site);
  if (!mail) return pass_on(mail);
  auto store = open_store(options.database);
  if (!store) return pass_on(store);
  if (*mail) {
    auto key = (*store)->shared_key("unsubscribe", new_token());
    if (!key) return pass_on(key);
    (*mail)->self.signing_key = *std::move(key);
  }
  auto listener = HttpListener::open(options.address, site, options.limits);
  if (!listener) return pass_on(listener);
  if (options.metrics_port) {
    const auto opened = listener->open_metrics(*options.metrics_port);
    if (!opened) return pass_on(opened);
  }
  return GameServer(std::make_unique<Components>(*std::move(listener), *std::move(store),
                                                 std::move(rules), *std::move(sender),
                                                 *std::move(mail), options, site));
}

std::string GameServer::url() const { return components_->listener().url(); }
std::uint16_t GameServer::port() const { return components_->listener().port(); }
void GameServer::stop_on_signals() { components_->listener().stop_on_signals(); }
void GameServer::run() { components_->run(); }
void GameServer::stop() { components_->listener().stop(); }

}  // namespace broceliande::server

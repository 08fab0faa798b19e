#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "games/registry.hpp"
#include "server/api/api_answers.hpp"
#include "server/json/object_reader.hpp"
#include "server/notices/endpoint.hpp"
#include "server/notices/push_encryption.hpp"
#include "server/protocol/phrases.hpp"
#include "server/protocol/wire_names.hpp"

// What people are told of while no page of theirs is open, and in which browsers.

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestKey = 100;
constexpr std::size_t kLongestAuth = 40;
constexpr std::size_t kMostGames = 20;
constexpr std::int64_t kLastMinute = 24 * 60 - 1;
constexpr std::int64_t kMostOffset = 14 * 60;

/// What is to come by mail.
struct MailWish {
  std::uint32_t kinds = 0;
  std::string language{};
};

/// What is asked for; the members that are not are empty.
struct NoticeWish {
  std::optional<PushSubscription> subscribe{};
  bool unsubscribes = false;
  std::optional<NoticeChoice> choice{};
  std::optional<MailWish> mail{};

  [[nodiscard]] bool is_a_change() const { return subscribe || unsubscribes || choice || mail; }
};

PushSubscription read_subscription(ObjectReader& body) {
  PushSubscription subscription;
  ObjectReader members(body.object("subscribe"), "subscribe");
  if (!body.is_sound()) return subscription;
  subscription.endpoint = Secret(members.text("endpoint", kLongestEndpoint));
  subscription.p256dh = members.text("p256dh", kLongestKey);
  subscription.auth = Secret(members.text("auth", kLongestAuth));
  subscription.language = kNoticeLanguages.at(members.choice("language", kNoticeLanguages));
  if (members.is_sound() &&
      !push_recipient(subscription.p256dh, subscription.auth.reveal()).has_value()) {
    members.reject("p256dh", "the keys of a subscription of this browser");
  }
  body.adopt(members);
  return subscription;
}

std::string_view text_in(const boost::json::value& value) {
  const auto* text = value.if_string();
  return text == nullptr ? std::string_view() : std::string_view(text->data(), text->size());
}

std::uint32_t read_kinds(ObjectReader& members) {
  std::uint32_t kinds = 0;
  for (const boost::json::value& value : members.array("kinds", 0, kNoticeKinds)) {
    const auto known = std::ranges::find(kNoticeKindNames, text_in(value));
    if (known == kNoticeKindNames.end()) {
      members.reject("kinds", "of turn, table, time and over");
      break;
    }
    kinds |= 1U << static_cast<unsigned>(known - kNoticeKindNames.begin());
  }
  return kinds;
}

std::vector<std::string> read_games(ObjectReader& members) {
  std::set<std::string> games;
  for (const boost::json::value& value : members.array("without", 0, kMostGames)) {
    const std::string_view name = text_in(value);
    if (find_game(name) == nullptr) {
      members.reject("without", "names of games");
      break;
    }
    games.emplace(name);
  }
  return {games.begin(), games.end()};
}

std::optional<QuietHours> read_quiet(ObjectReader& members) {
  if (!members.has("quiet")) return std::nullopt;
  ObjectReader hours(members.object("quiet"), members.path_of("quiet"));
  if (!members.is_sound()) return std::nullopt;
  const auto from = static_cast<int>(hours.integer("from", 0, kLastMinute));
  const auto until = static_cast<int>(hours.integer("until", 0, kLastMinute));
  members.adopt(hours);
  return QuietHours{.from = from, .until = until};
}

NoticeChoice read_choice(ObjectReader& body) {
  NoticeChoice choice;
  ObjectReader members(body.object("choose"), "choose");
  if (!body.is_sound()) return choice;
  choice.kinds = read_kinds(members);
  choice.without = read_games(members);
  choice.quiet = read_quiet(members);
  choice.utc_offset = static_cast<int>(members.integer("utcOffset", -kMostOffset, kMostOffset));
  body.adopt(members);
  return choice;
}

MailWish read_mail_wish(ObjectReader& body) {
  MailWish wish;
  ObjectReader members(body.object("mail"), "mail");
  if (!body.is_sound()) return wish;
  wish.kinds = read_kinds(members);
  wish.language = kNoticeLanguages.at(members.choice("language", kNoticeLanguages));
  body.adopt(members);
  return wish;
}

NoticeWish read_wish(ObjectReader& body) {
  NoticeWish wish;
  if (body.has("subscribe")) wish.subscribe = read_subscription(body);
  wish.unsubscribes = body.optional_boolean("unsubscribe").value_or(false);
  if (body.has("choose")) wish.choice = read_choice(body);
  if (body.has("mail")) wish.mail = read_mail_wish(body);
  return wish;
}

Result<bool> change_in(Store& store, const AuthenticatedUser& user, const NoticeWish& wish) {
  Result<void> done;
  if (wish.unsubscribes) done = store.remove_push_subscription(user.token.hash);
  if (done && wish.subscribe) done = store.put_push_subscription(user.identity.id, *wish.subscribe);
  if (done && wish.choice) done = store.set_notice_choice(user.identity.id, *wish.choice);
  if (done && wish.mail) {
    done = store.set_mail_kinds(user.identity.id, wish.mail->kinds, wish.mail->language);
  }
  return done.map([] { return true; });
}

}  // namespace

void AccountApi::change_notices(const ApiRequest& /*request*/, ObjectReader& body,
                                const OptionalUser& user, const Respond& respond) {
  NoticeWish wish = read_wish(body);
  if (const auto fault = body.fault()) return respond(refused(kBadRequest, *fault));
  if (!wish.is_a_change()) return list_notices(user, respond);
  if (!user) return respond(refused(kUnauthorized, phrases::kNotAuthenticated));
  if (wish.mail && mailer_ == nullptr) return respond(refused(kConflict, phrases::kNoMail));
  if (wish.subscribe) {
    if (service_.notices().push_key().empty()) {
      return respond(refused(kConflict, phrases::kNoPush));
    }
    if (!read_endpoint(wish.subscribe->endpoint.reveal(), service_.notices().scope())) {
      return respond(refused(kBadRequest, phrases::kNoEndpoint));
    }
    wish.subscribe->token = user->token.hash;
    wish.subscribe->created = now_();
  }
  ask<bool>([user = *user, wish](Store& store) { return change_in(store, user, wish); }, respond,
            [this, user, respond](bool /*is_done*/) { list_notices(user, respond); });
}

server_message::NoticeSettings AccountApi::notice_settings(
    const std::vector<PushSubscription>& browsers, const NoticeChoice& choice,
    const std::optional<AccountMail>& mail, const std::string& own) const {
  server_message::NoticeSettings settings{.push_key = service_.notices().push_key(),
                                          .browsers = {},
                                          .choice = choice,
                                          .mail_kinds = {}};
  const bool can_be_mailed = mailer_ != nullptr && mail && !mail->address.reveal().empty();
  if (can_be_mailed) settings.mail_kinds = mail->kinds;
  for (const PushSubscription& each : browsers) {
    const auto endpoint = read_endpoint(each.endpoint.reveal(), EndpointScope::any);
    settings.browsers.push_back(
        {endpoint ? endpoint->host : "", each.language, each.created, each.token == own});
  }
  return settings;
}

void AccountApi::list_notices(const OptionalUser& user, const Respond& respond) {
  if (!user) {
    return respond(answer_with(server_message::notices(notice_settings({}, {}, {}, ""))));
  }
  struct StoredNoticeSettings {
    std::vector<PushSubscription> browsers;
    NoticeChoice choice;
    std::optional<AccountMail> mail;
  };
  ask<StoredNoticeSettings>(
      [identity = user->identity.id](Store& store) -> Result<StoredNoticeSettings> {
        auto browsers = store.push_subscriptions_of(identity);
        if (!browsers) return pass_on(browsers);
        auto choice = store.notice_choice(identity);
        if (!choice) return pass_on(choice);
        auto mail = store.mail_of(identity);
        if (!mail) return pass_on(mail);
        return StoredNoticeSettings{*std::move(browsers), *std::move(choice), *std::move(mail)};
      },
      respond,
      [this, own = user->token.hash, respond](const StoredNoticeSettings& known) {
        respond(answer_with(server_message::notices(
            notice_settings(known.browsers, known.choice, known.mail, own))));
      });
}

}  // namespace broceliande::server

#pragma once

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/cluster/announcement.hpp"
#include "server/live_tables/service_context.hpp"
#include "server/live_tables/table_service.hpp"
#include "server/notices/delivery_notes.hpp"
#include "server/notices/notice_mailer.hpp"
#include "server/notices/notice_outlet.hpp"
#include "server/notices/webhook_caller.hpp"
#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// When people are told.
struct NoticeRules {
  Milliseconds gathered{4'000};  ///< after the first news, so that one message has all of them
  Milliseconds between{60'000};  ///< messages to one person's browsers
  Milliseconds between_mails{900'000};  ///< to one person, unless their time runs out
  Milliseconds looked_at{10'000};    ///< until it is asked again whether somebody is still looking
  Milliseconds expires{120'000};     ///< for somebody who is: the page has told it
  Milliseconds answered{1'500};      ///< other nodes have so long to say that somebody is there
  Milliseconds swept{30'000};        ///< between two looks for clocks that run out
  Milliseconds given_up{600'000};    ///< while storage does not say who wants to know
  std::size_t most_people = 10'000;  ///< for whom something waits
};

/// Two ways to tell a person something, each at its own pace.
enum class NoticeChannel : std::uint8_t { push, mail };

/// What takes messages away, and the words for them. Without both no person is told of anything.
struct NoticeMeans {
  NoticeOutlet* outlet = nullptr;
  NoticeMailer* mailer = nullptr;  ///< takes those away that go by e-mail
  std::optional<NoticeLanguages> words{};
  bool has_webhooks = false;  ///< whether those of bots are called; that needs no words
  NoticeRules rules{};
};

/// Tells people who are not looking at the site what happens at their tables. News waits a little,
/// and once more while the person has a page open; then storage is asked what they want to hear of
/// and what is still true. What waits is lost when the server stops.
class NoticeService {
 public:
  NoticeService(ServiceContext& context, Sessions& sessions, NoticeMeans means)
      : context_(context),
        sessions_(sessions),
        means_(std::move(means)),
        is_push_on_(means_.outlet != nullptr && means_.words && !means_.outlet->push_key().empty()),
        is_mail_on_(means_.mailer != nullptr && means_.words),
        webhooks_(context, sessions, means_.has_webhooks ? means_.outlet : nullptr) {}

  /// The key with which browsers subscribe; empty where push messages are not sent.
  [[nodiscard]] std::string push_key() const;
  [[nodiscard]] bool has_mail() const { return is_mail_on_; }
  [[nodiscard]] bool has_webhooks() const {
    return means_.outlet != nullptr && means_.has_webhooks;
  }
  [[nodiscard]] EndpointScope scope() const;

  /// These events have happened and are on disk; called before their audience hears of them.
  void on_changed(const LiveTable& live, const std::vector<TableEvent>& events);
  /// Somebody has opened a page, and sees what there is.
  void on_connect(const AuthenticatedUser& user);
  void on_question(const AttentionQuestion& question);
  void on_answer(const AttentionAnswer& answer);
  /// To be called some ten times a second.
  void tick(Moment now);

 private:
  /// Whom something waits for, and by which way.
  struct WaitingReader {
    std::string identity;
    NoticeChannel channel = NoticeChannel::push;

    friend auto operator<=>(const WaitingReader&, const WaitingReader&) = default;
  };
  struct Waiting {
    std::vector<NoticeFact> facts{};
    Moment first{};
    Moment from{};          ///< when it is looked at next
    bool is_asked = false;  ///< whether other nodes were
  };
  /// What storage says of somebody.
  struct Recipient {
    std::vector<PushSubscription> browsers{};  ///< where messages are pushed
    std::optional<AccountMail> mail{};         ///< where they are mailed
    NoticeChoice choice{};
    std::vector<TableIndex> tables{};
    std::set<std::string> blocked{};  ///< whose wishes are not told

    [[nodiscard]] bool is_told() const {
      return !browsers.empty() || (mail && mail->is_told_by_mail());
    }
  };

  /// Whether anybody at all can be told.
  [[nodiscard]] bool is_on() const { return is_push_on_ || is_mail_on_ || has_webhooks(); }
  void spread(const std::vector<PersonalFact>& news);
  void hear(const PersonalFact& news, NoticeChannel channel);
  [[nodiscard]] Milliseconds pause_of(NoticeChannel channel) const;
  void look_at_clocks(Moment now);
  void tell_of_clocks(const std::vector<TableIndex>& tables);
  [[nodiscard]] bool is_looking(const std::string& identity) const;
  /// True where it was put off, or is not to be told.
  [[nodiscard]] bool is_put_off(const std::string& identity, Waiting& waiting, Moment now);
  void ask_others(const std::string& identity);
  void find_reader(const WaitingReader& who, Waiting waiting);
  [[nodiscard]] static Result<Recipient> recipient(Store& store, const WaitingReader& who);
  void tell(const WaitingReader& who, const Recipient& reader, Waiting waiting);
  void mail(const AccountMail& mail, const NoticeBundle& bundle);
  void send(const PushSubscription& browser, const NoticeBundle& bundle);
  void note(const Secret& endpoint, const Delivery& delivery);
  void put_back(const WaitingReader& who, Waiting waiting, Moment from);

  ServiceContext& context_;
  Sessions& sessions_;
  NoticeMeans means_;
  bool is_push_on_;
  bool is_mail_on_;
  std::map<WaitingReader, Waiting> waiting_;
  std::map<WaitingReader, Moment> told_;     ///< when each was told last, while it matters
  std::map<std::string, Moment> elsewhere_;  ///< until when they count as looking at another node
  DeliveryNotes notes_{context_, "browser"};
  WebhookCaller webhooks_;
  Moment swept_;
  bool is_sweeping_ = false;
};

}  // namespace broceliande::server

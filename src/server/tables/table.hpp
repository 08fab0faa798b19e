#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/view.hpp"
#include "server/tables/absence.hpp"
#include "server/tables/clocks.hpp"
#include "server/tables/command.hpp"
#include "server/tables/event.hpp"
#include "server/tables/lag.hpp"
#include "server/tables/table_index.hpp"
#include "server/tables/table_view.hpp"

namespace broceliande::server {

/// Somebody who asks for something at a table.
struct Requester {
  std::string identity;
  std::string name;
  bool takes_chat = false;
  Moment muted_until{};
  std::set<std::string> blocked_by{};  ///< identities
};

/// Drawn anew for every decision, so that nobody can predict it.
struct Randomness {
  std::uint64_t seed = 0;
  std::string salt;
};

/// What a decision depends on apart from the table.
struct DecisionContext {
  Moment now;
  Milliseconds round_trip{0};             ///< to the requester's client and back
  std::array<bool, kMaxSeats> is_here{};  ///< by place
  AwaySince away_since;
  Randomness randomness;
};

/// Who is connected.
struct Presence {
  std::array<bool, kMaxSeats> is_here{};
  AwaySince away_since;
  int watchers = 0;
};

/// What the computer has to do at a table now.
struct ComputerTask {
  std::string game;
  OptionValues options;
  int level = 1;
  std::optional<int> party;  ///< prepares for this one; otherwise it acts:
  Seat seat;
  std::string start;
  std::vector<std::string> actions;
  bool offers_swap = false;
};

/// As much of a record as one message holds, from the beginning of a line on.
[[nodiscard]] RecordPage page_of(std::string_view record, std::size_t from);

/// How records name somebody whose account was deleted; no word of any language.
inline constexpr std::string_view kFormerPlayer = "former:player";

/// A shorter outage counts as ordinary lag.
inline constexpr Milliseconds kShortestPause{100};

/// After which another server may think it has to act for a computer.
inline constexpr Milliseconds kThinkingGrace{10'000};

/// A table: a fold over its events. It decides what a command leads to without changing itself; a
/// decision takes effect once it is on disk and folded. One thread at a time.
class GameTable {
 public:
  /// What is to be logged for a new table, after its setup was checked.
  [[nodiscard]] static Result<std::vector<TableEvent>> create(const command::Create& create,
                                                              const Requester& maker,
                                                              const std::string& key,
                                                              const DecisionContext& context);
  /// The next game of the same people, everybody one place further.
  [[nodiscard]] std::vector<TableEvent> rematch(const DecisionContext& context) const;
  /// From its events, and the index that was kept with them.
  [[nodiscard]] static Result<GameTable> from(const TableIndex& index,
                                              std::span<const TableEvent> events);
  explicit GameTable(std::string id) : id_(std::move(id)) {}
  GameTable(GameTable&&) noexcept = default;
  GameTable& operator=(GameTable&&) noexcept = default;

  /// Whether the same thing was done already.
  [[nodiscard]] bool has_processed(const std::string& identity, const std::string& key) const;
  /// What a command leads to.
  [[nodiscard]] Result<std::vector<TableEvent>> decide(const Requester& requester,
                                                       const std::string& key,
                                                       const TableCommand& command,
                                                       const DecisionContext& context) const;
  /// A person has another name; it counts until the game begins.
  [[nodiscard]] std::vector<TableEvent> rename(const std::string& identity, const std::string& name,
                                               Moment now) const;
  /// A guest has logged in: what belongs to `guest` becomes the account's. A place at a table where
  /// the account sits already is left before the game begins, and stays the guest's afterwards.
  [[nodiscard]] std::vector<TableEvent> claim(const std::string& guest, const Requester& account,
                                              Moment now) const;
  /// A person's account is deleted: what is open is left, what is running resigned, and the name
  /// goes. The place stays what it was, nobody's.
  [[nodiscard]] std::vector<TableEvent> forget(const std::string& identity, Moment now) const;
  [[nodiscard]] static TableEvent rematched(std::string table, Moment now);
  /// What the computer does: an action, or what it prepared.
  [[nodiscard]] Result<std::vector<TableEvent>> computer_acts(const ComputerTask& task,
                                                              const std::string& text,
                                                              const DecisionContext& context) const;
  /// What time alone leads to: somebody has run out of it.
  [[nodiscard]] std::vector<TableEvent> decide_by_time(Moment now) const;
  /// An open table at which nothing has happened since a moment is closed.
  [[nodiscard]] std::vector<TableEvent> close_if_stale(Moment since, Moment now) const;
  /// An operator closes a table; nothing where its game has begun.
  [[nodiscard]] std::vector<TableEvent> remove(Moment now) const;
  /// An operator annuls a game that is played, or is over; nothing where that was done before.
  [[nodiscard]] std::vector<TableEvent> annul(Moment now) const;
  [[nodiscard]] bool asks_about_absent() const;
  /// What others were asked about somebody who was gone is asked no more once they are back.
  [[nodiscard]] std::vector<TableEvent> lapse(const std::array<bool, kMaxSeats>& is_here,
                                              Moment now) const;
  /// The time that clocks lost in outages (in their order) and was not given back yet. Comes before
  /// anything else that is decided.
  [[nodiscard]] std::vector<TableEvent> compensate(std::span<const Outage> outages,
                                                   Moment now) const;
  /// The next thing, which must be one that was decided here.
  [[nodiscard]] Result<void> fold(const TableEvent& event);

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] std::uint32_t number() const { return number_; }
  [[nodiscard]] TablePhase phase() const { return phase_; }
  [[nodiscard]] const TableSetup& setup() const { return setup_; }
  [[nodiscard]] std::size_t plies() const;
  [[nodiscard]] std::optional<int> place_of(std::string_view identity) const;
  /// A place of theirs that the computer goes on for: they may come back.
  [[nodiscard]] std::optional<int> left_place_of(std::string_view identity) const;
  [[nodiscard]] const std::string& identity_at(int place) const {
    return places_[static_cast<std::size_t>(place)].identity;
  }
  /// Whether something is expected of that place now.
  [[nodiscard]] bool awaits(int place) const;
  [[nodiscard]] std::optional<ComputerTask> computer_task() const;
  /// The identities of the people who sit here.
  [[nodiscard]] std::vector<std::string> people() const;
  /// Whether computers play on while everybody is away: where several people play, each of them
  /// waits for the others and not only for the computers.
  [[nodiscard]] bool goes_on_unattended() const { return people().size() > 1; }
  /// When time alone leads to something, lag that may be made up for included.
  [[nodiscard]] std::optional<Moment> deadline() const;
  /// Whether only patience says how long a place waits for its person: where a clock runs, or will,
  /// it decides, and nobody is replaced who has time on it.
  [[nodiscard]] bool waits_without_clock(int place) const;
  /// From when on somebody counts as gone, if they do not come back before.
  [[nodiscard]] std::optional<Moment> gone_at(int place, const AwaySince& away_since) const;
  /// What the others may do about somebody who is gone.
  [[nodiscard]] std::vector<AbsenceChoice> choices_about(int place) const;
  /// Whether who is at that place hears the chat, and may write: people who invited each other do,
  /// elsewhere those who want it.
  [[nodiscard]] bool hears_chat(int place, bool takes_chat) const {
    return takes_chat || (place >= 0 && !setup_.is_listed);
  }
  /// Whether partners must keep silence now.
  [[nodiscard]] bool is_silent() const;
  [[nodiscard]] bool may_take_back(int place) const;
  /// Whether everybody agreed to a rematch whose table is not made yet; its id is known before.
  [[nodiscard]] bool wants_rematch() const;
  [[nodiscard]] std::string rematch_id() const;

  [[nodiscard]] TableIndex index() const;
  /// `place` is -1 for who watches; of those, who was replaced by the computer may return. What
  /// people whom the viewer has blocked say, and that they want a rematch, is left out.
  [[nodiscard]] TableView seen_by(int place, bool takes_chat, const Presence& presence, Moment now,
                                  bool may_return = false,
                                  const std::set<std::string>& blocked = {}) const;
  /// The person at a place, also where a computer goes on for them; nothing where nobody is, or was
  /// and is no more.
  [[nodiscard]] std::optional<Requester> person_at(int place) const;
  /// What was said last.
  [[nodiscard]] const std::deque<ChatLine>& chat() const { return chat_; }
  [[nodiscard]] PlayedView played_view(const event::Played& played, std::uint32_t number,
                                       std::size_t ply, int viewer, Moment now) const;
  [[nodiscard]] std::vector<PlaceView> place_views(const Presence& presence, Moment now) const;
  /// What the seat of a place sees; nothing before the game begins, and for who only watches.
  [[nodiscard]] std::optional<View> view(int place) const;
  /// The party that a place prepares for now; empty where there is none.
  [[nodiscard]] std::string party_to_prepare(int place) const;
  /// The record as everybody may read it; empty before the game begins.
  [[nodiscard]] std::string public_record() const;
  [[nodiscard]] std::optional<ChatLine> chat_line(const TableEvent& event) const;

 private:
  struct PlaceState {
    int level = 0;
    std::string name;
    std::string identity;  ///< empty where nobody sits
    LagQuota lag;
    std::optional<Moment> turn_since;  ///< nothing where nothing is expected

    [[nodiscard]] bool is_person() const { return level == 0; }
    [[nodiscard]] bool is_taken() const { return level > 0 || !identity.empty(); }
    /// The account was deleted.
    [[nodiscard]] bool is_former() const { return name.empty() && !identity.empty(); }
  };

  [[nodiscard]] PlaceState& at(int place) { return places_[static_cast<std::size_t>(place)]; }
  [[nodiscard]] const PlaceState& at(int place) const {
    return places_[static_cast<std::size_t>(place)];
  }
  [[nodiscard]] int count_places() const { return static_cast<int>(places_.size()); }
  [[nodiscard]] int place_on(Seat seat) const;
  [[nodiscard]] Seat first_seat_of(int place) const;
  /// The seats of that place's side.
  [[nodiscard]] std::vector<int> side_of_place(int place) const;
  [[nodiscard]] std::optional<int> level_of_party(int party) const;
  [[nodiscard]] std::optional<int> party_of_place(int place) const;
  [[nodiscard]] Record record_without_former_names() const;
  [[nodiscard]] std::vector<int> people_but(int place) const;
  [[nodiscard]] std::vector<int> opponents_of(int place) const;
  [[nodiscard]] std::optional<std::size_t> plies_after_take_back(int place) const;
  [[nodiscard]] const Offer* find_offer(OfferKind kind) const;
  [[nodiscard]] bool is_person_at(int place) const {
    return place >= 0 && place < count_places() && at(place).is_person();
  }
  [[nodiscard]] std::optional<Milliseconds> longest_absence_at(int place) const;
  [[nodiscard]] bool is_gone(int place, const AwaySince& away_since, Moment now) const;
  /// Away for as long, whoever is to act.
  [[nodiscard]] bool is_long_away(int place, const AwaySince& away_since, Moment now) const;
  /// Where exactly two people play, against each other: the other one.
  [[nodiscard]] std::optional<int> only_opponent_of(int place) const;
  [[nodiscard]] bool lets(AbsenceChoice choice, int place) const;
  [[nodiscard]] std::optional<AbsenceView> absence_view(int place, const AwaySince& away_since,
                                                        Moment now) const;
  [[nodiscard]] bool is_between_games() const;
  [[nodiscard]] std::optional<TableEnding> ending() const;

  struct Decider;
  struct Folder;
  friend struct Decider;
  friend struct Folder;

  [[nodiscard]] std::vector<int> places_whose_time_runs() const;
  void update_clocks(Moment now);
  void update_turns(Moment now);

  std::string id_;
  std::uint32_t number_ = 0;
  Moment changed_;
  TablePhase phase_ = TablePhase::open;
  TableSetup setup_;
  std::vector<PlaceState> places_;
  std::unique_ptr<AnyMatch> match_;  ///< from when the game begins
  std::vector<int> players_;         ///< the place of each player of the record
  std::vector<int> actors_;          ///< the place that did each action of this game
  Clocks clocks_{ClockChoice{}, 0};
  Milliseconds compensated_{0};  ///< in this game
  Moment compensated_until_;     ///< outages up to then were dealt with
  std::vector<Offer> offers_;
  std::deque<ChatLine> chat_;
  std::optional<TableEnding> stopped_;  ///< an end that the rules know nothing of
  std::string rematch_;
  std::deque<std::string> keys_;  ///< the latest
};

}  // namespace broceliande::server

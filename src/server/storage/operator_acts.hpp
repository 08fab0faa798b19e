#pragma once

#include <string>

#include "server/storage/store.hpp"

/// What operators do with a program of their own, beside servers that run or none. Each is on disk
/// when it returns; servers hear of it by themselves. A note is for the operator alone.
namespace broceliande::server::operators {

/// `who` is the name of an account, a report (whom it is about), or TABLE/PLACE.
[[nodiscard]] Result<ModerationAct> mute(Store& store, const std::string& who, Milliseconds span,
                                         const std::string& note, Moment now);
[[nodiscard]] Result<ModerationAct> unmute(Store& store, const std::string& who,
                                           const std::string& note, Moment now);
[[nodiscard]] Result<ModerationAct> close_report(Store& store, const std::string& report,
                                                 const std::string& note, Moment now);
/// Closes a table whose game has not begun.
[[nodiscard]] Result<ModerationAct> remove_table(Store& store, const std::string& table,
                                                 const std::string& note, Moment now);
/// Ends a game without a result, also where it was over. Its record stays.
[[nodiscard]] Result<ModerationAct> annul_game(Store& store, const std::string& table,
                                               const std::string& note, Moment now);

}  // namespace broceliande::server::operators

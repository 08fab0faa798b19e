#pragma once

#include <string>

#include "games/registry.hpp"
#include "server/notices/notice_words.hpp"

namespace broceliande::server {

/// The file that the client is built with, as far as tests need it. A game has its name as its
/// title, followed by the language.
inline const NoticeLanguages& sample_notice_words() {
  static const NoticeLanguages kWords = [] {
    NoticeLanguages words = *read_notice_words(R"({
      "en": {
        "games": {},
        "joined": "{0}: {1} has joined", "rematch": "{0}: {1} asks for a rematch",
        "over": "{0}: the game is over", "turn": "{0}: it is your turn",
        "time": "{0}: your time is running out", "waiting": "{0} games wait for you",
        "news": "News of {0} games"
      },
      "fr": {
        "games": {},
        "joined": "{0} : {1} a pris place", "rematch": "{0} : {1} propose une revanche",
        "over": "{0} : la partie est finie", "turn": "{0} : à vous de jouer",
        "time": "{0} : votre temps s’épuise", "waiting": "{0} parties vous attendent",
        "news": "Nouvelles de {0} parties"
      }
    })");
    for (auto& [language, sentences] : words) {
      for (const GameEntry& entry : games()) {
        const std::string name(entry.manifest.name);
        sentences.games.emplace(name, name + " (" + language + ")");
      }
    }
    return words;
  }();
  return kWords;
}

}  // namespace broceliande::server

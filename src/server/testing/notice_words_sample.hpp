#pragma once

#include "server/notices/notice_words.hpp"

namespace broceliande::server {

/// The file that the client is built with, as far as tests need it.
inline const NoticeLanguages& sample_notice_words() {
  static const NoticeLanguages kWords = *read_notice_words(R"({
    "en": {
      "games": {"menhirs": "Menhirs in the Mist", "graal": "Graal"},
      "joined": "{0}: {1} has joined", "rematch": "{0}: {1} asks for a rematch",
      "over": "{0}: the game is over", "turn": "{0}: it is your turn",
      "time": "{0}: your time is running out", "waiting": "{0} games wait for you",
      "news": "News of {0} games"
    },
    "fr": {
      "games": {"menhirs": "Menhirs dans le Brouillard", "graal": "Graal"},
      "joined": "{0} : {1} a pris place", "rematch": "{0} : {1} propose une revanche",
      "over": "{0} : la partie est finie", "turn": "{0} : à vous de jouer",
      "time": "{0} : votre temps s’épuise", "waiting": "{0} parties vous attendent",
      "news": "Nouvelles de {0} parties"
    }
  })");
  return kWords;
}

}  // namespace broceliande::server

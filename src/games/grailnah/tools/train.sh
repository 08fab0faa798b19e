#!/bin/bash
# Two generations of networks for Grailnah on a machine with many cores and a GPU, in two stages of
# some nine minutes: `train.sh STAGE`. tools/train/stages.sh says what it needs and where things go.
set -u
game=grailnah
options() { echo "--players $1"; }
recipe() {
  case $1 in
    residual) echo "--share 1 --width 32 --hidden 8 --far 0.4 --epochs 1 --batch 8192 --rate 1e-3 --decay 3" ;;
    residual-far) echo "--share 1 --width 32 --hidden 8 --far 0.7 --epochs $((2 * generation)) --batch 8192 --rate 1e-3 --decay 1" ;;
    pure) echo "--width 32 --hidden 8 --far 0.5 --epochs $((2 * generation)) --batch 8192 --rate 2e-3 --decay 0.1" ;;
    pure-wide) echo "--width 64 --hidden 8 --far 0.5 --epochs $((2 * generation)) --batch 8192 --rate 2e-3 --decay 0.1" ;;
  esac
}
recipes="residual residual-far pure pure-wide"

stages=$(dirname "$0")/stages.sh # where everything was copied into one folder
[ -f "$stages" ] || stages=$(dirname "$0")/../../../../tools/train/stages.sh
# shellcheck source=tools/train/stages.sh
. "$stages"

first() { # one generation from the hand-made evaluation
  about_machine
  play 2 1 100 "$threads" 41
  features 2 1 "$work/games-1-2.bin"
  train_all 2 1 85
  play 4 1 110 "$fewer" 42
  features 4 1 "$work/games-1-4.bin"
  trained 2 1
  train_all 4 1 80
  choose 2 1 "$fewer" 16
  trained 4 1
  choose 4 1 "$threads" 16
}

older_games() { [ -f "$work/games-1-$1.bin" ] && echo "$work/games-1-$1.bin"; }

more() { # more games of the first generation's networks, for minutes that are left between the stages
  play 2 more "${MORE_2:-150}" "$threads" 61 --network "$work/best-1-2.nnue"
  play 4 more "${MORE_4:-150}" "$threads" 62 --network "$work/best-1-4.nnue"
}
more_games() { [ -f "$work/games-more-$1.bin" ] && echo "$work/games-more-$1.bin"; }

# finals PLAYERS: the best of generation 2 on starts that nobody has chosen by
finals() {
  local best=$work/best-2-$1.nnue before=$work/best-1-$1.nnue
  say "final $1, 20 ms, hand-made: $(match "$1" "$best" - 502 "$threads" ms 20 34)"
  say "final $1, 10,000 nodes, hand-made: $(match "$1" "$best" - 503 "$threads" nodes 10000 14)"
  say "final $1, 10,000 nodes, generation 1: $(match "$1" "$best" "$before" 504 "$threads" nodes 10000 12)"
}

second() { # games of the best network so far
  for players in 2 4; do
    [ -f "$work/best-1-$players.nnue" ] || cp "$here/best-1-$players.nnue" "$work/"
  done
  play 2 2 75 "$threads" 51 --network "$work/best-1-2.nnue"
  # shellcheck disable=SC2046
  features 2 2 $(older_games 2) $(more_games 2) "$work/games-2-2.bin"
  # shellcheck disable=SC2046
  train_all 2 2 85 $(older 2 1)
  play 4 2 95 "$fewer" 52 --network "$work/best-1-4.nnue"
  # shellcheck disable=SC2046
  features 4 2 $(older_games 4) $(more_games 4) "$work/games-2-4.bin"
  trained 2 2
  # shellcheck disable=SC2046
  train_all 4 2 70 $(older 4 1)
  choose 2 2 "$fewer" 11
  trained 4 2
  choose 4 2 "$threads" 11
  for players in 2 4; do finals $players; done
  say "null 2, 20 ms: $(match 2 "$work/best-2-2.nnue" "$work/best-2-2.nnue" 505 "$threads" ms 20 10)"
  say "null 4, 20 ms: $(match 4 "$work/best-2-4.nnue" "$work/best-2-4.nnue" 505 "$threads" ms 20 10)"
}

longer() { # only matches, for the minutes that are left
  for players in 2 4; do
    [ -f "$work/best-2-$players.nnue" ] || cp "$here/best-2-$players.nnue" "$work/"
    say "longer $players, 20 ms, hand-made: $(
      match $players "$work/best-2-$players.nnue" - 602 "$threads" ms 20 "${LONGER:-100}")"
  done
}

case $stage in
  1) first ;;
  more) more ;;
  2) second ;;
  3) longer ;;
esac
keep
say "done"

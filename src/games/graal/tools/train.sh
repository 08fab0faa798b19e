#!/bin/bash
# Generations of networks for Graal on a machine with many cores and a GPU, one a stage of some nine minutes:
# `train.sh 1` learns from games of the hand-made evaluation, `train.sh 2` from those of the best network of
# generation 1, and so on; `train.sh finals N` plays matches of generation N. tools/train/stages.sh says what it needs and
# where things go. RECIPES and SAMPLES (plain, mirrored) may name fewer than there are; PLAY, TRAINING, MORE, CHOICE and
# FINAL are seconds.
set -u
game=graal
nodes_of() { [ "$1" -le 2 ] && echo 300 || echo 400; }
NODES=${NODES:-$(nodes_of "${1/[!0-9]*/9}")}
# Games to learn from may begin as good as decided. Matches from decisive starts are those that recipes are chosen by.
options() {
  case $1-$2 in
    *-play) echo "--advantage 0-700" ;;
    mirrored-features) echo "--mirrored yes" ;;
    decisive-match) echo "--advantage ${DECISIVE:-100-350}" ;;
  esac
}
recipe() {
  case $1 in
    residual) echo "--share 1 --far 0.4 --epochs 1 --batch 4096 --rate 1e-3 --decay 10" ;;
    residual-mirrored) echo "--share 1 --far 0.4 --epochs 1 --batch 8192 --rate 1e-3 --decay 10" ;;
    residual-wide) echo "--share 1 --far 0.4 --epochs 1 --batch 4096 --rate 1e-3 --decay 10 --width 128" ;;
    pure | pure-mirrored) echo "--far 0.2 --epochs 1 --batch 4096 --rate 2e-3 --decay 1" ;;
    pure-twice-mirrored) echo "--far 0.2 --epochs 2 --batch 4096 --rate 2e-3 --decay 1" ;;
    pure-far-mirrored) echo "--far 0.4 --epochs 1 --batch 4096 --rate 2e-3 --decay 1" ;;
    pure-wide | pure-wide-mirrored) echo "--far 0.2 --epochs 1 --batch 4096 --rate 2e-3 --decay 1 --width 128" ;;
  esac
}
recipes=${RECIPES:-"residual residual-mirrored residual-wide pure pure-mirrored pure-wide"}

stages=$(dirname "$0")/stages.sh # where everything was copied into one folder
[ -f "$stages" ] || stages=$(dirname "$0")/../../../../tools/train/stages.sh
# shellcheck source=tools/train/stages.sh
. "$stages"
samples_for() { case $1 in *-mirrored) echo mirrored ;; *) echo plain ;; esac; }

# games GENERATION…: all that were played, in this order
games() {
  for generation in "$@"; do
    for part in "$generation" "$generation-more"; do
      [ -f "$work/games-$part-plain.bin" ] && echo "$work/games-$part-plain.bin"
    done
  done
}
# older_than GENERATION: how the games of the one before count among those of all
older_than() {
  local before=$(($1 - 1)) count
  count=$(sed -n 's/^games \([0-9]*\),.*/\1/p' "$work/played-$before-plain.txt" "$work/played-$before-more-plain.txt" \
    2>/dev/null | paste -sd+)
  count=$((${count:-0}))
  [ "$count" -gt 0 ] && echo "--older $count --older-weight 0.5"
}

generation() {
  local number=$1 before=$(($1 - 1)) network=""
  about_machine
  if [ "$number" -gt 1 ]; then
    [ -f "$work/best-$before-decisive.nnue" ] || cp "$here/best-$before-decisive.nnue" "$work/"
    network="--network $work/best-$before-decisive.nnue"
  fi
  # shellcheck disable=SC2086
  play plain "$number" "${PLAY:-300}" "$threads" "$((10 * number + 31))" $network
  # shellcheck disable=SC2046,SC2086
  for kind in ${SAMPLES:-plain mirrored}; do features $kind "$number" $(games "$before" "$number"); done
  # shellcheck disable=SC2046
  train_all decisive "$number" "${TRAINING:-90}" $(older_than "$number")
  # shellcheck disable=SC2086
  play plain "$number-more" "${MORE:-60}" "$fewer" "$((10 * number + 32))" $network
  trained decisive "$number"
  keep
  choose decisive "$number" "$threads" "${CHOICE:-12}"
}

# finals GENERATION: on starts that nothing was chosen by
finals() {
  local best=$work/best-$1-decisive.nnue before=$work/best-$(($1 - 1))-decisive.nnue
  for file in "$best" "$before"; do [ -f "$file" ] || cp "$here/$(basename "$file")" "$work/"; done
  for kind in decisive uneven; do
    say "final $kind, 20 ms, hand-made: $(match $kind "$best" - 502 "$threads" ms 20 "${FINAL:-80}")"
    say "final $kind, 10,000 nodes, hand-made: $(match $kind "$best" - 503 "$threads" nodes 10000 "$((${FINAL:-80} / 2))")"
    say "final $kind, 10,000 nodes, generation before: $(
      match $kind "$best" "$before" 504 "$threads" nodes 10000 "$((${FINAL:-80} / 2))")"
  done
  say "null, 20 ms: $(match decisive "$best" "$best" 505 "$threads" ms 20 "$((${FINAL:-80} / 4))")"
}

case $stage in
  finals) finals "$2" ;;
  *) generation "$stage" ;;
esac
keep
say "done"

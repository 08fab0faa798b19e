#!/bin/bash
# Two generations of networks for Grailnah on a machine with many cores and a GPU, in two stages of
# some nine minutes: `grailnah.sh STAGE`, with $OUT as the folder for what is to be kept. Beside
# it lie grailnah_selfplay, grailnah_match, train.py and network.py; games stay in $WORK.
# SLICE shortens every time (in hundredths), for trying it out.
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-${TMPDIR:-/tmp}/broceliande-train}
out=${OUT:-$work/out}
threads=${THREADS:-$(nproc)}
fewer=$((threads > 4 ? threads - 4 : threads)) # while trainings run
slice=${SLICE:-100}
train=${TRAIN:-"python3 $here/train.py"}
nodes=${NODES:-400}
stage=${1:-1}
mkdir -p "$work" "$out"
began=$SECONDS
log=$out/stage-$stage.log

say() { echo "[$((SECONDS - began)) s] $*" | tee -a "$log"; }
lasts() { echo $((($1 * slice + 99) / 100)); }
keep() { (cd "$work" && tar czf "$out/stage-$stage.tar.gz" ./*.nnue ./*.json ./*.txt 2>/dev/null); }

# play PLAYERS GENERATION SECONDS THREADS SEED [--network FILE]
play() {
  local players=$1 generation=$2 seconds=$3 used=$4 seed=$5
  shift 5
  say "play $players players, generation $generation: $(
    "$here/grailnah_selfplay" --players "$players" play "$work/games-$generation-$players.bin" \
      100000000 "$nodes" "$seed" "$used" "$(lasts "$seconds")" "$@" 2>&1)"
}

# features PLAYERS GENERATION RECORDS…
features() {
  local players=$1 generation=$2
  shift 2
  "$here/grailnah_selfplay" --players "$players" features "$work/samples-$generation-$players" \
    "$threads" "$@"
  say "features $players, generation $generation: $(cat "$work/samples-$generation-$players.json")"
}

recipe() {
  case $1 in
    residual) echo "--share 1 --width 32 --hidden 8 --far 0.4 --epochs 1 --batch 8192 --rate 1e-3 --decay 3" ;;
    residual-far) echo "--share 1 --width 32 --hidden 8 --far 0.7 --epochs $((2 * generation)) --batch 8192 --rate 1e-3 --decay 1" ;;
    pure) echo "--width 32 --hidden 8 --far 0.5 --epochs $((2 * generation)) --batch 8192 --rate 2e-3 --decay 0.1" ;;
    pure-wide) echo "--width 64 --hidden 8 --far 0.5 --epochs $((2 * generation)) --batch 8192 --rate 2e-3 --decay 0.1" ;;
  esac
}
recipes="residual residual-far pure pure-wide"

# train_all PLAYERS GENERATION SECONDS [more options]: in the background, all at once
train_all() {
  local players=$1 generation=$2 seconds=$3
  shift 3
  for name in $recipes; do
    # shellcheck disable=SC2046,SC2086
    $train "$work/samples-$generation-$players" "$work/$generation-$players-$name.nnue" \
      $(recipe $name) --seconds "$(lasts "$seconds")" "$@" \
      >"$work/train-$generation-$players-$name.txt" 2>&1 &
    pids+=($!)
  done
}
trained() {
  wait "${pids[@]}"
  pids=()
  for name in $recipes; do
    say "trained $2-$1-$name: $(grep -v '^epoch' "$work/train-$2-$1-$name.txt" | tail -1 | cut -c1-700)"
  done
}

# match PLAYERS ONE OTHER SEED THREADS nodes|ms LIMIT SECONDS: the report, on one line
match() {
  "$here/grailnah_match" --players "$1" "$2" "$3" 100000000 "$4" "$5" "$6" "$7" \
    "$(lasts "$8")" 2>&1 | tr '\n' ' '
}

# choose PLAYERS GENERATION THREADS SECONDS: the recipe that wins by most at 5 ms becomes best-PLAYERS
choose() {
  local players=$1 generation=$2 used=$3 seconds=$4 most=-9999 elo report
  for name in $recipes; do
    local file=$work/$generation-$players-$name.nnue
    [ -f "$file" ] || continue
    say "$generation-$players-$name, 2,000 nodes: $(
      match "$players" "$file" - 402 "$used" nodes 2000 "$((seconds / 2))")"
    report=$(match "$players" "$file" - 403 "$used" ms 5 "$seconds")
    say "$generation-$players-$name, 5 ms: $report"
    elo=$(echo "$report" | sed -n 's/.*Elo \(-\?[0-9]*\) .*/\1/p')
    if [ "${elo:--9999}" -gt "$most" ]; then
      most=$elo
      cp "$file" "$work/best-$generation-$players.nnue"
      cp "$file.json" "$work/best-$generation-$players.nnue.json" 2>/dev/null
      echo "$name" >"$work/best-$generation-$players.txt"
    fi
  done
  say "best-$generation-$players is $(cat "$work/best-$generation-$players.txt")"
  keep
}

pids=()
first() { # one generation from the hand-made evaluation
  say "$(nproc) cores; $(nvidia-smi --query-gpu=name --format=csv,noheader 2>/dev/null | head -1)"
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

older() { [ -f "$work/games-1-$1.bin" ] && echo "$work/games-1-$1.bin"; }
older_games() {
  [ -f "$work/games-1-$1.bin" ] && sed -n 's/.*"games": \([0-9]*\).*/--older \1 --older-weight 0.5/p' \
    "$work/samples-1-$1.json"
}

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
  features 2 2 $(older 2) $(more_games 2) "$work/games-2-2.bin"
  # shellcheck disable=SC2046
  train_all 2 2 85 $(older_games 2)
  play 4 2 95 "$fewer" 52 --network "$work/best-1-4.nnue"
  # shellcheck disable=SC2046
  features 4 2 $(older 4) $(more_games 4) "$work/games-2-4.bin"
  trained 2 2
  # shellcheck disable=SC2046
  train_all 4 2 70 $(older_games 4)
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

# shellcheck shell=bash disable=SC2154
# What the scripts that train networks share, to be sourced: generations of games, samples, trainings and matches on a
# machine with many cores and a GPU. Beside it lie train.py and network.py, and GAME_selfplay and GAME_match, unless they
# are in $PROGRAMS. Games stay in $WORK, what is to be kept goes to $OUT, SLICE shortens every time (in hundredths), for
# trying it out.
#
# Whoever sources it says: `game`; `recipes`, their names, and `recipe NAME` with the options of train.py; and
# `options KIND VERB`, what the programs are told for one kind of game (a word) when they play, write features or match.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
programs=${PROGRAMS:-$here}
work=${WORK:-${TMPDIR:-/tmp}/broceliande-train}
out=${OUT:-$work/out}
threads=${THREADS:-$(nproc)}
# shellcheck disable=SC2034
fewer=$((threads > 4 ? threads - 4 : threads)) # while trainings run
slice=${SLICE:-100}
train=${TRAIN:-"python3 $here/train.py"}
nodes=${NODES:-400}
stage=${1:-1}
mkdir -p "$work" "$out"
began=$SECONDS
log=$out/stage-$stage.log
pids=()

say() { echo "[$((SECONDS - began)) s] $*" | tee -a "$log"; }
lasts() { echo $((($1 * slice + 99) / 100)); }
keep() { (cd "$work" && tar czf "$out/stage-$stage.tar.gz" ./*.nnue ./*.json ./*.txt 2>/dev/null); }
about_machine() { say "$(nproc) cores; $(nvidia-smi --query-gpu=name --format=csv,noheader 2>/dev/null | head -1)"; }

# play KIND GENERATION SECONDS THREADS SEED [--network FILE]
play() {
  local kind=$1 generation=$2 seconds=$3 used=$4 seed=$5
  shift 5
  # shellcheck disable=SC2046
  "$programs/${game}_selfplay" $(options "$kind" play) play "$work/games-$generation-$kind.bin" \
    100000000 "$nodes" "$seed" "$used" "$(lasts "$seconds")" "$@" >"$work/played-$generation-$kind.txt" 2>&1
  say "play $kind, generation $generation, seed $seed: $(cat "$work/played-$generation-$kind.txt")"
}

# features KIND GENERATION RECORDS…
features() {
  local kind=$1 generation=$2
  shift 2
  # shellcheck disable=SC2046
  "$programs/${game}_selfplay" $(options "$kind" features) features "$work/samples-$generation-$kind" "$threads" "$@"
  say "features $kind, generation $generation: $(cat "$work/samples-$generation-$kind.json")"
}

# train_all KIND GENERATION SECONDS [more options]: in the background, all at once
train_all() {
  local kind=$1 generation=$2 seconds=$3
  shift 3
  for name in $recipes; do
    # shellcheck disable=SC2046,SC2086
    $train "$work/samples-$generation-$(samples_for "$name" "$kind")" "$work/$generation-$kind-$name.nnue" \
      $(recipe $name) --seconds "$(lasts "$seconds")" "$@" \
      >"$work/train-$generation-$kind-$name.txt" 2>&1 &
    pids+=($!)
  done
}
samples_for() { echo "$2"; } # which samples a recipe learns from
trained() {
  wait "${pids[@]}"
  pids=()
  for name in $recipes; do
    say "trained $2-$1-$name: $(grep -v '^epoch' "$work/train-$2-$1-$name.txt" | tail -1 | cut -c1-700)"
  done
}

# match KIND ONE OTHER SEED THREADS nodes|ms LIMIT SECONDS: the report, on one line
match() {
  # shellcheck disable=SC2046
  "$programs/${game}_match" $(options "$1" match) "$2" "$3" 100000000 "$4" "$5" "$6" "$7" \
    "$(lasts "$8")" 2>&1 | tr '\n' ' '
}

# choose KIND GENERATION THREADS SECONDS: the recipe that wins by most at 5 ms becomes best-GENERATION-KIND
choose() {
  local kind=$1 generation=$2 used=$3 seconds=$4 most=-9999 elo report
  for name in $recipes; do
    local file=$work/$generation-$kind-$name.nnue
    [ -f "$file" ] || continue
    say "$generation-$kind-$name, 2,000 nodes: $(
      match "$kind" "$file" - 402 "$used" nodes 2000 "$((seconds / 2))")"
    report=$(match "$kind" "$file" - 403 "$used" ms 5 "$seconds")
    say "$generation-$kind-$name, 5 ms: $report"
    elo=$(echo "$report" | sed -n 's/.*Elo \(-\?[0-9]*\) .*/\1/p')
    if [ "${elo:--9999}" -gt "$most" ]; then
      most=$elo
      cp "$file" "$work/best-$generation-$kind.nnue"
      cp "$file.json" "$work/best-$generation-$kind.nnue.json" 2>/dev/null
      echo "$name" >"$work/best-$generation-$kind.txt"
    fi
  done
  say "best-$generation-$kind is $(cat "$work/best-$generation-$kind.txt")"
  keep
}

# older KIND GENERATION: how an older generation's games count among those of the next, whose samples begin with them
older() {
  sed -n 's/.*"games": \([0-9]*\).*/--older \1 --older-weight 0.5/p' "$work/samples-$2-$1.json" 2>/dev/null
}

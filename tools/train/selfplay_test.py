"""Tests of the games' selfplay and match programs, from the root: `python3 tools/train/selfplay_test.py`."""

import json
import os
import random
import struct
import subprocess
import tempfile
import unittest
from array import array
from pathlib import Path

from network import SHARE_ONE, Network, Shape, divided

PROGRAMS = os.environ.get("PROGRAMS", "build/release")
SHIPPED = Path(__file__).resolve().parents[2] / "data/networks"
NODES = 40
SAMPLE = struct.Struct("<IHhhHBBH")


QUIET_TURNS = 200


def made_up(shape, share):
    """A network with weights about as large as trained ones."""
    rng = random.Random(1)
    spread = {"bias": 40, "weight": 30, "direct": 900, "hidden_bias": 2000}
    spread |= {"hidden_weight": 50, "output_bias": 3000, "output_weight": 90}
    parts = {name: [rng.randint(-spread[name], spread[name]) for _ in range(size)] for name, _, size, _ in shape.parts()}
    return Network(shape, scale=400, share=share, parts=parts)


class Programs:
    """What holds for every game. `options` choose among its games, `shape` is that of a small network for it, `twins`
    says how many samples each position makes."""

    options, twins = [], 1

    @classmethod
    def setUpClass(cls):
        cls.program = [os.path.join(PROGRAMS, f"{cls.game}_selfplay"), *cls.options]
        cls.matches = [os.path.join(PROGRAMS, f"{cls.game}_match"), *cls.options]

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def play(self, name, games, threads, seed=1, *more):
        words = [*self.program, "play", self.path(name), games, NODES, seed, threads, *more]
        subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL)
        return Path(self.path(name)).read_bytes()

    def test_games_follow_from_the_seed_whatever_the_number_of_threads(self):
        alone = self.play("alone", 6, 1)
        self.assertEqual(self.play("three", 6, 3), alone)
        self.assertNotEqual(self.play("other", 6, 1, 2), alone)

    def test_a_network_plays_games_of_its_own_on_any_number_of_threads(self):
        Path(self.path("network")).write_bytes(made_up(self.shape, 0).to_bytes())
        option = ("--network", self.path("network"))
        alone = self.play("alone", 4, 1, 1, *option)
        self.assertEqual(self.play("three", 4, 3, 1, 1000, *option), alone)
        self.assertNotEqual(self.play("hand-made", 4, 3), alone)

    def test_fewer_games_are_the_first_of_more(self):
        many = self.play("many", 6, 2)
        few = self.play("few", 2, 2)
        self.assertLess(len(few), len(many))
        self.assertTrue(many.startswith(few))

    def test_no_game_is_begun_after_the_time(self):
        self.assertEqual(self.play("none", 6, 2, 1, 0), self.magic)

    def test_samples_fit_their_inputs(self):
        self.play("games", 5, 2)
        self.play("more", 3, 2, 9)
        for threads in (1, 3):
            words = [*self.program, "features", self.path(f"samples{threads}"), str(threads)]
            subprocess.run([*words, self.path("games"), self.path("more")], check=True)
        about = json.loads(Path(self.path("samples1.json")).read_text())
        samples = Path(self.path("samples1.samples")).read_bytes()
        inputs = array("H", Path(self.path("samples1.indices")).read_bytes())
        for ending in (".json", ".samples", ".indices"):
            alone, together = (Path(self.path(name + ending)).read_bytes() for name in ("samples1", "samples3"))
            self.assertEqual(alone, together)
        self.assertEqual(about["games"], 8)
        self.assertGreater(about["samples"], 100)
        self.assertEqual(len(samples), about["samples"] * SAMPLE.size)
        self.assertLess(max(inputs), about["inputs"])
        total, outlooks = 0, ([], [], [])
        for game, count, score, _, damping, result, bucket, outlook in SAMPLE.iter_unpack(samples):
            total += 2 * count
            self.assertLess(game, about["games"])
            self.assertLessEqual(abs(score), 3000)
            self.assertGreater(damping, 65535 * 2 // 3)  # games are broken off before a third of the clock has run
            self.assertIn(result, (0, 1, 2))
            self.assertLess(bucket, about["buckets"])
            outlooks[result].append(outlook)
        self.assertEqual(total, len(inputs))
        mean = [sum(some) / len(some) for some in outlooks if some]
        self.assertGreaterEqual(len(mean), 2)
        self.assertEqual(mean, sorted(mean))

    def match(self, *words):
        return subprocess.run([*self.matches, *map(str, words)], check=True, capture_output=True, text=True).stdout

    def expect_agreement(self, network, samples, inputs):
        """The engine's scores of all samples of `games` with what network.py computes."""
        Path(self.path("network")).write_bytes(network.to_bytes())
        scores = self.match("score", self.path("network"), self.path("games")).split()
        self.assertEqual(self.twins * len(scores), len(samples))
        at = 0
        for i, sample in enumerate(samples):
            _, count, _, base, damping, _, bucket, _ = sample
            own, enemy = inputs[at : at + count], inputs[at + count : at + 2 * count]
            at += 2 * count
            if i % self.twins:
                continue
            score = int(scores[i // self.twins])
            left = round(QUIET_TURNS * damping / 65535)
            self.assertEqual(score, divided(network.evaluate(own, enemy, bucket, base) * left, QUIET_TURNS))

    def test_the_engine_computes_what_the_file_says(self):
        self.play("games", 2, 2)
        subprocess.run([*self.program, "features", self.path("samples"), "1", self.path("games")], check=True)
        about = json.loads(Path(self.path("samples.json")).read_text())
        samples = list(SAMPLE.iter_unpack(Path(self.path("samples.samples")).read_bytes()))
        inputs = array("H", Path(self.path("samples.indices")).read_bytes())
        self.assertEqual((about["inputs"], about["buckets"]), (self.shape.inputs, self.shape.buckets))
        networks = [made_up(self.shape, 0), made_up(self.shape, 200)]
        networks.append(Network.from_bytes((SHIPPED / self.shipped).read_bytes()))
        for network in networks:
            self.expect_agreement(network, samples, inputs)

    def test_the_figures_beside_the_shipped_network_are_its_own(self):
        path = SHIPPED / self.shipped
        network, figures = Network.from_bytes(path.read_bytes()), json.loads(Path(f"{path}.json").read_text())
        self.assertEqual(path.stat().st_size, figures["bytes"])
        self.assertLessEqual(figures["bytes"], 700_000)
        self.assertEqual(network.share / SHARE_ONE, figures["share"])
        self.assertEqual(network.shape.width, figures["options"]["width"])
        self.assertEqual(figures["whole_numbers"]["different"], 0)

    def test_an_evaluation_draws_every_pair_against_itself(self):
        report = self.match("-", "-", 3, 1, 2, "nodes", NODES)
        self.assertIn("pairs 0 0 3 0 0, 50 ± 0 %, Elo 0 (0 to 0)", report)

    def test_matches_follow_from_the_seed_whatever_the_number_of_threads(self):
        Path(self.path("network")).write_bytes(made_up(self.shape, 0).to_bytes())
        one, other = (self.match(self.path("network"), "-", 4, 1, threads, "nodes", NODES) for threads in (1, 3))
        self.assertEqual(one.splitlines()[0], other.splitlines()[0])
        self.assertRegex(one, r"^\+\d+ =\d+ -\d+, pairs")

    def test_refuses_what_is_no_network(self):
        Path(self.path("text")).write_text("Graal")
        words = [*self.matches, self.path("text"), "-", "1", "1", "1", "nodes", "10"]
        self.assertEqual(subprocess.run(words, stderr=subprocess.DEVNULL).returncode, 1)
        words = [*self.program, "play", self.path("games"), "1", "10", "1", "1", "--network", self.path("text")]
        self.assertEqual(subprocess.run(words, stderr=subprocess.DEVNULL).returncode, 1)

    def test_refuses_what_is_no_record(self):
        Path(self.path("text")).write_text("Graal")
        words = [*self.program, "features", self.path("samples"), "1", self.path("text")]
        self.assertEqual(subprocess.run(words).returncode, 1)


class GraalTest(Programs, unittest.TestCase):
    game, magic, shape, shipped = "graal", b"GRAALSP1", Shape(8832, 16, 4, 6), "graal.nnue"


class GraalMirroredTest(GraalTest):
    options, twins = ["--advantage", "100-350", "--mirrored", "yes"], 2

    def test_twins_need_as_many_moves_from_other_squares(self):
        self.play("games", 2, 2)
        subprocess.run([*self.program, "features", self.path("samples"), "1", self.path("games")], check=True)
        inputs = array("H", Path(self.path("samples.indices")).read_bytes())
        counts = [sample[1] for sample in SAMPLE.iter_unpack(Path(self.path("samples.samples")).read_bytes())]
        at = 0
        for count in counts[::2]:
            one, other = inputs[at : at + 2 * count], inputs[at + 2 * count : at + 4 * count]
            at += 4 * count
            for part, is_same in enumerate((False, False, False, True, True)):  # as NetworkFeatures has them
                self.assertEqual(one[part::5] == other[part::5], is_same)
        self.assertEqual(at, len(inputs))


class GrailnahTest(Programs, unittest.TestCase):
    game, magic, shape, shipped = "grailnah", b"GRAILSP1", Shape(2378, 16, 4, 8), "grailnah-2.nnue"
    options, twins = ["--players", "2"], 2


class GrailnahTeamsTest(Programs, unittest.TestCase):
    game, magic, shape, shipped = "grailnah", b"GRAILSP1", Shape(4454, 32, 4, 8), "grailnah-4.nnue"
    options = ["--players", "4"]


if __name__ == "__main__":
    unittest.main()

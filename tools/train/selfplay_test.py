"""Tests of graal_selfplay: `GRAAL_SELFPLAY=build/release/graal_selfplay python3 tools/train/selfplay_test.py`."""

import json
import os
import struct
import subprocess
import tempfile
import unittest
from array import array
from pathlib import Path

PROGRAM = os.environ.get("GRAAL_SELFPLAY", "build/release/graal_selfplay")
NODES = 40
SAMPLE = struct.Struct("<IHhhHBBH")


class SelfPlayTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def play(self, name, games, threads, seed=1, *more):
        words = [PROGRAM, "play", self.path(name), games, NODES, seed, threads, *more]
        subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL)
        return Path(self.path(name)).read_bytes()

    def test_games_follow_from_the_seed_whatever_the_number_of_threads(self):
        alone = self.play("alone", 6, 1)
        self.assertEqual(self.play("three", 6, 3), alone)
        self.assertNotEqual(self.play("other", 6, 1, 2), alone)

    def test_fewer_games_are_the_first_of_more(self):
        many = self.play("many", 6, 2)
        few = self.play("few", 2, 2)
        self.assertLess(len(few), len(many))
        self.assertTrue(many.startswith(few))

    def test_no_game_is_begun_after_the_time(self):
        self.assertEqual(self.play("none", 6, 2, 1, 0), b"GRAALSP1")

    def test_samples_fit_their_inputs(self):
        self.play("games", 5, 2)
        self.play("more", 3, 2, 9)
        for threads in (1, 3):
            words = [PROGRAM, "features", self.path(f"samples{threads}"), str(threads)]
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
        mean = [sum(some) / len(some) for some in outlooks]
        self.assertLess(mean[0], mean[1])
        self.assertLess(mean[1], mean[2])

    def test_refuses_what_is_no_record(self):
        Path(self.path("text")).write_text("Graal")
        words = [PROGRAM, "features", self.path("samples"), "1", self.path("text")]
        self.assertEqual(subprocess.run(words).returncode, 1)


if __name__ == "__main__":
    unittest.main()

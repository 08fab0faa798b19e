"""Tests of network.py: `python3 -m unittest discover -s tools/train -p '*_test.py'`. Needs nothing but Python."""

import random
import unittest

import network
from network import ONE, OUTPUT_ONE, SHARE_ONE, WEIGHT_ONE, Network, Shape

SHAPE = Shape(inputs=40, width=8, hidden=4, buckets=2)


def made_up(seed, share=0):
    """Weights about as large as trained ones."""
    rng = random.Random(seed)
    spread = {"bias": 40, "weight": 30, "direct": 900, "hidden_bias": 2000}
    spread |= {"hidden_weight": 50, "output_bias": 3000, "output_weight": 90}
    parts = {}
    for name, _, size, _ in SHAPE.parts():
        parts[name] = [rng.randint(-spread[name], spread[name]) for _ in range(size)]
    return Network(SHAPE, scale=300, share=share, parts=parts)


def in_real_numbers(net, own, enemy, bucket, base):
    """The same network as a mathematician would write it, without rounding."""
    p, width, hidden = net.parts, net.shape.width, net.shape.hidden

    def layer(rows):
        return [(p["bias"][j] + sum(p["weight"][i * width + j] for i in rows)) / ONE for j in range(width)]

    seen = [min(max(x, 0), 1) ** 2 * ONE / 128 for x in layer(own) + layer(enemy)]
    output = p["output_bias"][bucket] / OUTPUT_ONE
    for k in range(bucket * hidden, (bucket + 1) * hidden):
        row = p["hidden_weight"][k * 2 * width : (k + 1) * 2 * width]
        value = p["hidden_bias"][k] / OUTPUT_ONE + sum(a * w / WEIGHT_ONE for a, w in zip(seen, row))
        output += min(max(value, 0), 1) * p["output_weight"][k] / WEIGHT_ONE
    direct = sum(p["direct"][i] for i in own) - sum(p["direct"][i] for i in enemy)
    return (output + direct / 2 / OUTPUT_ONE) * net.scale + base * net.share / SHARE_ONE


def rounding_bound(net, bucket):
    """How far whole numbers can be from real ones: every `>>` and every division loses less than one."""
    width, hidden = net.shape.width, net.shape.hidden
    bound = 1.0  # half a direct sum
    for k in range(bucket * hidden, (bucket + 1) * hidden):
        row = net.parts["hidden_weight"][k * 2 * width : (k + 1) * 2 * width]
        lost = 1 + sum(abs(w) for w in row) / WEIGHT_ONE
        bound += lost * abs(net.parts["output_weight"][k])
    return bound * net.scale / OUTPUT_ONE + 2


def positions(seed, count=200):
    rng = random.Random(seed)
    for _ in range(count):
        draw = lambda: [rng.randrange(SHAPE.inputs) for _ in range(rng.randint(0, 12))]
        yield draw(), draw(), rng.randrange(SHAPE.buckets), rng.randint(-900, 900)


class NetworkTest(unittest.TestCase):
    def test_whole_numbers_are_as_close_to_real_ones_as_rounding_allows(self):
        for seed in range(5):
            net = made_up(seed, share=200)
            for own, enemy, bucket, base in positions(seed):
                gap = abs(net.evaluate(own, enemy, bucket, base) - in_real_numbers(net, own, enemy, bucket, base))
                self.assertLessEqual(gap, rounding_bound(net, bucket))

    def test_is_the_same_after_writing_and_reading(self):
        net = made_up(1, share=SHARE_ONE)
        again = Network.from_bytes(net.to_bytes())
        self.assertEqual(again, net)
        for position in positions(2, 20):
            self.assertEqual(again.evaluate(*position), net.evaluate(*position))

    def test_order_of_inputs_does_not_matter_and_perspectives_do(self):
        net = made_up(3)
        own, enemy = [1, 5, 9], [2, 30]
        self.assertEqual(net.evaluate(own, enemy, 0, 0), net.evaluate(own[::-1], enemy[::-1], 0, 0))
        self.assertNotEqual(net.evaluate(own, enemy, 0, 0), net.evaluate(enemy, own, 0, 0))

    def test_own_evaluation_counts_by_its_share(self):
        half, none = made_up(4, share=SHARE_ONE // 2), made_up(4)
        self.assertEqual(half.evaluate([1], [2], 0, 101) - none.evaluate([1], [2], 0, 101), 50)
        self.assertEqual(half.evaluate([1], [2], 0, -101) - none.evaluate([1], [2], 0, -101), -50)

    def test_refuses_files_that_are_damaged(self):
        data = bytearray(made_up(5).to_bytes())
        for at in (0, 8, 12, len(data) - 1):
            damaged = bytearray(data)
            damaged[at] ^= 1
            with self.assertRaises(ValueError):
                Network.from_bytes(bytes(damaged))
        for length in (0, network.HEADER.size, len(data) - 1):
            with self.assertRaises(ValueError):
                Network.from_bytes(bytes(data[:length]))

    def test_refuses_to_write_what_does_not_fit(self):
        net = made_up(6)
        net.parts["weight"][3] = -128
        with self.assertRaises(ValueError):
            net.to_bytes()


if __name__ == "__main__":
    unittest.main()

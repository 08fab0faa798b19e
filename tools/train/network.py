"""The file of a network's weights, and what it computes: plain Python, one number after the other.

README.md beside this says what each part is. The engine's inference and the trainer's quantised forward pass must give
the same whole numbers as `Network.evaluate`.
"""

import array
import struct
import sys
import zlib
from dataclasses import dataclass

MAGIC = b"BROCNNUE"
VERSION = 1
HEADER = struct.Struct("<8s7I2i")  # magic, version, inputs, width, hidden, buckets, length, checksum, scale, share

ONE = 127  # an activation of 1
WEIGHT_ONE = 64  # a weight of 1 behind the first layer
OUTPUT_ONE = ONE * WEIGHT_ONE
SHARE_ONE = 256
SQUARE_SHIFT = 7
HIDDEN_SHIFT = 6

INT8 = (-127, 127)
INT16 = (-32767, 32767)
INT32 = (-(2**31) + 1, 2**31 - 1)


@dataclass(frozen=True)
class Shape:
    inputs: int
    width: int
    hidden: int
    buckets: int

    def parts(self):
        """Names, array type codes, sizes and bounds, in the order of the file."""
        rows = self.buckets * self.hidden
        return (
            ("bias", "h", self.width, INT16),
            ("weight", "b", self.inputs * self.width, INT8),
            ("direct", "h", self.inputs, INT16),
            ("hidden_bias", "i", rows, INT32),
            ("hidden_weight", "b", rows * 2 * self.width, INT8),
            ("output_bias", "i", self.buckets, INT32),
            ("output_weight", "h", rows, INT16),
        )


def divided(number, by):
    """Towards zero, as C++ divides."""
    return number // by if number >= 0 else -(-number // by)


def clipped(number):
    return min(max(number, 0), ONE)


@dataclass
class Network:
    shape: Shape
    scale: int  # the score that an output of 1 stands for
    share: int  # of the game's own evaluation, of SHARE_ONE
    parts: dict  # by name, flat lists of whole numbers

    def accumulate(self, inputs):
        """The first layer of one perspective, and the direct way to the output."""
        width, weight = self.shape.width, self.parts["weight"]
        sums = list(self.parts["bias"])
        for row in inputs:
            for j in range(width):
                sums[j] += weight[row * width + j]
        return sums, sum(self.parts["direct"][row] for row in inputs)

    def evaluate(self, own, enemy, bucket, base):
        """The score for the side to act, whose inputs are `own`."""
        own_sums, own_direct = self.accumulate(own)
        enemy_sums, enemy_direct = self.accumulate(enemy)
        seen = [clipped(x) ** 2 >> SQUARE_SHIFT for x in own_sums + enemy_sums]
        total = self.parts["output_bias"][bucket]
        for k in range(bucket * self.shape.hidden, (bucket + 1) * self.shape.hidden):
            first = k * len(seen)
            weights = self.parts["hidden_weight"][first : first + len(seen)]
            value = self.parts["hidden_bias"][k] + sum(a * w for a, w in zip(seen, weights))
            total += clipped(value >> HIDDEN_SHIFT) * self.parts["output_weight"][k]
        total += divided(own_direct - enemy_direct, 2)
        return divided(total * self.scale, OUTPUT_ONE) + divided(base * self.share, SHARE_ONE)

    def to_bytes(self):
        payload = b""
        for name, code, size, (least, most) in self.shape.parts():
            values = array.array(code, self.parts[name])
            if len(values) != size:
                raise ValueError(f"{name} has {len(values)} numbers, not {size}")
            if values and not (least <= min(values) and max(values) <= most):
                raise ValueError(f"{name} is out of bounds")
            if sys.byteorder == "big":
                values.byteswap()
            payload += values.tobytes()
        shape = self.shape
        header = (MAGIC, VERSION, shape.inputs, shape.width, shape.hidden, shape.buckets)
        return HEADER.pack(*header, len(payload), zlib.crc32(payload), self.scale, self.share) + payload

    @staticmethod
    def from_bytes(data):
        if len(data) < HEADER.size:
            raise ValueError("too short for a network")
        magic, version, inputs, width, hidden, buckets, length, checksum, scale, share = HEADER.unpack_from(data)
        if magic != MAGIC or version != VERSION:
            raise ValueError("not a network of this version")
        payload = data[HEADER.size :]
        if len(payload) != length or zlib.crc32(payload) != checksum:
            raise ValueError("the checksum is wrong")
        shape = Shape(inputs, width, hidden, buckets)
        parts, at = {}, 0
        for name, code, size, _ in shape.parts():
            values = array.array(code)
            values.frombytes(payload[at : at + size * values.itemsize])
            if len(values) != size:
                raise ValueError("the sizes do not fit the length")
            if sys.byteorder == "big":
                values.byteswap()
            parts[name] = values.tolist()
            at += size * values.itemsize
        return Network(shape, scale, share, parts)

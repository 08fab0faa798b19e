#!/usr/bin/env python3
"""Trains a network on samples that a selfplay program made; README.md beside this says all about it. Knows no game.

train.py SAMPLES WEIGHTS [options]: reads SAMPLES.json, .samples and .indices; writes WEIGHTS and WEIGHTS.json.
"""

import argparse
import json
import lzma
import math
import os
import platform
import time

import numpy as np
import torch
import torch.nn.functional as F

from network import HIDDEN_SHIFT, ONE, OUTPUT_ONE, SHARE_ONE, SQUARE_SHIFT, WEIGHT_ONE, Network, Shape

SAMPLE = np.dtype(
    [
        ("game", "<u4"),
        ("inputs", "<u2"),
        ("score", "<i2"),
        ("base", "<i2"),
        ("damping", "<u2"),
        ("result", "u1"),
        ("bucket", "u1"),
        ("outlook", "<u2"),
    ]
)
VALIDATION_GAMES = 50  # every so many games, one is kept for validation
OUTPUT_SCALE = 400  # the score that an output of 1 stands for
CHECKED = 200  # samples on which the written file is compared with the model


class Samples:
    """All samples on the device. Each has its own inputs and then the enemy's, as many, in one long list."""

    def __init__(self, path, device):
        with open(path + ".json") as file:
            self.about = json.load(file)
        table = np.fromfile(path + ".samples", SAMPLE)
        # Mapped, not read: several trainings at once would not fit into memory otherwise.
        self.indices = torch.from_numpy(np.memmap(path + ".indices", "<i2", "c")).to(device)

        def column(name, kind=np.float32):
            return torch.from_numpy(table[name].astype(kind)).to(device)

        self.inputs = column("inputs", np.int64)
        self.starts = 2 * (self.inputs.cumsum(0) - self.inputs)
        self.score, self.base = column("score"), column("base")
        self.damping = column("damping") / 65535
        self.result = column("result") / 2
        self.outlook = column("outlook") / 65535
        self.bucket = column("bucket", np.int64)
        self.game = column("game", np.int64)
        is_kept = self.game % VALIDATION_GAMES == 0
        self.validation, self.training = is_kept.nonzero()[:, 0], (~is_kept).nonzero()[:, 0]
        if 2 * int(self.inputs.sum()) != len(self.indices):
            raise SystemExit("the files of the samples do not fit together")

    def bags(self, chosen):
        """The inputs of these samples in one list, and where each bag begins: own, enemy, own, …"""
        lengths = self.inputs[chosen].repeat_interleave(2)
        firsts = lengths.cumsum(0) - lengths
        own = self.starts[chosen]
        begins = torch.stack((own, own + self.inputs[chosen]), 1).flatten()
        places = torch.arange(int(lengths.sum()), device=lengths.device)
        places += (begins - firsts).repeat_interleave(lengths)
        return self.indices[places].int(), firsts.int()

    def seen_inputs(self, count):
        seen = torch.zeros(count, dtype=torch.bool, device=self.indices.device)
        for part in self.indices.split(2**26):
            seen[part.long()] = True
        return seen


class Straight(torch.autograd.Function):
    """A step function forward, the identity backward."""

    @staticmethod
    def forward(_, value, step):
        return step(value)

    @staticmethod
    def backward(_, slope):
        return slope, None


class Model(torch.nn.Module):
    """The network in the units of its file, so that its quantised form is exact in float32."""

    def __init__(self, shape, scale, share, dropout):
        super().__init__()
        self.shape, self.scale, self.dropout = shape, scale, dropout
        rows = shape.buckets * shape.hidden
        self.bias = torch.nn.Parameter(torch.full((shape.width,), 0.3))
        self.weight = torch.nn.Parameter(torch.randn(shape.inputs, shape.width) * 0.03)
        self.direct = torch.nn.Parameter(torch.zeros(shape.inputs, 1))
        self.hidden_weight = torch.nn.Parameter(torch.randn(rows, 2 * shape.width) / math.sqrt(2 * shape.width))
        self.hidden_bias = torch.nn.Parameter(torch.full((rows,), 0.2))
        self.output_weight = torch.nn.Parameter(torch.zeros(rows))
        self.output_bias = torch.nn.Parameter(torch.zeros(shape.buckets))
        self.share = torch.nn.Parameter(torch.tensor(float(share)), requires_grad=share > 0)
        self.is_quantised = False

    units = {
        "bias": ONE,
        "weight": ONE,
        "direct": OUTPUT_ONE,
        "hidden_weight": WEIGHT_ONE,
        "hidden_bias": OUTPUT_ONE,
        "output_weight": WEIGHT_ONE,
        "output_bias": OUTPUT_ONE,
        "share": SHARE_ONE,
    }

    @torch.no_grad()
    def begin_with(self, network):
        """The weights of a trained network, which may be narrower: what is added says nothing at first."""
        here, there = self.shape, network.shape
        same = (here.inputs, here.hidden, here.buckets) == (there.inputs, there.hidden, there.buckets)
        if not same or here.width < there.width or network.scale != self.scale:
            raise SystemExit("a network of another shape")
        given = {name: torch.tensor(values) / self.units[name] for name, values in network.parts.items()}
        self.bias[: there.width] = given["bias"]
        self.weight[:, : there.width] = given["weight"].view(-1, there.width)
        self.direct[:, 0] = given["direct"]
        self.hidden_weight.zero_()
        sides = self.hidden_weight.view(-1, 2, here.width)
        sides[:, :, : there.width] = given["hidden_weight"].view(-1, 2, there.width)
        for name in ("hidden_bias", "output_weight", "output_bias"):
            getattr(self, name).copy_(given[name])
        self.share.fill_(network.share / SHARE_ONE)

    def whole(self, name):
        """A parameter in the units of the file."""
        value = getattr(self, name) * self.units[name]
        return Straight.apply(value, torch.round) if self.is_quantised else value

    def stepped(self, value, step=torch.floor):
        return Straight.apply(value, step) if self.is_quantised else value

    def forward(self, indices, firsts, bucket, base):
        """Scores for the side to act."""
        rows = torch.cat((self.whole("weight"), self.whole("direct")), 1)
        sums = F.embedding_bag(indices, rows, firsts, mode="sum")
        sums, direct = sums[:, :-1] + self.whole("bias"), sums[:, -1]
        seen = self.stepped(sums.clamp(0, ONE) ** 2 / 2**SQUARE_SHIFT).view(-1, 2 * self.shape.width)
        seen = F.dropout(seen, self.dropout, self.training)
        hidden = F.linear(seen, self.whole("hidden_weight"), self.whole("hidden_bias"))
        hidden = self.stepped(hidden / 2**HIDDEN_SHIFT).clamp(0, ONE) * self.whole("output_weight")
        outputs = hidden.view(-1, self.shape.buckets, self.shape.hidden).sum(2) + self.whole("output_bias")
        total = outputs.gather(1, bucket[:, None])[:, 0]
        total = total + self.stepped((direct[0::2] - direct[1::2]) / 2, torch.trunc)
        score = self.stepped(total.double() * self.scale / OUTPUT_ONE, torch.trunc)
        return score + self.stepped(base.double() * self.whole("share") / SHARE_ONE, torch.trunc)

    @torch.no_grad()
    def clip(self):
        """To what the file can hold."""
        for name, _, _, (least, most) in self.shape.parts():
            getattr(self, name).clamp_(least / self.units[name], most / self.units[name])

    @torch.no_grad()
    def network(self):
        parts = {}
        for name, *_ in self.shape.parts():
            parts[name] = (getattr(self, name) * self.units[name]).round().flatten().int().tolist()
        return Network(self.shape, self.scale, int((self.share * SHARE_ONE).round()), parts)


def cross_entropy(logits, targets, importance=None):
    """Beyond what certainty about the targets would leave; a mean, weighted where samples differ in importance."""
    inner = targets.clamp(1e-6, 1 - 1e-6)
    entropy = -(inner * inner.log() + (1 - inner) * (1 - inner).log())
    losses = F.binary_cross_entropy_with_logits(logits, targets, reduction="none") - entropy
    return losses.mean() if importance is None else (losses * importance).sum() / importance.sum()


def fitted_scale(scores, targets):
    """The scale with which scores predict the targets best."""
    scales = [20 * 1.05**i for i in range(100)]
    losses = [float(F.binary_cross_entropy_with_logits(scores / scale, targets)) for scale in scales]
    return scales[losses.index(min(losses))]


class Training:
    def __init__(self, samples, model, options):
        self.samples, self.model, self.options = samples, model, options
        self.scale = samples.about["sigmoid"]
        searched = torch.sigmoid(samples.score / self.scale)
        self.targets = torch.lerp(searched, samples.outlook, options.far)
        self.importance = torch.where(samples.game < options.older, options.older_weight, 1.0)
        self.measures = {"target": self.targets, "search": searched, "outlook": samples.outlook}
        decaying = [value for name, value in model.named_parameters() if name.endswith(("weight", "direct"))]
        others = [value for name, value in model.named_parameters() if not name.endswith(("weight", "direct"))]
        groups = ({"params": decaying, "weight_decay": options.decay}, {"params": others, "weight_decay": 0})
        self.optimizer = torch.optim.AdamW(groups, lr=options.rate)

    def logits(self, chosen):
        indices, firsts = self.samples.bags(chosen)
        scores = self.model(indices, firsts, self.samples.bucket[chosen], self.samples.base[chosen])
        return scores.float() * self.samples.damping[chosen] / self.scale

    def step(self, chosen):
        loss = cross_entropy(self.logits(chosen), self.targets[chosen], self.importance[chosen])
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        self.model.clip()
        return loss.detach()

    @torch.no_grad()
    def validation(self):
        """The losses on games that were kept back: by the target, by the search alone, by the outlook alone."""
        kept = self.samples.validation
        self.model.eval()
        logits = torch.cat([self.logits(part) for part in kept.split(2**14)])
        self.model.train()
        return {name: float(cross_entropy(logits, targets[kept])) for name, targets in self.measures.items()}

    def yardsticks(self):
        """The same losses of the game's own evaluation and of the search, each with the best scale."""
        kept, s = self.samples.validation, self.samples
        found = {}
        for name, scores in (("hand_made", s.base[kept] * s.damping[kept]), ("search", s.score[kept])):
            own = fitted_scale(scores, self.targets[kept])
            losses = {of: float(cross_entropy(scores / own, to[kept])) for of, to in self.measures.items()}
            found[name] = {**losses, "scale": own}
        return found

    def run(self):
        """Epochs until they or the seconds are used up; the last third learns with whole numbers."""
        options, history = self.options, []
        began = time.monotonic()
        training = self.samples.training
        steps = options.epochs * math.ceil(len(training) / options.batch)
        done, progress = 0, 0.0
        while progress < 1:
            order, losses = training[torch.randperm(len(training), device=training.device)], []
            for part in order.split(options.batch):
                progress = max(done / steps, (time.monotonic() - began) / options.seconds)
                if progress >= 1:
                    break
                self.model.is_quantised = progress > 2 / 3
                warm = min(1.0, (done + 1) / 200)
                for group in self.optimizer.param_groups:
                    group["lr"] = options.rate * warm * (0.01 + 0.99 * (1 + math.cos(math.pi * progress)) / 2)
                losses.append(self.step(part))
                done += 1
            if losses:
                loss, validation = float(torch.stack(losses).mean()), self.validation()
                history.append({"loss": loss, "validation": validation, "seconds": time.monotonic() - began})
                print(f"epoch {len(history)}: loss {loss:.6f}, validation {validation['target']:.6f}", flush=True)
        self.model.is_quantised = True
        self.model.eval()
        return history, done


@torch.no_grad()
def compare(network, training):
    """The file against the model on some samples of validation: how many scores differ. Must be none."""
    samples = training.samples
    chosen = samples.validation[:: max(1, len(samples.validation) // CHECKED)][:CHECKED]
    indices, firsts = samples.bags(chosen)
    scores = training.model(indices, firsts, samples.bucket[chosen], samples.base[chosen]).tolist()
    bags = [bag.tolist() for bag in torch.tensor_split(indices.cpu(), firsts[1:].cpu().long())]
    differ = 0
    for i, score in enumerate(scores):
        bucket, base = int(samples.bucket[chosen[i]]), int(samples.base[chosen[i]])
        differ += network.evaluate(bags[2 * i], bags[2 * i + 1], bucket, base) != score
    return {"samples": len(scores), "different": differ}


def parsed():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("samples")
    parser.add_argument("weights")
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--begin", help="with the weights of this network, as wide or narrower, not at random")
    parser.add_argument("--share", type=float, default=0, help="of the game's own evaluation, to begin with")
    parser.add_argument("--far", type=float, default=0.8, help="how much the outlook counts; the rest is the score")
    parser.add_argument("--older", type=int, default=0, help="how many of the first games are of an older generation")
    parser.add_argument("--older-weight", type=float, default=0.5, help="how much each of their samples counts")
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=1e9, help="at most; the schedule is shortened to fit")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument("--dropout", type=float, default=0, help="of the first layer's activations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def main():
    options = parsed()
    began = time.monotonic()
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("highest")  # or sums would not be exact
    samples = Samples(options.samples, options.device)
    counts = f"{len(samples.training)} samples, {len(samples.validation)} for validation"
    print(f"{counts}; read in {time.monotonic() - began:.1f} s")
    shape = Shape(samples.about["inputs"], options.width, options.hidden, samples.about["buckets"])
    model = Model(shape, scale=OUTPUT_SCALE, share=options.share, dropout=options.dropout)
    if options.begin:
        with open(options.begin, "rb") as file:
            model.begin_with(Network.from_bytes(file.read()))
    model = model.to(options.device)
    training = Training(samples, model, options)
    yardsticks = training.yardsticks()
    print(json.dumps(yardsticks), flush=True)
    history, steps = training.run()
    with torch.no_grad():
        unseen = ~samples.seen_inputs(shape.inputs)
        model.weight[unseen], model.direct[unseen] = 0, 0
    network = model.network()
    data = network.to_bytes()
    check = compare(Network.from_bytes(data), training)
    with open(options.weights, "wb") as file:
        file.write(data)
    figures = {
        "samples": len(samples.training),
        "games": samples.about["games"],
        "validation_samples": len(samples.validation),
        "unseen_inputs": int(unseen.sum()),
        "yardsticks": yardsticks,
        "validation": training.validation(),
        "share": network.share / SHARE_ONE,
        "steps": steps,
        "history": history,
        "whole_numbers": check,
        "bytes": len(data),
        "bytes_compressed": len(lzma.compress(data)),
        "seconds": time.monotonic() - began,
        "machine": torch.cuda.get_device_name() if options.device == "cuda" else platform.processor(),
        "torch": torch.__version__,
        "options": {name: value for name, value in vars(options).items() if name not in ("samples", "weights", "begin")},
    }
    if options.begin:
        figures["begun_with"] = os.path.basename(options.begin)
    with open(options.weights + ".json", "w") as file:
        json.dump(figures, file, indent=1)
        file.write("\n")
    print(json.dumps({name: value for name, value in figures.items() if name not in ("history", "options")}))
    if check["different"]:
        raise SystemExit("the file and the model differ")


if __name__ == "__main__":
    main()

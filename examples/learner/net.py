"""A small network in plain NumPy: a hidden layer and a way around it, a masked policy and a value, trained by Adam."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]
OUT = -1e9


class Net:
    """`policy` and `value` of rows of features. Gradients are written out: there are seven products in all."""

    def __init__(self, features: int, actions: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": (rng.standard_normal((features, hidden)) * np.sqrt(2 / features)).astype(np.float32),
            "in_bias": np.zeros(hidden, np.float32),
            "policy": (rng.standard_normal((hidden, actions)) * 0.01).astype(np.float32),
            "skip": np.zeros((features, actions), np.float32),
            "policy_bias": np.zeros(actions, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.spread = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def look(self, x: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the odds of every action (none for what is not offered), and the value."""
        w = self.weights
        hidden = np.maximum(x @ w["in"] + w["in_bias"], 0)
        logits = np.where(mask, hidden @ w["policy"] + x @ w["skip"] + w["policy_bias"], OUT)
        logits -= logits.max(1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(1, keepdims=True)
        return hidden, odds.astype(np.float32), np.tanh(hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(self, x: Floats, hidden: Floats, d_logits: Floats, value: Floats, d_value: Floats, rate: float) -> None:
        """One step of Adam down the gradient with respect to logits and value."""
        w = self.weights
        d_out = (d_value * (1 - value**2))[:, None]
        d_hidden = (d_logits @ w["policy"].T + d_out @ w["value"].T) * (hidden > 0)
        self.steps += 1
        gradients = {
            "in": x.T @ d_hidden,
            "in_bias": d_hidden.sum(0),
            "policy": hidden.T @ d_logits,
            "skip": x.T @ d_logits,
            "policy_bias": d_logits.sum(0),
            "value": hidden.T @ d_out,
            "value_bias": d_out.sum(0),
        }
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.spread[name] += 0.001 * (gradient**2 - self.spread[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            spread = self.spread[name] / (1 - 0.999**self.steps)
            w[name] -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)

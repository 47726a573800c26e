"""The same statistics in plain Python, with nothing but the standard library: what the engine is measured against.

Run with a CSV of draws; asked by a line on stdin ("pairs", "trios", ...), it computes once and answers with one line of
JSON: seconds of the computing alone, and a digest of the whole answer, by which the versions are compared.
(Not named statistics.py: a script of that name would stand in the way of the module.)
"""

import csv
import hashlib
import heapq
import json
import sys
from collections import Counter, defaultdict
from itertools import chain, combinations
from time import perf_counter

LIMIT = 10
FIELDS = ["ball_one", "ball_two", "ball_three", "ball_four", "ball_five", "ball_six"]


def read(path):
    with open(path, newline="") as file:
        rows = list(csv.DictReader(file))
    draws = [tuple(int(row[field]) for field in FIELDS if row[field]) for row in rows]
    return draws, [int(row["ball_red"] or 0) for row in rows]


def frequency(draws):
    counts = Counter(chain.from_iterable(draws))
    return [counts[ball] for ball in range(100)]


def combined(draws, size, limit):
    counts = Counter(chain.from_iterable(combinations(balls, size) for balls in draws))
    return heapq.nsmallest(limit, counts.items(), key=lambda item: (-item[1], item[0]))


def shared_pairs(draws):
    draws_of = defaultdict(list)
    for index, balls in enumerate(draws):
        for four in combinations(balls, 4):
            draws_of[four].append(index)
    pairs = set()
    for indexes in draws_of.values():
        if len(indexes) > 1:
            pairs.update(combinations(indexes, 2))
    return pairs


def previous_plays(draws, index, count):
    counts = Counter(chain.from_iterable(draws[max(0, index - count) : index]))
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def every_previous_play(draws):
    total = 0
    for index in range(1, len(draws)):
        plays = previous_plays(draws, index, 10)
        total += len(plays) + plays[0][0]
    return total


WORD = 0xFFFFFFFF


def source(seed):
    """The seeded source of the engine (sfc32), so that all versions play the same tickets."""

    def start(hashed):
        for byte in seed.encode():
            hashed = ((hashed ^ byte) * 0x01000193) & WORD
        return hashed

    a, b, c = start(0x811C9DC5), start(0x9E3779B9), start(0x85EBCA6B)
    counter = 1

    def word():
        nonlocal a, b, c, counter
        result = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(n):
        limit = 2**32 - 2**32 % n
        result = word()
        while result >= limit:
            result = word()
        return result % n

    for _ in range(16):
        word()
    return below


def pick(below, balls, count):
    left = list(balls)
    for place in range(count):
        chosen = place + below(len(left) - place)
        left[place], left[chosen] = left[chosen], left[place]
    return left[:count]


def backtest(draws, specials, tickets=1000, size=69, special_size=26):
    below = source("bench")
    every = range(1, size + 1)
    sides = [{"main": [0] * 6, "special": 0} for _ in range(2)]

    def count(side, index, balls):
        side["main"][len(set(balls) & set(draws[index]))] += 1
        if 1 + below(special_size) == specials[index]:
            side["special"] += 1

    for index in range(100):
        counts = Counter(chain.from_iterable(draws[:index]))
        hot = sorted(counts, key=lambda ball: (-counts[ball], ball))[:10]
        for _ in range(tickets):
            # Before the first draw nothing is hot.
            chosen = [hot[below(len(hot))]] if hot else []
            others = [other for other in every if other not in chosen]
            count(sides[0], index, [*chosen, *pick(below, others, 5 - len(chosen))])
        for _ in range(tickets):
            count(sides[1], index, pick(below, every, 5))
    return sides


TASKS = {
    "frequency": frequency,
    "pairs": lambda draws: combined(draws, 2, LIMIT),
    "trios": lambda draws: combined(draws, 3, LIMIT),
    "shared": shared_pairs,
    "previous": every_previous_play,
    # Whole answers, to be compared and not to be timed.
    "all pairs": lambda draws: combined(draws, 2, len(draws) * 15),
    "all trios": lambda draws: combined(draws, 3, len(draws) * 20),
    "all previous": lambda draws: [previous_plays(draws, index, 10) for index in range(0, len(draws), 50)],
}


def digest(answer):
    canonical = sorted(answer) if isinstance(answer, set) else answer
    return hashlib.sha256(json.dumps(canonical, separators=(",", ":")).encode()).hexdigest()


def main():
    draws, specials = read(sys.argv[1])
    TASKS["backtest"] = lambda draws: backtest(draws, specials)
    for line in sys.stdin:
        task = TASKS[line.strip()]
        began = perf_counter()
        answer = task(draws)
        seconds = perf_counter() - began
        print(json.dumps({"seconds": seconds, "digest": digest(answer)}), flush=True)


if __name__ == "__main__":
    main()

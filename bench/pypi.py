"""Asks rummikub-solver, with HiGHS, for the most tiles that can be laid.

Reads positions as lines of JSON on standard input, each with the number of its class, and prints what
solves them, then a line per position: tiles laid, the final melds, and CPU seconds of the call alone and
with reading the position. A class ends early once its CPU seconds reach the limit.
"""

import json
import platform
import sys
import time
from importlib.metadata import version

from rummikub_solver import MILPSolver, RuleSet, SolverMode

COLOURS = "kbyr"  # the order of its colours: black, blue, orange, red
NUMBERS = 13
RULES = RuleSet(solver_backend=MILPSolver.HIGHS)
JOKER = RULES.tiles[-1]


def tile(word):
    if word == "J":
        return JOKER
    return RULES.tiles[COLOURS.index(word[0]) * NUMBERS + int(word[1:]) - 1]


def word(tile):
    if tile == JOKER:
        return "J"
    colour, number = divmod(tile - 1, NUMBERS)
    return f"{COLOURS[colour]}{number + 1}"


def answer(line):
    start = time.process_time()
    position = json.loads(line)
    state = RULES.new_game()
    state.initial = False
    state.add_table(*(tile(word) for meld in position["table"] for word in meld))
    state.add_rack(*(tile(word) for word in position["rack"]))
    asked = time.process_time()
    found = RULES.solve(state, SolverMode.TILE_COUNT)
    end = time.process_time()
    return {
        "class": position["class"],
        "tiles": len(found.tiles) if found else 0,
        "melds": [[word(tile) for tile in meld] for meld in found.sets] if found else None,
        "solve": end - asked,
        "whole": end - start,
    }


def main():
    limit = float(sys.argv[1])
    lines = sys.stdin.readlines()
    who = f"rummikub-solver {version('rummikub-solver')}, HiGHS {version('highspy')}"
    print(json.dumps({"who": f"{who}, Python {platform.python_version()}"}), flush=True)
    for line in lines[:3]:
        answer(line)  # its model is compiled with the first questions
    spent = {}
    for line in lines:
        number = json.loads(line)["class"]
        if spent.get(number, 0.0) < limit:
            found = answer(line)
            spent[number] = spent.get(number, 0.0) + found["whole"]
            print(json.dumps(found), flush=True)


main()

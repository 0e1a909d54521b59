"""Chance: named streams that depend only on the seed."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kernel.chance import MOST, Chance, seed_hash

WORD = 2**32


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def words(chance: Chance, name: str, count: int) -> list[int]:
    return [chance.stream(name).word() for _ in range(count)]


def sfc32(seed: str, branch: int, name: str, count: int) -> list[int]:
    """The generator as its author describes it, written plainly."""
    text = f"{seed}\n{branch}\n{name}".encode()
    key = blake2b(text, digest_size=12, person=b"questhall-chance").digest()
    a, b, c = (int.from_bytes(key[i : i + 4], "big") for i in (0, 4, 8))
    counter = 1
    found = []
    for _ in range(12 + count):
        result = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ (b >> 9)
        b = (c + c * 8) % WORD
        c = ((c * 2**21) % WORD + (c >> 11) + result) % WORD
        found.append(result)
    return found[12:]


@given(st.text(), st.integers(0, 1000), st.text(max_size=10))
def test_a_stream_is_sfc32_keyed_by_seed_branch_and_name(seed: str, branch: int, name: str) -> None:
    assert words(Chance(seed, branch), name, 50) == sfc32(seed, branch, name, 50)


def test_streams_are_reproducible() -> None:
    assert words(Chance("one"), "dice", 5) == words(Chance("one"), "dice", 5)
    # These numbers are in every save: a change makes old saves unreadable.
    chance = Chance("one")
    assert [chance.below("dice", 6) for _ in range(12)] == [
        number * 6 // WORD for number in sfc32("one", 0, "dice", 12)
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Chance("a").stream("dice"), Chance("b").stream("dice")),
        (Chance("a").stream("dice"), Chance("a").stream("cards")),
        (Chance("a", 0).stream("dice"), Chance("a", 1).stream("dice")),
    ],
    ids=["seed", "name", "branch"],
)
def test_streams_differ_by_seed_name_and_branch(one: object, other: object) -> None:
    assert vars_of(one) != vars_of(other)


def vars_of(stream: object) -> list[int]:
    return [getattr(stream, name) for name in "abc"]


def test_streams_are_independent() -> None:
    undisturbed = words(Chance("one"), "dice", 10)
    chance = Chance("one")
    found = []
    for _ in range(10):
        chance.below("cards", 52)
        found.append(chance.stream("dice").word())
    assert found == undisturbed


def test_a_clone_continues_with_the_same_numbers_on_its_own() -> None:
    chance = Chance("one")
    words(chance, "dice", 3)
    clone = chance.clone()
    ahead = words(chance, "dice", 5)
    assert words(clone, "dice", 5) == ahead
    words(clone, "dice", 1)
    assert words(chance, "dice", 1) == words(Chance("one"), "dice", 9)[8:]


def test_a_branch_has_other_numbers_and_always_the_same() -> None:
    chance = Chance("one")
    before = words(chance, "dice", 4)
    chance.branch_off(3)
    after = words(chance, "dice", 4)
    assert after != before
    assert after == words(Chance("one", 3), "dice", 4)


def test_reseeding_forgets_seed_and_branch() -> None:
    chance = Chance("true", 2)
    words(chance, "dice", 4)
    chance.reseed("imagined")
    assert (chance.seed, chance.branch) == ("imagined", 0)
    assert words(chance, "dice", 4) == words(Chance("imagined"), "dice", 4)


def test_rigged_numbers_come_first_and_use_up_nothing() -> None:
    chance = Chance("one")
    chance.rig("dice", [5, 0])
    chance.rig("dice", [3])
    unrigged = Chance("one")
    assert [chance.below("cards", 9) for _ in range(3)] == [
        unrigged.below("cards", 9) for _ in range(3)
    ]
    assert [chance.below("dice", 6) for _ in range(3)] == [5, 0, 3]
    assert [chance.below("dice", 6) for _ in range(9)] == [
        unrigged.below("dice", 6) for _ in range(9)
    ]


def test_a_rigged_number_must_be_one_that_could_come() -> None:
    chance = Chance("one")
    chance.rig("dice", [6])
    with pytest.raises(ValueError, match="6 was rigged, but the numbers are 0 to 6 - 1"):
        chance.below("dice", 6)


def test_a_clone_keeps_what_is_rigged_for_itself() -> None:
    chance = Chance("one")
    chance.rig("dice", [5, 4])
    clone = chance.clone()
    assert [chance.below("dice", 6), chance.below("dice", 6)] == [5, 4]
    assert [clone.below("dice", 6), clone.below("dice", 6)] == [5, 4]


@given(st.text(max_size=5), st.integers(1, MOST))
def test_numbers_are_below_their_bound(seed: str, bound: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below("x", bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [0, -1, MOST + 1])
def test_a_bound_that_no_number_is_below_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="to draw"):
        Chance("one").below("x", bound)


def test_the_largest_bound_is_the_same_in_every_build() -> None:
    chance = Chance("one")
    words = sfc32("one", 0, "x", 20)
    assert [chance.below("x", MOST) for _ in range(20)] == [word * MOST // WORD for word in words]


@pytest.mark.parametrize(("faces", "limit"), [(2, 10.8), (6, 20.5), (7, 22.5), (40, 72.1)])
def test_dice_are_fair(faces: int, limit: float) -> None:
    """Chi-square at 0.1 % for the degrees of freedom; the seed is fixed."""
    chance = Chance("fair dice")
    counts = Counter(chance.below("dice", faces) for _ in range(1000 * faces))
    assert set(counts) == set(range(faces))
    assert chi_square(list(counts.values())) < limit


def test_a_bound_that_does_not_divide_the_word_is_fair_too() -> None:
    """With 2**32 words for 3 * 2**29 results, two of three would come more often without
    rejection."""
    chance = Chance("unbiased")
    counts = Counter(chance.below("x", 3 * 2**29) % 3 for _ in range(30_000))
    assert chi_square([counts[rest] for rest in range(3)]) < 13.8


def test_pairs_of_numbers_are_fair() -> None:
    chance = Chance("pairs")
    counts = Counter((chance.below("x", 6), chance.below("x", 6)) for _ in range(18_000))
    assert len(counts) == 36
    assert chi_square(list(counts.values())) < 66.6


def test_a_shuffle_gives_every_order_equally_often() -> None:
    chance = Chance("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        things = [0, 1, 2, 3]
        chance.shuffle("cards", things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values())) < 49.7


@given(st.text(max_size=5), st.lists(st.integers()))
def test_a_shuffle_keeps_all_things(seed: str, things: list[int]) -> None:
    shuffled = things[:]
    Chance(seed).shuffle("cards", shuffled)
    assert sorted(shuffled) == sorted(things)
    again = things[:]
    Chance(seed).shuffle("cards", again)
    assert again == shuffled


def test_a_rigged_shuffle() -> None:
    chance = Chance("one")
    chance.rig("cards", [0, 0, 0])
    things = ["a", "b", "c", "d"]
    chance.shuffle("cards", things)
    assert things == ["b", "c", "d", "a"]


def test_the_published_hash_of_a_seed() -> None:
    assert seed_hash("one") == blake2b(b"one", digest_size=16, person=b"questhall-seed").hexdigest()
    assert seed_hash("one") != seed_hash("two")
    assert "one" not in seed_hash("one")

"""The Animist: followers stolen from the enemy."""

from questhall.games.sorcerer.rules.in_play import make_follower
from questhall.games.sorcerer.state.arena import Minion
from tests.marks import rule
from tests.sorcerer.bench import Bench, card_def
from tests.sorcerer.cards import (
    ELSEWHERE,
    attack,
    cast,
    cast_on,
    cast_sorcery,
    numbers,
    pick,
    picks,
    slay,
    with_skill,
)


def followers(minion: Minion) -> list[int]:
    """The cards that follow a minion."""
    return [attached.card for attached in minion.attachments if attached.follower]


def give_follower(bench: Bench, host: Minion) -> int:
    """Put a card of P1 under the host as a follower."""
    card = bench.new_card(1, card_def())
    make_follower(bench.arena, card, host.seat, host)
    return card


@rule("SO-21.4.1", "SO-21.4.2", "SO-21.4.5", "SO-21.4.7")
def test_changeling_gives_a_minion_played_here_the_top_card_of_the_enemy_grimoire() -> None:
    bench = with_skill("animist")
    below, top = bench.grimoire(1), bench.grimoire(1, name="tarantism")
    fairy = cast(bench, "bell_jar_fairy", "use")
    assert followers(fairy) == [top]
    assert bench.player(1).grimoire == [below]
    assert numbers(bench, fairy) == (3, 4)
    assert bench.player(0).skill_ready[1] is False


def test_changeling_is_optional() -> None:
    bench = with_skill("animist")
    bench.grimoire(1)
    fairy = cast(bench, "bell_jar_fairy", "decline")
    assert followers(fairy) == []
    assert bench.player(0).skill_ready[1] is True


def test_changeling_needs_the_avatar() -> None:
    bench = with_skill("animist", avatar=ELSEWHERE)
    bench.grimoire(1)
    fairy = cast(bench, "bell_jar_fairy")
    assert bench.finished
    assert followers(fairy) == []


@rule("SO-6.2.5")
def test_changeling_works_once_a_round() -> None:
    bench = with_skill("animist")
    bench.grimoire(1)
    bench.grimoire(1)
    cast(bench, "bell_jar_fairy", "use")
    second = cast(bench, "bell_jar_fairy")
    assert bench.finished
    assert followers(second) == []


def test_queen_of_kew_attaches_a_follower_at_the_end_of_the_round() -> None:
    bench = Bench()
    queen, courtier = bench.minion(0, name="queen_of_kew"), bench.minion(0)
    bench.minion(0, ELSEWHERE)
    bench.minion(1)
    top = bench.grimoire(1)
    bench.end_phase()
    assert picks(bench) == [queen.card, courtier.card]
    bench.choose(pick(courtier))
    assert followers(courtier) == [top]
    assert (attack(bench, courtier), numbers(bench, queen)) == (2, (4, 4))


def test_queen_of_kew_may_keep_the_follower_herself() -> None:
    bench = Bench()
    queen = bench.minion(0, name="queen_of_kew")
    top = bench.grimoire(1)
    bench.end_phase()
    assert (followers(queen), attack(bench, queen)) == ([top], 5)


@rule("SO-6.3.6", "SO-19.1.1")
def test_queen_of_kew_finds_nothing_in_an_empty_grimoire() -> None:
    bench = Bench()
    queen = bench.minion(0, name="queen_of_kew")
    bench.end_phase()
    assert followers(queen) == []


def test_mesmeric_theft_attaches_a_card_of_the_enemy_hand() -> None:
    bench = Bench()
    near, far = bench.minion(0), bench.minion(0, ELSEWHERE)
    bench.minion(1)
    pin = bench.hand(1, name="widows_hatpin")
    wolf = bench.hand(1, name="menagerie_wolf")
    cast_sorcery(bench, "mesmeric_theft")
    assert [bench.arena.knows(0, card) for card in (pin, wolf)] == [True, True]
    assert picks(bench) == [near.card, far.card]
    bench.choose(pick(far))
    assert (bench.seats, bench.offered) == ([0], [f"card:{pin}", f"card:{wolf}"])
    bench.choose(f"card:{wolf}")
    assert (followers(far), attack(bench, far)) == ([wolf], 2)
    assert bench.player(1).hand == [pin]


@rule("SO-19.1.1")
def test_mesmeric_theft_shows_the_hand_even_with_no_minion_to_follow() -> None:
    bench = Bench()
    held = bench.hand(1)
    cast_sorcery(bench, "mesmeric_theft")
    assert bench.arena.knows(0, held)
    assert bench.player(1).hand == [held]


def test_mesmeric_theft_takes_nothing_from_an_empty_hand() -> None:
    bench = Bench()
    own = bench.minion(0)
    cast_sorcery(bench, "mesmeric_theft")
    assert followers(own) == []
    assert bench.player(0).energy == 3


@rule("SO-22.2.15")
def test_mesmeric_theft_robs_either_neighbour_in_a_ring() -> None:
    bench = Bench("royale", seats=4)
    own = bench.minion(0, 0)
    held = {seat: bench.hand(seat) for seat in (1, 2, 3)}
    cast_sorcery(bench, "mesmeric_theft")
    assert bench.offered == ["opponent:1", "opponent:3"]
    bench.choose("opponent:3")
    assert followers(own) == [held[3]]
    assert [bench.arena.knows(0, held[seat]) for seat in (1, 2)] == [False, False]


def test_deathwatch_beetle_has_one_more_life_for_each_follower() -> None:
    bench = Bench()
    beetle = cast(bench, "deathwatch_beetle")
    assert numbers(bench, beetle) == (3, 5)
    give_follower(bench, beetle)
    give_follower(bench, beetle)
    assert numbers(bench, beetle) == (3 + 2, 5 + 2)


def test_deathwatch_beetle_counts_neither_attachments_nor_followers_of_others() -> None:
    bench = Bench()
    beetle, other = bench.minion(0, name="deathwatch_beetle"), bench.minion(0, life=2)
    bench.attach(beetle, name="spring_heeled_boots")  # +1 attack
    give_follower(bench, other)
    assert numbers(bench, beetle) == (4, 5)
    assert numbers(bench, other) == (2, 2)


@rule("SO-6.6.10", "SO-18.13.3")
def test_deathwatch_beetle_dies_when_the_follower_that_kept_it_alive_goes() -> None:
    bench = Bench()
    beetle = bench.minion(0, name="deathwatch_beetle")
    stolen = give_follower(bench, beetle)
    beetle.damage = 5
    cast_sorcery(bench, "phrenology", "first")
    assert not bench.arena.in_play(beetle)
    assert bench.player(1).graveyard == [stolen]


def test_tarantism_takes_two_attack_from_its_host() -> None:
    bench = Bench()
    dancer, feeble = bench.minion(1, attack=3, life=1), bench.minion(1, attack=1, life=1)
    cast_on(bench, dancer, "tarantism")
    cast_on(bench, feeble, "tarantism")
    assert (numbers(bench, dancer), numbers(bench, feeble)) == ((1, 1), (0, 1))
    assert (bench.player(0).energy, bench.player(0).omens) == (4, 1)


def test_flea_circus_brings_two_followers() -> None:
    bench = Bench()
    third, second, top = (bench.grimoire(1) for _ in range(3))
    circus = cast(bench, "flea_circus")
    assert followers(circus) == [top, second]
    assert bench.player(1).grimoire == [third]
    assert numbers(bench, circus) == (1 + 2, 5)


@rule("SO-19.1.1", "SO-6.3.6")
def test_flea_circus_takes_the_last_card() -> None:
    bench = Bench()
    last = bench.grimoire(1)
    circus = cast(bench, "flea_circus")
    assert followers(circus) == [last]


@rule("SO-21.4.8", "SO-6.7.3")
def test_flea_circus_gives_its_followers_back_when_destroyed() -> None:
    bench = Bench()
    second, top = bench.grimoire(1), bench.grimoire(1)
    circus = cast(bench, "flea_circus")
    slay(bench, bench.minion(1, attack=5), circus)
    assert bench.player(1).graveyard == [top, second]
    assert bench.player(0).graveyard == [circus.card]


@rule("SO-18.3.2", "SO-6.6.11")
def test_phrenology_destroys_an_attachment_anywhere() -> None:
    bench = Bench()
    foe, own = bench.minion(1, ELSEWHERE), bench.minion(0)
    ledger = bench.attach(foe, name="undertakers_ledger")
    curse = bench.attach(own, by=1, name="tarantism")
    cast_sorcery(bench, "phrenology", "first")
    assert sorted(bench.offered) == sorted(
        [f"attachment:{ledger.card}@{foe.card}", f"attachment:{curse.card}@{own.card}"]
    )
    bench.choose(f"attachment:{ledger.card}")
    assert numbers(bench, foe) == (1, 1)
    assert bench.player(1).graveyard == [ledger.card]


@rule("SO-21.4.5", "SO-21.4.6")
def test_phrenology_moves_a_follower_and_draws() -> None:
    bench = Bench()
    below, drawn = bench.grimoire(0), bench.grimoire(0)
    giver, taker = bench.minion(0), bench.minion(0, ELSEWHERE)
    stolen = give_follower(bench, giver)
    cast_sorcery(bench, "phrenology", "second")
    assert (followers(giver), followers(taker)) == ([], [stolen])
    assert (attack(bench, giver), attack(bench, taker)) == (1, 2)
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([drawn], [below])


def test_phrenology_moves_no_follower_to_an_enemy() -> None:
    bench = Bench()
    giver, one, two = bench.minion(0), bench.minion(0), bench.minion(0, ELSEWHERE)
    bench.minion(1)
    give_follower(bench, giver)
    cast_sorcery(bench, "phrenology", "second")
    assert picks(bench) == [one.card, two.card]


@rule("SO-19.1.1")
def test_phrenology_draws_when_no_follower_can_move() -> None:
    bench = Bench()
    drawn = bench.grimoire(0)
    bench.minion(0)
    cast_sorcery(bench, "phrenology")
    assert bench.player(0).hand == [drawn]


def test_bell_jar_fairy_brings_an_omen() -> None:
    bench = Bench()
    fairy = cast(bench, "bell_jar_fairy")
    assert (numbers(bench, fairy), bench.player(0).omens, bench.player(0).energy) == ((2, 4), 2, 3)


def test_amber_locket_gives_one_and_one_and_a_follower_from_the_enemy_graveyard() -> None:
    bench = Bench()
    host = bench.minion(0, attack=1, life=1)
    wolf = bench.graveyard(1, name="menagerie_wolf")
    pin = bench.graveyard(1, name="widows_hatpin")
    bench.graveyard(0, name="gaslamp_imp")
    cast_on(bench, host, "amber_locket")
    assert bench.offered == [f"card:{wolf}", f"card:{pin}"]
    bench.choose(f"card:{pin}")
    assert followers(host) == [pin]
    assert bench.player(1).graveyard == [wolf]
    assert numbers(bench, host) == (1 + 1 + 1, 1 + 1)


def test_amber_locket_stays_empty_if_the_graveyard_is_empty() -> None:
    bench = Bench()
    host = bench.minion(0, attack=1, life=1)
    cast_on(bench, host, "amber_locket")
    assert followers(host) == []
    assert (numbers(bench, host), bench.player(0).omens) == ((2, 2), 1)


def test_lace_maker_spider_draws_then_discards() -> None:
    bench = Bench()
    bench.grimoire(0)
    held, drawn = bench.hand(0), bench.grimoire(0)
    spider = cast(bench, "lace_maker_spider")
    assert bench.offered == [f"card:{held}", f"card:{drawn}"]
    bench.choose(f"card:{drawn}")
    assert bench.player(0).hand == [held]
    assert bench.player(0).graveyard == [drawn]
    assert numbers(bench, spider) == (2, 1)


@rule("SO-19.1.1")
def test_lace_maker_spider_discards_even_if_nothing_was_drawn() -> None:
    bench = Bench()
    held = bench.hand(0)
    cast(bench, "lace_maker_spider")
    assert (bench.player(0).hand, bench.player(0).graveyard) == ([], [held])


def test_crypt_spiderling_attaches_a_card_of_the_enemy_graveyard_to_itself() -> None:
    bench = Bench()
    bench.minion(0)
    wolf = bench.graveyard(1, name="menagerie_wolf")
    spiderling = cast(bench, "crypt_spiderling")
    assert followers(spiderling) == [wolf]
    assert numbers(bench, spiderling) == (2, 1)
    assert bench.player(1).graveyard == []


@rule("SO-21.4.4")
def test_crypt_spiderling_gets_no_ability_from_its_follower() -> None:
    bench = Bench()
    bench.grimoire(0)
    bench.graveyard(1, name="undertakers_ledger")
    spiderling = cast(bench, "crypt_spiderling")
    assert numbers(bench, spiderling) == (2, 1)
    slay(bench, bench.minion(1), spiderling)
    assert bench.player(0).hand == []


def test_crypt_spiderling_comes_alone_when_the_enemy_graveyard_is_empty() -> None:
    bench = Bench()
    bench.graveyard(0)
    spiderling = cast(bench, "crypt_spiderling")
    assert (followers(spiderling), attack(bench, spiderling)) == ([], 1)

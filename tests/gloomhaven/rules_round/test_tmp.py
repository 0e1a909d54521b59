from .table import *
def test_a():
    table = Table(brute="0,0", tinkerer="3,0")
    guard = table.monster("bandit_guard", "1,0")
    table.next_card(guard, 2)
    table.begin_round(("trample", "spare_dagger"), ("stun_shot", "ink_bomb"))
    assert table.order == ["tinkerer", "bandit_guard", "brute"]
    assert table.all_turns() == ["tinkerer", f"bandit_guard {guard.number}", "brute"]
    assert table.scene.next_step=="refresh"
    table.finish_round()
    assert table.scene.next_step=="round"

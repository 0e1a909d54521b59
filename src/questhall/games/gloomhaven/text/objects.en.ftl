# Objects with hit points and allies that scenarios bring in.

object-altar = Altar
object-door = Door
object-hail = Hail

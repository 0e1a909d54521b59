# Grove Maiden: board and cards.

class-grove-maiden = Дева рощи
    .role = Сама почти не дерётся: сажает часовых там, где встанет зверь, бьёт ими разом и держится за древним стражем.

name-special-grove-maiden-scatter-seed = Бросить семя

piece-sentinel = Часовой
    .text = В игре не больше 8, у каждого 1 ОЗ, не перемещаются и не занимают клетку; любой вошедший в неё персонаж убирает часового. Атакуют только по вашим картам, вместе и без провала; карта говорит, как близко к цели они должны стоять.

piece-guardian = Древний страж
    .text = Начинает в зелёной зоне и действует как союзник сразу после вас: 2 анимы за раунд, 1 на перемещение на 3, 1 на атаку. Один раз за столкновение атака на соседнего с ним дружественного персонажа выбирает целью его. Павший возвращается с 6 ОЗ рядом с вами за 6 аним вместо розыгрыша карты.

name-ally-ancient-guardian-1 = { piece-guardian }
name-ally-ancient-guardian-5 = { piece-guardian }
name-ally-ancient-guardian-10 = { piece-guardian }
name-ally-ancient-guardian-15 = { piece-guardian }
name-card-grove-maiden-call-the-sap = Зов соков
name-card-grove-maiden-seed-and-strike = Семя и удар
name-card-grove-maiden-wake-the-old-one = Разбудить древнего
name-card-grove-maiden-thicket = Чащоба
name-card-grove-maiden-given-back = Отданное земле
name-card-grove-maiden-briar-answer = Ответ терновника
name-card-grove-maiden-grove-rises = Роща восстаёт
name-card-grove-maiden-thorn-volley = Залп шипов
name-card-grove-maiden-leaf-mould = Перегной
name-card-grove-maiden-green-speech = Зелёная речь
name-card-grove-maiden-bark-ward = Кора-оберег
name-card-grove-maiden-old-ones-stride = Поступь древнего
name-card-grove-maiden-strangling-growth = Удушающая поросль
name-card-grove-maiden-heartseed = Сердцесемя
name-card-grove-maiden-the-wood-remembers = Лес помнит

# Что стоит на карте вокруг её действия: моменты, цена, ограничения.

line-if = если { $condition }: { $effect }
line-pay = { $price }: { $effect }
line-moment = { $moment }: { $effect }
line-moment-if = { $moment }, если { $condition }
line-interrupt = прерывание, { $moment }
line-cost = ({ $cost }) { $text }
line-or = или: { $text }
line-companion = спутник: { $text }
line-companion-moment = спутник, { $text }
line-story = сюжет: { $signed } к проверке { $check }
no-ability = без способности
plain-fighter = простой боец без способности
interrupt = прерывание

# -- планшеты

special-limit = { $limit ->
    [turn] один раз за ход
    [round] один раз за раунд
    [encounter] один раз за столкновение
   *[none] { "" }
  }
special-cost = { $cost ->
    [one] { $cost } анима
    [few] { $cost } анимы
   *[other] { $cost } аним
  }
special-line = { $terms }: { $text }
special-if = если { $condition }

# -- моменты

moment-before-own-draw = { $own ->
    [yes] перед взятием карт для атаки
   *[no] перед тем как { $who } берёт карты для атаки
  }
moment-after-own-draw = { $own ->
    [yes] после взятия карт для атаки
   *[no] после того как { $who } взял карты для атаки
  }
moment-on-hit = после вашей успешной атаки
moment-on-critical = когда в успешной атаке вам выпало критическое попадание
moment-critical-drawn = когда в успешной атаке вам выпало критическое попадание
moment-before-damage-drawn = перед взятием карт силы против { $own ->
    [yes] вас
   *[no] { $who-gen }
  }
moment-after-damage-drawn = после взятия карт силы против { $own ->
    [yes] вас
   *[no] { $who-gen }
  }
moment-attack-end = когда завершена атака врага против { $own ->
    [yes] вас
   *[no] { $who-gen }
  }
moment-would-fall = когда { $own ->
    [yes] вы должны
   *[no] { $who } должен
  } потерять сознание
moment-move-end = когда { $own ->
    [yes] вы завершаете перемещение в свой ход
   *[no] { $who } завершает перемещение
  }
moment-cards-moved = всякий раз, когда сыгранная вами карта способности (в том числе как прерывание или защита) сдвигает боевым азартом хотя бы 1 карту
moment-on-kill = когда ваша атака убивает приспешника
moment-on-break = когда ваша атака разрушает часть тела, до реакции
moment-on-miss = когда { $own ->
    [yes] ваша атака провалена
   *[no] { $who } проваливает атаку
  }
moment-on-stage-card = перед первым шагом карты стадии, в том числе реакции

# -- счётчики, снадобья, проверки

counter-held = у вас может быть от 0 до { $most }
counter-spent = перед взятием карт для атаки сбросьте сколько угодно: +1 к урону за каждую единицу
counter-returns = при провале атаки они возвращаются
curative = вы не получаете ранения
curative-archives = архивируйте { $amount } своё ранение
curative-tokens = в начале следующей главы получите { $amount ->
    [one] { $amount } боевой жетон
   *[other] { $amount } боевых жетона
  } на выбор
curative-spares = в этом подсчёте потеряйте на { $amount } предмет меньше
check-survival = выживания
check-spot = внимательности
check-search = обыска
check-listening = слуха
check-barter = торга
check-threaten = запугивания
check-reasoning = логики

# Allies.

name-ally-man-at-arms = Латник
name-ally-wick = Фитиль, мальчишка-фонарщик
name-ally-old-marrow = Старый Мосол, мясник
name-ally-hessa-thorne = Хесса Тёрн, браконьерша
name-ally-brother-tallow = Брат Сальник
name-ally-jory-milestone = Джори Верстовой
name-ally-sister-quill = Сестра Перо
name-ally-bracken = Пёс Орляк
name-ally-osk-carter = Оск-возчик
name-ally-merrow-vane = Мерроу Вейн, паромщица
name-ally-dunstan-reed = Данстан Рид, острожник
name-ally-lame-ivo = Хромой Иво
name-ally-pell-fowler = Пелл-птицелов
name-ally-goodwife-harrow = Хозяйка Борона
name-ally-captain-ruel = Капитан Руэль
name-ally-twin-shears = Близнецы Ножницы
name-ally-nim-scarecrow = Ним в соломе
name-ally-silent-aud = Тихая Ауд
name-ally-gerta-ninelives = Герта Девять Жизней
name-ally-moth-doctor = Мотыльковый лекарь
name-ally-corvin-ash = Корвин Эш, подрывник
name-ally-bellwarden-isolde = Изольда с колокольни
name-ally-hob-ironlung = Хоб Железное Горло
name-ally-yrsa-ropes = Ирса с канатов
name-ally-last-recruit = Последний рекрут

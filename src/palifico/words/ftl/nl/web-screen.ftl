### Het grote scherm: een televisie die de tafel toont, en telefoons die de bekers zijn.

## Voor en na het spel

screen-big = Groot scherm
screen-title = Tafel { $code } op het grote scherm
screen-join = Doe mee met je telefoon
screen-join-how = Scan dit, of open { $address } en typ de code:
screen-qr = De weg naar deze tafel als QR-code voor de camera
screen-only-here = Telefoons kunnen deze computer niet bereiken. Start de server met --lan, dan verschijnt hier hoe ze meedoen.
screen-free = { $count ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
 }
screen-full = Iedereen is er. De host begint het spel.
screen-rematch = Nog een spel? Druk op een telefoon op ‘{ $rematch }’, dan gaat dit scherm mee.

## Het menu

screen-menu = Schermmenu
screen-full-on = Volledig scherm
screen-full-off = Volledig scherm verlaten
screen-sound-on = Geluid aan
screen-sound-off = Geluid uit
screen-leave = Groot scherm sluiten

## Niemand mag meekijken

screen-off = Aan deze tafel mag niemand meekijken, dus een groot scherm kan haar niet tonen.
screen-off-soon = Niemand mag bij dit spel meekijken: zodra het begint, gaat dit scherm op zwart.
screen-off-how = Voor een spel kan de host dat veranderen: ‘{ $change }’, dan ‘{ $spectators }’.

## Samen: het grote scherm en de bekers

screen-room = Samen in één huiskamer
screen-open = Toon de tafel op een groot scherm
screen-open-more = Een televisie, tablet of beamer toont de tafel; telefoons zijn de bekers. Een bedekte dobbelsteen toont het nooit.
screen-cup = Dit apparaat is mijn beker
screen-cup-more = Hier alleen je dobbelstenen en knoppen; de tafel staat op het grote scherm.
screen-whole = Toon de hele tafel
screen-look = Kijk naar het grote scherm!

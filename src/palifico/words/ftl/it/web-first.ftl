### La prima partita su questo dispositivo, e quanto sono forti i bot.

first-how-hard = Difficoltà
first-easy = Facile
first-medium = Media
first-hard = Difficile
first-easy-more = I bot si fidano della fortuna e si fanno scoprire spesso.
first-medium-more = I bot calcolano le probabilità e ricordano chi ha perso dadi.
first-hard-more = I bot bluffano, ascoltano le tue dichiarazioni e pensano in anticipo.
first-shown = Solo nella prima partita si vede quanti dadi restano a ciascuno; dalla prossima è come da regolamento.
first-turn-open = Cominci tu. Quanti dadi di un valore ci sono sotto tutti i bicchieri, compreso il tuo? Tocca un valore che hai, poi dichiara.
first-turn-answer = { $player } dice: sotto tutti i bicchieri ci sono almeno { $bid }. Tu ne hai { $own }. Ci credi? Rilancia. Se no: { $dudo }!
first-turn-close = Chiudi questa spiegazione

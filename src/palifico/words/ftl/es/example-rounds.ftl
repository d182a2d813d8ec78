### Textos de las rondas de ejemplo, uno por paso: qué puede estar pensando quien juega, o qué regla usa.

## asmodee-2024

caption-asmodee-2024-roll = Seis jugadores con cinco dados cada uno: treinta dados bajo los cubiletes. Aquí todos los dados están a la vista para que puedas seguir la ronda; en una mesa de verdad, cada cual ve solo los suyos. Abre Andrea.
caption-asmodee-2024-1 = Andrea tiene un cuatro y un { $wild }, que es comodín. De treinta dados, unos diez cuentan para cada valor: seis cuatros es un comienzo prudente.
caption-asmodee-2024-2 = Diego sube la cantidad, y quien lo hace puede elegir cualquier valor, incluso uno más bajo. Tiene dos treses y un { $wild }.
caption-asmodee-2024-3 = Maria se queda en siete y sube el valor: con tres cincos y un { $wild }, apuesta encantada por los cincos.
caption-asmodee-2024-4 = A Aurora siete dados ya le parecen muchos, y pasa a { $wilds }: la mitad de siete, redondeando hacia arriba, da cuatro. No tiene ni uno. ¡Un farol!
caption-asmodee-2024-5 = Carmen tiene cuatro seises y quiere dejar los { $wilds }. Hace falta el doble de cuatro, más uno: nueve.
caption-asmodee-2024-call = Nicola no tiene ningún seis, solo un { $wild }. Nueve de treinta le parecen demasiados: «¡{ $dudo }!»
caption-asmodee-2024-end = Se levantan todos los cubiletes: cinco seises y cuatro { $wilds } hacen justo nueve. Carmen tenía razón. Nicola pierde un dado y abre la ronda siguiente.

## piatnik

caption-piatnik-roll = Empieza la partida: seis jugadores, treinta dados. Aquí los dados están a la vista para que puedas seguir la ronda; en una mesa de verdad, cada cual ve solo los suyos. Abre Marco.
caption-piatnik-1 = Marco tiene dos cuatros y una { $wild }, que también vale por un cuatro. Ya lleva tres: ocho en total es una apuesta razonable; nueve sería atrevido.
caption-piatnik-2 = Lucio añade uno del mismo valor. También valdrían nueve de cualquier otro, u ocho cincos, u ocho seises.
caption-piatnik-3 = Elena no tiene ningún cuatro. Pasa a las { $wilds }: la mitad de nueve, redondeando hacia arriba, da cinco. Solo tiene una y confía en los demás.
caption-piatnik-4 = Fulvio no quiere decir seis { $wilds }. Volver a un número cuesta el doble de cinco, más uno: once. Tiene dos cuatros y se queda con ellos.
caption-piatnik-call = Carlo tiene un cuatro y ninguna { $wild }. Once es demasiado para él: «¡{ $dudo }!»
caption-piatnik-end = Carlo es el primero en levantar el cubilete y los demás siguen en sentido horario: seis cuatros y tres { $wilds } hacen nueve. Faltan dos: Fulvio pierde un dado y abre la ronda siguiente.

## pressman-2008

caption-pressman-2008-roll = Seis jugadores, treinta dados y una ronda movida. Aquí los dados están a la vista para que puedas seguirla; en una mesa de verdad, cada cual ve solo los suyos. Abre Alice.
caption-pressman-2008-1 = Alice empieza alto: bajo su cubilete hay dos cuatros y un { $wild }, y diez es más o menos lo que dan treinta dados de cada número, { $wilds } incluidos.
caption-pressman-2008-2 = Ben se queda en diez y sube el valor. Con dos seises y dos { $wilds } ya lleva cuatro.
caption-pressman-2008-3 = Carol dice un dado más, así que el valor puede incluso bajar. Tiene dos doses y un { $wild }.
caption-pressman-2008-4 = Dan da un salto de dos. Con tres doses se lo puede permitir, y pone en un aprieto a quien viene detrás.
caption-pressman-2008-5 = Emily no tiene ningún dos, pero sí dos { $wilds }. La mitad de trece, redondeando hacia arriba, da siete: esa es su salida.
caption-pressman-2008-6 = Frank vuelve a los números: el doble de siete, más uno, da quince. Tres doses y un { $wild } le dan ánimos.
caption-pressman-2008-7 = Le toca otra vez a Alice, que añade uno. Otros tres ya han apostado por los doses, y ella misma tiene un dos y un { $wild }.
caption-pressman-2008-8 = Ben vuelve a los { $wilds }: la mitad de dieciséis da ocho. Él tiene dos. Siete ya se habían apostado: en una ronda, una misma cantidad de { $wilds } nunca se repite.
caption-pressman-2008-call = Carol tiene un solo { $wild }. ¿Ocho entre treinta dados? «¡{ $dudo }!»
caption-pressman-2008-end = Carol muestra sus dados primero, luego los demás en sentido horario y Ben el último: siete { $wilds }, falta uno. Ben pierde un dado y abre la ronda siguiente con cuatro. Los dieciséis doses de Alice, por cierto, eran exactos.

## azteca

caption-azteca-roll = El reglamento de esta caja no cuenta ninguna ronda, así que aquí va una nuestra: cinco jugadores, veinticinco dados. Aquí los dados están a la vista para que puedas seguirla. Abre Lucia.
caption-azteca-1 = Lucia tiene dos cuatros y empieza bajo. Por encima queda mucho margen.
caption-azteca-2 = Pablo pasa a un valor más alto, y entonces también puede subir la cantidad. Dos seises y una { $wild } son ya la mitad de los seis que apuesta.
caption-azteca-3 = Ines tiene tres treses. Pero en esta edición el valor no puede bajar, ni siquiera con más dados. Solo queda un camino: las { $wilds }. La mitad de seis da tres.
caption-azteca-4 = Teo vuelve a los números con el doble de tres, más uno: siete. Después de las { $wilds } cualquier número vuelve a valer, y así se ha bajado de los seises a los treses. Él tiene dos, y una { $wild }.
caption-azteca-5 = Rosa añade uno. Tiene un solo tres, pero se fía de Teo.
caption-azteca-call = Lucia no tiene ningún tres ni ninguna { $wild }. ¿Ocho? «¡{ $dudo }!»
caption-azteca-end = Empieza a mostrar sus dados quien está a la izquierda de Lucia: Pablo dos, Ines cuatro, Teo tres. Contando las { $wilds } son nueve, y ya están los ocho apostados: Rosa y Lucia no levantan el cubilete. Lucia pierde un dado y abre la ronda siguiente.

## paco

caption-paco-roll = A mitad de partida: cinco jugadores, y ya solo quedan veintiún dados. Aquí los dados están a la vista para que puedas seguir la ronda; en una mesa de verdad, cada cual ve solo los suyos. Abre Ana.
caption-paco-1 = Ana tiene dos cuatros. Dos más entre los otros diecisiete dados: apenas arriesga.
caption-paco-2 = Bruno sube la cantidad, así que el valor se queda: una cosa o la otra, nunca las dos. Dos cuatros y un { $wild } son la mitad de los seis que apuesta.
caption-paco-3 = A Clara le gusta provocar y pasa a los { $wilds }. Bastaría la mitad de seis, tres; ella dice cuatro. Dos están bajo su cubilete.
caption-paco-4 = David deja los { $wilds }: el doble de cuatro, más uno, da nueve, lo mínimo que puede decir. Tiene dos cincos y un { $wild }.
caption-paco-call = Emma no tiene ni cincos ni seises. ¿Diez cincos, nueve seises o cinco { $wilds }? Nada la convence: «¡{ $dudo }!»
caption-paco-end = Se levantan todos los cubiletes: cuatro cincos y cinco { $wilds } hacen nueve, los justos. Emma dudó demasiado pronto: pierde un dado y abre la ronda siguiente.

### Bijschriften bij de voorbeeldrondes, één per stap: wat een speler misschien denkt, of welke regel wordt gebruikt.

## asmodee-2024

caption-asmodee-2024-roll = Zes spelers met elk vijf dobbelstenen: dertig dobbelstenen onder de bekers. Hier liggen ze open, zodat je het kunt volgen; aan een echte tafel ziet iedereen alleen de eigen dobbelstenen. Andrea opent.
caption-asmodee-2024-1 = Andrea heeft een vier en een { $wild }, de joker. Van dertig dobbelstenen tellen er zo’n tien mee voor elke waarde, dus zes vieren is een voorzichtig begin.
caption-asmodee-2024-2 = Diego noemt meer dobbelstenen, en dan mag elke waarde, zelfs een lagere. Hij heeft twee drieën en een { $wild }.
caption-asmodee-2024-3 = Maria laat het bij zeven en verhoogt de waarde: met drie vijven en een { $wild } zegt ze graag vijven.
caption-asmodee-2024-4 = Aurora vindt zeven al veel en stapt over op { $wilds }: de helft van zeven, naar boven afgerond, is vier. Zelf heeft ze er niet één. Bluf!
caption-asmodee-2024-5 = Carmen heeft vier zessen en wil weg van de { $wilds }. Dat kost twee keer vier plus één: negen.
caption-asmodee-2024-call = Nicola heeft geen zes, alleen een { $wild }. Negen van de dertig, dat lijkt te veel: ‘{ $dudo }!’
caption-asmodee-2024-end = Alle bekers gaan omhoog: vijf zessen en vier { $wilds }, precies negen. Carmen had gelijk. Nicola verliest een dobbelsteen en opent de volgende ronde.

## piatnik

caption-piatnik-roll = Het spel begint: zes spelers, dertig dobbelstenen. De dobbelstenen liggen hier open, zodat je het kunt volgen; aan een echte tafel ziet iedereen alleen de eigen dobbelstenen. Marco opent.
caption-piatnik-1 = Marco heeft twee vieren en een { $wild }, die ook als vier telt. Drie heeft hij er dus zelf: acht in totaal is een redelijk bod, negen zou gewaagd zijn.
caption-piatnik-2 = Lucio doet er één bij van dezelfde waarde. Negen van een andere waarde mocht ook, of acht vijven of zessen.
caption-piatnik-3 = Elena heeft geen vier. Ze stapt over op { $wilds }: de helft van negen, naar boven afgerond, is vijf. Ze heeft er zelf maar één en hoopt op de anderen.
caption-piatnik-4 = Fulvio wil geen zes { $wilds } zeggen. Terug naar een getal kost twee keer vijf plus één: elf. Hij heeft twee vieren en houdt het daarbij.
caption-piatnik-call = Carlo heeft één vier en geen { $wild }. Elf gaat hem te ver: ‘{ $dudo }!’
caption-piatnik-end = Carlo tilt zijn beker als eerste op, de anderen volgen met de klok mee: zes vieren en drie { $wilds }, samen negen. Twee te weinig: Fulvio verliest een dobbelsteen en opent de volgende ronde.

## pressman-2008

caption-pressman-2008-roll = Zes spelers, dertig dobbelstenen en een levendige ronde. De dobbelstenen liggen hier open, zodat je het kunt volgen; aan een echte tafel ziet iedereen alleen de eigen dobbelstenen. Alice opent.
caption-pressman-2008-1 = Alice begint hoog: onder haar beker liggen twee vieren en één { $wild }, en tien is ongeveer wat dertig dobbelstenen van elke waarde opleveren, { $wilds } meegeteld.
caption-pressman-2008-2 = Ben laat het bij tien en verhoogt de waarde. Met twee zessen en twee { $wilds } zit hij al op vier.
caption-pressman-2008-3 = Carol zegt één dobbelsteen meer, dus mag de waarde zelfs omlaag. Ze heeft twee tweeën en één { $wild }.
caption-pressman-2008-4 = Dan verhoogt meteen met twee. Met drie tweeën kan dat, en het brengt de volgende speler in het nauw.
caption-pressman-2008-5 = Emily heeft geen twee, maar wel twee { $wilds }. De helft van dertien, naar boven afgerond, is zeven: dat is haar uitweg.
caption-pressman-2008-6 = Frank gaat terug naar de getallen: twee keer zeven plus één is vijftien. Drie tweeën en één { $wild } geven hem moed.
caption-pressman-2008-7 = Alice is weer aan de beurt en doet er één bij. Drie anderen hebben op tweeën geboden, en zelf heeft ze er één, plus één { $wild }.
caption-pressman-2008-8 = Ben stapt weer over op { $wilds }: de helft van zestien is acht. Hij heeft er twee. Zeven was al geboden: hetzelfde aantal { $wilds } komt in een ronde nooit twee keer voor.
caption-pressman-2008-call = Carol heeft maar één { $wild }. Acht op dertig dobbelstenen? ‘{ $dudo }!’
caption-pressman-2008-end = Carol toont als eerste, dan de anderen met de klok mee, Ben als laatste: zeven { $wilds }, één te weinig. Ben verliest een dobbelsteen en opent de volgende ronde met vier dobbelstenen. De zestien tweeën van Alice klopten trouwens precies.

## azteca

caption-azteca-roll = In het boekje van deze editie staat geen voorbeeldronde, dus hier is er een van ons: vijf spelers, vijfentwintig dobbelstenen. Ze liggen open, zodat je het kunt volgen. Lucia opent.
caption-azteca-1 = Lucia heeft twee vieren en begint laag. Naar boven is er nog ruimte genoeg.
caption-azteca-2 = Pablo gaat naar een hogere waarde, en dan mag het aantal ook omhoog. Twee zessen en een { $wild }: de helft van zijn zes heeft hij zelf.
caption-azteca-3 = Ines heeft drie drieën. Maar in deze editie gaat de waarde niet zomaar omlaag, ook niet met meer dobbelstenen. Er is maar één omweg: { $wilds }. De helft van zes is drie.
caption-azteca-4 = Teo gaat terug naar de getallen met twee keer drie plus één: zeven. Na { $wilds } is elke waarde weer vrij, en zo zijn zessen drieën geworden. Hij heeft er twee, en een { $wild }.
caption-azteca-5 = Rosa doet er één bij. Ze heeft maar één drie, maar ze gelooft Teo.
caption-azteca-call = Lucia heeft geen drie en geen { $wild }. Acht? ‘{ $dudo }!’
caption-azteca-end = Wie links van Lucia zit, toont als eerste: Pablo twee, Ines vier, Teo drie. Met de { $wilds } meegeteld is dat negen, en het bod van acht is bewezen: Rosa en Lucia laten hun beker staan. Lucia verliest een dobbelsteen en opent de volgende ronde.

## paco

caption-paco-roll = Midden in een spel: vijf spelers, en er zijn nog maar eenentwintig dobbelstenen. De dobbelstenen liggen hier open, zodat je het kunt volgen; aan een echte tafel ziet iedereen alleen de eigen dobbelstenen. Ana opent.
caption-paco-1 = Ana heeft twee vieren. Nog twee onder de zeventien andere dobbelstenen: dat is nauwelijks een risico.
caption-paco-2 = Bruno verhoogt het aantal, dus de waarde blijft: het een of het ander, nooit allebei. Met twee vieren en een { $wild } heeft hij de helft zelf.
caption-paco-3 = Clara plaagt graag en stapt over op { $wilds }. De helft van zes, drie, was genoeg geweest; zij zegt vier. Twee liggen er onder haar eigen beker.
caption-paco-4 = David wil weg van de { $wilds }: twee keer vier plus één is negen, het minste wat hij mag zeggen. Hij heeft twee vijven en een { $wild }.
caption-paco-call = Emma heeft geen vijf en geen zes. Tien vijven, negen zessen of vijf { $wilds }? Ze ziet er niets in: ‘{ $dudo }!’
caption-paco-end = Alle bekers gaan omhoog: vier vijven en vijf { $wilds }, samen negen, net genoeg. Emma riep te vroeg: ze verliest een dobbelsteen en opent de volgende ronde.

### De pagina voordat het programma spreekt: het kader, en wat er te lezen is als dat niet kan.

## Het kader

shell-title = Perudo met vrienden
shell-about = Het dobbelspel vol bluf: stuur een link en speel, zonder account.
shell-loading = Een ogenblik, de dobbelstenen komen op tafel…
shell-no-script = Om te spelen is JavaScript nodig: zet het aan in je browser en laad de pagina opnieuw.
shell-new = Een tafel maken
shell-learn = Het spel leren

## Zonder verbinding

shell-offline = De tafel is niet bereikbaar
shell-offline-more = Je plaats en je dobbelstenen zijn veilig op de server. Deze pagina gaat vanzelf verder zodra er weer verbinding is.
shell-offline-again = Nu proberen
shell-offline-practise = Intussen oefenen

## Zonder programma

shell-unbuilt = Deze server heeft de pagina’s voor de browser nog niet: stop hem, voer ‘make play’ uit in de map van de broncode en laad de pagina opnieuw.

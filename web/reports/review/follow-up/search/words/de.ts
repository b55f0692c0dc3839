/**
 * Search words for categories and event types in the follow-up of a report (C8.5): what a glider pilot would type.
 * Searched but never shown; in lower case, separated by spaces.
 */

/** By category id (ADREP value list 430); the same ids as in English. */
export const categories: Record<number, string> = {
  104: 'windenstart winde f-schlepp flugzeugschlepp schleppseil seilriss sollbruchstelle startunterbrechung kupplung',
  103: 'aussenlandung außenlandung acker absaufen thermik',
  14: 'airprox kollision beinahe-unfall gefährliche annäherung flarm',
  2: 'landung bruchlandung bauchlandung hüpfer bodenberührung',
  13: 'überziehen steilspirale abkippen',
  12: 'drehung flügelablage ringelpiez fläche',
  22: 'unterschießen überschießen landeeinteilung',
  15: 'überrollen landebahn ausrollen abkommen bahn',
  102: 'zaun hecke baum leitung mast kabel',
  8: 'abrüsten montage anhänger halle hangar schieben zuschauer rangieren',
  28: 'incursion landebahn bahn besetzt',
  18: 'technik mangel instrument ruder steuerung haube bremse rad',
  19: 'triebwerk turbo eigenstarter flautenschieber',
  106: 'luftraumverletzung verfranzt verirrt kontrollzone',
  23: 'gewitterbö böe rotor sinken lee welle',
  26: 'gurte ballast sitz sauerstoff',
  25: 'frequenz kommunikation fluglotse info',
  24: 'gras boden spurrillen windsack landebahn',
  4: 'fallschirm rettungsschirm aussteigen',
  10: 'eis raureif frost',
  105: 'krank übelkeit dehydriert ohnmacht herz kreislauf',
  7: 'benzin sprit tank',
  100: 'imc wolkenflug nebel',
  27: 'wildunfall reh hund schaf',
};

/** By event type id (ADREP value list 390). */
export const eventTypes: Record<number, string> = {
  5020702: 'seilriss sollbruchstelle startunterbrechung riss',
  5020701: 'leistungsverlust motorausfall startunterbrechung langsam',
  5020798:
    'sollbruchstelle trommel kappvorrichtung seilfallschirm vorseil übergeschwindigkeit zu schnell startunterbrechung',
  99012020: 'sollbruchstelle seilriss flugzeugschlepp schleppabbruch',
  99011325: 'haken klemmt hängt ausklinken klinkte nicht',
  99011324: 'haken rückklinke ungewollt vorzeitig ausgeklinkt',
  99010329: 'wind bö umgeweht weggeweht',
  2080300: 'überzogen langsam fahrt buffeting abgerissen',
  2080400: 'abkippen ins trudeln geraten einkurven',
  2180300: 'airprox kollision annäherung thermik flarm knapp',
  2050100: 'kollision crash midair',
  2020400: 'luftraumverletzung ctr tmz kontrollzone verletzt',
  99010314: 'imc wolkenflug',
  99010315: 'imc nebel whiteout',
  99010389: 'stromleitung draht mast hochspannung',
  99010390: 'gelände hügel grat zaun hecke',
  3080000: 'notlandung acker zwangslandung aussenlandung',
  3010000: 'vorsorglich acker aussenlandung sicherheitslandung',
  2010600: 'schwere landung fahrwerk aufgeschlagen bodenberührung',
  99010053: 'hüpfer balloning aufgeschaukelt prellen',
  2010800: 'unterschießen zaun hecke kurz',
  99010318: 'überschießen lang',
  2011202: 'bauchlandung fahrwerk vergessen',
  2070400: 'überrollen überschießen bahnende',
  2070100: 'ausbrechen drehung ringelpiez abgekommen bahn',
  2200101: 'incursion bahn landebahn besetzt',
  2200102: 'incursion bahn auto traktor windenseil lepo seilrückholer',
  2200103: 'incursion bahn fußgänger spaziergänger zuschauer kind',
  99010060: 'flügelspitze flügel halle hangar rausziehen schieben rückholfahrzeug auto anhänger rangieren',
  99011485: 'verriegelt entriegelt aufgegangen offen im flug klemmt',
  99011486: 'haube verloren abgerissen entriegelt aufgegangen im flug',
  99010885: 'spoiler entriegelt ausgefahren klemmen hängen offen',
};

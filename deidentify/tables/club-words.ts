/** The words that clubs are made of, in many languages; folded. */

/** Says that a club is meant, after its name: "Upwind Gliding Club". */
export const CLUB_WORDS: ReadonlySet<string> = new Set(
  'club society centre center association group union klub gc gs sc clubs school'.split(' '),
);

/** What such a club does, before that word. */
export const CLUB_TRADES: ReadonlySet<string> = new Set(
  'gliding soaring glider gliders sailplane sailplanes flying aero aviation soarers vintage aeronautical'.split(' '),
);

/** One word that says both, after the name: "Nordvik flyklubb"; or before it: "Segelflugverein Talheim". */
export const CLUB_NAMES: ReadonlySet<string> = new Set(
  `akaflieg segelfliegerclub segelflugsportverein flugsportring luftsportring luftsportclub aeroklubb segelflygklubben flygklubben flyklubben svaeveflyveklubben zweefvliegvereniging aeroclubul aeroklub aeroclub aeroclubul aeroclube vliegclub zweefvliegclub zweefvlieg segelflugverein segelfluggruppe segelflugclub segelflieger
  segelflugzentrum segelfluggemeinschaft luftsportverein luftsportclub luftsportgruppe luftsportgemeinschaft flugsportverein flugsportclub
  flugsportgruppe flugsportvereinigung fliegergruppe fliegerclub fliegerverein sportfluggruppe sportfliegerclub lsv sfg fsv lsc lsg sfv sfc
  sfz fsc fsg sfcv flygklubb segelflygklubb segelflygforening flyveklub svaeveflyveklub flyklubb flyklub seilflyklubb seilflyklub lentokerho
  ilmailukerho ilmailuyhdistys ilmailijat purjelentokerho aeroclub planeurclub gvv avva cvvt vvf flygsallskap luftsportslag klubbur
  repuloklub repuloegyesulet aviaklub sklandymo lennuklubi`.split(/\s+/),
);

/** What a national or international body is called, which identifies nobody. */
export const NATIONAL: ReadonlySet<string> = new Set(
  'british american national european international deutscher german swiss schweizerischer australian canadian irish scottish welsh royal world polski polish dutch french italian spanish austrian swedish danish norwegian finnish the our their my his her local home nearby neighbouring other same another university'.split(
    ' ',
  ),
);

/** Countries, as the last word of such a body's name; folded. */
export const NATIONS: ReadonlySet<string> = new Set(
  'america britain australia canada zealand ireland scotland wales england germany france italy spain poland austria switzerland'.split(
    ' ',
  ),
);

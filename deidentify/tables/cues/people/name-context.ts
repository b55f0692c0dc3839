/** Words that recognisers/people/name-context.ts reads. */
import { words } from '../../words.ts';

/** Function words within the names of towns: "Stow on the Wold". */
export const TOWN_NAME_CONNECTORS = /^(?:on|upon|in|under|by|the|le|la|sur|les|super)$/;

/** Words before a month: "in November"; folded. */
export const BEFORE_MONTHS = words(
  'in on of since until till by from last next early mid late during this each every im am',
);

/** Words before a letter of the radio alphabet: "taxiway Charlie", "stand Victor". */
export const BEFORE_LETTERS = words(
  'taxiway holding point runway stand class airspace information apron zone area sector gate via to twy delta intersection',
);

/** Verbs whose subject may also be a thing. */
export const ANY_SUBJECT_VERBS = words(
  'gets gives makes takes was is had has did does got used set let left works worked looks looked felt can does goes went came made',
);

/** Nouns after an eponym: "Allen key", "Stanley knife". */
export const EPONYM_NOUNS = words(
  'weight weights knife knives box cup drive bar law criterion tube clip pump jack spanner tape lamp horn valve nut tube number wrench wrenches key keys screw screws bolt bolts harness harnesses sleeve sleeves head syndrome effect cable curve',
);

/** Words that end the name of a company: "Grob Aircraft", "Robin Ltd". */
export const COMPANY_WORDS = words(
  'flugzeugbau flugzeugwerke leichtflugzeugbau segelflugzeugbau vliegtuigbouw sailplanes composite composites aircraft air avia aviacija inc llc ltd limited corp corporation gmbh plc airlines airways aviation l.l.c sarl spa',
);

/** First words of towns that are surnames as well, so that they need a preposition of place. */
export const AMBIGUOUS_TOWN_PREFIXES = words('little long high middle stoke sutton aston weston acton kirkby thorpe');

/** What is named after a place: "the TAF for Benson". */
export const WEATHER_AND_AIRSPACE = /^(?:tafs?|metars?|atis|notams?|weather|forecast|zone|matz|radar|qnh|qfe)$/;

/** After the names of several places: "Dean, Savernake and Sherwood forests". */
export const PLURAL_PLACE_NOUNS =
  /^(?:forests|hills|valleys|woods|airfields|zones|mountains|lakes|moors|ridges|airports|reservoirs)$/;

/** Words for storms, which are given names: "Storm Ciarán", "Sturmtief Sabine", "la tempête Alex"; folded. */
export const STORM_WORDS = words(
  'storm stormen stormens sturm sturmtief orkan orkanen orkantief orkaan tempete borrasca tormenta tempesta ciclone ciclon cyclone cyklon hurricane huragan wichura boure orkanu',
);

/** Lower-case nouns after the name of a place: "Booker airfield". */
export const PLACE_NOUNS = words('airport airfield aerodrome airstrip gliderport ridge valley village');
/** What ground stations are called, but what a person may also be given: "gave Freya control". */
export const STATION_NOUNS = words('radio tower radar approach control information');

/** First words of towns: "Chipping Norton". */
export const TOWN_PREFIXES = words('chipping market great upper lower nether');

/** Compounds whose first word is also a name: "jack plug", "carol service"; folded. */
export const NOUN_COMPOUNDS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    jack: /^(?:stands?|points?|pads?|plugs?|sockets?|screws?|knifes?|up)$/,
    carol: /^(?:singing|singers?|service|concert)$/,
    grant: /^(?:money|aid|funding|application|scheme|body)$/,
    mark: /^(?:up|made|left)$/,
    chip: /^(?:damage|pan|shop|repair|repairs)$/,
    reed: /^(?:beds?|switch|switches|valve|valves)$/,
    heath: /^(?:fires?|land)$/,
  }),
);

/** Jobs at a launch, by their first word: "Wing Runner said stop"; folded. */
export const JOBS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    wing: /^(?:runner|walker|holder|man)$/,
    log: /^(?:keeper|writer)$/,
    task: /^setter$/,
    fire: /^marshal$/,
    flight: /^(?:line|deck|crew)$/,
    parachute: /^(?:packer|rigger)$/,
  }),
);

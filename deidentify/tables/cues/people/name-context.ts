/** Words that recognisers/people/name-context.ts reads. */
import { words } from '../../words.ts';

/** Small words within names of towns: "Stow on the Wold". */
export const JOINTS_OF_PLACES = /^(?:on|upon|in|under|by|the|le|la|sur|les|super)$/;

/** Words after which a month stands: "in November"; folded. */
export const BEFORE_MONTHS = words(
  'in on of since until till by from last next early mid late during this each every im am',
);

export const BEFORE_LETTERS = words(
  'taxiway holding point runway stand class airspace information apron zone area sector gate via to twy delta intersection',
);

export const WEAK_VERBS = words(
  'gets gives makes takes was is had has did does got used set let left works worked looks looked felt can does goes went came made',
);

export const TOOLS = words(
  'weight weights knife knives box cup drive bar law criterion tube clip pump jack spanner tape lamp horn valve nut tube number wrench wrenches key keys screw screws bolt bolts harness harnesses sleeve sleeves head syndrome effect cable curve',
);

export const COMPANIES = words(
  'flugzeugbau flugzeugwerke leichtflugzeugbau segelflugzeugbau vliegtuigbouw sailplanes composite composites aircraft air avia aviacija inc llc ltd limited corp corporation gmbh plc airlines airways aviation l.l.c sarl spa',
);

/** First words of towns that people bear as well: only where a place stands. */
export const TOWN_HEADS = words('little long high middle stoke sutton aston weston acton kirkby thorpe');

export const TOLD_OF_PLACES = /^(?:tafs?|metars?|atis|notams?|weather|forecast|zone|matz|radar|qnh|qfe)$/;

export const KINDS_OF_PLACES =
  /^(?:forests|hills|valleys|woods|airfields|zones|mountains|lakes|moors|ridges|airports|reservoirs)$/;

/** Weather that is given names: "Storm Ciarán", "Sturmtief Sabine", "la tempête Alex"; folded. */
export const NAMED_WEATHER = words(
  'storm stormen stormens sturm sturmtief orkan orkanen orkantief orkaan tempete borrasca tormenta tempesta ciclone ciclon cyclone cyklon hurricane huragan wichura boure orkanu',
);

export const LOWER_ENDINGS = words('airport airfield aerodrome airstrip gliderport ridge valley village');
/** What a place's own station is called, and what somebody may be given: "gave Freya control". */
export const LOWER_CALLS = words('radio tower radar approach control information');
export const TOWN_OPENINGS = words('chipping market great upper lower nether');

/** What an ordinary word that is also a name means together with the word after it; folded. */
export const NO_PERSON_WITH: ReadonlyMap<string, RegExp> = new Map(
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

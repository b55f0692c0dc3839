/** Words that recognisers/people/name-context.ts reads. */
import { words } from '../../words.ts';

/** Small words within names of towns: "Stow on the Wold". */
export const JOINTS_OF_PLACES = /^(?:on|upon|in|under|by|the|le|la|sur|les|super)$/;

/** Words behind which a month stands: "in November"; folded. */
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

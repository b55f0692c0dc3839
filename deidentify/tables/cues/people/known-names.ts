/** Words that recognisers/people/known-names.ts reads. */
import { words } from '../../words.ts';

/** Adverbs between "was" and what is said of a place. */
export const ADVERBS = /^(?:also|now|still|already|not|just|only|well|quite|very)$/;

/** Verbs whose object is a person: "told Baker". */
export const VERBS_WITH_PERSON_OBJECT = words(
  'told asked thank thanks thanked helped informed phoned rang texted emailed advised warned briefed congratulated accompanied met blamed interviewed taught questioned reminded instructed assisted relieved overheard',
);

/** What is said of places: "was closed", "is overhead". */
export const PLACE_PREDICATES =
  /^(?:closed|open|busy|quiet|active|clear|visible|below|ahead|behind|covered|under|overhead|within|reachable|hot|north|south|east|west|notified|shut|unusable|waterlogged|flooded|miles?|km|nm|out|near|off|abeam|due|\d.*|heavy|light|rain|snow|fog)$/;

/** What neither things nor weather do: "Wood landed next to us". */
export const PILOT_VERBS = /^(?:landed|launched|soloed|rigged|derigged|towed|taxied|winched|instructed|signed|waved)$/;

/** Birds that are surnames as well. */
export const BIRDS =
  /^(?:bird|swan|drake|crow|finch|martin|jay|robin|heron|hawk|eagle|wren|dove|crane|swift|starling|woodcock|partridge|peacock)$/;

/** What pilots ask of or report to ground stations. */
export const STATION_REQUESTS =
  words(`crossing transit clearance service permission position intentions height altitude mayday zone squawk frequency qnh landing route below
  cross join rejoin airspace traffic`);

/** Words that end like this are groups of people or parts of the club, not a single person. */
export const NON_PERSON_ENDING = /(?:s|body|one|crew|team|staff|tower|ground|club|control)$/;

/** Endings of common nouns, adjectives and adverbs. */
export const COMMON_NOUN_ENDING =
  /(?:plan(?:et)?|flyet|zeug|vliegtuig|tion|ment|ness|ity|ing|ed|ly|ist|craft|plane|glider|port|base|speed|rope|wheel|graph|ism|ology|ware|wise|wards|ers|ors|ists|esses)$/;

/** What people own or do: "Smith's glider", "Smith's decision". */
export const POSSESSIONS =
  words(`glider wing wingtip parachute tug car trailer canopy approach landing launch flight decision statement report account version view opinion
  hand hands arm leg head foot feet knee back instructor student pupil daughter son wife husband partner mother father phone radio logbook
  call calls turn turns straps harness seat hat cap glasses error mistake fault idea plan actions reaction reactions response attention advice
  aircraft ship machine cockpit speed height position cable rope fuselage tail tailplane rudder elevator wheel nose airbrakes brakes cockpit battery flarm aileron bike van tractor field house first second third last`);

/** An English verb in a form that no other language of the reports has. */
export const ENGLISH_VERB =
  /ed$|^(?:took|takes|said|says|told|flew|flies|ran|spoke|went|came|gave|got|put|kept|let|had|has|was|is|did|saw|heard|felt|thought|knew|wrote|rang|left|made|held|caught|cut|hit|hurt|sat|stood|fell|broke|lost|brought|drove|swung|spun|forgot)$/;

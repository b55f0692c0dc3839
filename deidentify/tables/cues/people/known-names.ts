/** Words that recognisers/people/known-names.ts reads. */
import { words } from '../../words.ts';

/** What may stand between "was" and what is said of places. */
export const ADVERBS = /^(?:also|now|still|already|not|just|only|well|quite|very)$/;

export const STRONG_COMPANIONS = words(
  'told asked thank thanks thanked helped informed phoned rang texted emailed advised warned briefed congratulated accompanied met blamed interviewed taught questioned reminded instructed assisted relieved overheard',
);

export const OF_PLACES =
  /^(?:closed|open|busy|quiet|active|clear|visible|below|ahead|behind|covered|under|overhead|within|reachable|hot|north|south|east|west|notified|shut|unusable|waterlogged|flooded|miles?|km|nm|out|near|off|abeam|due|\d.*|heavy|light|rain|snow|fog)$/;

/** What neither things nor weather do: "Wood landed next to us". */
export const OF_PILOTS = /^(?:landed|launched|soloed|rigged|derigged|towed|taxied|winched|instructed|signed|waved)$/;

export const BIRDS =
  /^(?:bird|swan|drake|crow|finch|martin|jay|robin|heron|hawk|eagle|wren|dove|crane|swift|starling|woodcock|partridge|peacock)$/;

/** What pilots say to stations on the ground. */
export const OF_STATIONS =
  words(`crossing transit clearance service permission position intentions height altitude mayday zone squawk frequency qnh landing route below
  cross join rejoin airspace traffic`);

/** Groups of people and parts of the club are no single person. */
export const NO_ACTOR = /(?:s|body|one|crew|team|staff|tower|ground|club|control)$/;

export const NO_PERSON =
  /(?:plan(?:et)?|flyet|zeug|vliegtuig|tion|ment|ness|ity|ing|ed|ly|ist|craft|plane|glider|port|base|speed|rope|wheel|graph|ism|ology|ware|wise|wards|ers|ors|ists|esses)$/;

/** What belongs to people, or is done by them. */
export const OWNED =
  words(`glider wing wingtip parachute tug car trailer canopy approach landing launch flight decision statement report account version view opinion
  hand hands arm leg head foot feet knee back instructor student pupil daughter son wife husband partner mother father phone radio logbook
  call calls turn turns straps harness seat hat cap glasses error mistake fault idea plan actions reaction reactions response attention advice
  aircraft ship machine cockpit speed height position cable rope fuselage tail tailplane rudder elevator wheel nose airbrakes brakes cockpit battery flarm aileron bike van tractor field house first second third last`);

/** A verb in an English past or present, as no other language of the reports has it. */
export const ENGLISH_VERB =
  /ed$|^(?:took|takes|said|says|told|flew|flies|ran|spoke|went|came|gave|got|put|kept|let|had|has|was|is|did|saw|heard|felt|thought|knew|wrote|rang|left|made|held|caught|cut|hit|hurt|sat|stood|fell|broke|lost|brought|drove|swung|spun|forgot)$/;

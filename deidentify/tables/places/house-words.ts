/** Words between a street's name and what is after its number, and around both, in nine languages; folded. */
import { words } from '../words.ts';

/** Before the number of a house: "č.p. 41", "n.º 3", "nr 9". */
export const BEFORE_HOUSE = words('n o no nr num numero cp c p cislo nave parcela portal');

/** Part of the number before it: "14 bis", "17 hs", "60 dcha". */
export const HOUSE_EXTRAS = words(
  'bis ter quater quinquies hs bajo bajos dcha izq izda derecha izquierda duplicado rechts links zwart rood hinterhaus vorderhaus nb bv',
);

/** Of those, abbreviations: "3º izq.". */
export const ABBREVIATED_EXTRAS = words('dcha izq izda derecha');

/** A part of the house, with its own number or letter: "lok. 12", "bus 3", "lgh 1102", "bât. B". */
export const HOUSE_PARTS = words(
  'm lok lokal mieszkania mieszk kl klatka byt bus bte boite bat batiment esc escalier int interno scala piano piso puerta pta portal nave parcela parcelle parzelle local locale lgh lagenhet uppgang top tur stiege stg whg wohnung apt app appt apto apartment unit suite ste flat appartement bajo',
);

/** "3º B", "2 tr", "1 hoog": a floor, after its number. */
export const FLOORS = words('tr trappor hoog og eg stock etage etg vaning van patro pietro');

/** Before a street's own word: "Södra Ringleden", "Oude Dijk", "Burg. Mosterdlaan". */
export const BEFORE_STREET_NAME =
  words(`norra sodra ostra vastra stora lilla gamla nya ovre nedre oude nieuwe lange korte grote kleine burg burgemeester dr prof st sint alte alter alten neue
  neuer neuen obere oberer untere unterer grosse grosser hintere hinterer vordere innere aussere horni dolni stara nova velka mala
  lage hoge smalle brede hohe hoher hohen kleiner kleinen langer langen kurze kurzer kurzen krumme breite breiter breiten schmale`);

/** "ul. gen. Sowy": ranks and saints within a street's name. */
export const NAME_TITLES = words('gen ks sw dr prof plk por kpt marsz bp abp gral cnel dott mons ing mj npor');

/** Words for a flat before its number: "Flat 3". */
export const FLATS = words('flat apt apartment unit suite wohnung appartement');

/** Words for a post office box. */
export const PO_BOXES = words('postfach postbus');

/** Before an address: who lives there. */
export const RESIDENCE_VERBS =
  words(`mieszka mieszkam mieszkal mieszkala bydli bydlim bydlel bydlela wohnt wohne wohnte wohnhaft gemeldet woont woon woonde woonachtig habite habitait
  demeurant demeure loge domu domem baraku vive vivo vivia abita abito abitava residente domiciliado domiciliada bor bodde bosatt lives lived`);

/** Prepositions and articles after such a verb. */
export const AFTER_RESIDENCE_VERB = words('na v ve in en a au i w pa aan op at auf am przy pri u de het der');

/** Units and nouns after figures that are not a house number, however capitalised. */
export const COUNTED_NOUNS = words(
  'm km ft kg uhr meter fuss kilometer euro start starts knoten grad minuten stunden flugzeuge leute mann prozent liter',
);

/** Abbreviations for streets that are other words without their full stop: "ul. Leśna". */
export const STREETS_WITH_STOP = words('al pl os av tr loc nam all urb');

/** Function words within a street's name: "Rue de la Gare", "Calle los Olivos". */
export const WITHIN_STREETS = words(
  'la las los el de des du della delle dello dell dei degli del do da dos das van op zum zur bij',
);

/** German prepositions that open a street's name: "An der Mühle". */
export const STREET_PREPOSITIONS = words('An Auf Unter Hinter In Bei Vor Zur Zum Am Im');

/** Country codes before a postcode: "D-70173". */
export const COUNTRY_CODES = words('A B CH CZ D DE DK E F FL I L LT N NL PL S SE SK SF FIN');

/** Polish and Czech prepositions before a street that is an adjective. */
export const BEFORE_STREET_ADJECTIVE = words('v ve na u z ze do przy od');

/** Endings of such an adjective. */
export const STREET_ADJECTIVE = /^\p{Lu}\p{Ll}{2,}(?:ní|ská|ské|cká|cké|ova|ové|ově|owej|nej|skiej|ckiej|iego)$/u;

/** Farms and hamlets, before their name: "cortijo Las Encinillas"; folded. */
export const FARMS = words(
  'hof gut gehoft ferme lieu lieudit dit mas cortijo finca masia cascina podere masseria tenuta boerderij hoeve gospodarstwo gospodarstwa kolonia osada statek statku usedlost gard garden farma farmy dvur aerodrome aerodromo aviosuperficie flugplatz segelfluggelande lotnisko lotniska letiste vliegveld flygfalt',
);

/** Of those, the unambiguous ones, which need no postcode: "Cascina Molinello, Borgo Sant'Alessio"; folded. */
export const UNAMBIGUOUS_FARMS = words(
  'ferme cortijo finca masia cascina podere masseria boerderij hoeve osada usedlost',
);

/** The same in English, after the name: "Church Farm, Nether Wickham". */
export const ENGLISH_FARMS = words('Farm Farmhouse Cottage Barn Rectory Vicarage Manor Lodge Grange');

/** Between a street and its town: "Prästgatan 9 i Säter"; folded. */
export const BEFORE_TOWN = words('w a en in te i v ve');

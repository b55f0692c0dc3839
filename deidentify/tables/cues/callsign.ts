/** Words that recognisers/aircraft/callsign.ts reads. */
import { words } from '../words.ts';

/** After a year: "the 2019 handbook". */
export const AFTER_YEAR =
  /^(?:rules?|handbook|manual|report|review|accidents?|statistics|conference|guidance|season|competition)$/;

/** Words that are sufficient cues by themselves. */
export const SINGLE_CUES =
  words(`callsign callsigns trigraph wettbewerbskennzeichen wettbewerbsnummer wettbewerbsnr wettbewerbskenner wettbewerbskurzel wettbewerbszeichen
  wettbewerbskennung wettbewerbsnummern tavlingsbeteckningarna tavlingsnumren wbk wbkz wkz kenner kennbuchstaben leitwerkskennung leitwerkskennzeichen leitwerksbuchstaben rufzeichen rufzeichens
  funkrufzeichen funkrufname funkkennung roepnaam roepletters roepteken oproepnaam oproepteken wedstrijdnummer wedstrijdnr wedstrijdletters
  wedstrijdletter wedstrijdkenteken wedstrijdteken wedstrijdregistratie staartnummer staartletters staartletter kistletters competitienummer
  competitieteken indicatif anropssignal anropssignalen anropsnamn tavlingsnummer tavlingsnumret tavlingsnr tavlingsbeteckning
  tavlingsbeteckningen tavlingsbokstaver tavlingsbokstaverna tavlingsmarke tavlingstecken fenbokstaver fennummer fenbeteckning stjartbokstaver
  stjartnummer kallesignal kaldesignal konkurrencenummer volacka volacku volackou kryptonim compid compno cn cns cid dorsal`);

/** Words that are a cue together with one of `SECOND_CUES`, before or after it. */
export const PAIRED_CUES =
  words(`call competition contest comp race tail fin numero numeri numer numeru numerem nr znak znaku znakiem znaki znaku sigla sigle nominativo indicativo
  distintivo identificativo lettere letras lettres immatriculation litery letters soutezni soutezniho souteznim zavodni zavodniho zavodnim startovni startovniho startovnim n no num
  volaci volaciho volacim radiovy lettre immat siglas marche matricula znakach znakami numerach numerami oznaczeniem oznaczenie`);

/** The second word of a pair. */
export const SECOND_CUES =
  words(`sign signs id ids number numbers no nr letters code concours concorso konkursowy konkursowe konkursowym konkursowego startowy startowym
  startowego startowymi konkursowych konkursowymi zawodniczych zawodniczy wywolawczy wywolawczym wywolawczego gara carrera llamada concurso competicion competition competencia competizione n ident
  cislo cisla cislem znak znaku znakem znacka znacku oznaceni boczny boczne bocznym bocznego chiamata radio cola coda deriva`);

/** Between the two words of a pair. */
export const CUE_CONNECTORS = new Set(['.', '-', '°', 'º', "'", '’', 'de', 'di', 'd', 'da', 'sur', 'na', 'o']);

/** Words that may be a cue by themselves: before a code, or two letters of an alphabet. */
export const LONE_CUES = words(
  'nominativo indicativo sigla sigle distintivo identificativo zavodni soutezni konkursowy konkursowego konkursowym znakach znakami cislem numerem zavodnik zavodnika zawodnik zawodnika znaky znaki concours zawodach zavodech concurso competicion gara kennung znak znaku znakiem znakami dorsales signalen tavling tavlingen',
);

/** Of those, the ones that digits may follow: "o znakach 3894". */
export const SIGN_NOUNS = words('znaky znaku znak znakach znakami znaki znakiem kennung');

/** Of the cues, plurals that do not end in "s". */
export const PLURAL_CUES = words(
  'wettbewerbsnummern numeri znakami znakach numerami tavlingsbeteckningarna tavlingsnumren cisla znaky znaki',
);

/** Words without meaning between a cue and the sign; folded. */
export const FILLERS = words(
  'je snad asi chyba wohl forse creo kanske is was were being etait stond number no nr n the de of letters id sign code as with ist war lautet est hat est era es byl bylo byla byl jest to var ar sulla',
);

/** A glider in nine languages and its cases: a short competition number follows it ("kluzák 7T"); folded. */
export const GLIDERS =
  words(`glider sailplane segelflugzeug segler planeur aliante velero planeador zweefvliegtuig zwever kist szybowiec szybowca szybowcu szybowcem szybowcowi
  kluzak kluzaku kluzakem vetron vetrone vetroni vetronem segelflygplan segelflygplanet`);

/** Joins a competition number and a glider: "M8 e un Ventus"; folded. */
export const AND = words('and und et e y en i a och oraz');

/** Several gliders, before their competition numbers: "two gliders, LX7 and J2"; folded. */
export const SEVERAL_GLIDERS = words(
  'gliders sailplanes segelflugzeuge segelflugzeugen segler planeurs alianti planeadores veleros zweefvliegtuigen zwevers kisten szybowce szybowcow kluzaky vetrone segelflygplan',
);

/** Letters before the figures of a type: "ASW 27". */
export const TYPE_NAME = /^(?:AS[GHKW]?|DG|LAK|LS|PW|SF|SZD)$/;

/** Names of glider types that look like competition numbers: two letters, or a letter and figures. */
export const TYPE_LIKE_NUMBER =
  /^(?:AS|BS|DG|EB|EZ|HP|COPULAS|KA|LS|PW|SB|SF|SZ|VS|VT|K(?:[1-46-8]|1[013468]|2[13])|B4|C3\d|C42|H(?:17|28|30|36)|L(?:13|18|19|23|33|40|60)|T(?:21|31|34|38|4[2359]|5[0139]|6[1567])|L4|S1|R22|E75|V[12])$/;

/** The letters of an association with figures joined to them: "bga1234". */
export const JOINED_NUMBER = /^(?:bga|daec|dmst|ssa|ffvp|ffvv|knvvl|oeaec|oaec|aecs)(\d{3,6})$/;

/** Words for a tug that begin its call sign: "Schlepp Zwo"; folded. */
export const TUGS = words(
  'tug schlepp schlepper remorqueur remorque traino trainatore remolque remolcador sleep sleepvliegtuig hol holowka vlek vlecna bogser bogsering',
);

/** Between a cue with its owner and the sign; folded. */
export const COPULAS = words('was is ist war lautet lautete est etait era e byl bylo byla je jest to var ar');

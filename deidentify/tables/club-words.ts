/** The words that clubs are made of, in many languages; folded. */
import { words } from './words.ts';

/** Words for a club after its name: "Upwind Gliding Club". */
export const CLUB_WORDS = words('club society centre center association group union klub gc gs sc clubs school');

/** What a club does, before such a word. */
export const CLUB_ACTIVITIES = words(
  'gliding soaring glider gliders sailplane sailplanes flying aero aviation soarers vintage aeronautical',
);

/** One word for both, after the name: "Nordvik flyklubb"; or before it: "Segelflugverein Talheim". */
const CLUB_NAMES =
  words(`akaflieg segelfliegerclub segelflugsportverein flugsportring luftsportring luftsportclub aeroklubb segelflygklubben flygklubben flyklubben svaeveflyveklubben zweefvliegvereniging aeroclubul aeroklub aeroclub aeroclubul aeroclube vliegclub zweefvliegclub zweefvlieg segelflugverein segelfluggruppe segelflugclub segelflieger
  segelflugzentrum segelfluggemeinschaft luftsportverein luftsportclub luftsportgruppe luftsportgemeinschaft flugsportverein flugsportclub
  flugsportgruppe flugsportvereinigung fliegergruppe fliegerclub fliegerverein sportfluggruppe sportfliegerclub lsv sfg fsv lsc lsg sfv sfc
  sfz fsc fsg sfcv flygklubb segelflygklubb segelflygforening flyveklub svaeveflyveklub flyklubb flyklub seilflyklubb seilflyklub lentokerho
  ilmailukerho ilmailuyhdistys ilmailijat purjelentokerho aeroclub planeurclub gvv avva cvvt vvf fluggruppe fluggemeinschaft flugverein flygsallskap luftsportslag klubbur
  volovelisti repuloklub repuloegyesulet aviaklub sklandymo lennuklubi`);

/** The same in one word of two parts, in whichever case: "Luftsportvereins", "aeroklubie", "segelflygklubben". */
const COMPOUNDS: readonly (readonly [beginnings: string, clubs: string, endings: string])[] = [
  [
    'segelflug|segelflieger|segelfluggelande|luftsport|flugsport|flieger|sportflieger|sportflug|motorsegler|aero|luftfahrt',
    'verein|club|klub|gruppe|gemeinschaft|vereinigung|ring|zentrum|schule',
    's|es|e|en|n',
  ],
  [
    'segelflyg|flyg|motorflyg|aero|ultralatt|flyve|fly|seilfly|svaevefly',
    'klubb|klub|forening|sallskap|grupp|sektion',
    'en|et|ens|ets|s|ar|arna',
  ],
  ['zweefvlieg|vlieg|zweef|luchtvaart|aero', 'club|vereniging|groep|centrum', 's|en'],
  ['aero', 'klub', 'u|owi|em|ie|y|ow|om|ech|ami|ach|e'],
];
const ALL_NAMES: ReadonlySet<string> = new Set([
  ...CLUB_NAMES,
  'segelflygarna',
  ...COMPOUNDS.flatMap(([beginnings, clubs, endings]) =>
    beginnings
      .split('|')
      .flatMap((first) =>
        clubs.split('|').flatMap((last) => ['', ...endings.split('|')].map((end) => first + last + end)),
      ),
  ),
]);

const PARTS_OF_NAMES: readonly (readonly [beginning: RegExp, club: RegExp])[] = COMPOUNDS.map(
  ([beginnings, clubs, endings]) => [new RegExp(`^(?:${beginnings})`), new RegExp(`(?:${clubs})(?:${endings})?$`)],
);

/** "s", "sk" and "sfk" of "segelflygklubb": how a word of a club's name is shortened. */
export function initialsOf(folded: string): string[] {
  for (const [beginning, club] of PARTS_OF_NAMES) {
    const [first] = beginning.exec(folded) ?? [];
    const [last] = club.exec(folded) ?? [];
    if (!first || !last || first.length + last.length !== folded.length) continue;
    const ofFirst = /^(?:segel|sport|zweef|motor)(?=[fv])/.exec(first);
    const long = ofFirst ? [first.charAt(0) + first.charAt(ofFirst[0].length) + last.charAt(0)] : [];
    return [folded.charAt(0), first.charAt(0) + last.charAt(0), ...long];
  }
  return [folded.charAt(0)];
}

/** Longer words of the same end: "Personeelszweefvliegclub". */
const LONGER_NAMES =
  /.{4}(?:zweefvliegclub|vliegclub|segelflugverein|segelfluggruppe|flugsportgruppe|flygklubb(?:en)?)$/;

/** True for one folded word that means both a club and its activity. */
export function isClubName(folded: string): boolean {
  return ALL_NAMES.has(folded) || LONGER_NAMES.test(folded);
}

/**
 * Words for a club, with a word such as "gliding" beside them: "Klub Szybowcowy", "Plachtařský klub", "Planeur Club".
 */
export const CLUB_HEADS =
  words(`club klub klubu klubowi klubem klubie oddil oddilu oddilem spolek spolku stowarzyszenie stowarzyszenia stowarzyszeniu szkola szkoly szkole szkole
  osrodek osrodka osrodku osrodkiem centrum sekcja sekcji circolo gruppo centro associazione sezione scuola groupe cercle association section centre
  ecole union unione entente amicale societe agrupacion asociacion seccion escuela grupo centro skola stredisko strediska vereniging stichting`);

/** What a club does, in the languages that put it beside the word for club. */
export const HEAD_ACTIVITIES =
  /^(?:szybowcow\p{L}{1,3}|lotnicz\p{L}{1,3}|plachtarsk\p{L}{1,3}|leteck\p{L}{1,3}|volovelistic\p{L}|velivoles?|aeronautiques?|planeurs?|planeadores|aeronautic\p{L}|aerienne?s?|velic[ao]|veliv[ao]l[ao]|velera|zweefvlieg|alianti)$/u;

/** Initials that only clubs have, before the place after which the club is named. */
export const CLUB_INITIALS =
  /^(?:LS[VCGR]|FS[VG]|SF[GVZK]|FLG|MFG|FFG|HFG|CVV[A-Z]{0,3}|ACVV|AAVV|AVV|RCVV|GVV|UAVV|ASVV|EZAC|[GA][eom]ZC|GZC|ZVC|ZVV|VZC|DZC|NNZC|LKS|KSz|GSz|SSz|AeC|AéC)$/;

/** Initials that mean other things as well: only in a position where a club is likely. */
export const WEAK_CLUB_INITIALS =
  /^(?:AC|AC[ABDEGIMNOPRSVX]|AK|AG|AP|ASz|AV[A-Z]|FG|FC|FK|FTG|FV|FL[GVC]|GK|ZC|ZHC|KAC|KS|KL|LK|PK|CV|RAC|SG|SFR|SFC|FSC|VZC|LVV)$/;

/** Of those, the ones that also open a sentence: "FK Norrslätt anropar inte". */
export const OPENING_CLUB_INITIALS = /^(?:AK|FK|KS|LK|ZC)$/;

/** Initials after the place: "Björkboda SFK". */
export const CLUB_INITIALS_AFTER = /^(?:SFK|FK|FFK|SFS|KFK|UFK)$/;

/** Words in the names of national and international bodies, which identify nobody, and words common to all clubs. */
export const NATIONAL_BODY_WORDS =
  words(`british american national european international deutscher deutsche deutschen german swiss schweizerischer osterreichischer australian canadian irish
  scottish welsh royal real koninklijke koninklijk kungliga world polski polskiego polskiemu polskim polskie dutch nederlandse french italian spanish
  austrian swedish danish norwegian finnish svenska ceske ceskeho ceska cesky slovensky slovenskeho slovenska italiana italiano espanola espanol francaise nationale
  nazionale nacional belge belgische suisse the our their my his her local home nearby neighbouring other same another university
  unser unsere unseres unserem mein dein ihr jeder notre mon son leur votre chaque onze ons mijn hun elke nasz naszego naszemu naszym nasi moj mojego kazdy
  nas naseho nasem nasim muj meho kazdy mistni sousedni miejscowy sasiedni nostro nostra nostri mio mia ogni vostro nuestro nuestra nuestros mi cada var vart
  vara min mitt deras varje lokala`);

/** Countries, as the last word of such a body's name; folded. */
export const COUNTRIES =
  words(`america britain australia canada zealand ireland scotland wales england germany france italy spain poland austria switzerland italia espana
  deutschland osterreich schweiz suisse belgique nederland belgie polska polsce cr republiky sverige svezia`);

/** Words between those of a national body. */
export const BODY_CONNECTORS =
  /^(?:association|society|union|federation|council|of|the|and|de|di|d|des|del|la|van|voor|republiky)$/;

/** First words of a name with "of": "Isle of Wight Gliding Club". */
export const BEFORE_OF = words(
  'isle isles island vale university city county duke forest lakes peak mouth bay heart coast',
);

/** The word for aero club in Czech and Polish, beside the adjective of its town; folded. */
export const AEROCLUB = /^aeroklub(?:u|em|ie|y|owi|ech|ow|um)?$/;

/** The lower-case adjective of a town in Polish and Czech, without those of other nouns; folded. */
export const TOWN_ADJECTIVE =
  /^(?!(?:plachtarsk|leteck|sousedsk|mestsk|krajsk|vojensk|lotnick|szybowisk|wojewodzk|miejsk|wiejsk|blizk|akademick|wojsk|regionalsk|ludzk|wszystk|wielk|brzydk|krotk|velk|kratk|hezk)).{2,}(?:ck|sk)(?:y|eho|emu|em|ym|iego|iemu|im|i)$/;

/** Such an adjective before a capitalised club: "Górska Szkoła Szybowcowa". */
export const TOWN_ADJECTIVE_FIRST = /^.{3,}(?:ck|sk)[aeiy](?:ej|ego|m)?$/;

/** What a club does, as its whole name before the place: "Planeurs de Roquebelle"; folded. */
export const ACTIVITIES_ALONE = words(
  'planeurs planeadores ailes velivoles volovelistico volovelistica aliantisti veleros veleristas zweefvliegers segelflygare',
);

/** Of those, the ones that mean a club in lower case too, before an unknown place. */
export const LOWER_CASE_ACTIVITIES_ALONE = words('planeurs');

/** Lower-case initials after the place: "granbergs fk". */
export const LOWER_CASE_INITIALS_AFTER = words('fk sfk ffk kfk');

/** First words of a place of two, in lower case: "alto brembio", "monte hueco"; folded. */
export const PLACE_FIRST_WORDS = words(
  'alto alta monte mont haut haute bas basse val valle san santa saint sainte bad bassa pian piano horni dolni nova nove stary stara nowy nowa gora dobra grand grande petit petite vieux sierra puerto villa ville',
);

/** Words after a lower-case club that are not a place; folded. */
export const AFTER_CLUB_WORD = words(
  'club clube klub verein vereniging aber auch oder denn dann wenn weil waren haben hatte hatten wurde werden nicht noch schon immer sehr heute gestern mais avec pour dans sans etait etaient avait sont tres aussi hier aujourd locale locaux local voisin voisins anche della dove quando sono erano aveva abbiamo vicino hanno oggi ieri pero para como cuando donde estaba tiene tenia hemos vecino nadie maar want toen heeft hebben waren wordt niet ook naast bylo jest byly mame mieli nasz nasza nasze ktory ktora ktere ktera kteri protoze nebo ktorzy poniewaz hade alla inte eller ocksa igen',
);

/** Initials of clubs outside English, before a capitalised place: "AK Studnice"; in lower case too. */
export const INITIALS_ABROAD = /^(?:AK|FK|SFK|SKS|AVL|AVM|AVV|ZC|ZVC|CVV|CUS|LSV|FSV|VV)$/;

/** Acronyms of clubs after a preposition of place: "alla SVVP", "v AKPH". */
export const ACRONYMS_ABROAD = /^(?:[A-Z]{0,2}VV[A-Z]{1,2}|[A-Z]{1,3}ZV|AVA[A-Z]|AAV[A-Z]|AK[A-Z]{2}|[A-Z]{1,2}ZC)$/;

/** Members in Polish and Czech, after their town's adjective: "zalewscy szybownicy"; folded. */
export const MEMBERS_OF_TOWN = /^(?:plachtar(?:i|u|um)|szybowni(?:cy|kow|kom))$/;

/** The same in the plural. */
export const TOWN_ADJECTIVE_PLURAL =
  /^(?!(?:ostat|wszys|vsich|nas|nasi|inni|mlodz|miejs)).{2,}(?:sti|cti|scy|ccy|skich|ckich|skych|ckych|skim|ckim|skym|ckym)$/;

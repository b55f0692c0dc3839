/** Words before a place in nine languages; folded. Few of them also precede people. */
import type { LanguageCode } from '../../tagger/languages.ts';
import { words } from '../words.ts';

/**
 * Prepositions before a town rather than a person; "de", "from", "von" and the like precede both and are excluded.
 */
export const TOWN_PREPOSITIONS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words('over overhead above abeam near past beyond toward towards via into around behind opposite in at across'),
  de: words(
    'nach richtung uber ueber unweit nahe nordlich sudlich ostlich westlich hinter vor ab bis gegen querab in bei neben zwischen via um',
  ),
  fr: words(
    'survole survolant survolait vers direction depuis derriere apres avant verticale travers sur contourne passant passe traverse',
  ),
  nl: words('boven naar richting bij nabij voorbij vanaf achter rond over langs tegenover'),
  pl: words(
    'nad pod kolo obok za przed w we kierunku strone okolice okolicach poblizu wokol niedaleko nieopodal na ku',
  ),
  cs: words('nad pod za pred v ve kolem pobliz nedaleko smer pres na mimo u k ke'),
  it: words('sopra verso presso dietro dopo oltre zona traverso sorvolato'),
  es: words('sobre hacia tras pasado rumbo via desde hasta en'),
  sv: words('over mot vid nara forbi bakom bortom fore efter ovanfor i kring runt'),
};

/** Before a preposition that is vague by itself: "north of X", "près de X", "a la altura de X". */
export const BEFORE_TOWN_PREPOSITION =
  words(`north south east west northeast northwest southeast southwest short abeam upwind downwind edge direction area town village halfway close next back miles km
  nordlich sudlich ostlich westlich hohe nahe nahe gegend richtung querab pres nord sud est ouest dessus dessous loin cote proximite environs direction travers
  noorden zuiden oosten westen hoogte buurt kierunku polnoc poludnie wschod zachod smerem vicino ovest pressi altezza intorno prima fuori planata cerca norte sur este
  oeste altura alrededores rumbo lejos camino detras antes norr soder oster vaster hojd narheten trakten finalglid endanflug glide dolot dokluz planeo finale
  retrieve flight flights trip drive tow return returned diverted departed flew landed fields field flug flugs schlepp ruckholer vol depart pose poses atterri parti
  vlucht tocht geland lot przelot let prelet volo trasferimento atterrati atterrato atterrata decollati vuelo salida flygning flygningen rutt`);

/** Between weather and the place beneath it. */
export const OVER = words('over uber ueber sur au-dessus boven nad sopra su sobre above');

/** Prepositions of place that never precede a person. */
export const WITHIN: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words('in'),
  de: words('in'),
  fr: words('dans'),
  nl: words('in'),
  pl: words('w we'),
  cs: words('v ve'),
  it: words('in'),
  es: words('en'),
  sv: words('i'),
};

/** Prepositions before the two ends of a route: "from X to Y", "zwischen X und Y". */
export const ROUTE_PREPOSITIONS: Readonly<
  Record<LanguageCode, readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[]>
> = {
  en: [
    [words('from'), words('to')],
    [words('between'), words('and')],
  ],
  de: [
    [words('von'), words('nach bis')],
    [words('zwischen'), words('und')],
  ],
  fr: [
    [words('de'), words('a')],
    [words('entre'), words('et')],
  ],
  nl: [
    [words('van'), words('naar tot')],
    [words('tussen'), words('en')],
  ],
  pl: [
    [words('z ze od'), words('do')],
    [words('miedzy pomiedzy'), words('a i')],
  ],
  cs: [
    [words('z ze od'), words('do na')],
    [words('mezi'), words('a')],
  ],
  it: [
    [words('da'), words('a ad')],
    [words('tra fra'), words('e ed')],
  ],
  es: [
    [words('de desde'), words('a hasta')],
    [words('entre'), words('y e')],
  ],
  sv: [
    [words('fran'), words('till')],
    [words('mellan'), words('och')],
  ],
};

/** Case endings of Polish and Czech towns, folded, with the endings of the listed form. */
export const TOWN_CASES: readonly (readonly [ending: string, plain: readonly string[]])[] = [
  ['iem', ['', 'ie', 'i']],
  ['em', ['', 'o', 'e']],
  ['u', ['', 'o']],
  ['owi', ['']],
  ['ie', ['', 'a', 'o']],
  ['e', ['a', '', 'o']],
  ['a', ['', 'o', 'e', 'ek']],
  ['ou', ['a']],
  ['y', ['a', '']],
  ['i', ['', 'a', 'e']],
  ['ego', ['e', 'y', 'i']],
  ['iego', ['ie', 'i']],
  ['ymi', ['e']],
  ['im', ['ie', 'i']],
  ['ych', ['e', 'y']],
  ['ami', ['y', 'a']],
  ['ach', ['y', 'a', 'e']],
  ['ich', ['ice', 'e']],
  ['ic', ['ice']],
  ['ami', ['y']],
  ['ku', ['ek']],
  ['kem', ['ek']],
  ['iem', ['']],
];

/** Before the name of a turning point or an airspace: "Otočný bod Třebíč", "Brytpunkten Nora", "strefa Poznań". */
export const WAYPOINT_NOUNS =
  words(`turnpoint waypoint wendepunkt wende punkt punto point bod bodu keerpunt brytpunkt brytpunkten zwrotny otocny virage virata viraje
  zone zona strefa strefe prostor luftraum espace espacio spazio gebied omradet zonen ctr tma sperrgebiet`);

/** Compass points before a preposition: "south of X", "ten noorden van X". */
export const COMPASS_POINTS =
  words(`north south east west northeast northwest southeast southwest upwind downwind nordlich sudlich ostlich westlich nordostlich nordwestlich sudostlich
  sudwestlich nord sud est ouest noorden zuiden oosten westen noord zuid oost polnoc poludnie wschod zachod severne jizne vychodne zapadne ovest norte sur este
  oeste norr soder oster vaster`);

/** Mountains, valleys and waters before a preposition: "la crête de X", "el embalse de X". */
export const LANDFORMS = words(
  'crete cretes cresta cima passo col pic massif vallee valle val lac lago embalse pantano barrage sierra puerto ridge lake valley reservoir',
);

/**
 * Also before people, so that even an unambiguous town is only suggested: "past Kelso", "obok Rybnika", "vicino a
 * Carpi".
 */
export const AMBIGUOUS_PREPOSITIONS =
  words(`near past behind beside around before close next hinter neben vor bei nahe derriere apres avant pres cote achter naast voor bij langs rond za obok przed
  przy kolo pobliz kolem vedle pred u na k ke dietro dopo vicino prima tras detras cerca junto antes bakom bredvid fore efter vid nara kring i survole survolant survolait sorvolato
  opposite gegenuber gegen tegenover naproti naprzeciw mittemot`);

/** "our route was X, Y, Z", "la ruta era". */
export const ROUTE_NOUNS =
  words(`route task turnpoints course leg legs strecke route aufgabe wendepunkte kurs flug parcours circuit epreuve trajet route opdracht traject trasa
  trase trasy zadanie trat trate uloha rotta percorso tema ruta recorrido prueba rutten rutt bana banan uppgift uppgiften`);

/** Between a route and its places: "trať vedla přes", "der Flug führte über". */
export const ROUTE_VERBS = words(
  'led leads went goes runs planned fuhrte fuhrt ging menait passait liep ging prowadzila wiodla vedla vede passava andava pasaba iba gick gar',
);

/** Given names that open towns of several words more often than people: "Prince Albert". */
export const TOWN_PREFIXES = words('prince port fort la le el los las de den bad san santa saint st');

/** Extracts distinctive words of narratives, for comparison (C17.1, decision 049) */
import { FUNCTION_WORDS } from '../reports/language/function-words.ts';
import { foldText } from '../text/folding/search.ts';

const GLIDING_WORDS = `
  cable rope launch launched landed landing canopy winch tow field runway opened release broke height
  seil seilriss winde windenstart start landung landete gelandet haube schlepp piste schaden
  treuil treuillage atterrissage verriere remorquage remorque piste terrain casse decollage
  kabel kabelbreuk lier lierstart landing geland kap sleep veld baan
  lina liny wyciagarka ladowanie startu kabina hol holu pole pas hamulce
  lano lana navijak navijakem pristani kryt kabiny vlek draha
  cavo verricello atterraggio capottina traino campo pista decollo rottura
  cable torno aterrizaje cabina remolque despegue rotura
  lina linbrott vinsch vinschstart landning landade huv huven bogsering falt bana skador`;

const COMMON_WORDS = `
  about actual actually again almost along already also although always another anyone anything any approximately around
  away became become began being better between both came certain come day did does doing done each eight either else enough
  even ever every everything feel felt few find first five found four full gave get getting give given goes going good got
  great had having hear heard high however including instead just keep kept knew know known large last later least less let
  like little long look looked looking lot low made main make making many may maybe mean might more most move moved much must
  near need needed never next nine normal normally not nothing now number off often once one only other others ourselves own
  part perhaps place point position possible put quickly quite rather really resulted resulting right saw second see seemed seen
  set seven several shortly should side since six small some someone something soon started state still such sufficient take
  taken taking tell ten than thing things think third those though thought three through thus time times together told too
  took toward towards tried try turned two under until use used using usual usually want wanted way week well went whether
  whole why within wont work would year years yet young
  anomalies determined discrepancies examination failures investigation malfunctions mechanical precluded revealed witness
  aircraft airplane airport airfield club feet flight flights flew flying foot glider gliders hour hours incident
  accident knots meter meters metres minute minutes occurred pilot pilots plane reported said sailplane stated time
  flugzeug segelflugzeug segelflieger flug fluge meter minuten pilot piloten flugplatz platz verein vorfall
  planeur planeurs avion vol vols pilote pilotes aerodrome minutes incident club
  zweefvliegtuig vliegtuig vlieger vlucht vluchten piloot vliegveld minuten club
  szybowiec szybowca samolot lot lotu pilot pilota minut lotnisko lotniska
  vetron kluzak letadlo letu pilot pilota minut letiste
  aliante velivolo aereo volo voli pilota piloti minuti aeroporto
  planeador velero avion vuelo vuelos piloto pilotos minutos aerodromo
  segelflygplan flygplan flygning pilot piloten minuter flygfalt klubb`;

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

const glidingWords: ReadonlySet<string> = new Set(wordsOf(GLIDING_WORDS));
const NOT_DISTINCTIVE: ReadonlySet<string> = new Set([
  ...wordsOf(Object.values(FUNCTION_WORDS).join(' ')).filter((word) => !glidingWords.has(word)),
  ...wordsOf(COMMON_WORDS),
]);

/** Placeholders (C5.2). */
const BRACKETED = /\[[^\]\n]{1,40}\]/g;
const WORD = /\p{L}+/gu;
const CHARACTERS_READ = 6_000;
const WORD_LENGTH_MIN = 3;
const STEM_MAX = 6;
/** Longest first. */
const ENDINGS = ['ing', 'ed', 'es', 'en', 'er', 'em', 's', 'n'];
const VOWELS = 'aeiouy';

function stripEnding(word: string): string {
  for (const ending of ENDINGS)
    if (word.length >= ending.length + 4 && word.endsWith(ending)) return word.slice(0, -ending.length);
  return word.length > 3 && VOWELS.includes(word.at(-1) ?? ' ') ? word.slice(0, -1) : word;
}

/** `land` for `landed` and `landing`, `haub` for `Haube` and `Hauben`. */
export const stemOf = (folded: string): string => stripEnding(stripEnding(folded)).slice(0, STEM_MAX);

/** Count per stem, and in total; `words` folded. */
export type Story = { stems: ReadonlyMap<string, number>; words: ReadonlySet<string>; length: number };

const isDistinctive = (folded: string): boolean => folded.length >= WORD_LENGTH_MIN && !NOT_DISTINCTIVE.has(folded);

const readableText = (text: string): string => text.slice(0, CHARACTERS_READ).replace(BRACKETED, ' ');

export function readStory(text: string): Story {
  const stems = new Map<string, number>();
  const words = new Set<string>();
  let length = 0;
  for (const word of foldText(readableText(text)).match(WORD) ?? []) {
    if (!isDistinctive(word)) continue;
    const stem = stemOf(word);
    stems.set(stem, (stems.get(stem) ?? 0) + 1);
    words.add(word);
    length += 1;
  }
  return { stems, words, length };
}

/** Takes folded words. Prefers lower case, as sentences begin with capitals. */
export function spellingsInText(text: string, words: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const word of readableText(text).match(WORD) ?? []) {
    const folded = foldText(word);
    if (!words.includes(folded)) continue;
    const spelling = spellings.get(folded);
    const isCapital = word !== word.toLowerCase();
    if (spelling === undefined || (spelling !== spelling.toLowerCase() && !isCapital)) spellings.set(folded, word);
  }
  return words.flatMap((folded) => {
    const word = spellings.get(folded);
    // All capitals are emphasis, not a name.
    return word === undefined ? [] : [word.length > 1 && word === word.toUpperCase() ? word.toLowerCase() : word];
  });
}

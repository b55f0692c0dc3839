/** Generates reports, the same for the same seed: word frequencies of real prose (Zipf), 250 to 1,300 characters. */
import { AIRCRAFT_CATEGORIES, DAMAGE_LEVELS, FLIGHT_PHASES, INJURY_LEVELS } from '../../domain/reports/lookups.ts';

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The commonest words of such reports, commonest first; the long tail is coined from syllables. */
const HEAD =
  'the and was to of on in at glider with a launch pilot for from landing circuit field wing winch cable canopy tow height speed runway approach airbrakes ground student instructor aircraft after before that had then not but low wind turn ridge thermal released rope signal wheel tail cockpit checks undercarriage radio traffic tug stall spin climb descent visual range final touch down hangar trailer rigging pin damage nose'.split(
    ' ',
  );
const STARTS =
  'b br bl c ch cl cr d dr f fl fr g gl gr h j k l m n p ph pl pr qu r s sc sh sk sl sm sn sp spr st str sw t th tr tw un v w wh wr y z ex in'.split(
    ' ',
  );
const MIDDLES = 'a e i o u ai ea ee oa oo ou ia io an en in on ar er or al el il abi eri omi uti'.split(' ');
const ENDS =
  'b ck ct d dge ft g ght k l lf lk ll lm lp m mb mp n nch nd ng nk nt p pt r rb rd rf rge rk rl rm rn rp rst rt rve s sh sk sp ss st t tch th v x ze zzle ble cle ment tion sive mat gup wick fow hyd'.split(
    ' ',
  );
const WORDS = 15_000;

/** An invented word for each number; neighbouring numbers give different words. */
function coinWord(number: number): string {
  const pick = (parts: readonly string[], by: number) => parts[(number * by + (number >> 5)) % parts.length] ?? '';
  return `${pick(STARTS, 17)}${pick(MIDDLES, 11)}${pick(ENDS, 23)}${number % 3 === 0 ? `${pick(MIDDLES, 5)}${pick(ENDS, 7)}` : ''}`;
}

/**
 * The vocabulary, commonest first: gliding terms, then coined words, of which the last are in very few reports. Of the
 * texts with all trigrams of a search word, about half contain the word, as in real narratives.
 */
const VOCABULARY = [...HEAD, ...new Set(Array.from({ length: 3 * WORDS }, (_, at) => coinWord(at)))].slice(0, WORDS);

/** Cumulative weights for drawing: with this slope, words repeat within a text as often as in real narratives. */
const SUMS = VOCABULARY.reduce<number[]>((sums, _word, rank) => {
  sums.push((sums.at(-1) ?? 0) + (rank + 2.7) ** -1.15);
  return sums;
}, []);

function drawWord(random: () => number): string {
  const target = random() * (SUMS.at(-1) ?? 0);
  let low = 0;
  for (let high = SUMS.length - 1; low < high; ) {
    const middle = (low + high) >> 1;
    if ((SUMS[middle] ?? 0) < target) low = middle + 1;
    else high = middle;
  }
  return VOCABULARY[low] ?? '';
}

/** Sentences with a total length in characters. */
function prose(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) {
    const words = Array.from({ length: 6 + Math.floor(random() * 14) }, () => drawWord(random)).join(' ');
    text += `${words.charAt(0).toUpperCase()}${words.slice(1)}. `;
  }
  return text.slice(0, text.lastIndexOf(' ', length));
}

/** A random choice that favours the first ones. */
function mostlyFirst<Choice>(random: () => number, choices: readonly Choice[]): Choice {
  return choices[Math.floor(random() ** 2 * choices.length)] as Choice;
}

type GeneratedReport = Record<string, string>;

/** The fields that a reporter fills in, by their names in a submission. */
export function generateReport(random: () => number, day: string): GeneratedReport {
  return {
    headline: prose(random, 30 + Math.floor(random() * 40)),
    narrative: prose(random, 250 + Math.floor(random() * 1_050)),
    injuryLevel: mostlyFirst(random, INJURY_LEVELS).value,
    highestDamage: mostlyFirst(random, DAMAGE_LEVELS).value,
    aircraftCategory: mostlyFirst(random, AIRCRAFT_CATEGORIES).value,
    flightPhase: mostlyFirst(random, FLIGHT_PHASES).value,
    localDate: day,
    manufacturer: 'Schleicher',
    model: `ASK ${13 + Math.floor(random() * 10)}`,
    aircraftRegistration: `D-${1_000 + Math.floor(random() * 9_000)}`,
    reporterName: 'Robin Example',
    reporterEmail: `reporter${Math.floor(random() * 1_000_000)}@example.org`,
  };
}

export type Words = Record<'rare' | 'middling' | 'common' | 'absent' | 'several', string[]> &
  Record<'two letters' | 'absent two letters', string[]>;

/** Words by the share of texts that contain them: a few texts, about one in fifty, more than half. */
export function wordsOf(folded: readonly string[]): Words {
  const counts = new Map<string, number>();
  for (const text of folded)
    for (const word of new Set(text.split(/[^a-z]+/))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const between = (low: number, high: number): string[] =>
    [...counts].filter(([word, count]) => word.length > 3 && count >= low && count <= high).map(([word]) => word);
  const share = folded.length / 100;
  const middling = between(share, 4 * share).slice(0, 20);
  const rarest = [...counts].filter(([word]) => word.length > 5).sort((a, b) => a[1] - b[1]);
  const common = between(50 * share, 100 * share).slice(0, 20);
  return {
    rare: rarest.slice(0, 20).map(([word]) => word),
    middling,
    common,
    absent: middling.map((word) => `${word.slice(1)}qzx`),
    several: middling.map((word, index) => `${common[index % common.length]} ${word} ${common[0]}`),
    'two letters': ['la', 'er', 'ke', 'wi', 'yo', 'ck'],
    'absent two letters': ['qz', 'zq', 'qj', 'jq'],
  };
}

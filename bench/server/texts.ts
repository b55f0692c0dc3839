/** Invented reports, always the same for the same seed: words with the frequencies of real prose (Zipf), 300 to 1,500 characters. */
import { AIRCRAFT_CATEGORIES, DAMAGE_LEVELS, FLIGHT_PHASES, INJURY_LEVELS } from '../../domain/reports/lookups.ts';

/** Numbers from 0 to 1, always the same ones (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The commonest words of such reports, commonest first; the long tail is made of syllables. */
const HEAD =
  'the and was to of on in at glider with a launch pilot for from landing circuit field wing winch cable canopy tow height speed runway approach airbrakes ground student instructor aircraft after before that had then not but low wind turn ridge thermal released rope signal wheel tail cockpit checks undercarriage radio traffic tug stall spin climb descent visual range final touch down hangar trailer rigging pin damage nose'.split(
    ' ',
  );
const STARTS = 'bra cel dor fen gra hol ist jun kel lam mor nev ost pil rud sta tre ulm ver wes yor zan'.split(' ');
const MIDDLES = 'a e i o ai ea ou ar er in ol un'.split(' ');
const ENDS = 'ber ck den fel ght king lle mont ner pe ring sen ted ving wick xter'.split(' ');

const TAILS = ['', 'ly', 'ness', 'ish', 'ward'];

/** Every word there is, commonest first: those of gliding, and 21,120 made of syllables, so that the last are in a few reports alone. */
const VOCABULARY = [
  ...HEAD,
  ...TAILS.flatMap((tail) =>
    STARTS.flatMap((start) => MIDDLES.flatMap((middle) => ENDS.map((end) => start + middle + end + tail))),
  ),
];

/** Sums of the weights 1 / (rank + 2.7), to draw from. */
const SUMS = VOCABULARY.reduce<number[]>((sums, _word, rank) => {
  sums.push((sums.at(-1) ?? 0) + 1 / (rank + 2.7));
  return sums;
}, []);

function drawWord(random: () => number): string {
  const wanted = random() * (SUMS.at(-1) ?? 0);
  let low = 0;
  for (let high = SUMS.length - 1; low < high; ) {
    const middle = (low + high) >> 1;
    if ((SUMS[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return VOCABULARY[low] ?? '';
}

/** Sentences of a length in characters. */
function prose(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) {
    const words = Array.from({ length: 6 + Math.floor(random() * 14) }, () => drawWord(random)).join(' ');
    text += `${words.charAt(0).toUpperCase()}${words.slice(1)}. `;
  }
  return text.slice(0, text.lastIndexOf(' ', length));
}

/** One of these, the first ones more often. */
function mostlyFirst<Choice>(random: () => number, choices: readonly Choice[]): Choice {
  return choices[Math.floor(random() ** 2 * choices.length)] as Choice;
}

export type Written = Record<string, string>;

/** The fields that a reporter fills in, under their names in a submission. */
export function writtenReport(random: () => number, day: string): Written {
  return {
    headline: prose(random, 30 + Math.floor(random() * 40)),
    narrative: prose(random, 300 + Math.floor(random() * 1_200)),
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

/** Words by how many of the texts hold them: a few, about one in fifty, more than half. */
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
    several: middling.map((word, place) => `${common[place % common.length]} ${word} ${common[0]}`),
    'two letters': ['la', 'er', 'ke', 'wi', 'yo', 'ck'],
    'absent two letters': ['qz', 'zq', 'qj', 'jq'],
  };
}

// Training sentences: patterns with their slots filled, and harmless ones, sometimes in lower case or capitals.

import type { LanguageCode } from '../../../deidentify/tagger/languages.ts';
import { trainingFields, trainingLines } from '../../word-lists/training-text.ts';
import { CASES, type GrammaticalCase, isPossessiveForm, type PossessiveForm } from './declension.ts';
import { addMarkedLine } from './marked-lines.ts';
import { misspell } from './misspelling.ts';
import type { NameSource } from './people.ts';
import type { Random } from './random.ts';

/** A sentence and the spans of its persons (`start`, `end` in UTF-16 units). */
export type Sample = { language: LanguageCode; line: number; text: string; persons: { start: number; end: number }[] };
/** A language's lines by kind, in the order of their files. */
export type Lines = {
  language: LanguageCode;
  patterns: string[];
  harmless: string[];
  roles: string[][];
  aircraft: string[];
};

/** `{=Anna Nowak}` is a person as written. */
const SLOT =
  /\{(given|surname|initial|nick|role|place|aircraft|=[^{}]+)(?:\.([mf]))?(?::(gen|dat|acc|ins|loc|voc|ow[mfop]))?\}/g;
/** Slots joined by such punctuation or a space are one name: "{initial}. {surname}". */
const JOINT = /^(?:\.? |\. ?|-)$/;
const AIRCRAFT = [
  'ASK 21',
  'ASK 13',
  'K8',
  'Ka 6',
  'ASW 20',
  'ASG 29',
  'LS4',
  'LS 8',
  'LS1-f',
  'DG-1000',
  'DG 300',
  'Duo Discus',
  'Discus',
  'Ventus 2cxT',
  'Nimbus',
  'Arcus',
  'Astir',
  'Grob 103',
  'Twin Astir',
  'Puchacz',
  'Bocian',
  'Pirat',
  'Jantar',
  'Junior',
  'Blaník',
  'L-13',
  'L 23 Super Blaník',
  'VT-116 Orlík',
  'Pawnee',
  'Husky',
  'Robin DR400',
  'Rallye',
  'Wilga',
  'Zlin 226',
  'Dimona',
  'SF-25 Falke',
  'SF 25',
  'Cessna 172',
  'Piper',
  'Hornet',
  'Libelle',
  'Pegase',
  'Alliance 34',
  'Janus',
  'Cirrus',
  'PW-5',
  'SZD-51',
  'JS3',
  'Perkoz',
  'Bergfalke',
  'Cobra',
  'Mistral',
  'Antares',
  'Taifun',
];

const HARMLESS = ['harmless.txt', 'harmless-places.txt', 'harmless-formal.txt'];

export function readLines(language: LanguageCode): Lines {
  const lines = {
    patterns: trainingLines(language, 'patterns.txt'),
    harmless: HARMLESS.flatMap((file) => trainingLines(language, file)),
  };
  for (const line of trainingLines(language, 'reports.txt')) addMarkedLine(lines, line, language);
  return {
    language,
    ...lines,
    roles: trainingFields(language, 'roles.txt'),
    aircraft: AIRCRAFT,
  };
}

export function fillPattern(lines: Lines, line: number, names: NameSource, random: Random): Sample {
  const pattern = lines.patterns[line] ?? '';
  const persons: Sample['persons'] = [];
  let text = '';
  let done = 0;
  for (const match of pattern.matchAll(SLOT)) {
    const between = pattern.slice(done, match.index);
    text += between;
    const [whole, kind = '', gender, grammatical] = match;
    const start = text.length;
    text += filler(
      lines,
      kind,
      gender as 'm' | 'f' | undefined,
      grammatical as GrammaticalCase | PossessiveForm | undefined,
      names,
      random,
    );
    done = match.index + whole.length;
    if (kind === 'role' || kind === 'place' || kind === 'aircraft') continue;
    const last = persons.at(-1);
    if (last && last.end === start - between.length && JOINT.test(between)) last.end = text.length;
    else persons.push({ start, end: text.length });
  }
  return vary({ language: lines.language, line, text: text + pattern.slice(done), persons }, random);
}

function filler(
  lines: Lines,
  kind: string,
  gender: 'm' | 'f' | undefined,
  grammatical: GrammaticalCase | PossessiveForm | undefined,
  names: NameSource,
  random: Random,
): string {
  if (kind.startsWith('=')) return kind.slice(1);
  if (kind === 'place') return names.places.length > 0 ? random.pick(names.places) : 'Neustadt';
  if (kind === 'aircraft') return random.pick(lines.aircraft);
  if (kind === 'role') {
    const forms = random.pick(lines.roles);
    const form = grammatical && !isPossessiveForm(grammatical) ? forms[1 + CASES.indexOf(grammatical)] : undefined;
    return form || (forms[0] ?? '');
  }
  if (kind === 'initial')
    return names
      .draw('given', gender ?? null, null)
      .charAt(0)
      .toUpperCase();
  if (kind === 'nick') return names.nick();
  const name = names.draw(kind === 'given' ? 'given' : 'surname', gender ?? null, grammatical ?? null);
  return kind === 'surname' && random.percent(4) ? name.toUpperCase() : name;
}

/** A harmless sentence; `isPlace` finds towns, of which some are replaced. With `slips` some words are misspelt. */
export function harmlessSample(
  lines: Lines,
  line: number,
  names: NameSource,
  random: Random,
  isPlace: IsPlace,
  slips = true,
): Sample {
  const filled = (lines.harmless[line] ?? '').replaceAll('{place}', () => random.pick(names.places));
  const text = replacePlaces(filled, names, random, isPlace);
  const sample = vary({ language: lines.language, line, text, persons: [] }, random);
  return slips ? addSlips(sample, random) : sample;
}

const MISSPELT_PERCENT = 14;
const WORD = /\p{L}{5,}/gu;

/** Sometimes misspells a word, shortens it as writers in capitals do ("RPRTD"), or makes a sentence a heading. */
function addSlips(sample: Sample, random: Random): Sample {
  if (random.percent(3))
    return { ...sample, text: sample.text.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase()) };
  if (!random.percent(MISSPELT_PERCENT)) return sample;
  const shorten = sample.text === sample.text.toUpperCase();
  return {
    ...sample,
    text: sample.text.replace(WORD, (word) => {
      if (!random.percent(25)) return word;
      return shorten ? word.charAt(0) + word.slice(1).replace(/[AEIOUÄÖÜÉÈÁÍÓÚ]/g, '') : misspell(word, random);
    }),
  };
}

/** True for a capitalised word that is a town and neither a name nor an ordinary word. */
export type IsPlace = (word: string) => boolean;

const REPLACED_PERCENT = 50;

function replacePlaces(text: string, names: NameSource, random: Random, isPlace: IsPlace): string {
  if (names.places.length === 0) return text;
  return text.replace(/\p{Lu}\p{Ll}{3,}/gu, (word) =>
    isPlace(word) && random.percent(REPLACED_PERCENT) ? random.pick(names.places) : word,
  );
}

/** Writes some sentences in lower case or capitals, and some names alone in lower case. */
function vary(sample: Sample, random: Random): Sample {
  const draw = random.below(100);
  if (draw < 9) return recase(sample, (text) => text.toLowerCase());
  if (draw < 16) return recase(sample, (text) => text.toUpperCase());
  if (draw >= 20 || sample.persons.length === 0) return sample;
  let { text } = sample;
  for (const { start, end } of sample.persons)
    text = text.slice(0, start) + text.slice(start, end).toLowerCase() + text.slice(end);
  return text.length === sample.text.length ? { ...sample, text } : sample;
}

/** Skips a sentence whose length would change ("ß"), since its persons' spans would shift. */
function recase(sample: Sample, change: (text: string) => string): Sample {
  const text = change(sample.text);
  return text.length === sample.text.length ? { ...sample, text } : sample;
}

// Reads spelling dictionaries in Hunspell's format: base forms with flags, and rules that derive inflected forms.

import { readText } from '../packages.ts';

type Rule = { strip: string; add: string; flags: string[]; condition: RegExp };
type Affixes = { suffixes: Map<string, Rule[]>; prefixes: Map<string, string[]>; split: (flags: string) => string[] };

const DEPTH_MAX = 2;

/** Base forms in lower case, and capitalised ones (names of all kinds). */
export type Dictionary = { ordinary: Set<string>; proper: Set<string>; forms: (visit: (form: string) => void) => void };

/** Reads the dictionary of a package. `forms` visits every form of the words in lower case, some twice. */
export function readDictionary(name: string): Dictionary {
  const affixes = readAffixes(readText(`${name}/index.aff`));
  const entries = readText(`${name}/index.dic`)
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replaceAll('ĳ', 'ij').split(/\s/)[0] ?? '')
    .map((entry) => {
      const slash = entry.indexOf('/', 1);
      return slash < 0 ? ([entry, ''] as const) : ([entry.slice(0, slash), entry.slice(slash + 1)] as const);
    })
    .filter(([word]) => /^\p{L}[\p{L}'’]*$/u.test(word));
  const small = entries.filter(([word]) => /^\p{Ll}/u.test(word));
  return {
    ordinary: new Set(small.map(([word]) => word)),
    proper: new Set(entries.filter(([word]) => /^\p{Lu}\p{Ll}+$/u.test(word)).map(([word]) => word)),
    forms: (visit) => {
      for (const [word, flags] of small) {
        const rules = affixes.split(flags);
        const prefixes = rules.flatMap((flag) => affixes.prefixes.get(flag) ?? []);
        visitForms(word, rules, affixes, DEPTH_MAX, (form) => {
          visit(form);
          for (const prefix of prefixes) visit(prefix + form);
        });
      }
    },
  };
}

function visitForms(
  word: string,
  flags: readonly string[],
  affixes: Affixes,
  depth: number,
  visit: (form: string) => void,
) {
  visit(word);
  if (depth === 0) return;
  for (const flag of flags) {
    for (const { strip, add, flags: further, condition } of affixes.suffixes.get(flag) ?? []) {
      if (!word.endsWith(strip) || !condition.test(word)) continue;
      visitForms(word.slice(0, word.length - strip.length) + add, further, affixes, depth - 1, visit);
    }
  }
}

function readAffixes(text: string): Affixes {
  const long = /^FLAG long/m.test(text);
  const split = (flags: string): string[] => (long ? (flags.match(/../gsu) ?? []) : [...flags]);
  const suffixes = new Map<string, Rule[]>();
  const prefixes = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [kind, flag = '', strip = '', adding = '', condition = ''] = line.trim().split(/\s+/);
    if (kind === 'PFX' && strip === '0' && /^\p{L}+$/u.test(adding))
      prefixes.set(flag, [...(prefixes.get(flag) ?? []), adding]);
    if (kind !== 'SFX' || /^[YN]$/.test(strip)) continue;
    const slash = adding.indexOf('/');
    const add = slash < 0 ? adding : adding.slice(0, slash);
    const rule = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      flags: slash < 0 ? [] : split(adding.slice(slash + 1)),
      condition: new RegExp(`${/^[.[\]^\p{L}'’-]+$/u.test(condition) ? condition : '.'}$`, 'u'),
    };
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), rule]);
  }
  return { suffixes, prefixes, split };
}

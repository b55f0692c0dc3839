// Which language a text is written in, as far as the recognisers need to know: German writes every noun with a capital,
// and the English word lists know no other language's nouns.

import type { Token } from './tokens.ts';

export type Language = 'english' | 'german' | 'other';

const ENGLISH = new Set(
  'the and was were with from that this had his her our their then when there which have been i my of to it he she by you but they who are would could we them'.split(
    ' ',
  ),
);
const GERMAN = new Set(
  'der die das und ein eine den dem nicht mit auf ist war wurde ich wir beim nach sich zu als im er es vom zum hat hatte aber dann noch bei aus mein meine unser unsere wohnt wohnhaft kein keine vor von durch wie'.split(
    ' ',
  ),
);
const OTHER = new Set(
  `le les des une est dans pour avec sur qui pas het een van niet naar bij ik w na nie sie jest byl do el los las una con por que
  il lo della del che non di och att det som jag vi av pa ett nara till fran vid til ikke og jeg hun han au aux du en sa sont
  etait avait nous je mon qu elle y se su un uno era fue tiene vive abita mio nel nella dal sono stato io bor ble blev varit har
  hade vart przy od za ze jego moj byly zostal mieszka ul oraz wij mijn zijn haar aan maar wel geen hij zij ons`.split(
    /\s+/,
  ),
);
const SAMPLE = 400;

/** Counts small words; where they decide nothing, the report's own language does (`declared`, in words or a code). */
export function languageOf(tokens: readonly Token[], declared: string | null): Language {
  const votes = { english: 0, german: 0, other: 0 };
  for (const token of tokens.slice(0, SAMPLE)) {
    if (token.kind !== 'word') continue;
    if (ENGLISH.has(token.fold)) votes.english += 1;
    if (GERMAN.has(token.fold)) votes.german += 1;
    if (OTHER.has(token.fold)) votes.other += 1;
  }
  const most = Math.max(votes.english, votes.german, votes.other);
  if (most > 0 && votes.english === most) return 'english';
  if (most > 0 && votes.german === most) return 'german';
  return most > 0 ? 'other' : declaredLanguage(declared);
}

function declaredLanguage(declared: string | null): Language {
  const name = declared?.trim().toLowerCase() ?? '';
  if (name === '' || name.startsWith('en')) return 'english';
  return /^(?:de|german|deutsch)/.test(name) ? 'german' : 'other';
}

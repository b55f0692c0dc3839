/** What a published copy is called where it is one of many (contract C19.5): in the feed, on paper, in a browser's title. */

const CHARACTERS_MAX = 60;

export function firstWords(narrative: string): string {
  const line = narrative.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= CHARACTERS_MAX) return line;
  const cut = characters.slice(0, CHARACTERS_MAX + 1).join('');
  // Where nothing is between words, as in Japanese, it is cut between characters.
  const words = cut.replace(/\s\S*$/, '') || cut;
  return `${words === cut ? characters.slice(0, CHARACTERS_MAX).join('') : words} …`;
}

export const titleOf = ({ headline, narrative }: { headline: string | null; narrative: string }): string =>
  headline ?? firstWords(narrative);

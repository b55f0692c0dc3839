/** A published copy's page title (C19.5) */

const CHARACTERS_MAX = 60;

export function firstWords(narrative: string): string {
  const line = narrative.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= CHARACTERS_MAX) return line;
  const cut = characters.slice(0, CHARACTERS_MAX + 1).join('');
  // Without spaces, as in Japanese, cut between characters.
  const words = cut.replace(/\s\S*$/, '') || cut;
  return `${words === cut ? characters.slice(0, CHARACTERS_MAX).join('') : words} …`;
}

export const titleOf = ({ headline, narrative }: { headline: string | null; narrative: string }): string =>
  headline ?? firstWords(narrative);

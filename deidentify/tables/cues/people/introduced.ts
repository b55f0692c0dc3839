/** Words that tagger/judging/surroundings/introduced.ts reads. */

/** Tokens of the longest introduction, punctuation included. */
export const INTRODUCTION_TOKENS_MAX = 4;

/** "My name is" in nine languages, folded. */
export const INTRODUCTIONS: ReadonlySet<string> = new Set(
  `my name is,i am called,ich heisse,ich heiss,mein name ist,je m ' appelle,je m ’ appelle,mon nom est,mi chiamo,il mio nome e,me llamo,mi nombre es,
  ik heet,mijn naam is,m ' n naam is,nazywam sie,mam na imie,moje nazwisko to,jmenuji se,jmenuju se,jag heter,mitt namn ar`.split(
    /,\s*/,
  ),
);

/** Possessive adjectives of a man's name: "Novákův", "Novákova", "Novákovu". */
export const CZECH_POSSESSIVE = /^\p{Lu}\p{Ll}{2,}(?:ův|ova|ovo|ovu|ově|ovým|ovou)$/u;

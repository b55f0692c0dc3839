/** The `lang` and `dir` attributes for a copy's texts (C14.8). */

/** `lang` is omitted if the language is unknown. */
export const langOf = ({ language }: { language: string | null }): { lang?: string; dir: 'auto' } =>
  language === null ? { dir: 'auto' } : { lang: language, dir: 'auto' };

/** The `lang` attribute for a copy's texts (C14.8). */

/** Omitted if the language is unknown. */
export const langOf = ({ language }: { language: string | null }): { lang?: string } =>
  language === null ? {} : { lang: language };

/** Tells browsers and screen readers the language of a copy's texts (contract C14.8). */

/** The `lang` of an element with a copy's headline, story or comment; nothing where the language is not known. */
export const langOf = ({ language }: { language: string | null }): { lang?: string } =>
  language === null ? {} : { lang: language };

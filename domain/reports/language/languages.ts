/** The nine commonest report languages (C14.8), by ISO 639-1 */
export const REPORT_LANGUAGE_NAMES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  nl: 'Dutch',
  pl: 'Polish',
  cs: 'Czech',
  it: 'Italian',
  es: 'Spanish',
  sv: 'Swedish',
} as const;

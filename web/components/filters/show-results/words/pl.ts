/** A button below the filters on a phone that closes them. */

export const show = {
  one: 'Pokaż {count} zgłoszenie',
  few: 'Pokaż {count} zgłoszenia',
  many: 'Pokaż {count} zgłoszeń',
};
/** The same if there are no results. */
export const noMatch = 'Brak pasujących zgłoszeń';

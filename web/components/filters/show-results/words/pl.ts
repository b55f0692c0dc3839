/** A button below the filters on a phone: closes them. */

export const show = {
  one: 'Pokaż {count} zgłoszenie',
  few: 'Pokaż {count} zgłoszenia',
  many: 'Pokaż {count} zgłoszeń',
};
/** In its place where nothing is found. */
export const noMatch = 'Brak pasujących zgłoszeń';

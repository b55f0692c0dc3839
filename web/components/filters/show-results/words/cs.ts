/** A button below the filters on a phone: closes them. */

export const show = {
  one: 'Zobrazit {count} hlášení',
  few: 'Zobrazit {count} hlášení',
  other: 'Zobrazit {count} hlášení',
};
/** In its place where nothing is found. */
export const noMatch = 'Žádné hlášení neodpovídá';

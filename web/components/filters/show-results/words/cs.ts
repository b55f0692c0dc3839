/** A button below the filters on a phone that closes them. */

export const show = {
  one: 'Zobrazit {count} hlášení',
  few: 'Zobrazit {count} hlášení',
  other: 'Zobrazit {count} hlášení',
};
/** The same if there are no results. */
export const noMatch = 'Žádné hlášení neodpovídá';

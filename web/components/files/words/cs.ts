// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'Export do CSV';
export const exporting = 'Exportuji…';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Export hotov';
export const hasBeenSaved = 'Soubor {name} je uložen.';
export const exportFailed = 'Export selhal';
export const failedToExport = 'Export se nepodařil.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt = 'Všechna hlášení, která projdou filtry. Kdo je poslal, v souboru nikdy není.';
export const exportIt = 'Exportovat';
export const nameAircraft = 'Uvést letadlo: poznávací značku a výrobní číslo';
export const beforeNaming =
  'Kdo zná letadlo, často ví, kdo v něm seděl. Do souborů, které jdou mimo bezpečnostní tým, značku nedávejte. U každého exportu je v protokolu, zda byla volba zaškrtnutá.';

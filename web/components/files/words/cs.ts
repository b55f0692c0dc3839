// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'Export do CSV';
export const exporting = 'Exportuji…';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Export hotov';
export const hasBeenSaved = 'Soubor {name} je uložen.';
export const exportFailed = 'Export selhal';
export const failedToExport = 'Export se nepodařil.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt = 'Všechna hlášení, která projdou filtry. Kdo je poslal, v souboru nikdy není.';
export const exportIt = 'Exportovat';
export const nameAircraft = 'Uvést letadlo: poznávací značku a výrobní číslo';
export const beforeNaming =
  'Kdo zná letadlo, často ví, kdo v něm seděl. Do souborů, které jdou mimo bezpečnostní tým, značku nedávejte. U každého exportu je v protokolu, zda byla volba zaškrtnutá.';

// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'Exporteren als CSV';
export const exporting = 'Exporteren…';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Geëxporteerd';
export const hasBeenSaved = '{name} is opgeslagen.';
export const exportFailed = 'Exporteren mislukt';
export const failedToExport = 'Het exporteren is niet gelukt.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt = 'Alle meldingen binnen de filters. Wie gemeld heeft, staat nooit in het bestand.';
export const exportIt = 'Exporteren';
export const nameAircraft = 'Toestel noemen: registratie en serienummer';
export const beforeNaming =
  'Wie het toestel kent, weet vaak ook wie ermee vloog. Laat dit weg uit bestanden die verder gaan dan het veiligheidsteam. De auditlog houdt van elke export bij of dit was aangevinkt.';

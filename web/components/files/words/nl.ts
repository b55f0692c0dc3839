// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'Exporteren als CSV';
export const exporting = 'Exporteren…';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Geëxporteerd';
export const hasBeenSaved = '{name} is opgeslagen.';
export const exportFailed = 'Exporteren mislukt';
export const failedToExport = 'Het exporteren is niet gelukt.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt = 'Alle meldingen binnen de filters. Wie gemeld heeft, staat nooit in het bestand.';
export const exportIt = 'Exporteren';
export const nameAircraft = 'Toestel noemen: registratie en serienummer';
export const beforeNaming =
  'Wie het toestel kent, weet vaak ook wie ermee vloog. Laat dit weg uit bestanden die verder gaan dan het veiligheidsteam. De auditlog houdt van elke export bij of dit was aangevinkt.';

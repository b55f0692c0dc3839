// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'Exportera CSV';
export const exporting = 'Exporterar…';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Exporterat';
export const hasBeenSaved = '{name} har sparats.';
export const exportFailed = 'Exporten misslyckades';
export const failedToExport = 'Det gick inte att exportera.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt = 'Alla rapporter som filtren släpper fram. Vem som rapporterade står aldrig i filen.';
export const exportIt = 'Exportera';
export const nameAircraft = 'Ange luftfartyget: registrering och serienummer';
export const beforeNaming =
  'Den som känner igen luftfartyget vet ofta vem som flög. Kryssa inte i rutan för filer som lämnar säkerhetsteamet. Händelseloggen visar för varje export om rutan var ikryssad.';

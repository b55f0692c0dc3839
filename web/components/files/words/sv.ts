// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'Exportera CSV';
export const exporting = 'Exporterar…';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Exporterat';
export const hasBeenSaved = '{name} har sparats.';
export const exportFailed = 'Exporten misslyckades';
export const failedToExport = 'Det gick inte att exportera.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt = 'Alla rapporter som filtren släpper fram. Vem som rapporterade står aldrig i filen.';
export const exportIt = 'Exportera';
export const nameAircraft = 'Ange luftfartyget: registrering och serienummer';
export const beforeNaming =
  'Den som känner igen luftfartyget vet ofta vem som flög. Kryssa inte i rutan för filer som lämnar säkerhetsteamet. Aktivitetsloggen visar för varje export om rutan var ikryssad.';

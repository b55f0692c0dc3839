// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Meldung gesendet';
export const thanks = 'Danke für deine Meldung. Das Sicherheitsteam wird sie prüfen.';
/** Two buttons. */
export const submitAnother = 'Weitere Meldung abgeben';
export const viewReports = 'Veröffentlichte Meldungen lesen';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Angaben fehlerhaft: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft =
  'Die Meldung ging ohne einige ihrer Fotos ab. Du kannst sie später mit deinem Code nachreichen.';

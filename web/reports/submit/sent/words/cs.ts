// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Hlášení je odesláno';
export const thanks = 'Děkujeme za vaše hlášení. Bezpečnostní tým si ho přečte.';
/** Two buttons. */
export const submitAnother = 'Podat další hlášení';
export const viewReports = 'Číst hlášení';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Něco nesouhlasí: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft = 'Hlášení bylo odesláno bez některých fotografií. Lze je přidat později pomocí kódu.';

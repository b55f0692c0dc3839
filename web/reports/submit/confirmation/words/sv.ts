// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Rapporten är skickad';
export const thanks = 'Tack för din rapport. Säkerhetsteamet kommer att granska den.';
/** Two buttons. */
export const submitAnother = 'Skicka en rapport till';
export const viewReports = 'Läs publicerade rapporter';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Rapporten skickas';
export const waitForCode = 'Vänta ett ögonblick på din kvittokod.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'Fel i uppgifterna: {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted =
  'Rapporten skickades, men några av fotona kom inte med. Du kan lägga till dem senare med din kod.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted = 'Flygloggen hann inte läsas in och ingår inte i rapporten.';
/** Below the code, if photos had been chosen. */
export const photosNotKept = 'Foton sparas inte tillsammans med rapporten. Du kan lägga till dem senare med din kod.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'Din rapport väntar';
export const notSentYet =
  'Inte skickad än. Den är krypterad och sparad på den här enheten och skickas när den här sidan är öppen och det finns uppkoppling.';
export const openWithCode =
  'Så länge den väntar kan du också öppna den på den här sidan med koden, ändra den och skicka den.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'Nu är den skickad.';
export const nowDeleted = 'Den har tagits bort från enheten.';
/** The heading, once it has been deleted. */
export const deleted = 'Rapporten är borttagen';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'Fem rapporter väntar redan på den här enheten. Skicka eller ta bort en av dem först. Allt du skrivit finns kvar.';
export const noRoom = 'Det finns inte plats att spara rapporten på den här enheten. Allt du skrivit finns kvar.';

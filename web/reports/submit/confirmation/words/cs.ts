// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Hlášení je odesláno';
export const thanks = 'Děkujeme za vaše hlášení. Bezpečnostní tým si ho přečte.';
/** Two buttons. */
export const submitAnother = 'Podat další hlášení';
export const viewReports = 'Číst hlášení';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Hlášení se odesílá';
export const waitForCode = 'Ještě okamžik, hned se zobrazí kód vašeho hlášení.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'Něco nesouhlasí: {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted = 'Hlášení bylo odesláno bez některých fotografií. Lze je přidat později pomocí kódu.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted = 'Záznam letu se nepodařilo včas přečíst, a proto není součástí hlášení.';
/** Below the code, if photos had been chosen. */
export const photosNotKept = 'Fotografie se s ním neukládají. Lze je přidat později pomocí kódu.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'Vaše hlášení čeká';
export const notSentYet =
  'Zatím neodesláno. Hlášení je uloženo v tomto zařízení zašifrované a odešle se, až bude tato stránka otevřená a budete online.';
export const openWithCode = 'Dokud čeká, můžete ho s tímto kódem na této stránce také otevřít, upravit a odeslat.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'Hlášení je teď odesláno.';
export const nowDeleted = 'Hlášení bylo z tohoto zařízení smazáno.';
/** The heading, once it has been deleted. */
export const deleted = 'Hlášení smazáno';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'V tomto zařízení už čeká pět hlášení. Nejdřív prosím jedno z nich odešlete nebo smažte. Všechno, co jste napsali, tu zůstalo.';
export const noRoom = 'V tomto zařízení není pro hlášení místo. Všechno, co jste napsali, tu zůstalo.';

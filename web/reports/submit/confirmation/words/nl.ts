// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Je melding is verstuurd';
export const thanks = 'Bedankt voor je melding. Het veiligheidsteam gaat die bekijken.';
/** Two buttons. */
export const submitAnother = 'Nog een melding doen';
export const viewReports = 'Openbare meldingen lezen';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Je melding wordt verstuurd';
export const waitForCode = 'Wacht nog even op je volgcode.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'Dit klopt nog niet: {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted =
  'De melding is zonder een deel van de foto’s verstuurd. Je kunt ze later met je code toevoegen.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted = 'De vluchtlog kon niet op tijd worden gelezen en hoort niet bij de melding.';
/** Below the code, if photos had been chosen. */
export const photosNotKept = 'De foto’s worden niet bewaard. Je kunt ze later met je code toevoegen.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'Je melding wacht';
export const notSentYet =
  'Nog niet verstuurd. Je melding staat versleuteld op dit apparaat en wordt verstuurd zodra deze pagina open is en er verbinding is.';
export const openWithCode =
  'Zolang je melding wacht, kun je die met deze code op deze pagina ook openen, wijzigen en versturen.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'Je melding is nu verstuurd.';
export const nowDeleted = 'Je melding is van dit apparaat verwijderd.';
/** The heading, once it has been deleted. */
export const deleted = 'Melding verwijderd';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'Er wachten al vijf meldingen op dit apparaat. Verstuur of verwijder er eerst een. Alles wat je schreef, staat er nog.';
export const noRoom = 'Er is op dit apparaat geen ruimte om je melding te bewaren. Alles wat je schreef, staat er nog.';

// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Je melding is verstuurd';
export const thanks = 'Bedankt voor je melding. Het veiligheidsteam gaat hem bekijken.';
/** Two buttons. */
export const submitAnother = 'Nog een melding doen';
export const viewReports = 'Openbare meldingen lezen';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Dit klopt nog niet: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft =
  'De melding is zonder een deel van de foto’s verstuurd. Je kunt ze later met je code toevoegen.';

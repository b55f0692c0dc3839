// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Veiligheidsmelding doen';
/** Below the heading, on wide screens. */
export const intro =
  'Vertel ons wat er gebeurd is. Het kost zo’n twee minuten, en misschien bespaar je een ander hetzelfde.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'Je melding is vertrouwelijk.';
export const whoSeesYou = 'Alleen het veiligheidsteam ziet wie je bent.';
export const whatIsPublished =
  'Wat later gepubliceerd wordt, is eerst nagekeken en geanonimiseerd. We zoeken oorzaken, geen schuldigen.';

/** Below the form. */
export const whoSeesWhat =
  'Alleen het veiligheidsteam ziet je naam, e-mailadres, telefoonnummer en de registratie van het toestel. Wat later gepubliceerd wordt, is eerst nagekeken en geanonimiseerd. We zoeken oorzaken, geen schuldigen.';
/** A link to the page `Follow your report`. */
export const sentAlready = 'Al een melding verstuurd? Volg je melding';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript =
  'Om een melding te versturen is JavaScript nodig: zet het aan in je browser voordat je gaat schrijven.';
/** {address} is an email address, as a link. */
export const writeMail =
  'Of mail naar {address} en noem je club. Een mail laat iedereen die hem in handen krijgt zien wie je bent, en je krijgt er geen volgcode bij.';
/** The subject of that email. */
export const mailSubject = 'Veiligheidsmelding';

// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Invia una segnalazione';
/** Below the heading, on wide screens. */
export const intro =
  'Raccontaci che cosa è successo. Bastano due minuti circa, e forse eviterai a qualcun altro di trovarsi nello stesso guaio.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'La tua segnalazione è riservata.';
export const whoSeesYou = 'Solo il team sicurezza vede chi sei.';
export const whatIsPublished =
  'Prima di pubblicare qualcosa, lo esaminiamo e lo rendiamo anonimo. Cerchiamo le cause, non un colpevole.';

/** Below the form. */
export const whoSeesWhat =
  'Solo il team sicurezza vede il tuo nome, l’email, il telefono e le marche dell’aeromobile. Prima di pubblicare qualcosa, lo esaminiamo e lo rendiamo anonimo. Cerchiamo le cause, non un colpevole.';
/** A link to the page `Follow your report`. */
export const sentAlready = 'Ne hai già inviata una? Segui la tua segnalazione';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript = 'Per inviare una segnalazione serve JavaScript: attivalo nel browser prima di scrivere.';
/** {address} is an email address, as a link. */
export const writeMail =
  'Oppure scrivi un’email a {address} indicando il tuo club. Un’email però rivela chi sei a chiunque ce l’abbia tra le mani, e non dà un codice di ricevuta.';
/** The subject of that email. */
export const mailSubject = 'Segnalazione di sicurezza';

// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Déposer un REX';
/** Below the heading, on wide screens. */
export const intro =
  'Racontez ce qui s’est passé. Cela prend deux minutes environ et peut éviter à quelqu’un d’autre de se faire piéger.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'Votre REX est confidentiel.';
export const whoSeesYou = 'Seule l’équipe sécurité voit qui vous êtes.';
export const whatIsPublished =
  'Avant toute publication, il est relu et anonymisé. Nous cherchons des causes, pas des coupables.';

/** Below the form. */
export const whoSeesWhat =
  'Seule l’équipe sécurité voit votre nom, votre e-mail, votre téléphone et l’immatriculation de l’aéronef. Avant toute publication, votre REX est relu et anonymisé. Nous cherchons des causes, pas des coupables.';
/** A link to the page `Follow your report`. */
export const sentAlready = 'Déjà envoyé ? Suivre mon REX';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript = 'L’envoi d’un REX a besoin de JavaScript : activez-le dans votre navigateur avant d’écrire.';
/** {address} is an email address, as a link. */
export const writeMail =
  'Ou écrivez un e-mail à {address} en précisant votre club. Un e-mail montre qui vous êtes à tous ceux par qui il passe, et ne donne pas de code de suivi.';
/** The subject of that email. */
export const mailSubject = 'Retour d’expérience (REX)';

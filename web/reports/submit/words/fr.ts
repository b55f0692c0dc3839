// The page /submit: what stands above and below the form. The texts of the form itself stand in form/words.

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
/** A link to the page where a report is followed. */
export const sentAlready = 'Déjà envoyé ? Suivre mon REX';

/** Shown in place of the form where the browser runs no script. */
export const needsScript = 'L’envoi d’un REX a besoin de JavaScript : activez-le dans votre navigateur avant d’écrire.';
/** {address} is a mail address, as a link. */
export const writeMail =
  'Ou écrivez un e-mail à {address} en précisant votre club. Un e-mail montre qui vous êtes à ceux qui le transmettent, et ne donne pas de code de suivi.';
/** The subject of that mail. */
export const mailSubject = 'Retour d’expérience (REX)';

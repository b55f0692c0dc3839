// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Votre REX est bien parti';
export const thanks = 'Merci de l’avoir raconté. L’équipe sécurité va lire votre REX.';
/** Two buttons. */
export const submitAnother = 'Déposer un autre REX';
export const viewReports = 'Lire les REX publiés';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Votre REX est en cours d’envoi';
export const waitForCode = 'Encore un instant : votre code de suivi va s’afficher.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'À corriger : {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted =
  'Le REX est parti sans certaines de ses photos. Vous pourrez les ajouter plus tard avec votre code.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted = 'L’enregistrement du vol n’a pas pu être lu à temps : il n’est pas joint au REX.';
/** Below the code, if photos had been chosen. */
export const photosNotKept =
  'Les photos ne sont pas conservées avec lui. Vous pourrez les ajouter plus tard avec votre code.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'Votre REX attend';
export const notSentYet =
  'Pas encore envoyé. Il est conservé chiffré sur cet appareil et partira dès que cette page sera ouverte et qu’il y aura du réseau.';
export const openWithCode =
  'Tant qu’il attend, ce code vous permet aussi de l’ouvrir sur cette page, de le modifier et de l’envoyer.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'Il est maintenant envoyé.';
export const nowDeleted = 'Il a été retiré de cet appareil.';
/** The heading, once it has been deleted. */
export const deleted = 'REX supprimé';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'Cinq REX attendent déjà sur cet appareil. Envoyez-en ou supprimez-en d’abord un. Tout ce que vous avez écrit est encore là.';
export const noRoom = 'Il n’y a pas la place de le garder sur cet appareil. Tout ce que vous avez écrit est encore là.';

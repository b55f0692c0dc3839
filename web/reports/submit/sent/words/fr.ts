// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Votre REX est bien parti';
export const thanks = 'Merci de l’avoir raconté. L’équipe sécurité va lire votre REX.';
/** Two buttons. */
export const submitAnother = 'Déposer un autre REX';
export const viewReports = 'Lire les REX publiés';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'À corriger : {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft =
  'Le REX est parti sans certaines de ses photos. Vous pourrez les ajouter plus tard avec votre code.';

// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Suivre mon REX';
export const intro =
  'Voyez la suite donnée à votre REX, répondez aux questions ou ajoutez ce que vous aviez oublié. Il vous faut seulement le code de suivi affiché lors de l’envoi.';
export const lostCode =
  'Un code perdu ne peut pas être retrouvé, ni par nous ni par l’équipe sécurité : il n’est conservé nulle part. Votre REX, lui, est en lieu sûr. Un code n’est plus valable quand l’équipe sécurité a effacé la conversation.';

/** The form for the code. */
export const needsScript = 'Cette page a besoin de JavaScript : activez-le dans votre navigateur.';
export const receiptCode = 'Code de suivi';
export const codeHint = '20 lettres et chiffres. Majuscules, espaces et tirets n’ont pas d’importance.';
export const enterCode = 'Saisissez votre code de suivi';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Vérifiez-le caractère par caractère. Un code cesse aussi d’être valable quand l’équipe sécurité a effacé la conversation.';
/** The button, and its label while busy. */
export const showReport = 'Voir mon REX';
export const openingLabel = 'Ouverture…';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'Ce code n’est plus valable : l’équipe sécurité a effacé la conversation.';
export const closed = 'Votre REX n’est plus affiché ici, et cette page a oublié votre code.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'Votre REX du {day}';
export const readCopy = 'Lire la version anonymisée qui est publiée';
export const teamSays = 'La réponse de l’équipe sécurité';
export const messages = 'Messages';
/** A button that makes the page forget the code. */
export const close = 'Fermer';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = 'Fermer sans envoyer ?';
export const unsentMeans = 'Ce que vous avez écrit ou choisi ici sans l’envoyer sera supprimé.';
export const closeAnyway = 'Fermer et supprimer';
export const keepWriting = 'Continuer à écrire';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Reçu',
  'looked-at': 'Quelqu’un s’en occupe',
  'acted-on': 'Une action est engagée',
  closed: 'Clos',
};
export const stateSaid = {
  received: 'Votre REX est arrivé. Quelqu’un de l’équipe sécurité va le lire.',
  'looked-at': 'Quelqu’un de l’équipe sécurité l’a pris en charge.',
  'acted-on': 'L’équipe sécurité a décidé quoi faire et agit en conséquence.',
  closed: 'L’équipe sécurité a terminé son travail. Vous pouvez toujours lui écrire.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = { received: 'Reçu', 'looked-at': 'Lu', 'acted-on': 'Action', closed: 'Clos' };

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Équipe sécurité', reporter: 'Vous' };
export const noMessages = 'Pas encore de message. Si l’équipe sécurité a une question, vous la trouverez ici.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Ajouter ce que j’ai oublié';
export const addHint =
  'Répondez ici à une question, ou écrivez ce qui vous est revenu depuis. Seule l’équipe sécurité vous lit.';
export const answerQuestion = 'Répondre à la question';
export const answerHint = 'L’équipe sécurité vous a écrit : « {question} » Elle seule lira votre réponse.';
/** {day} and {all} are numbers of messages. */
export const full =
  'Vous pouvez envoyer {day} messages par jour et {all} en tout. Vous avez atteint l’une de ces limites : revenez demain, ou parlez-en directement à l’équipe sécurité.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Envoyer';
export const sending = 'Envoi…';
export const sent = 'C’est envoyé. L’équipe sécurité peut maintenant vous lire.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Effacer mes coordonnées';
export const eraseQuestion = 'Effacer mes coordonnées ?';
export const eraseMeans =
  'Votre nom, votre e-mail et votre téléphone sont effacés pour de bon : plus personne ne pourra vous écrire ni vous appeler. Vos photos et votre enregistrement de vol sont effacés aussi. Votre REX et vos messages restent, et votre code reste valable.';
export const keepThem = 'Les garder';
export const eraseForGood = 'Effacer pour de bon';
export const erasing = 'Effacement…';
export const erased = 'Votre nom, votre e-mail et votre téléphone sont effacés. Votre code reste valable.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'Autres précisions';
export const detailsHint =
  'Jour, lieu, aéronef, météo : ce que vous avez laissé de côté peut être ajouté ici. Ce que vous avez déjà indiqué n’est pas affiché.';
export const addDetails = 'Ajouter des précisions';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Ouverture de votre REX…';
export const tryAgain = 'Réessayer';
export const linkOver = 'Ce lien a déjà servi ou il est trop ancien. Saisissez votre code de suivi.';
export const visitOver =
  'Le lien de l’e-mail ouvre votre REX pendant une heure, et cette heure est écoulée. Saisissez votre code de suivi.';
export const eraseWithCode = 'Pour effacer vos coordonnées, ouvrez votre REX avec votre code de suivi.';

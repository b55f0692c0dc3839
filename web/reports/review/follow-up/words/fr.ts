/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Impossible de charger le traitement : {reason}';
export const loading = 'Chargement du traitement…';
export const tryAgain = 'Réessayer';

/** Name of the list of sections. */
export const sections = 'Rubriques';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Classification',
  risk: 'Risque',
  actions: 'Actions',
  reply: 'Réponse à l’auteur',
  findings: 'Constats et conclusions',
  closing: 'Clôture',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(fait)';
export const isNotDone = '(à faire)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} ouverte)', other: '({count} ouvertes)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Non précisé';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = '{max} choix faits';
export const chooseOrSearch = 'Choisir ou chercher ({max} au plus)…';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = 'Rétablir « {label} »';
/** Name of a button with a cross. */
export const remove = 'Retirer {label}';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id} : {label}';

/** Name of the two questions below. */
export const howBad = 'Jusqu’où cela aurait-il pu aller ?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'Si cela avait continué, quelle issue aurait été vraisemblable ?';
export const remainingSafeguards = 'Que restait-il pour l’éviter ?';
/** The result of the two answers. */
export const risks = { low: 'Risque faible', medium: 'Risque moyen', high: 'Risque élevé' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'indice {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'Indice de risque de l’événement selon ARMS : {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Impossible de charger les actions : {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Ajouter une autre action';
/** Name of the form. */
export const addAnAction = 'Ajouter une action';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Rien ne part tant que vous n’avez pas appuyé sur « Envoyer à l’auteur ».';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'Cet auteur n’a pas de code pour lire la réponse.';
export const tellReporter = 'Envoyer à l’auteur';
/** On the button while busy. */
export const telling = 'Envoi…';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Merci pour votre REX. Nous l’avons étudié, et voici ce que nous faisons…';
/** Above the reply that was sent. */
export const sentOn = 'Envoyé le {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Aperçu';
export const namesAreReplaced = 'Les noms et tout autre élément identifiant sont remplacés ici.';
export const updating = 'Mise à jour…';
/** Why the button is disabled. */
export const nothingToSend = 'Il n’y a encore rien à envoyer.';
export const saving = 'Enregistrement…';
export const hasThisReply = 'L’auteur a cette réponse.';
/** Messages: their titles and texts. */
export const replySent = 'Réponse envoyée';
export const canReadItNow = 'L’auteur peut maintenant la lire.';
export const replyNotSent = 'Échec de l’envoi';
export const replyCouldNotBeSent = 'La réponse n’est pas partie.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Seule l’équipe sécurité peut les lire.';

/** A question with a few answers, and a field. */
export const whyClose = 'Pourquoi peut-on le clore ?';
export const note = 'Remarque';
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Clore le traitement';
export const closing = 'Clôture…';
export const chooseReason = 'Choisissez une raison';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Clos le {day} : {reason}';
export const closedOnBy = 'Clos le {day} par {name} : {reason}';
/** A button, and its label while busy. */
export const reopen = 'Rouvrir';
export const reopening = 'Réouverture…';
/** Messages: their titles and texts. */
export const notClosed = 'Échec de la clôture';
export const couldNotBeClosed = 'Le traitement n’a pas pu être clos.';
export const notReopened = 'Échec de la réouverture';
export const couldNotBeReopened = 'Le traitement n’a pas pu être rouvert.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Personne pour l’instant';
export const nameIsMe = '{name} (moi)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'Votre texte est toujours là, mais pas encore enregistré. La version enregistrée :';
/** Buttons: which version to keep. */
export const saveMine = 'Enregistrer ma version';
export const useTheirs = 'Prendre la version enregistrée';

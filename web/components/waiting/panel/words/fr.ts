// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'REX en attente';
export const waiting = { one: '{count} REX en attente', other: '{count} REX en attente' };
/** Once they have arrived. */
export const sent = { one: '{count} REX a été envoyé.', other: '{count} REX ont été envoyés.' };
/** Three buttons, and the first while busy. */
export const sendNow = 'Envoyer maintenant';
export const sending = 'Envoi…';
export const open = 'Ouvrir';
export const deleteIt = 'Supprimer';
/** After the first button, if it is open in the form. */
export const openInForm = 'Il est ouvert dans le formulaire : envoyez-le de là.';
/** After the first button, without a connection. */
export const noConnection = 'L’envoi n’a pas encore abouti. Le REX reste ici, avec un nouvel essai chaque minute.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Conservé depuis le {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Ouvert en dernier';
/** From the third day on, and from the sixth. */
export const urgency = {
  soon: 'Envoyez-le bientôt',
  today: 'Votre navigateur risque de le supprimer. Envoyez-le aujourd’hui.',
};
/** The report breaks a rule, or the server has another key. */
export const refused = 'Le serveur ne l’a pas accepté. Ouvrez-le avec son code pour le modifier.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'Le supprimer ? Il n’existe nulle part ailleurs.';
export const deleteForGood = 'Supprimer définitivement';
export const keepIt = 'Garder';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Code de suivi';
export const codeHint = 'Le code affiché quand le REX a été enregistré sur cet appareil.';
export const openIt = 'Ouvrir le REX';
export const cancel = 'Annuler';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'Ce code n’ouvre rien de ce qui attend ici.';
export const finishFirst = 'Envoyez d’abord ce que vous écrivez, ou videz le formulaire.';
export const busy = 'Il est en cours d’envoi, ou déjà ouvert. Réessayez dans un instant.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: 'Quitter sans envoyer ?',
  text: 'Vos modifications du REX ouvert seront perdues. Le REX reste ici tel qu’il était.',
  confirm: 'Quitter la page',
  cancel: 'Continuer à écrire',
};

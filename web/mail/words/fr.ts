/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'E-mails';
export const subtitle = 'L’état des derniers e-mails. Ni destinataire ni objet ne sont conservés ici.';
export const accessDenied = 'Accès refusé. Seuls les super-admins peuvent voir l’état des e-mails.';
export const loadingMails = 'Chargement des e-mails…';
export const mailsNotLoaded = 'Impossible de charger les e-mails.';
export const noMails = 'Pas encore d’e-mail. Le premier partira quand il se passera quelque chose.';
/** Above the table. */
export const mailsFailed = {
  one: 'Un e-mail n’a pas pu être remis. La dernière réponse dit pourquoi : peut-être une adresse mal écrite, ou un serveur de messagerie indisponible pendant un jour.',
  other:
    '{count} e-mails n’ont pas pu être remis. La dernière réponse dit pourquoi : peut-être une adresse mal écrite, ou un serveur de messagerie indisponible pendant un jour.',
};

/** Headings of columns. */
export const written = 'Rédigé';
export const kind = 'Type';
export const state = 'État';
export const lastAnswer = 'Dernière réponse du serveur de messagerie';
/** Instead of a response. */
export const noneYet = 'Pas encore';
/** The number of delivery attempts. */
export const tries = { one: '{count} essai', other: '{count} essais' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'Nouveau REX',
  answer: 'Réponse d’un auteur',
  question: 'Question à un auteur',
  unreviewed: 'Rappel au sujet d’un REX',
  'actions-due': 'Actions à échéance',
  clock: 'Échéance auprès de l’autorité',
  reset: 'Demande de nouveau mot de passe',
  'password-changed': 'Mot de passe changé',
  'second-factor-changed': 'Second facteur modifié',
  'sign-in-attempts': 'Tentatives de connexion',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ En attente', sent: '✓ Envoyé', failed: '✕ Échec' };

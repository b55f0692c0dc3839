/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'Une échéance auprès de l’autorité approche',
  'new-report': 'Un REX vous attend',
  answer: 'Une réponse vous attend',
  unreviewed: 'Un REX vous attend',
  question: 'Une question sur votre REX',
  'actions-due': 'Des actions arrivent à échéance',
  reset: 'Choisir un nouveau mot de passe',
  'password-changed': 'Votre mot de passe a été changé',
  'second-factor-changed': 'Votre second facteur a été modifié',
  'sign-in-attempts': 'Tentatives de connexion à votre compte',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Des REX vous attendent';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'Une échéance auprès de l’autorité approche. Connectez-vous pour la voir :',
  'new-report': 'Un REX vous attend. Connectez-vous pour le lire :',
  answer: 'Une réponse à une question de l’équipe sécurité vous attend. Connectez-vous pour la lire :',
  unreviewed: 'Un REX attend toujours. Connectez-vous pour le lire :',
  question: 'Il y a une question sur votre REX. Lisez-la avec votre code de suivi :',
  'actions-due': 'Des actions arrivent à échéance. Connectez-vous pour les voir :',
  reset:
    'Quelqu’un (vous, nous l’espérons) a demandé un nouveau mot de passe pour votre compte. Le lien est valable 30 minutes, une seule fois :',
  'password-changed':
    'Le mot de passe de votre compte a été changé. Si ce n’était pas vous, choisissez-en un nouveau tout de suite, ou adressez-vous à un admin :',
  'second-factor-changed':
    'La façon de vous connecter à votre compte a été modifiée. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ou adressez-vous à un admin :',
  'sign-in-attempts':
    'Quelqu’un qui connaît votre mot de passe a essayé de nombreux codes erronés pour se connecter à votre compte. Choisissez un nouveau mot de passe :',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Des dangers sont à revoir. Connectez-vous pour les voir :';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens =
  'Il y a une question sur votre REX. Ce lien ouvre votre REX une seule fois, dans les 14 jours, sans le code de suivi :';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Des REX vous attendent. Connectez-vous pour les lire :',
  unreviewed: 'Des REX attendent toujours. Connectez-vous pour les lire :',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'Vous recevez cet e-mail parce que les REX d’un club de vol à voile vous sont adressés.',
  reporter: 'Vous recevez cet e-mail parce que vous l’avez demandé en envoyant votre REX.',
  actions: 'Vous recevez cet e-mail parce que vous suivez des actions de sécurité dans un club de vol à voile.',
  account: 'Vous recevez cet e-mail parce qu’il concerne votre compte ; ces e-mails ne peuvent pas être arrêtés.',
  reset:
    'Vous recevez cet e-mail parce qu’il concerne votre compte ; ces e-mails ne peuvent pas être arrêtés. Si vous n’avez rien demandé, n’en tenez pas compte : rien n’a changé.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'Pour ne plus recevoir ces e-mails : {link}';

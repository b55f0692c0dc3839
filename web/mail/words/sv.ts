/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'E-post';
export const subtitle = 'Vad som hände med de senaste mejlen. Till vem och om vad sparas inte här.';
export const accessDenied = 'Ingen åtkomst. Bara superadministratörer kan se vad som hände med mejlen.';
export const loadingMails = 'Laddar mejlen…';
export const mailsNotLoaded = 'Mejlen kunde inte laddas.';
export const noMails = 'Inga mejl ännu. Det första skickas när något händer.';
/** Above the table. */
export const mailsFailed = {
  one: 'Ett mejl kunde inte levereras. Det senaste svaret visar varför: kanske är en adress felskriven, eller så var e-postservern ur drift i ett dygn.',
  other:
    '{count} mejl kunde inte levereras. Det senaste svaret visar varför: kanske är en adress felskriven, eller så var e-postservern ur drift i ett dygn.',
};

/** Headings of columns. */
export const written = 'Skrivet';
export const kind = 'Ärende';
export const state = 'Läge';
export const lastAnswer = 'E-postserverns senaste svar';
/** Instead of a response. */
export const noneYet = 'Inget ännu';
/** The number of delivery attempts. */
export const tries = { one: '{count} försök', other: '{count} försök' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'Ny rapport',
  answer: 'Svar från en rapportör',
  question: 'Fråga till en rapportör',
  unreviewed: 'Påminnelse om en rapport',
  'actions-due': 'Åtgärder som ska vara klara',
  clock: 'Tidsfrist hos myndigheten',
  reset: 'Begäran om nytt lösenord',
  'password-changed': 'Lösenordet ändrat',
  'second-factor-changed': 'Andra faktorn ändrad',
  'sign-in-attempts': 'Inloggningsförsök',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ Väntar', sent: '✓ Skickat', failed: '✕ Misslyckat' };

/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'E-maily';
export const subtitle = 'Jak dopadly poslední e-maily. Komu šly a o čem byly, se tu neuchovává.';
export const accessDenied = 'Přístup odepřen. Jak e-maily dopadly, vidí jen superadmini.';
export const loadingMails = 'Načítám e-maily…';
export const mailsNotLoaded = 'E-maily se nepodařilo načíst.';
export const noMails = 'Zatím žádné e-maily. První odejde, až se něco stane.';
/** Above the table. */
export const mailsFailed = {
  one: 'Jeden e-mail se nepodařilo doručit. Proč, říká poslední odpověď: v adrese může být překlep, nebo poštovní server den nefungoval.',
  few: '{count} e-maily se nepodařilo doručit. Proč, říká poslední odpověď: v adrese může být překlep, nebo poštovní server den nefungoval.',
  other:
    '{count} e-mailů se nepodařilo doručit. Proč, říká poslední odpověď: v adrese může být překlep, nebo poštovní server den nefungoval.',
};

/** Headings of columns. */
export const written = 'Napsáno';
export const kind = 'Druh';
export const state = 'Stav';
export const lastAnswer = 'Poslední odpověď poštovního serveru';
/** Instead of a response. */
export const noneYet = 'Zatím žádná';
/** The number of delivery attempts. */
export const tries = { one: '{count} pokus', few: '{count} pokusy', other: '{count} pokusů' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'Nové hlášení',
  answer: 'Odpověď oznamovatele',
  question: 'Otázka oznamovateli',
  unreviewed: 'Připomínka hlášení',
  'actions-due': 'Opatření ke splnění',
  clock: 'Termín pro ohlášení úřadu',
  reset: 'Žádost o nové heslo',
  'password-changed': 'Změna hesla',
  'second-factor-changed': 'Změna druhého faktoru',
  'sign-in-attempts': 'Pokusy o přihlášení',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ Čeká', sent: '✓ Odesláno', failed: '✕ Selhalo' };

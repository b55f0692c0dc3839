/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'Blíží se termín pro ohlášení úřadu',
  'new-report': 'Čeká bezpečnostní hlášení',
  answer: 'Čeká odpověď',
  unreviewed: 'Čeká bezpečnostní hlášení',
  question: 'Otázka k vašemu hlášení',
  'actions-due': 'Opatření čekají na splnění',
  reset: 'Nastavení nového hesla',
  'password-changed': 'Vaše heslo bylo změněno',
  'second-factor-changed': 'Váš druhý faktor byl změněn',
  'sign-in-attempts': 'Pokusy o přihlášení k vašemu účtu',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Čekají bezpečnostní hlášení';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'Blíží se termín pro ohlášení úřadu. Po přihlášení ho uvidíte:',
  'new-report': 'Čeká bezpečnostní hlášení. Po přihlášení si ho přečtete:',
  answer: 'Čeká odpověď na otázku bezpečnostního týmu. Po přihlášení si ji přečtete:',
  unreviewed: 'Bezpečnostní hlášení stále čeká. Po přihlášení si ho přečtete:',
  question: 'K vašemu hlášení je otázka. Přečtete si ji s kódem hlášení:',
  'actions-due': 'Opatření čekají na splnění. Po přihlášení je uvidíte:',
  reset: 'Někdo (doufáme, že vy) požádal o nové heslo k vašemu účtu. Odkaz platí 30 minut a jen jednou:',
  'password-changed':
    'Heslo k vašemu účtu bylo změněno. Pokud jste to nebyli vy, nastavte si hned nové, nebo se obraťte na admina:',
  'second-factor-changed':
    'Způsob přihlašování k vašemu účtu byl změněn. Pokud jste to nebyli vy, nastavte si hned nové heslo, nebo se obraťte na admina:',
  'sign-in-attempts':
    'Někdo se pokoušel přihlásit k vašemu účtu: znal heslo a zadal mnoho špatných kódů. Nastavte si nové heslo:',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Nebezpečí čekají na přezkoumání. Po přihlášení je uvidíte:';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens = 'K vašemu hlášení je otázka. Tento odkaz ho otevře jednou, do 14 dnů, bez kódu hlášení:';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Čekají bezpečnostní hlášení. Po přihlášení si je přečtete:',
  unreviewed: 'Bezpečnostní hlášení stále čekají. Po přihlášení si je přečtete:',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'Tento e-mail dostáváte, protože k vám chodí bezpečnostní hlášení aeroklubu.',
  reporter: 'Tento e-mail dostáváte, protože jste si o něj při odeslání hlášení řekli.',
  actions: 'Tento e-mail dostáváte, protože máte na starosti bezpečnostní opatření v aeroklubu.',
  account: 'Tento e-mail dostáváte, protože se týká vašeho účtu; takové e-maily vypnout nelze.',
  reset:
    'Tento e-mail dostáváte, protože se týká vašeho účtu; takové e-maily vypnout nelze. Pokud jste o něj nežádali, e-mail ignorujte: nic se nezměnilo.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'Už tyto e-maily nechcete dostávat? {link}';

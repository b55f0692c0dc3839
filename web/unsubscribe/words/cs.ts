/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports: 'Neposílat už e-maily o tom, že čeká hlášení, odpověď nebo termín? Po přihlášení je uvidíte.',
  actions:
    'Neposílat už v pondělí e-maily o opatřeních ke splnění a nebezpečích k přezkoumání? Po přihlášení je uvidíte.',
  question: 'Neposílat už e-maily o otázkách k vašemu hlášení? S kódem hlášení si je můžete přečíst i dál.',
};
export const done = {
  reports: 'E-maily o hlášeních už posílat nebudeme.',
  actions: 'E-maily o opatřeních a nebezpečích už posílat nebudeme.',
  question: 'E-maily o tomto hlášení už posílat nebudeme.',
};
export const back = {
  reports: 'Znovu je zapnete po přihlášení ve svém účtu.',
  actions: 'Znovu je zapnete po přihlášení ve svém účtu.',
  question: 'S kódem hlášení si můžete otázky přečíst a odpovědět na ně i dál.',
};
/** Headings. */
export const isDone = 'Hotovo';
export const fewerMails = 'Méně e-mailů';
/** The button. */
export const stopMails = 'Už neposílat';
export const unknownLink = 'Tento odkaz neznáme';
export const unknownLinkText =
  'Možná se v e-mailu zkrátil. Otevřete ho odtamtud ještě jednou, nebo se přihlaste a vyberte si ve svém účtu.';

/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Chi fa che cosa ed entro quando, e se ha funzionato';
export const noStaffRights =
  'Il tuo account non ha diritti di gestione: i piloti possono accedere, ma non vedere le azioni. Se ti serve, chiedi all’amministratore del tuo club.';
export const loadingActions = 'Caricamento delle azioni…';
export const notLoaded = 'Non è stato possibile caricare le azioni.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Aperte';
export const mine = 'Le mie';
export const overdue = 'Scadute';
export const overdueCount = 'Scadute ({count})';
export const toCheck = 'Da verificare';
export const toCheckCount = 'Da verificare ({count})';
export const done = 'Concluse';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'Nessuna azione aperta. Scrivi chi fa che cosa ed entro quando, e più avanti chiedi se ha funzionato.',
  mine: 'Non hai azioni aperte.',
  overdue: 'Nessuna azione è scaduta.',
  check: 'Per ora non c’è nulla da verificare.',
  done: 'Ancora nessuna azione conclusa.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Apri la segnalazione';
export const openReportBehind = 'Apri la segnalazione da cui nasce: {title}';

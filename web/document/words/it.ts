/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Segnalazioni di sicurezza riservate per i club di volo a vela';
export const landing = 'Segnalazioni riservate e gestione della sicurezza per i club di volo a vela.';
export const submit =
  'Racconta al tuo club di volo a vela, in via riservata, che cosa è successo: così gli altri voleranno più sicuri.';
export const follow =
  'Guarda com’è andata a finire la tua segnalazione e rispondi alle domande: basta il codice di ricevuta.';
export const reports =
  'Segnalazioni di sicurezza anonimizzate dei club di volo a vela, esaminate dai loro team sicurezza.';
export const trends =
  'Che cosa dicono, tutte insieme, le segnalazioni pubblicate dai club di volo a vela: per trimestre, gravità, fase e aeromobile.';
export const briefing =
  'Tre lezioni dalle segnalazioni pubblicate per il briefing di oggi, da leggere e discutere insieme.';
export const stop = 'Non ricevere più un tipo di email.';
export const staff = 'Esamina e approva le segnalazioni di sicurezza';
/** Title of a missing page. */
export const notFound = '404 Pagina non trovata';
/** Alternative text of the preview picture. */
export const picture = 'Un aliante sopra un costone, e una manica a vento';

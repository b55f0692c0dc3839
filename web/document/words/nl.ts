/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Vertrouwelijke veiligheidsmeldingen voor zweefvliegclubs';
export const landing = 'Vertrouwelijk melden en veiligheidsmanagement voor zweefvliegclubs.';
export const submit = 'Vertel je zweefvliegclub in vertrouwen wat er gebeurde, zodat anderen veiliger kunnen vliegen.';
export const follow = 'Zie wat er met je veiligheidsmelding gedaan is en beantwoord vragen, met alleen je volgcode.';
export const reports =
  'Geanonimiseerde veiligheidsmeldingen van zweefvliegclubs, beoordeeld door hun veiligheidsteams.';
export const trends =
  'Wat de gepubliceerde veiligheidsmeldingen van zweefvliegclubs samen vertellen: per kwartaal, ernst, vluchtfase en soort toestel.';
export const briefing =
  'Drie lessen uit gepubliceerde veiligheidsmeldingen voor de briefing van vandaag, om samen te lezen en te bespreken.';
export const stop = 'Eén soort mails niet meer ontvangen.';
export const staff = 'Veiligheidsmeldingen beoordelen en goedkeuren';
/** Title of a missing page. */
export const notFound = '404 Pagina niet gevonden';
/** Alternative text of the preview picture. */
export const picture = 'Een zweefvliegtuig boven een helling, en een windzak';

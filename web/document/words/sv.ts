/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Konfidentiella säkerhetsrapporter för segelflygklubbar';
export const landing = 'Konfidentiell säkerhetsrapportering och säkerhetsarbete för segelflygklubbar.';
export const submit = 'Berätta i förtroende för din segelflygklubb vad som hände, så att andra kan flyga säkrare.';
export const follow = 'Se vad din säkerhetsrapport ledde till och svara på frågor, bara med din kvittokod.';
export const reports = 'Anonymiserade säkerhetsrapporter från segelflygklubbar, granskade av deras säkerhetsteam.';
export const trends =
  'Vad segelflygklubbarnas publicerade säkerhetsrapporter visar tillsammans, efter kvartal, allvarlighetsgrad, flygfas och luftfartyg.';
export const briefing =
  'Tre lärdomar ur publicerade säkerhetsrapporter till dagens genomgång, att läsa och diskutera tillsammans.';
export const stop = 'Stäng av en typ av mejl.';
export const staff = 'Granska och godkänn säkerhetsrapporter';
/** Title of a missing page. */
export const notFound = '404 Sidan finns inte';
/** Alternative text of the preview picture. */
export const picture = 'Ett segelflygplan över en bergskam och en vindstrut';
